// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../shell/settings.svelte';
import { RefusedError } from '../wire/connection.svelte';
import { ServerProblem } from '../wire/http';
import type { Problem, Refused } from '../wire/types';
import { faultOf } from './fault';
import { words } from './words.svelte';

beforeEach(() => {
  words.add(
    'en',
    'fault-name-taken = the name { $name } is taken\nfault-not-your-seat = you do not play { $seat } here\nweb-no-server = Nobody answers.',
  );
  words.add(
    'pl',
    'fault-name-taken = nazwa { $name } jest zajęta\nfault-not-your-seat = nie grasz tu stroną { $seat }\nweb-no-server = Nikt nie odpowiada.',
  );
});

const taken = new ServerProblem(409, {
  code: 'taken',
  message: 'the name Anna is taken',
  key: 'name-taken',
  params: { name: 'Anna' },
} as Problem);

describe('faults', () => {
  it('are told by their key, as a sentence, in the language of the moment', () => {
    settings.set({ language: 'pl' });
    expect(faultOf(taken)).toBe('Nazwa Anna jest zajęta.');
    settings.set({ language: 'en' });
    expect(faultOf(taken)).toBe('The name Anna is taken.');
  });

  it('call seats by their names', () => {
    settings.set({ language: 'en' });
    const refused = new RefusedError({
      type: 'refused',
      code: 'forbidden',
      message: 'no',
      key: 'not-your-seat',
      params: { seat: 'su' },
    } as unknown as Refused);
    expect(faultOf(refused, () => 'the Bolsheviks')).toBe('You do not play the Bolsheviks here.');
  });

  it('say what the engine said in the language of the moment', () => {
    words.add('en', 'fault-bad-notation = { $said }');
    words.add('pl', 'fault-bad-notation = { $said }');
    const bad = new ServerProblem(400, {
      code: 'bad-notation',
      message: 'no army x',
      key: 'bad-notation',
      params: { said: 'no army x', 'said-pl': 'nie ma armii x' },
    } as unknown as Problem);
    settings.set({ language: 'pl' });
    expect(faultOf(bad)).toBe('Nie ma armii x.');
    settings.set({ language: 'en' });
    expect(faultOf(bad)).toBe('No army x.');
  });

  it('fall back to what the server said, and name a server that is away', () => {
    settings.set({ language: 'pl' });
    expect(faultOf(new ServerProblem(400, { code: 'bad', message: 'strange', key: 'never-heard' } as Problem))).toBe(
      'Strange.',
    );
    expect(faultOf(new TypeError('Failed to fetch'))).toBe('Nikt nie odpowiada.');
  });
});
