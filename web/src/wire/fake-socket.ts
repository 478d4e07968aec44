import type { Moment } from './types';

/** A socket for tests: keeps what is sent, and says what it is told to say. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.();
  }
  hear(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(moment: Moment | null = null): void {
    this.onopen?.();
    this.hear({
      type: 'welcome',
      id: 'hello',
      table: { game: 'g' },
      seats: moment ? ['pl'] : [],
      moment,
      chat: [],
      now: 0,
    });
  }
  get last(): Record<string, unknown> {
    return this.sent[this.sent.length - 1]!;
  }
}
