// Colours as #rgb or #rrggbb, and the mixing of them.

export function rgb(c: string): number[] {
  const h = c.length === 4 ? c.replace(/[^#]/g, '$&$&') : c;
  return [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
}

function channel(x: number): string {
  return Math.max(0, Math.min(255, Math.round(x)))
    .toString(16)
    .padStart(2, '0');
}

export function hex(v: readonly number[]): string {
  return '#' + v.map(channel).join('');
}

export function mix(a: string, b: string, t: number): string {
  const to = rgb(b);
  return hex(rgb(a).map((x, i) => x + (to[i] - x) * t));
}

export const light = (c: string, t: number): string => mix(c, '#fff6e4', t);
export const dark = (c: string, t: number): string => mix(c, '#14121c', t);

/** The colour of a list nearest to a place between 0 and 1. */
export function near(list: readonly string[], t: number): string {
  return list[Math.max(0, Math.min(list.length - 1, Math.floor(t * list.length)))];
}
