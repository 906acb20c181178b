// Monet: horizontal dabs; one motif in a series of lights.

import { Brush } from '../../../pictures/brush';
import { type Chance, strew } from '../../../pictures/chance';
import { light, mix, near } from '../../../pictures/colour';
import { n, type Canvas, type Tint } from '../../../pictures/canvas';

const LIGHTS = [
  {
    sky: ['#7d9ccb', '#b4b4d6', '#efc3bd', '#f9dfb6'],
    leaf: ['#3d5f6e', '#5b8088', '#87a395', '#8d8ab0', '#c7b9a8'],
    field: ['#8c9a6a', '#b8ae7c', '#d9b98c', '#a79ab0'],
    sun: '#f4793f',
    deep: '#36506b',
  },
  {
    sky: ['#5f9fd8', '#93c3e6', '#cfe5ea', '#eef1dd'],
    leaf: ['#23533f', '#3d7d4a', '#73a94e', '#a8c863', '#2a6a78'],
    field: ['#7fae4a', '#a9c65a', '#d8d77a', '#5f9a58'],
    sun: '#fff3b0',
    deep: '#234f63',
  },
  {
    sky: ['#86aecb', '#c9d3bf', '#f4d893', '#f3b765'],
    leaf: ['#3f5a34', '#6d7f35', '#ab9a3d', '#d9ae49', '#7a5a3c'],
    field: ['#b99a3e', '#dcb851', '#e9cf7a', '#c98a45'],
    sun: '#ffd76a',
    deep: '#3f4c46',
  },
  {
    sky: ['#2f4384', '#6a559c', '#c0668c', '#f29a5d'],
    leaf: ['#1f2c52', '#3a3d6d', '#5f4574', '#8a4f6e', '#26485f'],
    field: ['#5b3f66', '#8a4a62', '#b8624f', '#4a3f72'],
    sun: '#ff7a3c',
    deep: '#1d2748',
  },
  {
    sky: ['#9fb3c9', '#bcc8d4', '#d7d9d8', '#e9e0d3'],
    leaf: ['#55707f', '#76909b', '#98abb0', '#8492b0', '#b9bdb4'],
    field: ['#9aa894', '#b6b9a2', '#cfc6ae', '#a3a9b4'],
    sun: '#f6c79a',
    deep: '#4e6579',
  },
  {
    sky: ['#a5c0e2', '#cddaec', '#f1e4e2', '#fbefdc'],
    leaf: ['#5a7295', '#8296b8', '#a9b6d2', '#c9c2d8', '#6f8a8a'],
    field: ['#dfe6f1', '#f6f3ef', '#c3cfe6', '#efdfe0'],
    sun: '#ffd9a0',
    deep: '#4a6189',
  },
];

