// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../wire/fake-socket';
import type { Moment, Told } from '../../wire/types';
import { concerns, filled, headed, placed, rankOf, titled } from './journal';
import { Table } from '../table.svelte';

const told = (version: number): Told => ({ version, event: `e${version}`, rule: '', fields: {}, labels: {} });
const some = (...versions: number[]): Told[] => versions.map(told);
const moment = (version: number, kept: number, events: Told[], missing: number | null = null): Moment => ({
  version,
  kept,
  events,
  missing,
  seat: 'pl',
  turn: 1,
  view: {},
  question: null,
  waiting: null,
});

describe('a journal', () => {
  it('knows an attack on units of one’s own for one’s own matter, whoever wins', () => {
    const fight = (fields: Record<string, unknown>): Told => ({ ...told(1), fields }) as Told;
    const declared = fight({ side: 'ru', units: ['ru-ds-1'], target: ['pl-dp-5'] });
    const decided = fight({ winner: 'ru', defence_modifiers: [{ key: 'unit', of: 'pl-dp-5', value: 3, rule: '' }] });
    for (const one of [declared, decided]) expect([concerns(one, 'pl'), concerns(one, 'lt')]).toEqual([true, false]);
  });
  it('has its headings over what happened under them, the newest first', () => {
    const story = ['moved-0', 'turn-began', 'phase-began', 'moved-1', 'moved-2', 'phase-began', 'phase-began', 'fight'];
    const events = [...story, 'turn-began', 'phase-began'].map((event, i) => ({ ...told(i), event }));
    expect(headed(events, rankOf).map(({ event, version }) => `${event} ${version}`)).toEqual([
      'turn-began 8',
      'phase-began 9',
      'turn-began 1',
      'phase-began 6',
      'fight 7',
      'phase-began 2',
      'moved-2 4',
      'moved-1 3',
      'moved-0 0',
    ]);
  });

  it('has the movement of reserves under a heading of its own', () => {
    const events = ['phase-began', 'fight', 'reserve-phase-taken', 'moved'].map((event, i) => ({ ...told(i), event }));
    const order = headed(events, rankOf).map(({ event }) => event);
    expect(order).toEqual(['reserve-phase-taken', 'moved', 'phase-began', 'fight']);
  });

  it('has headings without the full stop of a sentence', () => {
    expect(['Depots.', 'Turn 1 begins.', 'St. Petersburg'].map(titled)).toEqual([
      'Depots',
      'Turn 1 begins',
      'St. Petersburg',
    ]);
  });

  it('keeps what stands, and adds what is new', () => {
    expect(placed(some(1, 2, 3), moment(5, 2, some(5)))).toEqual(some(1, 2, 5));
    expect(placed(some(1, 2, 3), moment(5, -1, some(0, 5)))).toEqual(some(0, 5));
  });

  it('takes earlier parts where they belong, also between what was known before and the end', () => {
    const part = { type: 'journal' as const, seat: 'pl', upto: 6, events: some(5, 6), missing: 4 };
    expect(filled(some(1, 2, 7, 8), part)).toEqual(some(1, 2, 5, 6, 7, 8));
    expect(filled(some(7, 8), { ...part, events: some(0, 5, 6, 6) })).toEqual(some(0, 5, 6, 6, 7, 8));
  });
});

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table with a long journal', () => {
  it('is whole when all parts have come; until then it is asked for anew after a break', async () => {
    const table = new Table('t', 's');
    const first = FakeSocket.all[0]!;
    first.welcome(moment(9, -1, some(8, 9), 7));
    first.hear({ type: 'journal', id: '', seat: 'pl', upto: 7, events: some(5, 7), missing: 4 });
    first.hear({ type: 'journal', id: '', seat: 'su', upto: 4, events: some(4), missing: null });
    expect(table.journal).toEqual(some(5, 7, 8, 9));
    first.onclose?.();
    await vi.advanceTimersByTimeAsync(2000);
    const second = FakeSocket.all[1]!;
    second.onopen?.();
    expect(second.last).toMatchObject({ type: 'hello', since: null });
    second.welcome(moment(9, -1, some(8, 9), 7));
    second.hear({ type: 'journal', id: '', seat: 'pl', upto: 7, events: some(1, 5, 7), missing: null });
    second.hear({ type: 'update', id: '', moment: moment(10, 9, some(10)) });
    expect(table.journal).toEqual(some(1, 5, 7, 8, 9, 10));
    second.onclose?.();
    await vi.advanceTimersByTimeAsync(4000);
    FakeSocket.all[2]!.onopen?.();
    expect(FakeSocket.all[2]!.last).toMatchObject({ type: 'hello', since: 10 });
    table.close();
  });

  it('asks for an earlier moment without the journal that it knows, and shows what was taken back there', async () => {
    const table = new Table('t', 's');
    const socket = FakeSocket.all[0]!;
    socket.welcome(moment(9, -1, some(1, 2, 8, 9)));
    const going = table.visit(5);
    expect(socket.last).toMatchObject({ type: 'ask-moment', version: 5, seat: 'pl', since: 5 });
    socket.hear({ type: 'moment-found', id: socket.last.id as string, moment: moment(5, 2, some(4, 5)) });
    await going;
    expect(table.told).toEqual(some(1, 2, 4, 5));
    await table.visit(9);
    expect(table.told).toEqual(some(1, 2, 8, 9));
    table.close();
  });

  it('goes no further than the position that a story has come to', () => {
    const table = new Table('t', 's');
    FakeSocket.all[0]!.welcome(moment(9, -1, some(1, 2, 8, 9)));
    expect(table.toldThere).toEqual(some(1, 2, 8, 9));
    table.staging = () => moment(2, -1, []);
    expect(table.toldThere).toEqual(some(1, 2));
    table.staging = () => null;
    expect(table.toldThere).toEqual(some(1, 2, 8, 9));
    table.close();
  });
});
