// What is asked of the house. Every refusal comes back as a sentence in the reader's language.

import { prefs } from '../prefs.svelte';
import { house, type Reply } from './house';
import type { Problem } from './types';

/** A refused request; `status` 0 means that the house could not be reached. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Partial<Problem>,
  ) {
    super(problem.text ?? '');
  }
}

const SIGNED_OUT = 401;
/** What is heard while a process behind a proxy is replaced, and the milliseconds after which another one answers. */
const PASSING = [0, 502, 503, 504];
const BREAK = 400;

async function ask(method: string, path: string, body?: unknown, again = false): Promise<Reply> {
  const address = `${path}${path.includes('?') ? '&' : '?'}lang=${prefs.lang}`;
  const reply = await house.ask(method, address, body === undefined ? undefined : JSON.stringify(body));
  if (reply.status >= 200 && reply.status < 300) return reply;
  if (method === 'GET' && !again && PASSING.includes(reply.status)) return askAgain(path);
  // Another page of this browser may have got a new key meanwhile; if not, this device was sent away and begins anew.
  if (reply.status === SIGNED_OUT && !again) return ask(method, path, body, true);
  if (reply.status === SIGNED_OUT) await house.ask('POST', '/me/leave');
  let problem: Partial<Problem> = {};
  try {
    problem = JSON.parse(reply.text) as Problem;
  } catch {
    // Not one of our own answers: a proxy's page, perhaps, or nobody is there.
  }
  throw new Refused(reply.status, problem);
}

/** Read once more, after a moment; whoever changes something knows best whether to do so again. */
async function askAgain(path: string): Promise<Reply> {
  await new Promise((resolve) => setTimeout(resolve, BREAK));
  return ask('GET', path, undefined, true);
}

export async function get<T>(path: string): Promise<T> {
  return JSON.parse((await ask('GET', path)).text) as T;
}

export async function post<T>(path: string, body?: unknown): Promise<T> {
  return JSON.parse((await ask('POST', path, body)).text) as T;
}

export async function put<T>(path: string, body: unknown): Promise<T> {
  return JSON.parse((await ask('PUT', path, body)).text) as T;
}

/** A paper, as it is kept, and what it is called. */
export const paper = (path: string): Promise<Reply> => ask('GET', path);

/** Told although the page is being left. */
export async function stopSeeking(): Promise<void> {
  await house.ask('DELETE', '/seek', undefined, true);
}

export async function leave(table: string, seat: number): Promise<void> {
  await ask('DELETE', `/tables/${table}/seats/${seat}`);
}

export async function remove<T = void>(path: string): Promise<T> {
  const { text } = await ask('DELETE', path);
  return (text ? JSON.parse(text) : undefined) as T;
}
