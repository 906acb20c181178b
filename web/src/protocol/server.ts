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

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const address = `/api${path}${path.includes('?') ? '&' : '?'}lang=${prefs.lang}`;
  const headers = { 'Content-Type': 'application/json' };
  let response: Response;
  try {
    response = await fetch(address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused(0, {});
  }
  if (response.ok) return response;
  let problem: Partial<Problem> = {};
  try {
    problem = (await response.json()) as Problem;
  } catch {
    // Not one of our own answers: a proxy's page, perhaps.
  }
  throw new Refused(response.status, problem);
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
