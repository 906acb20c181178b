// A charge of brush strokes: one path a colour, relative moves, so that a stroke costs about eight bytes.

import { n, n1, type Canvas } from './canvas';

type Stroke = [x: number, y: number, d: string, ex: number, ey: number];

export class Brush {
  private readonly pots = new Map<string, Stroke[]>();

  mark(c: string, x: number, y: number, d: string, ex: number, ey: number): void {
    const pot = this.pots.get(c) ?? [];
    this.pots.set(c, pot);
    pot.push([n(x), n(y), d, ex, ey]);
  }

  dot(c: string, x: number, y: number): void {
    this.mark(c, x, y, 'h0', 0, 0);
  }

  go(c: string, x: number, y: number, dx: number, dy: number): void {
    const [across, down] = [n(dx), n(dy)];
    const d = down === 0 ? 'h' + across : across === 0 ? 'v' + down : `l${across} ${down}`;
    this.mark(c, x, y, d, across, down);
  }

  bend(c: string, x: number, y: number, ax: number, ay: number, dx: number, dy: number): void {
    this.mark(c, x, y, `q${n(ax)} ${n(ay)} ${n(dx)} ${n(dy)}`, n(dx), n(dy));
  }

  /** A smooth stroke through the points: q, then t. */
  run(c: string, pts: number[][]): void {
    const [x, y] = pts[0].map(n);
    if (pts.length < 3) {
      this.go(c, x, y, pts[1][0] - x, pts[1][1] - y);
      return;
    }
    let d = '';
    let [px, py] = [x, y];
    for (let i = 1; i < pts.length; i++) {
      const last = i === pts.length - 1;
      const ex = n(last ? pts[i][0] : (pts[i][0] + pts[i + 1][0]) / 2);
      const ey = n(last ? pts[i][1] : (pts[i][1] + pts[i + 1][1]) / 2);
      const bend = i === 1 ? `q${n(pts[i][0]) - px} ${n(pts[i][1]) - py} ` : i === 2 ? 't' : ' ';
      d += `${bend}${ex - px} ${ey - py}`;
      [px, py] = [ex, ey];
    }
    this.mark(c, x, y, d, px - x, py - y);
  }

  get empty(): boolean {
    return this.pots.size === 0;
  }

  /** The marks as shapes instead of strokes. */
  fill(g: Canvas): void {
    for (const [c, list] of this.pots) g.fill(list.map(([x, y, d]) => `M${x} ${y}${d}`).join(''), c);
  }

  paint(g: Canvas, width: number, more = ''): Canvas {
    const style = `stroke-width="${n1(width)}"${more && ' ' + more}`;
    const one = this.pots.size < 2;
    if (!one) g.put(`<g ${style}>`);
    for (const [c, list] of this.pots) {
      list.sort((a, b) => (a[1] >> 4) - (b[1] >> 4) || a[0] - b[0]);
      let d = '';
      let [px, py] = [0, 0];
      list.forEach(([x, y, s, ex, ey], i) => {
        d += (i ? 'm' : 'M') + (x - px) + ' ' + (y - py) + s;
        [px, py] = [x + ex, y + ey];
      });
      g.path(d, `stroke="${c}"${one ? ' ' + style : ''}`);
    }
    return one ? g : g.put('</g>');
  }
}
