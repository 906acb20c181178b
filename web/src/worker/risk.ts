// What may end a tab, or never come to an end itself, and must not do so for ever: it is written down before it is begun,
// and struck out when it is over. What was begun too often and never was over is left alone for a while.

import { Rows } from './rows';

/** How often something may come to no end, and in how many milliseconds: a tab may simply have been closed. */
const TIMES = 3;
const WHILE = 24 * 60 * 60 * 1000;
/** Another version may come to its end. */
const PYTHON = import.meta.env.VITE_PYTHON as string;

export class Risk {
  private readonly prefix: string;

  constructor(
    what: string,
    private readonly rows = new Rows(),
  ) {
    this.prefix = `risk/${what}/`;
  }

  /** Write down that it is begun, unless that was done too often; whether it may be. */
  async taken(): Promise<boolean> {
    try {
      const [known, now] = [await this.rows.read({ prefix: this.prefix }), Date.now()];
      const lately = Object.values(known)
        .map((row) => row.split(' '))
        .filter(([python, date]) => python === PYTHON && Math.abs(now - Number(date)) < WHILE);
      if (lately.length >= TIMES) return false;
      const mine = this.prefix + crypto.getRandomValues(new Uint32Array(2)).join('-');
      await this.rows.write({ rows: { [mine]: `${PYTHON} ${now}` }, drop: [], only: {} });
    } catch {
      // Where nothing can be read or written, nothing is known of earlier times.
    }
    return true;
  }

  /** It has come to an end, whichever: what was begun before does not count any more. */
  async over(): Promise<void> {
    try {
      const known = Object.keys(await this.rows.read({ prefix: this.prefix }));
      if (known.length) await this.rows.write({ rows: {}, drop: known, only: {} });
    } catch {
      // It counts a while longer.
    }
  }
}
