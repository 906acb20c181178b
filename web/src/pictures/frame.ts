// The four frames of Art Society, told apart by pattern and colour.

import { n, n1, type Canvas } from './canvas';

export const RAIL = 11;

export function frame(g: Canvas, kind: string): void {
  const { w, h } = g,
    f = RAIL,
    m = f / 2;
  const colours: Record<string, string[]> = {
    gold: ['#f3d27a', '#d9a93f', '#8f6414', '#b98a2c'],
    shell: ['#fdf6f0', '#f1dcd8', '#b9a9b4', '#d9cfd6'],
    wood: ['#a8713f', '#7f4f27', '#3f2410', '#5d3719'],
    silver: ['#f1f4f6', '#c3cbd1', '#6f7a83', '#98a3ab'],
  };
  const C = colours[kind];
  const side = (p: number[][], c: string) => g.poly(p, c);
  side(
    [
      [0, 0],
      [w, 0],
      [w - f, f],
      [f, f],
    ],
    C[0],
  );
  side(
    [
      [0, 0],
      [f, f],
      [f, h - f],
      [0, h],
    ],
    C[1],
  );
  side(
    [
      [w, 0],
      [w, h],
      [w - f, h - f],
      [w - f, f],
    ],
    C[3],
  );
  side(
    [
      [0, h],
      [f, h - f],
      [w - f, h - f],
      [w, h],
    ],
    C[2],
  );
  const loop = (i: number): string => `M${n1(i)} ${n1(i)}H${n1(w - i)}V${n1(h - i)}H${n1(i)}z`;
  if (kind === 'gold')
    g.line(loop(m), '#6b4a0c', 4.6, 'stroke-dasharray="0 6" opacity=".75"')
      .line(loop(m - 0.5), '#ffeeb4', 3.2, 'stroke-dasharray="0 6"')
      .line(loop(f - 0.8), '#fff0be', 1.3)
      .line(loop(0.8), '#6b4a0c', 1.4);
  else if (kind === 'shell') {
    g.line(loop(f - 1.5), '#cdbcc6', 9, 'stroke-dasharray="0 9.2"')
      .line(loop(f - 1), '#fffaf6', 7, 'stroke-dasharray="0 9.2"')
      .line(loop(2.2), '#a9c9c9', 1.6)
      .line(loop(0.8), '#8f7f8c', 1.2);
    const fan = (x: number, y: number, a: number, b: number) =>
      g
        .fill(
          `M${n(x)} ${n(y)}L${n(x + 17 * a)} ${n(y + 3 * b)}A17 17 0 0 ${a * b > 0 ? 1 : 0} ${n(x + 3 * a)} ${n(y + 17 * b)}z`,
          '#f7ded6',
        )
        .line(
          `M${n(x + 2 * a)} ${n(y + 2 * b)}L${n(x + 15 * a)} ${n(y + 6 * b)}M${n(x + 2 * a)} ${n(y + 2 * b)}L${n(x + 12 * a)} ${n(y + 12 * b)}M${n(x + 2 * a)} ${n(y + 2 * b)}L${n(x + 6 * a)} ${n(y + 15 * b)}`,
          '#b98f8f',
          1.1,
        );
    fan(0, 0, 1, 1);
    fan(w, 0, -1, 1);
    fan(0, h, 1, -1);
    fan(w, h, -1, -1);
  } else if (kind === 'wood')
    g.line(loop(3), '#2f1a0b', 0.9, 'opacity=".6"')
      .line(loop(m + 0.6), '#c48a52', 0.8, 'opacity=".7" stroke-dasharray="34 7 18 5"')
      .line(loop(f - 2.4), '#2f1a0b', 0.8, 'opacity=".6" stroke-dasharray="22 6"')
      .line(loop(f - 0.6), '#2a1608', 1.4)
      .line(`M0 0L${f} ${f}M${w} 0l-${f} ${f}M0 ${h}l${f}-${f}M${w} ${h}l-${f}-${f}`, '#2a1608', 1);
  else {
    g.line(loop(m), '#5d6870', 5, 'stroke-dasharray="1 2.6" stroke-linecap="butt" opacity=".8"')
      .line(loop(1.2), '#fff', 1.2)
      .line(loop(f - 0.8), '#4f5a62', 1.4);
    const q = (x: number, y: number) => g.rect(x, y, f, f, '#dfe5e9').rect(x + 3, y + 3, f - 6, f - 6, '#7b8790');
    q(0, 0);
    q(w - f, 0);
    q(0, h - f);
    q(w - f, h - f);
  }
}
