// Heinrich builds with compass and ruler: black, red, paper.

import { Brush } from '../../../pictures/brush';
import { type Chance } from '../../../pictures/chance';
import { n, n1, type Canvas } from '../../../pictures/canvas';

export function draw(g: Canvas, r: Chance, id: number): void {
  const { w, h } = g,
    paper = ['#efe6d3', '#e9e4d8', '#f2ead9'][id % 3],
    ink = '#191817',
    red = '#c8321f',
    grey = '#9a958b',
    blue = '#24435f';
  g.rect(0, 0, w, h, paper);
  // a plan comes back only turned over: sideways, upside down, both
  const turn = Math.floor(id / 6) % 4,
    [sx, sy] = [turn % 2 ? -1 : 1, turn > 1 ? -1 : 1];
  g.put(`<g transform="matrix(${sx} 0 0 ${sy} ${sx < 0 ? w : 0} ${sy < 0 ? h : 0})">`);
  const rot = (a: number, make: () => unknown) => {
      g.put(`<g transform="rotate(${n(a)} ${n(w / 2)} ${n(h / 2)})">`);
      make();
      g.put('</g>');
    },
    ring = (x: number, y: number, R: number, c: string, sw: number) =>
      g.put(`<circle cx="${n(x)}" cy="${n(y)}" r="${n1(R)}" stroke="${c}" stroke-width="${sw}"/>`);
  const rules = (x: number, y: number, len: number, m: number, gap: number, c: string, sw = 1) => {
    let d = '';
    for (let i = 0; i < m; i++) d += `M${n(x)} ${n(y + i * gap)}h${n(len)}`;
    g.line(d, c, sw, 'stroke-linecap="butt"');
  };
  [
    () => {
      const R = r.in(66, 80);
      g.oval(w * 0.4, h * 0.38, R, R, red);
      rot(r.pick([-38, -32, 34]), () => {
        g.rect(-40, h * 0.5, w * 1.4, 15, ink)
          .rect(-40, h * 0.57, w * 1.4, 4, ink)
          .rect(w * 0.1, h * 0.62, w * 0.3, 25, grey)
          .rect(w * 0.5, h * 0.38, 32, 32, ink);
        rules(w * 0.3, h * 0.68, w * 0.8, 6, 6, ink);
      });
      ring(w * 0.72, h * 0.74, 29, ink, 9);
      g.oval(w * 0.72, h * 0.74, 8, 8, red);
    },
    () => {
      for (let k = 0; k < 6; k++) ring(0, h, 46 + k * 37, k % 3 === 1 ? red : ink, k % 2 ? 17 : 6);
      g.rect(w * 0.62, 0, 14, h, ink).rect(w * 0.72, 0, 4, h * 0.7, red);
      g.oval(w * 0.8, h * 0.2, 26, 26, ink);
      rules(w * 0.06, h * 0.08, w * 0.42, 7, 7, ink, 1.2);
      g.poly(
        [
          [w * 0.5, h * 0.9],
          [w * 0.96, h * 0.9],
          [w * 0.96, h * 0.66],
        ],
        grey,
      );
    },
    () => {
      const N = 4,
        M = 5,
        s = w / N,
        sy = h / M;
      for (let j = 0; j < M; j++)
        for (let i = 0; i < N; i++) {
          const x = i * s,
            y = j * sy,
            k = r.int(0, 6),
            c = r.pick([ink, ink, red, grey, blue]);
          if ((i + j) % 2) g.rect(x, y, s, sy, r.pick([ink, '#d8cfbd', red, '#d8cfbd']));
          const c2 = (i + j) % 2 ? paper : c;
          if (k < 2) g.oval(x + s / 2, y + sy / 2, s * 0.36, s * 0.36, c2);
          else if (k < 3)
            g.poly(
              [
                [x, y + sy],
                [x + s, y + sy],
                [x + s, y],
              ],
              c2,
            );
          else if (k < 4) g.fill(`M${n(x)} ${n(y)}h${n(s)}a${n(s)} ${n(s)} 0 0 1-${n(s)} ${n(s)}z`, c2);
          else if (k < 5) rules(x + 7, y + 10, s - 14, 5, 9, c2, 4);
          else ring(x + s / 2, y + sy / 2, s * 0.3, c2, 7);
        }
    },
    () => {
      let x = w * 0.12;
      for (let i = 0; i < 7; i++) {
        const bw = r.in(10, 26),
          hh = r.in(0.3, 0.82) * h;
        g.rect(x, h * 0.92 - hh, bw, hh, i === 3 ? red : r.pick([ink, ink, grey]));
        if (i % 2) rules(x, h * 0.92 - hh - 42, bw, 6, 6, ink);
        x += bw + 9;
      }
      g.rect(w * 0.06, h * 0.92, w * 0.88, 7, ink);
      ring(w * 0.76, h * 0.2, 37, red, 14);
      g.line(`M${n(w * 0.08)} ${n(h * 0.86)}L${n(w * 0.94)} ${n(h * 0.08)}`, ink, 1.6);
    },
    () => {
      g.poly(
        [
          [0, 0],
          [w, 0],
          [0, h],
        ],
        ink,
      );
      g.poly(
        [
          [w * 0.9, h * 0.1],
          [w * 0.12, h * 0.52],
          [w * 0.4, h * 0.78],
        ],
        red,
      );
      g.oval(w * 0.66, h * 0.72, 46, 46, paper);
      ring(w * 0.66, h * 0.72, 46, ink, 3);
      ring(w * 0.66, h * 0.72, 30, ink, 9);
      rot(-52, () => {
        rules(w * 0.2, h * 0.2, w * 0.34, 5, 8, paper, 2);
        g.rect(w * 0.1, h * 0.86, w * 0.9, 6, ink).rect(w * 0.1, h * 0.9, w * 0.5, 2.4, ink);
      });
    },
    () => {
      for (let k = 0; k < 3; k++) rules(w * 0.08, h * (0.16 + k * 0.28), w * 0.84, 5, 9, ink, 1.4);
      const b = new Brush();
      for (let i = 0; i < 12; i++) {
        const x = w * (0.14 + 0.07 * i),
          y = h * (0.16 + 0.28 * (i % 3)) + r.int(0, 8) * 4.5;
        i % 4 === 1 ? g.oval(x, y, r.in(10, 22), 0, red) : b.dot(ink, x, y);
      }
      b.paint(g, 17);
      [
        [0.3, 0.3, 24, red],
        [0.68, 0.54, 34, ink],
        [0.42, 0.8, 17, blue],
      ].forEach(([x, y, R, c]) => g.oval(+x * w, +y * h, +R, +R, String(c)));
      g.rect(w * 0.84, h * 0.08, 9, h * 0.84, ink).rect(w * 0.5, h * 0.08, 3, h * 0.62, red);
    },
  ][id % 6]();
  g.put('</g>');
  const t = new Brush();
  [
    [0.04, 0.03],
    [0.96, 0.03],
    [0.04, 0.97],
    [0.96, 0.97],
  ].forEach(([x, y]) => t.go(ink, x * w - 4, y * h, 8, 0));
  t.paint(g, 1);
}
