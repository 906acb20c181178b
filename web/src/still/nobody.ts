// No house at all: a page in a file asks nobody.

import type { Connection, House, Reply } from '../protocol/house';

export class HouseBehind implements House {
  readonly company = false;

  ask(): Promise<Reply> {
    return Promise.resolve({ status: 0, text: '' });
  }

  connect(): Connection {
    return { onopen() {}, onmessage() {}, onclose() {}, open: false, send() {}, close() {} };
  }

  page(path: string): string {
    return path;
  }

  file(path: string): string {
    return path;
  }

  place(): { path: string; query: string; fragment: string } {
    return { path: '/', query: '', fragment: '' };
  }
}
