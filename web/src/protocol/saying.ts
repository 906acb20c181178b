// What is said about a request that was refused.

import { t } from '../text/fluent.svelte';
import { Refused } from './server';

/** What a part of a page says: nothing where the page itself says, once, that this device was signed out. */
export function inPart(error: unknown): string {
  if (error instanceof Refused && error.problem.code === 'error-signed-out') return '';
  return (error as Error).message || t('problem-unknown');
}
