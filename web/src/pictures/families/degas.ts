// Degas: pastel laid on in diagonals, cropped views, dancers of arcs and tulle.

import { Brush } from '../brush';
import { type Chance, strew } from '../chance';
import { mix, near } from '../colour';
import { n, type Sheet } from '../sheet';

const POSES = {
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

export function draw(g: Sheet, r: Chance, id: number): void {
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
    colour: {
      (x: any, y: any): string | null;
      (x: any, y: any): string | null;
      (): string;
      (): string;
      (): string;
      (): string;
      (x: any, y: any): string | null;
      (): string;
      (): string;
      (): string;
      (): string;
      (): string;
      (arg0: number, arg1: number): any;
    },
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
  const ground = (edge: number[] | [any, any], count = 120) => {
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
    hatch(0, Math.min(a, b), w, h - Math.min(a, b), count * 0.5, 5, 0.62, 20, (x: any, y: number) =>
      y > at(x) + 16 ? r.pick(P.floor) : null,
    );
  };
  const dancer = (x: number, y: number, s: number, pose: string, flip = 1, o = {}) => {
    const [neck, head, armA, armB, legA, legB] = POSES[pose],
      X = (u: number): number => n(x + u * s * flip),
      Y = (v: number): number => n(y + v * s),
      skin = o.skin || '#f0c3a0',
      t = o.tulle || P.tulle,
      m = s > 0.8 ? 28 : 10,
      lean = neck[0] * 0.5;
    const arc = ([cx, cy, ex, ey]: any, from: any[] | undefined) => `M${X(from[0])} ${Y(from[1])}Q${X(cx)} ${Y(cy)} ${X(ex)} ${Y(ey)}`;
    const limb = (to: [any, any, any, any], from: any[], c: string, sw: number, also: any[] | null | undefined) =>
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

  if (motif === 'stage') {
    ground(flip > 0 ? [h * 0.5, h * 0.26] : [h * 0.26, h * 0.5], 130);
    hatch(0, 0, w, h * 0.3, 20, 12, -0.3, 26, () => r.pick([P.wall[1], P.wall[3], P.wall[4]]), 'opacity=".8"');
    dancer(X(0.86), h * 0.34, 0.5, 'low', -flip);
    dancer(X(0.62), h * 0.37, 0.56, pick('fifth', 'hips', 'arabesque'), flip);
    dancer(X(0.34), h * 0.6, 1.24, pick('arabesque', 'low', 'bow'), flip);
    hatch(0, h * 0.86, w, h * 0.14, 16, 7, 0.6, 18, () => r.pick(['#fff4cf', P.floor[1]]), 'opacity=".6"');
  } else if (motif === 'class') {
    ground([h * 0.47, h * 0.47], 50);
    g.rect(0, 0, w, h * 0.47, mix(P.wall[1], P.floor[1], 0.35));
    let panes = '';
    for (let i = 0; i < 3; i++) {
      const x = n(w * (0.08 + i * 0.33));
      panes += `M${x} ${n(h * 0.05)}h${n(w * 0.22)}v${n(h * 0.34)}h-${n(w * 0.22)}z`;
    }
    g.fill(
      panes,
      g.grad('v', [
        [0, '#f4fbff'],
        [1, mix('#fff2cf', P.floor[1], 0.3)],
      ]),
    ).line(
      [0, 1, 2]
        .map((i) => `M${n(w * (0.19 + i * 0.33))} ${n(h * 0.05)}v${n(h * 0.34)}M${n(w * (0.08 + i * 0.33))} ${n(h * 0.2)}h${n(w * 0.22)}`)
        .join(''),
      mix(P.wall[0], P.floor[2], 0.3),
      3,
    );
    hatch(0, 0, w, h * 0.46, 44, 5, 0.5, 24, () => r.pick([P.wall[1], P.floor[1], '#fff']), 'opacity=".28"');
    g.line(`M0 ${n(h * 0.44)}H${w}`, '#6a4a34', 4.5);
    let boards = '';
    for (let i = -3; i < 9; i++) boards += `M${n(X(0.2) + (i - 2) * 22)} ${n(h * 0.47)}L${n(X(0.2) + (i - 2) * 84)} ${h}`;
    g.line(boards, P.floor[2], 1.6, 'opacity=".6"');
    dancer(X(0.8), h * 0.42, 0.62, 'barre', -flip);
    dancer(X(0.52), h * 0.42, 0.6, pick('strap', 'fifth', 'hips'), flip);
    dancer(X(0.3), h * 0.63, 1.12, pick('hips', 'strap', 'fifth'), flip);
    hatch(0, h * 0.5, w, h * 0.5, 30, 4, 0.62, 26, () => r.pick(['#fff2d6', P.floor[2], P.wall[2]]), 'opacity=".2"');
  } else if (motif === 'wings') {
    ground([h * 0.9, h * 0.74], 150);
    hatch(
      0,
      0,
      w,
      h * 0.9,
      40,
      10,
      0.2,
      34,
      (x: number, y: number) => (r.noise(x / 50, y / 50) > 0.5 ? r.pick([P.wall[3], P.wall[4], P.wall[1]]) : null),
      'opacity=".7"',
    );
    dancer(X(0.8), h * 0.42, 1.05, pick('hips', 'low', 'strap'), -flip, { tulle: P.tulle.slice().reverse(), sash: P.bodice });
    dancer(X(0.36), h * 0.56, 1.7, pick('strap', 'hips', 'low'), flip);
    hatch(0, h * 0.3, w, h * 0.7, 46, 3, 0.55, 26, () => r.pick([P.tulle[0], P.sash, P.wall[2]]), 'opacity=".2"');
  } else if (motif === 'pit') {
    ground([h * 0.3, h * 0.3], 70);
    g.rect(
      0,
      h * 0.26,
      w,
      h * 0.34,
      g.grad('v', [
        [0, P.floor[0]],
        [1, '#fff0c4'],
      ]),
    );
    hatch(0, h * 0.28, w, h * 0.34, 30, 6, 0.6, 18, () => r.pick([P.floor[1], '#fff3d0', P.floor[0]]));
    dancer(X(0.82), h * 0.3, 0.6, 'fifth', -flip);
    dancer(X(0.22), h * 0.31, 0.66, pick('low', 'leap', 'hips'), flip);
    dancer(X(0.54), h * 0.36, 0.92, pick('arabesque', 'bow', 'low'), flip);
    g.fill(`M0 ${n(h * 0.66)}Q${n(w * 0.5)} ${n(h * 0.6)} ${w} ${n(h * 0.66)}V${h}H0z`, '#241d24');
    const b = new Brush(),
      f = new Brush(),
      v = new Brush();
    for (let i = 0; i < 6; i++) {
      const x = w * (0.08 + 0.17 * i) + r.sway(8),
        y = h * (0.72 + 0.06 * (i % 2));
      b.go(r.pick(['#2c2430', '#1b1820', '#3a2c34']), x - 9, y + 42, 18, 0);
      b.go('#2c2430', x, y + 30, 0, 40);
      f.dot(r.pick(['#c98f6f', '#b57a5c', '#d8a482']), x, y);
      v.dot(r.pick(['#3a2620', '#8a8078', '#1f1a1c']), x - 2, y - 5);
    }
    b.paint(g, 40);
    v.paint(g, 23);
    f.paint(g, 17);
    const sx = X(0.7);
    g.line(`M${n(sx)} ${h}L${n(sx + flip * 20)} ${n(h * 0.52)}`, '#6a3c22', 11)
      .line(
        `M${n(sx + flip * 20)} ${n(h * 0.52)}q${flip * 4}-24 ${flip * 16}-19q${flip * 9} 4 ${flip * 3} 12q${-flip * 8} 3-${flip * 7}-6`.replace(
          '--',
          '',
        ),
        '#8a5630',
        7,
      )
      .line(`M${n(sx + flip * 8)} ${n(h * 0.56)}l${flip * 24} 5M${n(sx + flip * 6)} ${n(h * 0.6)}l${flip * 24} 5`, '#2a1c18', 4)
      .line(`M${n(X(0.16))} ${n(h * 0.98)}L${n(X(0.4))} ${n(h * 0.8)}`, '#a8683a', 10)
      .line(`M${n(X(0.1))} ${n(h * 0.84)}L${n(X(0.46))} ${n(h * 0.92)}`, '#e8d4b0', 2);
    hatch(0, h * 0.66, w, h * 0.34, 30, 4.2, 0.6, 20, () => r.pick(['#4a3a44', '#5f4a4a', '#1a161c']), 'opacity=".5"');
  } else if (motif === 'rest') {
    ground(flip > 0 ? [h * 0.2, h * 0.44] : [h * 0.44, h * 0.2], 170);
    g.line(`M${n(X(-0.1))} ${n(h * 0.3)}L${n(X(1.1))} ${n(h * 0.86)}`, '#7a5434', 13).line(
      `M${n(X(-0.1))} ${n(h * 0.285)}L${n(X(1.1))} ${n(h * 0.845)}`,
      '#c99a62',
      5,
    );
    const seated = (x: number, y: number, s: number, o = {}) => {
      // bent over the slipper on a bench
      const t = o.tulle || P.tulle,
        A = (u: number): number => n(x + u * s * flip),
        B = (v: number): number => n(y + v * s),
        b = [new Brush(), new Brush()];
      g.line(`M${A(6)} ${B(4)}Q${A(46)} ${B(-6)} ${A(44)} ${B(30)}T${A(40)} ${B(72)}`, '#f0b8a4', 11 * s).line(
        `M${A(0)} ${B(8)}Q${A(26)} ${B(30)} ${A(16)} ${B(78)}`,
        mix('#f0b8a4', '#7a4a4a', 0.25),
        10 * s,
      );
      for (let i = 0; i < 32; i++) {
        const a = Math.PI * (0.9 + (1.25 * (i + r())) / 32) - Math.PI * 0.78,
          l = r.in(40, 58) * s;
        b[i % 2].go(t[i % 2 ? r.int(0, 1) : r.int(1, 3)], x, y, -Math.cos(a) * l * flip, Math.sin(a) * l * 0.85);
      }
      b[0].paint(g, 9 * s, 'opacity=".85"');
      b[1].paint(g, 3 * s);
      g.fill(
        `M${A(-10)} ${B(0)}C${A(-14)} ${B(-34)} ${A(14)} ${B(-46)} ${A(34)} ${B(-30)}Q${A(30)} ${B(-12)} ${A(12)} ${B(4)}z`,
        o.bodice || P.bodice,
      )
        .line(`M${A(28)} ${B(-26)}Q${A(50)} ${B(10)} ${A(44)} ${B(56)}`, '#f0c3a0', 7 * s)
        .oval(A(40), B(-30), 9 * s, 9 * s, '#f0c3a0')
        .fill(
          `M${A(34)} ${B(-40)}q${n(9 * s * flip)} ${n(-6 * s)} ${n(15 * s * flip)} ${n(4 * s)}q${n(-6 * s * flip)} ${n(9 * s)} ${n(-16 * s * flip)} ${n(10 * s)}z`,
          P.hair,
        );
      const k = new Brush();
      k.dot(P.hair, A(32), B(-40));
      k.paint(g, 9 * s);
      g.line(`M${A(-9)} ${B(-2)}L${A(12)} ${B(4)}M${A(-9)} ${B(-2)}l${n(-8 * s * flip)} ${n(20 * s)}`, P.sash, 5 * s).line(
        `M${A(44)} ${B(70)}l${n(9 * s * flip)} ${n(6 * s)}M${A(16)} ${B(78)}l${n(9 * s * flip)} ${n(5 * s)}`,
        '#f6d0c4',
        7 * s,
      );
    };
    seated(X(0.2), h * 0.32, 0.86, { tulle: P.tulle.slice().reverse() });
    seated(X(0.5), h * 0.56, 1.2);
    hatch(0, h * 0.4, w, h * 0.6, 40, 3.4, 0.6, 24, () => r.pick(['#fff2d6', P.floor[2], P.wall[2]]), 'opacity=".35"');
  } else {
    ground([h * 0.22, h * 0.34], 150);
    g.oval(
      X(0.5),
      h * 0.8,
      w * 0.52,
      h * 0.17,
      g.grad('r', [
        [0, '#fff7d8', 0.95],
        [0.7, '#fff0c0', 0.5],
        [1, '#fff0c0', 0],
      ]),
    );
    dancer(X(0.16), h * 0.2, 0.42, 'hips', flip);
    dancer(X(0.88), h * 0.24, 0.4, 'strap', -flip);
    dancer(X(0.52), h * 0.5, 1.46, pick('leap', 'fifth', 'arabesque'), flip);
    const b = new Brush();
    for (let i = 0; i < 18; i++) b.dot(['#5f9a5a', P.sash, '#fff', '#f6c6c8'][i % 4], X(0.2) + r.sway(26), h * 0.93 + r.sway(11));
    b.paint(g, 8);
    hatch(0, h * 0.6, w, h * 0.4, 36, 3.4, 0.6, 24, () => r.pick(['#fff6da', P.floor[2]]), 'opacity=".4"');
  }
}