export function draw(g: Canvas, r: Chance, id: number): void {
  const { w, h } = g,
    L = LIGHTS[(id * 5 + ((id / 6) | 0)) % 6],
    motif = ['lilies', 'stacks', 'bridge', 'sails', 'poplars', 'poppies'][id % 6];
  const dabs = (x: number, y: number, bw: number, bh: number, count: number, width: number, colour: Tint, len = 16, more = '') => {
    const b = new Brush();
    strew(r, x, y, bw, bh, count, (px, py) => {
      const l = len * r.in(0.6, 1.4);
      const c = colour(px, py);
      const rise = r.sway(2);
      if (c) b.go(c, px - l / 2, py, l, rise);
    });
    b.paint(g, width, more);
  };
  const sky = (y1: number, count = 90) => {
    g.wash('v', L.sky, [0, 0, w, y1 + 2]);
    dabs(0, 0, w, y1, count, 8, (_, y) => near(L.sky, y / y1 + r.sway(0.42)), 22, 'opacity=".75"');
  };
  const water = (y0: number, count: number, mirror?: Tint) => {
    g.wash(
      'v',
      [L.sky[3], L.sky[1], L.deep].map((c, i) => (i === 2 ? mix(c, L.sky[0], 0.45) : c)),
      [0, y0, w, h - y0],
    );
    dabs(
      0,
      y0 + 2,
      w,
      h - y0,
      count,
      6,
      (x: number, y: number) =>
        (mirror && mirror(x, y)) ||
        near([L.sky[3], L.sky[2], L.sky[1], L.sky[0], mix(L.sky[0], L.deep, 0.5)], ((y - y0) / (h - y0)) * 0.8 + r.sway(0.35) + 0.1),
      24,
    );
  };
  const pads = (y0: number, clusters: number, scale: number) => {
    const green = [L.leaf[1], L.leaf[2], L.leaf[3], mix(L.leaf[2], L.sky[3], 0.35)],
      a = new Brush(),
      b = new Brush(),
      f = new Brush(),
      f2 = new Brush();
    for (let k = 0; k < clusters; k++) {
      const depth = (k + 0.5) / clusters,
        cy = y0 + (h - y0) * (depth * 0.96 + r.sway(0.03)),
        cx = r.in(-0.02, 1.02) * w,
        s = scale * (0.55 + depth * 0.85);
      for (let i = 0, m = r.int(4, 7); i < m; i++) {
        const x = cx + r.sway(66) * s,
          y = cy + r.sway(13) * s,
          l = r.in(16, 30) * s;
        b.go(mix(L.deep, L.leaf[0], 0.4), x - l / 2 + 1, y + 3 * s, l, 0);
        a.go(r.pick(green), x - l / 2, y, l, 0);
        if (i < 2) {
          f.dot(r.pick(['#fdf1ef', '#f3b9c8', '#e889a6']), x + r.sway(7) * s, y - 3 * s);
          f2.dot('#f7d774', x + r.sway(5) * s, y - 3 * s);
        }
      }
    }
    b.paint(g, 9 * scale, 'opacity=".5"');
    a.paint(g, 8.5 * scale);
    f.paint(g, 11 * scale);
    f2.paint(g, 4 * scale);
  };
  if (motif === 'lilies') {
    g.wash('v', [mix(L.deep, L.leaf[1], 0.4), mix(L.sky[1], L.leaf[1], 0.3), L.sky[2], mix(L.sky[0], L.leaf[0], 0.3)]);
    const shade = r.in(0.25, 0.75) * w,
      band = r.in(0.55, 0.8);
    dabs(
      0,
      0,
      w,
      h,
      250,
      7,
      (x: number, y: number) => {
        const t = r.noise(x / 70, y / 120),
          m = Math.abs(x - shade) / w;
        return m < 0.2 + t * 0.2 && y < h * band
          ? near([L.leaf[0], mix(L.leaf[0], L.sky[0], 0.3), L.leaf[1], L.deep], r())
          : near([...L.sky, L.leaf[2]].reverse(), t * 0.8 + r.in(0, 0.3));
      },
      24,
      'opacity=".8"',
    );
    const b = new Brush();
    if (id % 4 !== 2)
      for (let i = 0, x0 = r.bet(0.5) ? 0 : w * 0.62; i < 20; i++)
        b.bend(
          r.pick([L.leaf[1], L.leaf[2], mix(L.leaf[0], L.leaf[2], 0.5)]),
          x0 + r() * w * 0.38,
          -4,
          r.sway(8),
          30,
          r.sway(9),
          r.in(34, 104),
        );
    b.paint(g, 4, 'opacity=".85"');
    pads(h * r.in(0.18, 0.28), 8, 1.12);
  } else if (motif === 'bridge') {
    const y0 = h * r.in(0.56, 0.62);
    g.wash('v', [L.leaf[0], L.leaf[2], L.leaf[1]]);
    dabs(
      0,
      0,
      w,
      y0,
      190,
      9,
      (x: number, y: number) =>
        r.noise(x / 46, y / 46) > 0.62 ? near(L.sky.slice(1), r()) : near(L.leaf, r.noise(x / 60 + 9, y / 46) * 0.7 + r.in(0, 0.3)),
      12,
    );
    water(y0, 110, (x: number, y: number) => (r.noise(x / 34, y / 150) > 0.46 ? near([L.leaf[0], L.leaf[1], L.leaf[2]], r()) : null));
    pads(y0 + 14, 5, 0.9);
    const yb = y0 - h * r.in(0.02, 0.06),
      rise = h * r.in(0.15, 0.2),
      paint = r.pick([mix(L.leaf[1], '#bfe0c8', 0.45), mix('#c8695a', L.sky[1], 0.12), mix('#6fa3b0', L.sky[2], 0.3)]);
    const arch = (dy: number, c: string, sw: number, more?: string) =>
      g.line(`M-10 ${n(yb - dy)}Q${w / 2} ${n(yb - dy - rise * 2)} ${w + 10} ${n(yb - dy)}`, c, sw, more);
    g.line(
      `M-10 ${n(yb + rise * 1.1)}Q${w / 2} ${n(yb + rise * 2.7)} ${w + 10} ${n(yb + rise * 1.1)}`,
      mix(paint, L.deep, 0.35),
      7,
      'opacity=".3" stroke-dasharray="26 12"',
    );
    arch(-5, mix(paint, L.deep, 0.6), 10);
    arch(0, paint, 8);
    arch(26, paint, 5);
    arch(28, light(paint, 0.55), 1.6);
    const rails = new Brush();
    for (let x = 8; x < w; x += 20) {
      const t = (x + 10) / (w + 20),
        y = yb - 4 * rise * t * (1 - t);
      rails.go(mix(paint, L.deep, 0.25), x, y, 0, -25);
    }
    rails.paint(g, 4);
  } else if (motif === 'stacks') {
    const y0 = h * r.in(0.4, 0.5);
    sky(y0, 70);
    const b = new Brush();
    for (let x = -4; x < w; x += 9) b.go(near(L.leaf, r()), x, y0 - 2 - r.noise(x / 40, 1) * 26, 10, r.in(2, 8));
    g.fill(`M0 ${n(y0 - 10)}h${w}v24h-${w}z`, mix(L.leaf[1], L.sky[2], 0.3));
    b.paint(g, 12);
    g.wash('v', [L.field[1], L.field[0], mix(L.field[3], L.deep, 0.25)], [0, y0 + 4, w, h - y0]);
    dabs(0, y0 + 6, w, h - y0 - 8, 130, 7, (x: number, y: number) => near(L.field, r.noise(x / 50, y / 26) * 0.8 + r.in(0, 0.25)), 20);
    const hill = (cx: number, base: number, s: number) => {
      const b = new Brush(),
        c = new Brush(),
        warm = [
          mix(L.field[1], L.sun, 0.3),
          mix('#b5793a', L.deep, 0.15),
          mix('#a65a4a', L.field[0], 0.2),
          mix(L.leaf[0], '#7a4a55', 0.55),
        ];
      for (let i = 0; i < 34; i++)
        c.go(
          near([mix(L.deep, L.field[3], 0.3), mix(L.leaf[3], L.deep, 0.3)], r()),
          cx + r.in(-0.1, 1.55) * s + 6,
          base + r.in(-0.06, 0.2) * s,
          r.in(0.16, 0.34) * s,
          3,
        );
      c.paint(g, 7, 'opacity=".7"');
      g.fill(
        `M${n(cx - s * 0.62)} ${n(base)}C${n(cx - s * 0.72)} ${n(base - s * 0.5)} ${n(cx - s * 0.42)} ${n(base - s * 0.62)} ${n(cx)} ${n(base - s * 1.16)}C${n(cx + s * 0.42)} ${n(base - s * 0.62)} ${n(cx + s * 0.72)} ${n(base - s * 0.5)} ${n(cx + s * 0.62)} ${n(base)}Q${n(cx)} ${n(base + s * 0.16)} ${n(cx - s * 0.62)} ${n(base)}z`,
        g.grad('h', [
          [0, warm[0]],
          [0.55, warm[1]],
          [1, warm[3]],
        ]),
      );
      for (let i = 0; i < 54; i++) {
        const v = r.in(0.12, 1),
          u = r.in(-1, 1),
          half = (v < 0.45 ? 0.6 : (0.6 * (1.06 - v)) / 0.6) * s,
          x = cx + u * half * 0.92,
          y = base + 0.05 * s - v * s * 1.04;
        b.go(near(warm, (u + 1) / 2 + r.sway(0.3)), x, y, u * s * 0.1, r.in(0.07, 0.15) * s);
      }
      b.paint(g, s > 50 ? 5.5 : 4.5);
      g.line(
        `M${n(cx - s * 0.61)} ${n(base - s * 0.16)}C${n(cx - s * 0.66)} ${n(base - s * 0.5)} ${n(cx - s * 0.4)} ${n(base - s * 0.62)} ${n(cx - s * 0.06)} ${n(base - s * 1.08)}`,
        light(L.sun, 0.3),
        3.5,
        'opacity=".8"',
      );
    };
    const two = id % 12 > 5,
      x1 = w * r.in(0.34, 0.44);
    if (two) hill(w * 0.78, y0 + h * 0.17, w * 0.15);
    hill(x1, y0 + h * r.in(0.31, 0.36), w * r.in(0.29, 0.34));
  } else if (motif === 'sails') {
    const y0 = h * r.in(0.36, 0.46),
      sx = w * r.in(0.6, 0.76),
      sy = y0 - h * r.in(0.12, 0.2),
      cliff = id % 12 > 5;
    sky(y0, 100);
    const cold = [mix(L.leaf[0], L.sky[2], 0.3), mix(L.leaf[1], L.sky[2], 0.35), L.leaf[4], mix(L.leaf[3], L.sky[2], 0.3)];
    if (cliff) {
      const top = y0 - h * 0.27;
      g.fill(
        `M-4 ${n(top)}C${n(w * 0.25)} ${n(top - 18)} ${n(w * 0.4)} ${n(top + 6)} ${n(w * 0.46)} ${n(top + 18)}L${n(w * 0.52)} ${n(y0 + 6)}L${n(w * 0.44)} ${n(y0 + 8)}Q${n(w * 0.39)} ${n(y0 - h * 0.18)} ${n(w * 0.33)} ${n(y0 + 10)}L-4 ${n(y0 + 16)}z`,
        mix(L.leaf[4], L.sky[3], 0.25),
      );
      const b = new Brush();
      for (let i = 0; i < 70; i++) {
        const x = r.in(0, 0.36) * w;
        b.go(near([...cold, mix(L.sky[3], '#fff', 0.3)], r()), x, r.in(top + 6, y0 - 2) + (x > w * 0.3 ? -20 : 0), r.sway(5), r.in(6, 16));
      }
      b.paint(g, 5.5);
    } else dabs(0, y0 - 14, w * 0.5, 14, 14, 8, () => near(cold, r()), 20, 'opacity=".7"');
    g.oval(sx, sy, 13, 13, L.sun);
    water(y0, 165);
    const b = new Brush(),
      c = new Brush();
    for (let k = 0; k < 20; k++) {
      const y = y0 + 5 + (k * (h - y0)) / 20,
        l = 8 + k * 1.4 + r.in(0, 10);
      b.go(mix(L.sun, L.sky[3], (k % 3) * 0.22), sx - l / 2 + r.sway(9), y, l, 0);
    }
    b.paint(g, 5);
    const boat = (x: number, y: number, s: number, sail: string) => {
      const d = mix(L.deep, '#111', 0.25);
      g.fill(`M${n(x)} ${n(y - 46 * s)}q${n(22 * s)} ${n(20 * s)} ${n(15 * s)} ${n(42 * s)}h${n(-15 * s)}z`, sail).fill(
        `M${n(x - 3 * s)} ${n(y - 40 * s)}v${n(36 * s)}h${n(-13 * s)}q${n(2 * s)} ${n(-20 * s)} ${n(13 * s)} ${n(-36 * s)}z`,
        light(sail, 0.35),
      );
      g.fill(`M${n(x - 20 * s)} ${n(y - 4 * s)}h${n(42 * s)}q${n(-3 * s)} ${n(9 * s)} ${n(-12 * s)} ${n(9 * s)}h${n(-20 * s)}z`, d);
      for (let k = 0; k < 6; k++)
        c.go(k < 2 ? d : mix(sail, L.sky[0], 0.35), x - 12 * s + r.sway(6), y + (9 + k * 6) * s, r.in(10, 24) * s, 0);
    };
    const sails = ['#f6efe0', mix('#c8603f', L.sky[1], 0.1), '#f0d9a0', mix('#7a4a4a', L.sky[0], 0.2)];
    boat(w * r.in(0.2, 0.34), y0 + h * r.in(0.2, 0.3), r.in(1.25, 1.55), r.pick(sails));
    boat(w * r.in(0.44, 0.56), y0 + h * 0.07, 0.62, r.pick(sails));
    if (!cliff) boat(w * 0.86, y0 + h * 0.04, 0.4, sails[0]);
    c.paint(g, 4.5, 'opacity=".8"');
  } else if (motif === 'poplars') {
    const y0 = h * r.in(0.64, 0.7),
      m = r.int(4, 5);
    sky(y0, 76);
    const far = new Brush();
    for (let x = -4; x < w; x += 12) far.go(near(L.leaf, r()), x, y0 - 6 - r.noise(x / 50, 3) * 34, 12, 4);
    g.rect(0, y0 - 16, w, 20, mix(L.leaf[1], L.sky[2], 0.25));
    far.paint(g, 13);
    water(y0, 84);
    const trunk = new Brush(),
      b = new Brush(),
      mir = new Brush();
    for (let i = 0; i < m; i++) {
      const x = w * (0.1 + (0.82 * i) / (m - 1)) + r.sway(8),
        s = 1 - 0.1 * Math.abs(i - (m - 1) * r.in(0.3, 0.5)),
        top = h * (0.05 + 0.06 * (1 - s) * 6 + r.in(0, 0.04)),
        base = y0 + 3;
      trunk.go(mix(L.deep, L.leaf[0], 0.4), x, top + 20, r.sway(3), base - top - 20);
      for (let k = 0; k < 46; k++) {
        const t = k / 46,
          y = top + t * (base - top) * 0.88,
          half = Math.sin(Math.PI * (t * 0.82 + 0.1)) * 19 * s;
        b.go(near(L.leaf, r.in(0, 0.55) + (t < 0.5 ? 0.2 : 0) + r() * 0.25), x + r.sway(half * 1.7) - 4, y, r.in(5, 12), -r.in(0, 5));
      }
      for (let k = 0; k < 9; k++)
        mir.go(r.pick([L.leaf[0], L.leaf[1], L.deep]), x - 8 + r.sway(5), y0 + 8 + (k * (h - y0)) / 9, r.in(8, 17), 0);
    }
    mir.paint(g, 5, 'opacity=".6"');
    trunk.paint(g, 3.4);
    b.paint(g, 7);
  } else {
    const y0 = h * r.in(0.34, 0.42),
      slope = r.in(-0.1, 0.12);
    sky(y0 + 20, 80);
    const b = new Brush();
    for (let x = -4; x < w + 4; x += 8) {
      const yb = y0 - (x / w - 0.5) * slope * h + 4,
        top = 10 + r.noise(x / 34, 5) ** 1.6 * 74;
      for (let k = 0; k < 3; k++)
        b.go(near(L.leaf, r() * 0.5 + k * 0.18), x + r.sway(4), yb - (top * (k + 0.7)) / 3 + r.sway(4), 8, r.in(2, 9));
    }
    g.fill(
      `M0 ${n(y0 - slope * -0.5 * h)}L${w} ${n(y0 - slope * 0.5 * h)}V${h}H0z`,
      g.grad('v', [
        [0, L.field[1]],
        [1, mix(L.field[0], L.leaf[0], 0.4)],
      ]),
    );
    b.paint(g, 13);
    dabs(
      0,
      y0 + 14,
      w,
      h - y0 - 16,
      150,
      6.5,
      (x: number, y: number) => near([...L.field, L.leaf[2]], r.noise(x / 46, y / 30) * 0.8 + r.in(0, 0.25)),
      15,
    );
    const p = new Brush(),
      q = new Brush();
    for (let i = 0; i < 96; i++) {
      const t = r() ** 0.6,
        y = y0 + 16 + t * (h - y0 - 20),
        x = w * r.in(-0.05, 1.05) * (1 - 0.5 * (1 - t));
      (t > 0.5 ? p : q).go(r.pick(['#d8402b', '#e86a45', '#c22f35']), x, y, t > 0.5 ? 5 : 2, 0);
    }
    q.paint(g, 4.5);
    p.paint(g, 7.5);
    const stroll = (x: number, y: number, s: number, dress: string, shade: string) => {
      g.fill(
        `M${n(x - 4 * s)} ${n(y - 30 * s)}q${n(5 * s)} ${n(-6 * s)} ${n(9 * s)} 0l${n(9 * s)} ${n(30 * s)}h${n(-26 * s)}z`,
        dress,
      ).oval(x + s, y - 37 * s, 4.5 * s, 5 * s, mix('#e7b994', L.sky[2], 0.2));
      g.fill(
        `M${n(x - 19 * s)} ${n(y - 42 * s)}q${n(19 * s)} ${n(-27 * s)} ${n(40 * s)} ${n(-2 * s)}q${n(-20 * s)} ${n(-7 * s)} ${n(-40 * s)} ${n(2 * s)}z`,
        shade,
      ).line(`M${n(x + s)} ${n(y - 52 * s)}l${n(5 * s)} ${n(28 * s)}`, L.deep, 1.4);
    };
    const x = w * r.in(0.3, 0.66),
      y = h * r.in(0.74, 0.8);
    stroll(x - 28, y - 10, 0.8, mix(L.sky[0], '#fff', 0.25), '#f2e3c2');
    stroll(x, y, 1.35, mix('#f5efe6', L.sky[1], 0.3), r.pick(['#5f9a7a', '#e8c06a', '#d98a7a', '#7fa0c8']));
  }
}
