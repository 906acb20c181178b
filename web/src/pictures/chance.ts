// Chance for pictures: the same seed always gives the same picture.

export interface Chance {
  (): number;
  /** A number between two. */
  in(lo: number, hi: number): number;
  /** A whole number between two, both included. */
  int(lo: number, hi: number): number;
  pick<T>(list: readonly T[]): T;
  /** Around 0, mostly small. */
  sway(d: number): number;
  bet(p: number): boolean;
  /** The list in another order. */
  mix<T>(list: readonly T[]): T[];
  /** Smooth noise from 0 to 1. */
  noise(x: number, y: number): number;
}

function hash(text: string): number {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return h >>> 0;
}

export function chance(seed: string): Chance {
  let a = hash(seed);
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  next();
  const r = next as Chance;
  r.in = (lo, hi) => lo + (hi - lo) * r();
  r.int = (lo, hi) => Math.floor(r.in(lo, hi + 1));
  r.pick = (list) => list[Math.floor(r() * list.length)];
  r.sway = (d) => (r() + r() - 1) * d;
  r.bet = (p) => r() < p;
  r.mix = (list) => {
    const mixed = list.slice();
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = r.int(0, i);
      [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
    }
    return mixed;
  };
  const salt = r() * 9999;
  const at = (i: number, j: number): number => {
    const s = Math.sin(i * 127.1 + j * 311.7 + salt) * 43758.5453;
    return s - Math.floor(s);
  };
  r.noise = (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = x - i;
    const v = y - j;
    const e = u * u * (3 - 2 * u);
    const f = v * v * (3 - 2 * v);
    return (at(i, j) * (1 - e) + at(i + 1, j) * e) * (1 - f) + (at(i, j + 1) * (1 - e) + at(i + 1, j + 1) * e) * f;
  };
  return r;
}

/** How many of the strewn strokes are drawn: less than 1 when a picture would grow too heavy. */
const thrift = { now: 1 };

export function spend(share: number): void {
  thrift.now = share;
}

/** Evenly strewn points of a box. */
export function strew(r: Chance, x: number, y: number, w: number, h: number, count: number, each: (x: number, y: number) => void): void {
  const wanted = count * thrift.now;
  const cols = Math.max(1, Math.round(Math.sqrt((wanted * w) / h)));
  const rows = Math.max(1, Math.round(wanted / cols));
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) each(x + ((i + 0.5 + r.sway(0.55)) * w) / cols, y + ((j + 0.5 + r.sway(0.55)) * h) / rows);
}
