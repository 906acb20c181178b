// Sunny paints weather that smiles: rays, rainbows, waves, dots.

import { Brush } from '../../../pictures/brush';
import { type Chance } from '../../../pictures/chance';
import { mix } from '../../../pictures/colour';
import { n, type Canvas, type Field } from '../../../pictures/canvas';

export function draw(g: Canvas, _: Chance, id: number): void {
  const { w, h } = g,
    pal = ['#ff5d8f', '#ff9f45', '#ffd23f', '#3bceac', '#4aa8ff', '#9b5de5', '#fff3d6'],
    k = (id + ((id / 6) | 0)) % 6,
    P = [...pal.slice(k % 3), ...pal.slice(0, k % 3)].filter((c) => c !== '#fff3d6'),
    milk = '#fff3d6';
  const rays = (x: number, y: number, m: number, c1: string, c2: string, a0 = 0) => {
    g.rect(0, 0, w, h, c1);
    let d = '';
    const L = w + h;
    for (let i = 0; i < m; i++) {
      const a = a0 + (i / m) * 6.283,
        b = a + 3.1416 / m;
      d += `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * L)} ${n(y + Math.sin(a) * L)}L${n(x + Math.cos(b) * L)} ${n(y + Math.sin(b) * L)}z`;
    }
    g.fill(d, c2);
  };
  const rings = (x: number, y: number, R: number, cs: string[], sw: number) =>
      cs.forEach((c: string, i: number) => g.oval(x, y, R - i * sw, R - i * sw, c)),
    wave = (y: number, amp: number, c: string, k = 4, ph = 0) => {
      const s = w / k,
        x = n((ph % s) - s);
      let d = `M${x} ${n(y)}q${n(s / 4)} ${n(-amp)} ${n(s / 2)} 0`;
      for (let i = 0; i < k * 2 + 3; i++) d += `t${n(s / 2)} 0`;
      g.fill(d + `V${h + 2}H${x}z`, c);
    };
  const dots = (x: number, y: number, bw: number, bh: number, s: number, f: Field, c: string) => {
    const pots = [1, 2, 3, 4].map(() => new Brush());
    for (let j = 0; j * s < bh; j++)
      for (let i = 0; i * s < bw; i++) {
        const px = x + (i + (j % 2) / 2) * s,
          py = y + j * s,
          v = f(px, py);
        if (v > 0.06) pots[Math.min(3, Math.floor(v * 4))].dot(c, px, py);
      }
    pots.forEach((p, k) => p.empty || p.paint(g, s * (0.24 + 0.22 * k)));
  };
  const mirrored = Math.floor(id / 18) % 2 === 1;
  if (mirrored) g.put(`<g transform="matrix(-1 0 0 1 ${w} 0)">`);
  [
    () => {
      rays(w * 0.5, h * 0.62, 14, P[2], milk, 0.1);
      rings(w * 0.5, h * 0.62, 66, [P[0], P[1], P[2], milk], 15);
      wave(h * 0.72, 24, P[4], 3, 10);
      wave(h * 0.81, 22, P[3], 3, -24);
      wave(h * 0.9, 20, P[5], 3, 30);
    },
    () => {
      g.rect(0, 0, w, h, milk);
      [P[0], P[1], P[2], P[3], P[4], P[5]].forEach((c, i) => g.oval(w * 0.5, h * 0.86, w * 0.62 - i * 21, w * 0.62 - i * 21, c));
      g.oval(w * 0.5, h * 0.86, w * 0.62 - 126, w * 0.62 - 126, milk);
      g.rect(0, h * 0.86, w, h, P[4]);
      wave(h * 0.88, 12, P[3], 4);
      wave(h * 0.94, 12, milk, 4, 30);
      dots(8, 8, w, h * 0.3, 17, (_, y) => Math.max(0, 0.8 - y / (h * 0.32)), P[0]);
    },
    () => {
      const m = 11;
      for (let i = 0; i <= m; i++) wave((i * h) / m - 10, 26, i % 2 ? milk : P[((i / 2) | 0) % 6], 2, 14 * i);
      g.oval(w * 0.68, h * 0.3, 40, 40, P[1]);
      g.oval(w * 0.68, h * 0.3, 28, 28, P[2]);
    },
    () => {
      g.rect(
        0,
        0,
        w,
        h,
        g.grad('v', [
          [0, P[5]],
          [0.55, P[0]],
          [1, P[1]],
        ]),
      );
      g.oval(w / 2, h * 0.46, 82, 82, P[2]);
      dots(
        6,
        h * 0.1,
        w,
        h * 0.9,
        14,
        (x: number, y: number) => {
          const d = Math.hypot(x - w / 2, y - h * 0.46);
          return d < 84 ? Math.max(0, (y - h * 0.42) / 96) : 0;
        },
        P[0],
      );
      dots(6, h * 0.68, w, h * 0.34, 14, (_, y) => (y - h * 0.66) / (h * 0.36), P[5]);
      let d = '';
      for (let i = 0; i < 18; i++) {
        const a = (i / 18) * 6.283;
        d += `M${n(w / 2 + Math.cos(a) * 94)} ${n(h * 0.46 + Math.sin(a) * 94)}l${n(Math.cos(a) * 17)} ${n(Math.sin(a) * 17)}`;
      }
      g.line(d, milk, 8);
    },
    () => {
      rays(w * 0.22, h * 0.2, 18, P[4], mix(P[4], '#fff', 0.45));
      rings(w * 0.22, h * 0.2, 54, [milk, P[2], P[1]], 12);
      const cloud = (x: number, y: number, s: number, c: string) => {
        const b = new Brush();
        [
          [0, 0, 1],
          [26, -13, 1],
          [54, -4, 1],
          [28, 6, 1],
          [76, 5, 1],
        ].forEach(([u, v]) => b.dot(c, x + u * s, y + v * s));
        b.paint(g, 46 * s);
      };
      cloud(w * 0.4, h * 0.42, 1.15, mix(P[5], '#fff', 0.5));
      cloud(w * 0.42, h * 0.4, 1.05, milk);
      [P[0], P[1], P[2], P[3]].forEach((c, i) => wave(h * (0.6 + i * 0.1), 30 - i * 3, c, 2, 30 * i));
      cloud(w * 0.04, h * 0.68, 0.7, milk);
    },
    () => {
      rays(w / 2, h / 2, 12, P[0], P[1], 0.2);
      for (let k = 0; k < 3; k++) {
        const m = 10,
          R = 122 - k * 40;
        let d = '';
        for (let i = 0; i < m; i++) {
          const a = (i / m) * 6.283 + k * 0.3;
          d += `M${n(w / 2 + Math.cos(a) * R * 0.45)} ${n(h / 2 + Math.sin(a) * R * 0.45)}L${n(w / 2 + Math.cos(a) * R * 0.84)} ${n(h / 2 + Math.sin(a) * R * 0.84)}`;
        }
        g.line(d, [P[3], P[2], P[5]][k], R * 0.32);
      }
      rings(w / 2, h / 2, 26, [milk, P[4]], 11);
    },
  ][id % 6]();
  if (mirrored) g.put('</g>');
}
