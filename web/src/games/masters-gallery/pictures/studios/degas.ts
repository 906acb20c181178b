// What Degas draws with: hatching, a floor on a slant, dancers of arcs and tulle.

import { Brush } from '../../../../pictures/brush';
import { type Chance, strew } from '../../../../pictures/chance';
import { mix, near } from '../../../../pictures/colour';
import { n, type Canvas, type Tint } from '../../../../pictures/canvas';

/** From the waist: neck, head, two arms, two legs (bend and end). */
const POSES: Record<string, number[][]> = {
  // from the waist: neck, head, two arms, two legs (bend and end)
  low: [
    [2, -33],
    [5, -49],
    [-27, -24, -38, -2],
    [29, -28, 42, -8],
    [-5, 40, -9, 80],
    [9, 40, 19, 76],
  ],
  arabesque: [
    [13, -31],
    [20, -46],
    [36, -46, 60, -56],
    [-8, -22, -34, -22],
    [1, 40, -1, 84],
    [-36, 8, -78, -12],
  ],
  fifth: [
    [0, -35],
    [0, -51],
    [-27, -60, -7, -84],
    [27, -60, 7, -84],
    [-4, 40, -2, 86],
    [6, 42, 4, 86],
  ],
  bow: [
    [18, -25],
    [28, -34],
    [8, 4, -18, 8],
    [42, -8, 58, -24],
    [-2, 40, -12, 80],
    [14, 36, 34, 72],
  ],
  strap: [
    [-3, -34],
    [-9, -49],
    [-27, -22, -7, -36],
    [22, -14, 5, -26],
    [-4, 40, -12, 80],
    [8, 40, 12, 80],
  ],
  hips: [
    [0, -34],
    [3, -50],
    [-30, -20, -8, -3],
    [30, -20, 8, -3],
    [-5, 40, -10, 80],
    [7, 40, 15, 78],
  ],
  leap: [
    [6, -32],
    [10, -48],
    [-24, -50, -44, -64],
    [34, -44, 54, -60],
    [-32, 30, -66, 42],
    [36, 22, 72, 16],
  ],
  barre: [
    [-4, -33],
    [-7, -49],
    [-24, -46, -20, -74],
    [26, -24, 44, -12],
    [-3, 40, -5, 82],
    [34, 2, 70, -12],
  ],
};

export interface Dress {
  tulle?: string[];
  sash?: string;
  skin?: string;
  bodice?: string;
}

