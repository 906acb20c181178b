// Bioutifoul: four invented artists.

import { type Chance } from '../../../pictures/chance';
import { n, type Canvas } from '../../../pictures/canvas';

// Alice cuts gardens out of coloured paper.
export function draw(g: Canvas, r: Chance, id: number): void {
  const { w, h } = g,
    cream = '#fff4df',
    P = r.mix(['#2f8f6b', '#f0685a', '#6fb4e6', '#5b2a6b', '#f6c23f', '#1f5a7a', '#f7a6b4']),
    field = [
      [cream, '#bfe0d2'],
      ['#cfe6f5', '#fbe3b0'],
      ['#fbd9d2', '#d8ecd8'],
      ['#f9e7b8', '#cfe0f2'],
      ['#e4dcf2', '#fdeccd'],
      ['#d4eee4', '#fcd9c6'],
    ][id % 6];
  const shadow = (make: (c: string) => unknown): ((c: string) => unknown) => {
    g.put('<g transform="translate(3 4)" opacity=".16">');
    make('#20152a');
    g.put('</g>');
    return make;
  };
  const cut = (make: (c: string) => unknown): ((c: string) => unknown) => shadow(make);
  const frond = (x: number, y: number, ang: number, len: number, lobes: number, c: string, k: number) => {
    const ux = Math.cos(ang),
      uy = Math.sin(ang),
      nx = -uy,
      ny = ux;
    let d = `M${n(x)} ${n(y)}Q${n(x + ux * len * 0.5 + nx * 12)} ${n(y + uy * len * 0.5 + ny * 12)} ${n(x + ux * len)} ${n(y + uy * len)}`;
    for (let i = 1; i <= lobes; i++)
      for (const s of [-1, 1]) {
        const t = i / (lobes + 0.4),
          px = x + ux * len * t + nx * 24 * t * (1 - t),
          py = y + uy * len * t + ny * 24 * t * (1 - t),
          l = len * 0.3 * Math.sin(Math.PI * (0.2 + t * 0.72));
        d += `M${n(px)} ${n(py)}q${n((nx * s * 0.8 + ux * 0.1) * l)} ${n((ny * s * 0.8 + uy * 0.1) * l)} ${n((nx * s + ux * 0.95) * l)} ${n((ny * s + uy * 0.95) * l)}`;
      }
    g.line(d, c, k);
  };
  const leaf = (x: number, y: number, ang: number, l: number, c: string) => {
    const ux = Math.cos(ang) * l,
      uy = Math.sin(ang) * l;
    g.fill(
      `M${n(x)} ${n(y)}Q${n(x + ux * 0.5 - uy * 0.42)} ${n(y + uy * 0.5 + ux * 0.42)} ${n(x + ux)} ${n(y + uy)}Q${n(x + ux * 0.5 + uy * 0.42)} ${n(y + uy * 0.5 - ux * 0.42)} ${n(x)} ${n(y)}z`,
      c,
    );
  };
  const bird = (x: number, y: number, s: number, k: number, c: string, wing?: string) => {
    g.fill(
      `M${n(x - 40 * s * k)} ${n(y + 4 * s)}Q${n(x - 20 * s * k)} ${n(y - 22 * s)} ${n(x + 14 * s * k)} ${n(y - 12 * s)}Q${n(x + 26 * s * k)} ${n(y - 26 * s)} ${n(x + 38 * s * k)} ${n(y - 12 * s)}L${n(x + 50 * s * k)} ${n(y - 8 * s)}L${n(x + 38 * s * k)} ${n(y - 4 * s)}Q${n(x + 24 * s * k)} ${n(y + 26 * s)} ${n(x - 14 * s * k)} ${n(y + 16 * s)}L${n(x - 58 * s * k)} ${n(y + 26 * s)}z`,
      c,
    );
    if (wing)
      g.fill(
        `M${n(x - 12 * s * k)} ${n(y - 2 * s)}Q${n(x - 4 * s * k)} ${n(y - 44 * s)} ${n(x - 34 * s * k)} ${n(y - 54 * s)}Q${n(x + 24 * s * k)} ${n(y - 40 * s)} ${n(x + 12 * s * k)} ${n(y + 2 * s)}z`,
        wing,
      ).oval(x + 30 * s * k, y - 12 * s, 2.6 * s, 2.6 * s, cream);
  };
  const bloom = (x: number, y: number, R: number, petals: number, c: string, mid?: string) => {
    let e = '';
    for (let i = 0; i < petals; i++) {
      const a = (i / petals) * 6.283 + id;
      e += `M${n(x + Math.cos(a) * R * 0.34)} ${n(y + Math.sin(a) * R * 0.34)}l${n(Math.cos(a) * R * 0.42)} ${n(Math.sin(a) * R * 0.42)}`;
    }
    g.line(e, c, R * 0.5);
    if (mid) g.oval(x, y, R * 0.3, R * 0.3, mid);
  };
  g.rect(0, 0, w, h, field[0]);
  const split = r.in(0.34, 0.62) * w;
  r.bet(0.5) ? g.rect(split, 0, w - split, h, field[1]) : g.rect(0, h * r.in(0.5, 0.66), w, h, field[1]);
  const [c0, c1, c2, c3, c4] = P;
  const frame = [
    [0.24, 0.22],
    [0.74, 0.26],
    [0.5, 0.52],
    [0.22, 0.76],
    [0.78, 0.76],
  ];
  const plans = [
    () => {
      cut((c) => g.oval(w * 0.7, h * 0.24, 40, 40, c));
      g.oval(w * 0.7, h * 0.24, 40, 40, c4);
      [
        [0.26, 1, -1.4, 150, 5, c0],
        [0.62, 1.02, -1.75, 128, 4, c1],
      ].forEach(([x, y, a, l, m, c]) => {
        cut((k) => frond(+x * w, +y * h, +a, +l, +m, k, 19));
        frond(+x * w, +y * h, +a, +l, +m, String(c), 19);
      });
      cut((k) => bird(w * 0.42, h * 0.3, 0.9, 1, k));
      bird(w * 0.42, h * 0.3, 0.9, 1, c2, c3);
    },
    () => {
      cut((k) =>
        g.fill(
          `M${n(w * 0.3)} ${n(h * 0.56)}h${n(w * 0.4)}q22 60-14 ${n(h * 0.34)}h${n(-w * 0.4 + 28)}q-36-60-14-${n(h * 0.34)}z`.replace(
            '-14-',
            '-14 -',
          ),
          k,
        ),
      );
      frame.slice(0, 3).forEach(([x, y], i) => {
        const px = (x * 0.8 + 0.1) * w,
          py = y * h * 0.86;
        frond(
          px + (w * 0.5 - px) * 0.8,
          h * 0.62,
          Math.atan2(py - h * 0.62, px - w * 0.5),
          Math.hypot(px - w * 0.5, py - h * 0.62) * 0.9,
          2,
          c0,
          10,
        );
        cut((k) => bloom(px, py, 36, 7, k));
        bloom(px, py, 36, 7, [c1, c2, c4][i], c3);
      });
      g.fill(
        `M${n(w * 0.3)} ${n(h * 0.56)}h${n(w * 0.4)}q22 60-14 ${n(h * 0.34)}h${n(-w * 0.4 + 28)}q-36 -60-14 -${n(h * 0.34)}z`,
        c3,
      ).line(`M${n(w * 0.3)} ${n(h * 0.68)}q24-14 48 0t48 0`, cream, 7);
    },
    () => {
      for (let i = 0; i < 9; i++) {
        const x = w * (0.2 + 0.3 * (i % 3)) + r.sway(12),
          y = h * (0.17 + 0.32 * ((i / 3) | 0)) + r.sway(12),
          c = P[i % 5];
        if (i % 3 === 1) {
          cut((k) => bloom(x, y, 34, 6, k));
          bloom(x, y, 34, 6, c, cream);
        } else {
          const a = r() * 6.28;
          cut((k) => frond(x - Math.cos(a) * 36, y - Math.sin(a) * 36, a, 78, 3, k, 13));
          frond(x - Math.cos(a) * 36, y - Math.sin(a) * 36, a, 78, 3, c, 13);
        }
      }
    },
    () => {
      cut((k) => g.oval(w * 0.5, h * 0.44, 74, 74, k));
      g.oval(w * 0.5, h * 0.44, 74, 74, c4);
      for (let i = 0; i < 7; i++) {
        const x = w * (0.02 + 0.16 * i),
          l = r.in(70, 150);
        cut((k) => leaf(x, h + 6, -1.57 + r.sway(0.3), l, k));
        leaf(x, h + 6, -1.57 + (i - 3) * 0.09, l, i % 2 ? c0 : c1);
      }
      cut((k) => bird(w * 0.38, h * 0.36, 0.85, 1, k));
      bird(w * 0.38, h * 0.36, 0.85, 1, c2, c3);
      cut((k) => bird(w * 0.68, h * 0.58, 0.6, -1, k));
      bird(w * 0.68, h * 0.58, 0.6, -1, c3, c1);
    },
    () => {
      let d = '';
      for (let i = 0; i < 4; i++) d += `M-10 ${n(h * (0.64 + i * 0.1))}q30-26 60 0t60 0t60 0t60 0t60 0`;
      g.line(d, c1, 15);
      [
        [0.28, 0.4, -0.7],
        [0.72, 0.34, -2.3],
        [0.5, 0.18, -1.5],
      ].forEach(([x, y, a], i) => {
        const c = [c0, c2, c3][i];
        cut((k) => frond(x * w - Math.cos(a) * 56, y * h - Math.sin(a) * 56, a, 124, 4, k, 16));
        frond(x * w - Math.cos(a) * 56, y * h - Math.sin(a) * 56, a, 124, 4, c, 16);
      });
      cut((k) => leaf(w * 0.2, h * 0.74, 0.1, 110, k));
      leaf(w * 0.2, h * 0.74, 0.1, 110, c4);
      g.poly(
        [
          [w * 0.62, h * 0.74],
          [w * 0.76, h * 0.68],
          [w * 0.76, h * 0.84],
        ],
        c4,
      ).oval(w * 0.32, h * 0.74, 4, 4, c3);
    },
    () => {
      [[0.5, 1.02, -1.57, 260, 6, c0]].forEach(([x, y, a, l, m, c]) => {
        cut((k) => frond(+x * w, +y * h, +a, +l, +m, k, 15));
        frond(+x * w, +y * h, +a, +l, +m, String(c), 15);
      });
      [
        [0.2, 0.3],
        [0.8, 0.28],
        [0.16, 0.66],
        [0.84, 0.62],
        [0.5, 0.1],
      ].forEach(([x, y], i) => {
        cut((k) => bloom(x * w, y * h, 27, 5 + (i % 3), k));
        bloom(x * w, y * h, 27, 5 + (i % 3), [c1, c2, c4, c3, c1][i], i % 2 ? cream : c4);
      });
    },
  ];
  plans[id % 6]();
}
