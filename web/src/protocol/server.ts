// Requests to the server. Every refusal comes back as a sentence in the reader's language.

import { prefs } from '../prefs.svelte';
import type { Problem } from './types';

/** A refused request; `status` 0 means that the server could not be reached. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Partial<Problem>,
  ) {
    super(problem.text ?? '');
  }
}

const SIGNED_OUT = 401;
/** What a proxy says while a process behind it is replaced, and the milliseconds after which another one answers. */
const PASSING = [502, 503, 504];
const BREAK = 400;

async function ask(method: string, path: string, body?: unknown, again = false): Promise<Response> {
  const address = `/api${path}${path.includes('?') ? '&' : '?'}lang=${prefs.lang}`;
  const headers = { 'Content-Type': 'application/json' };
  let response: Response;
  try {
    response = await fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    if (method === 'GET' && !again) return askAgain(path);
    throw new Refused(0, {});
  }
  if (response.ok) return response;
  if (method === 'GET' && !again && PASSING.includes(response.status)) return askAgain(path);
  // Another page of this browser may have got a new key meanwhile; if not, this device was sent away and begins anew.
  if (response.status === SIGNED_OUT && !again) return ask(method, path, body, true);
  if (response.status === SIGNED_OUT) await fetch('/api/me/leave', { method: 'POST' }).catch(() => null);
  let problem: Partial<Problem> = {};
  try {
    problem = (await response.json()) as Problem;
  } catch {
    // Not one of our own answers: a proxy's page, perhaps.
  }
  throw new Refused(response.status, problem);
}

/** Read once more, after a moment; whoever changes something knows best whether to do so again. */
async function askAgain(path: string): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, BREAK));
  return ask('GET', path, undefined, true);
}

export async function get<T>(path: string): Promise<T> {
  return (await (await ask('GET', path)).json()) as T;
}

export async function post<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask('POST', path, body)).json()) as T;
}

export async function put<T>(path: string, body: unknown): Promise<T> {
  return (await (await ask('PUT', path, body)).json()) as T;
}

/** Told although the page is being left. */
export async function stopSeeking(): Promise<void> {
  await fetch('/api/seek', { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

export async function leave(table: string, seat: number): Promise<void> {
  await ask('DELETE', `/tables/${table}/seats/${seat}`);
}

export async function remove<T = void>(path: string): Promise<T> {
  const reply = await ask('DELETE', path);
  return (reply.headers.get('content-type')?.includes('json') ? await reply.json() : undefined) as T;
}