export function studio(g: Canvas, r: Chance, id: number) {
  const { w, h } = g,
    motif = ['stage', 'class', 'wings', 'pit', 'rest', 'star'][id % 6],
    turn = (id / 6) | 0;
  const P = [
    {
      floor: ['#d9bd8f', '#e6cfa6', '#c7a277', '#b9c0a0'],
      wall: ['#4f7f7c', '#6f9f8c', '#3a5f6c', '#a3b58a', '#86683f'],
      tulle: ['#ffffff', '#fbe0d6', '#f4b9a6', '#e2eeee'],
      bodice: '#e8836a',
      sash: '#d9482f',
      hair: '#5a2f22',
    },
    {
      floor: ['#aebfb4', '#c9d2bf', '#8fa8a6', '#d3b796'],
      wall: ['#2f5480', '#4a7aa8', '#7aa6bf', '#27406a', '#b08a5a'],
      tulle: ['#ffffff', '#cfe9f2', '#8ecbe0', '#5aa8cf'],
      bodice: '#3f8fbc',
      sash: '#f0a03a',
      hair: '#3a2620',
    },
    {
      floor: ['#cfa58f', '#e0bfa6', '#b5827a', '#a9a08c'],
      wall: ['#6a3f5f', '#93607a', '#b98a8a', '#4f3a5a', '#5f7a6a'],
      tulle: ['#fff6f0', '#f9cfd0', '#ec9cab', '#fbe6b8'],
      bodice: '#d9627a',
      sash: '#3f8f8a',
      hair: '#7a3a22',
    },
    {
      floor: ['#c8c08a', '#dcd6a8', '#a8a070', '#c9a070'],
      wall: ['#3f5a3a', '#6a8a4a', '#9aa85a', '#2f4a44', '#c87a3f'],
      tulle: ['#fdfff0', '#e4f0c0', '#f6dd8a', '#b5d8b0'],
      bodice: '#e0a53a',
      sash: '#c2503f',
      hair: '#4a2a1c',
    },
  ][(id + turn) % 4];
  const hatch = (
    x: number,
    y: number,
    bw: number,
    bh: number,
    count: number,
    width: number,
    slope: number,
    len: number,
    colour: Tint,
    more = 'opacity=".6"',
  ) => {
    const b = new Brush();
    strew(r, x, y, bw, bh, count, (px, py) => {
      const c = colour(px, py),
        l = len * r.in(0.6, 1.3);
      if (c) b.go(c, px, py, slope * l, -l);
    });
    b.paint(g, width, more);
  };
  const ground = (edge: number[], count = 120) => {
    // floor and wall meet on a diagonal: edge = [y left, y right]
    const [a, b] = edge,
      at = (x: number): number => a + ((b - a) * x) / w;
    g.rect(0, 0, w, h, P.wall[0]);
    g.poly(
      [
        [0, a],
        [w, b],
        [w, h],
        [0, h],
      ],
      g.grad('v', [
        [0, P.floor[0]],
        [1, P.floor[2]],
      ]),
    );
    hatch(
      0,
      -6,
      w,
      Math.max(a, b) + 10,
      count * 0.5,
      6.5,
      0.5,
      22,
      (x: number, y: number) => (y < at(x) - 2 ? near(P.wall, r.noise(x / 44, y / 60) * 0.85 + r.sway(0.2) + 0.06) : null),
      'opacity=".72"',
    );
    hatch(0, Math.min(a, b), w, h - Math.min(a, b), count * 0.5, 5, 0.62, 20, (x: number, y: number) =>
      y > at(x) + 16 ? r.pick(P.floor) : null,
    );
  };
  const dancer = (x: number, y: number, s: number, pose: string, flip = 1, o: Dress = {}) => {
    const [neck, head, armA, armB, legA, legB] = POSES[pose],
      X = (u: number): number => n(x + u * s * flip),
      Y = (v: number): number => n(y + v * s),
      skin = o.skin || '#f0c3a0',
      t = o.tulle || P.tulle,
      m = s > 0.8 ? 28 : 10,
      lean = neck[0] * 0.5;
    const arc = ([cx, cy, ex, ey]: number[], from: number[]) => `M${X(from[0])} ${Y(from[1])}Q${X(cx)} ${Y(cy)} ${X(ex)} ${Y(ey)}`;
    const limb = (to: number[], from: number[], c: string, sw: number, also?: [number[], number[]] | null) =>
      g.line(arc(to, from) + (also ? arc(...also) : ''), c, sw * s);
    const sock = mix('#f3b6a6', t[1], 0.3);
    if (s > 0.7) limb(legA, [-3, 8], mix(sock, '#7a4a4a', 0.22), 9);
    limb(legB, [4, 8], sock, 9, s > 0.7 ? null : [legA, [-3, 8]]);
    const shoe = new Brush();
    if (s > 0.7)
      [legA, legB].forEach(([cx, cy, ex, ey]) => {
        const d = Math.hypot(ex - cx, ey - cy),
          ux = (ex - cx) / d,
          uy = (ey - cy) / d;
        shoe.go(mix(P.sash, '#f7c6b8', 0.65), X(ex), Y(ey), ux * 7 * s * flip, uy * 7 * s);
      });
    shoe.paint(g, 6.5 * s);
    if (s > 0.7) limb(armA, [neck[0] - 7, neck[1] + 7], mix(skin, '#8a5a5a', 0.2), 6);
    const L = 50 * s,
      fan = [],
      b = [new Brush(), new Brush()];
    for (let i = 0; i <= 8; i++) {
      const a = Math.PI * (0.02 + (0.96 * i) / 8) + lean * 0.006;
      fan.push([x + Math.cos(a) * L * 1.12 * flip * -1 - lean * s * flip, y + 2 * s + Math.sin(a) * L * (0.72 + 0.08 * (i % 2))]);
    }
    g.poly([[x - 6 * s, y - 2 * s], ...fan.reverse(), [x + 6 * s, y - 2 * s]], mix(t[1], t[2], 0.35), 'opacity=".82"');
    for (let i = 0; i < m; i++) {
      const a = Math.PI * (0.01 + (0.98 * (i + r())) / m) + lean * 0.006,
        big = s > 0.7,
        l0 = L * r.in(0.12, 0.42),
        l1 = L * r.in(0.85, 1.12);
      b[big ? i % 2 : 0].go(
        big ? t[i % 2 ? r.int(0, 1) : r.int(1, 3)] : t[i % 3 ? 0 : 2],
        x - Math.cos(a) * l0 * flip,
        y + Math.sin(a) * l0 * 0.6,
        -Math.cos(a) * (l1 - l0) * 1.1 * flip - lean * s * flip * 0.6,
        Math.sin(a) * (l1 - l0) * 0.8,
      );
    }
    b[0].paint(g, (s > 0.8 ? 6.5 : 6) * s, 'opacity=".75"');
    b[1].paint(g, (s > 0.8 ? 2.6 : 4) * s, 'opacity=".9"');
    g.fill(
      `M${X(-6.5)} ${Y(1)}Q${X(neck[0] * 0.6 - 9)} ${Y(neck[1] * 0.42)} ${X(neck[0] - 11)} ${Y(neck[1] + 8)}L${X(neck[0] + 10)} ${Y(neck[1] + 8)}Q${X(neck[0] * 0.6 + 9)} ${Y(neck[1] * 0.42)} ${X(7)} ${Y(1)}Q${X(0)} ${Y(6)} ${X(-6.5)} ${Y(1)}z`,
      o.bodice || P.bodice,
    );
    g.fill(
      `M${X(neck[0] - 11)} ${Y(neck[1] + 9)}Q${X(neck[0])} ${Y(neck[1] - 3)} ${X(neck[0] + 10)} ${Y(neck[1] + 9)}M${X(neck[0] - 3)} ${Y(neck[1] + 5)}L${X(head[0] - 3)} ${Y(head[1] + 4)}H${X(head[0] + 3)}L${X(neck[0] + 3)} ${Y(neck[1] + 5)}z`,
      skin,
    );
    if (s > 0.8)
      g.line(`M${X(neck[0] - 9)} ${Y(neck[1] + 12)}Q${X(neck[0] - 9)} ${Y(-10)} ${X(-6)} ${Y(0)}`, '#3a2a33', 1.6 * s, 'opacity=".55"');
    limb(armB, [neck[0] + 7, neck[1] + 7], skin, 6, s > 0.7 ? null : [armA, [neck[0] - 7, neck[1] + 7]]);
    g.oval(X(head[0]), Y(head[1]), 7.6 * s, 9 * s, skin).fill(
      `M${X(head[0] - 8.5)} ${Y(head[1] + 3)}Q${X(head[0] - 9)} ${Y(head[1] - 13)} ${X(head[0] + 2)} ${Y(head[1] - 11)}Q${X(head[0] + 10)} ${Y(head[1] - 10)} ${X(head[0] + 7)} ${Y(head[1] - 2)}Q${X(head[0])} ${Y(head[1] - 7)} ${X(head[0] - 8.5)} ${Y(head[1] + 3)}z`,
      P.hair,
    );
    const bun = new Brush();
    if (s > 0.7) {
      bun.dot(P.hair, X(head[0] - 8), Y(head[1] - 6));
      bun.paint(g, 7 * s);
    }
    const knot = new Brush();
    knot.go(o.sash || P.sash, X(-7), Y(0), 15 * s * flip, 0);
    knot.go(o.sash || P.sash, X(-9), Y(3), -7 * s * flip, 15 * s);
    knot.dot(o.sash || P.sash, X(head[0] - 3), Y(head[1] - 10));
    knot.paint(g, 3.6 * s);
  };
  const pick = (...names: string[]) => names[turn % names.length],
    flip = (id * 7 + turn) % 2 ? 1 : -1,
    X = (u: number): number => (flip > 0 ? u * w : (1 - u) * w);
  return { w, h, motif, P, hatch, ground, dancer, pick, flip, X };
}
