// Why something came to nothing, in words.

import { Refused } from '../protocol/server';
import { t } from '../text/fluent.svelte';

export function why(error: unknown): string {
  if (error instanceof Refused && error.status === 0) return t('puzzle-away');
  return (error instanceof Error && error.message) || t('problem-unknown');
}
