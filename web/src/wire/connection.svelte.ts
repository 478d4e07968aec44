/** One live connection to a table: it comes back by itself, and what was asked before it broke is asked again. */

import type { Bye, ClientMessage, Refused, ServerMessage, Welcome } from './types';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';
type Reply = Exclude<ServerMessage, { type: 'refused' | 'bye' }>;

export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.message);
  }
}

interface Waiting {
  message: ClientMessage;
  again: boolean;
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class Connection {
  status = $state<Status>('connecting');
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #next = 1;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    private readonly url: string,
    private readonly hello: () => { secret: string; since: number | null },
    private readonly hear: (message: ServerMessage) => void,
  ) {
    this.#open();
    addEventListener('online', this.#hurry);
  }

  #hurry = (): void => {
    if (this.status === 'lost') {
      clearTimeout(this.#timer);
      this.#open();
    }
  };

  #open(): void {
    if (this.#ended) return;
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', id: 'hello', ...this.hello() }));
    socket.onmessage = (event) => this.#take(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #take(message: ServerMessage): void {
    if (message.type === 'welcome') this.#welcome(message);
    else if (message.type === 'bye') this.#bye(message);
    else if (message.type === 'refused' && message.id === 'hello') {
      this.close();
      this.hear(message);
    } else {
      // What everyone is told is heard before the reply is acted on, so that an answer's reply finds the new position.
      this.hear(message);
      const asked = message.id ? this.#waiting.get(message.id) : undefined;
      if (!asked || !message.id) return;
      this.#waiting.delete(message.id);
      if (message.type === 'refused') asked.reject(new RefusedError(message));
      else asked.resolve(message as Reply);
    }
  }

  #welcome(message: Welcome): void {
    this.status = 'open';
    this.#wait = FIRST_WAIT;
    this.hear(message);
    for (const { message: asked } of this.#waiting.values()) this.#socket?.send(JSON.stringify(asked));
  }

  #bye(message: Bye): void {
    if (!message.again) this.close();
    this.hear(message);
  }

  #lose(): void {
    this.#socket = null;
    for (const [id, asked] of this.#waiting) {
      if (asked.again) continue;
      this.#waiting.delete(id);
      asked.reject(new Error('connection lost'));
    }
    if (this.#ended) return;
    this.status = 'lost';
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.8 + 0.4 * Math.random()));
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }

  /** Send a message and wait for its reply; `again`: it does no harm to send it twice. */
  ask<T extends ServerMessage>(message: ClientMessage, again = true): Promise<T> {
    const id = String(this.#next++);
    const numbered = { ...message, id };
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { message: numbered, again, resolve: resolve as (reply: Reply) => void, reject });
      if (this.status === 'open') this.#socket?.send(JSON.stringify(numbered));
      else if (!again) {
        this.#waiting.delete(id);
        reject(new Error('connection lost'));
      }
    });
  }

  close(): void {
    this.#ended = true;
    this.status = 'closed';
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    this.#socket?.close();
    this.#socket = null;
  }
}
