// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './connection.svelte';
import { FakeSocket } from './fake-socket';
import type { ServerMessage } from './types';

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a connection', () => {
  it('comes back by itself and asks again what had no reply, with the same key', async () => {
    const heard: ServerMessage[] = [];
    const connection = new Connection(
      'ws://x',
      () => ({ secret: 's', since: 5 }),
      (message) => heard.push(message),
    );
    const first = FakeSocket.all[0]!;
    first.welcome();
    expect(first.sent[0]).toMatchObject({ type: 'hello', secret: 's', since: 5 });
    const reply = connection.ask({ type: 'answer', seat: 'pl', version: 1, key: 'k', index: 0 });
    first.onclose?.();
    expect(connection.status).toBe('lost');
    await vi.advanceTimersByTimeAsync(2000);
    const second = FakeSocket.all[1]!;
    second.welcome();
    expect(connection.status).toBe('open');
    expect(second.sent[1]).toEqual(first.sent[1]);
    second.hear({ type: 'done', id: second.sent[1]!.id as string, version: 2, again: true });
    await expect(reply).resolves.toMatchObject({ version: 2, again: true });
    connection.close();
  });

  it('does not send twice what must not be done twice', async () => {
    const connection = new Connection(
      'ws://x',
      () => ({ secret: '', since: null }),
      () => undefined,
    );
    FakeSocket.all[0]!.welcome();
    const said = connection.ask({ type: 'say', text: 'hi' }, false);
    FakeSocket.all[0]!.onclose?.();
    await expect(said).rejects.toThrow('connection lost');
    await vi.advanceTimersByTimeAsync(2000);
    FakeSocket.all[1]!.welcome();
    expect(FakeSocket.all[1]!.sent).toHaveLength(1);
    connection.close();
  });

  it('rejects with the reason when the server refuses', async () => {
    const connection = new Connection(
      'ws://x',
      () => ({ secret: '', since: null }),
      () => undefined,
    );
    const socket = FakeSocket.all[0]!;
    socket.welcome();
    const asked = connection.ask({ type: 'undo', seat: 'pl', version: 3 });
    socket.hear({
      type: 'refused',
      id: socket.sent[1]!.id as string,
      code: 'too-late',
      message: 'too late',
      refusals: [],
    });
    await expect(asked).rejects.toThrow('too late');
    connection.close();
  });
});
