// How a table is timed, and what a clock shows, in the reader's words.

import type { Timing } from '../protocol/types';
import { t } from './fluent.svelte';

const HOUR = 3600;
const DAY = 24 * HOUR;
const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as a clock shows them: `9:05`, `1:02:00`; where turns take days, in days and hours. */
export function timeLeft(seconds: number, byDays = false): string {
  const left = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(left / DAY);
  const hours = Math.floor(left / HOUR);
  const minutes = Math.floor(left / 60) % 60;
  if (days && byDays) return t('clock-days-left', { days, hours: hours % 24 });
  if (hours && byDays) return t('clock-hours-left', { hours, minutes });
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

/** How a table is timed, in a few words for a list; empty if it is not. */
export function timingText(timing: Timing | null | undefined): string {
  if (!timing) return '';
  if (timing.kind === 'days') return t('clock-days-turn', { days: timing.days });
  return t('clock-short-live', { bank: timeLeft(timing.bank), increment: timing.increment });
}
