// A hint: what a review would call the best answer to the question that is asked now, until something changes.

import { prefs } from '../prefs.svelte';
import { post } from '../protocol/server';
import type { Advice, Option, Question, Update } from '../protocol/types';

/** What is hinted at. */
interface Source {
  readonly id: string;
  readonly update: Update | null;
  readonly question: Question | null;
}

/** To which question, in which language. */
const moment = (update: Update | null): string => `${update?.seq} ${update?.reader} ${prefs.lang}`;

export class Hinting {
  thinking = $state(false);
  problem = $state('');
  private found = $state.raw<{ advice: Advice; at: string } | null>(null);

  constructor(private readonly source: Source) {}

  /** The hint, as long as its question is asked. */
  get advice(): Advice | null {
    const found = this.found;
    return found && this.source.question && found.at === moment(this.source.update) ? found.advice : null;
  }

  /** The answer that it names. */
  get best(): Option | null {
    const choice = this.advice?.choice;
    return this.source.question?.options.find((option) => option.choice === choice) ?? null;
  }

  async ask(): Promise<void> {
    if (this.thinking) return;
    const at = moment(this.source.update);
    const seat = this.source.update?.reader ?? null;
    this.forget();
    this.thinking = true;
    try {
      const advice = await post<Advice>(`/tables/${this.source.id}/hints${seat === null ? '' : `?seat=${seat}`}`);
      this.found = { advice, at };
    } catch (error) {
      if (at === moment(this.source.update)) this.problem = (error as Error).message;
    } finally {
      this.thinking = false;
    }
  }

  forget(): void {
    this.found = null;
    this.problem = '';
  }
}
