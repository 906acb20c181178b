// Fitting the line that asks into its one height: how large the question is written, whether its help has room, and which
// answers find a place in the row.

export interface Look {
  size: number;
  /** Whether the line of help fits under the question. */
  help: boolean;
}

const LEADING = 1.2;
/** Words do not fill their lines to the end. */
const RAGGED = 1.1;
const HELP = 14;
const HELP_LINE = 20;

/** The widths of a question, of its help, and of the link that stands after it without help, on one line, for letters of
 *  one pixel. */
export interface Widths {
  question: number;
  help: number;
  link: number;
}

const lines = (width: number, room: number): number =>
  width <= room ? 1 : Math.ceil((width * RAGGED) / Math.max(1, room));

/** The largest letters in which a question fits, with its help if that is possible, or if it must be. */
export function look(widths: Widths, room: number, height: number, sizes: number[], needed: boolean): Look {
  for (const help of widths.help ? (needed ? [true] : [true, false]) : [false]) {
    const below = help ? lines(widths.help * HELP, room) * HELP_LINE : 0;
    const after = help ? 0 : widths.link * HELP;
    for (const size of sizes) {
      const high = lines(widths.question * size + after, room) * size * LEADING + below;
      if (high <= height) return { size, help };
    }
  }
  return { size: sizes[sizes.length - 1], help: needed };
}

/** How much width a question needs to fit in its smallest letters, without help. */
export function least(widths: Widths, height: number, sizes: number[]): number {
  const size = sizes[sizes.length - 1];
  const whole = widths.question * size + widths.link * HELP;
  const rows = Math.floor(height / (size * LEADING));
  return rows > 1 ? (whole * RAGGED) / rows : whole;
}

/** Which answers leave the row: none if all fit; else those the board carries, and of the others the last ones. */
export function folded(widths: number[], carried: boolean[], room: number, gap: number, more: number): Set<number> {
  const all = widths.map((_, at) => at);
  const sum = (kept: number[]): number => kept.reduce((total, at) => total + widths[at] + gap, 0);
  if (sum(all) - gap <= room) return new Set();
  const kept: number[] = [];
  for (const at of all.filter((one) => !carried[one])) {
    if (sum([...kept, at]) + more > room) break;
    kept.push(at);
  }
  return new Set(all.filter((at) => !kept.includes(at)));
}
