// The house behind the page: a server somewhere, or Python in a worker of this very browser. Nothing else in the client
// knows which of the two it talks to.

import { HouseBehind } from '#behind';

/** What came back; `status` 0 means that the house could not be reached. */
export interface Reply {
  status: number;
  text: string;
  /** What a paper is called that comes to be kept; empty for a message. */
  name?: string;
}

/** A live connection: text in both directions. */
export interface Connection {
  readonly open: boolean;
  onopen: () => void;
  onmessage: (text: string) => void;
  onclose: (code: number) => void;
  send(text: string): void;
  close(): void;
}

export interface House {
  /** Whether other people can come, each with a browser of their own. */
  readonly company: boolean;
  /** Ask something; `leaving` although the page is being left. */
  ask(method: string, path: string, body?: string, leaving?: boolean): Promise<Reply>;
  connect(path: string): Connection;
  /** The address of a page of the house, for links. */
  page(path: string): string;
  /** The address under which a browser finds a paper by itself; empty if it has to be asked for. */
  file(path: string): string;
  /** Where the reader is, as the address of the page says it. */
  place(): { path: string; query: string; fragment: string };
}

/** Which of the two it is was decided when the client was built (vite.config.ts). */
export const house: House = new HouseBehind();
