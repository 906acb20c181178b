// What Renoir paints with: feathered dabs, foliage, people of four marks, parasols.

import { Brush } from '../../../../pictures/brush';
import { type Chance, strew } from '../../../../pictures/chance';
import { dark, light, mix, near } from '../../../../pictures/colour';
import { n, type Canvas, type Tint } from '../../../../pictures/canvas';

export function studio(g: Canvas, r: Chance, id: number) {
  const { w, h } = g,
    motif = ['dance', 'parasol', 'roses', 'river', 'lunch', 'sisters'][id % 6],
    turn = (id / 6) | 0;
  const leaf = [
    ['#2f5a5a', '#4a7f6a', '#7aa878', '#b5cc8e', '#3f6f96'],
    ['#28497a', '#406f9c', '#6d9bb8', '#93b8a0', '#35587f'],
    ['#5a6a3c', '#8a8f4c', '#c0a95c', '#d9c486', '#7a6a5a'],
    ['#3a4f6a', '#5f7f7a', '#94a888', '#c9b99a', '#6a5f86'],
  ][(id + turn) % 4];
  const soft = (x: number, y: number, bw: number, bh: number, count: number, width: number, colour: Tint, more = '') => {
    const b = new Brush();
    strew(r, x, y, bw, bh, count, (px, py) => {
      const c = colour(px, py);
      if (c) b.dot(c, px, py);
    });
    b.paint(g, width, more);
  };
  const feather = (x: number, y: number, bw: number, bh: number, count: number, width: number, colour: Tint, more = '') => {
    const b = new Brush();
    strew(r, x, y, bw, bh, count, (px, py) => {
      const c = colour(px, py);
      if (c) b.go(c, px - 3, py - 4, r.in(1, 9), r.in(2, 10));
    });
    b.paint(g, width, more);
  };
  const foliage = (x: number, y: number, bw: number, bh: number, count = 130, size = 13) =>
    feather(
      x,
      y,
      bw,
      bh,
      count,
      size,
      (px: number, py: number) => near(leaf, r.noise(px / 52, py / 52) * 0.8 + r.sway(0.2) + 0.1),
      'opacity=".7"',
    );
  const dapple = (x: number, y: number, bw: number, bh: number, count: number, size = 9) =>
    soft(
      x,
      y,
      bw,
      bh,
      count,
      size,
      (px: number, py: number) => (r.noise(px / 30 + 7, py / 30) > 0.5 ? r.pick(['#fff3dc', '#fbe0e0', '#d9dcf4']) : null),
      'opacity=".5"',
    );
  const skin = '#f2c6a4',
    hairs = ['#5a3524', '#8a4f2a', '#c98a4a', '#3a2630'],
    gowns = ['#e89aa0', '#8fb4dc', '#f6ead8', '#c85a5f', '#7a6fb0', '#f0b07a'];
  const hat = (x: number, y: number, s: number, kind: string | null) => {
    if (kind === 'boater')
      g.oval(x, y - 8 * s, 15 * s, 4.4 * s, '#e6bd62')
        .fill(`M${n(x - 8.5 * s)} ${n(y - 8 * s)}v${n(-7 * s)}q${n(8.5 * s)} ${n(-4 * s)} ${n(17 * s)} 0v${n(7 * s)}z`, '#f0cf80')
        .line(`M${n(x - 8 * s)} ${n(y - 9 * s)}q${n(8 * s)} ${n(3 * s)} ${n(16 * s)} 0`, '#2f3a66', 3 * s);
    else if (kind === 'top')
      g.oval(x, y - 8 * s, 13 * s, 3.6 * s, '#232440').fill(
        `M${n(x - 8 * s)} ${n(y - 8 * s)}l${n(-s)} ${n(-15 * s)}h${n(18 * s)}l${n(-s)} ${n(15 * s)}z`,
        '#2b2c4c',
      );
    else if (kind) {
      const b = new Brush();
      g.oval(x, y - 8 * s, 14 * s, 6.5 * s, kind).oval(x, y - 11 * s, 9 * s, 6 * s, light(kind, 0.25));
      [-8, -2, 4, 9].forEach((k) =>
        b.dot(r.pick(['#d9484a', '#f5d46a', '#fff1ea', '#e27fa0', '#5f8fc8']), x + k * s, y - 10 * s + r.sway(3) * s),
      );
      b.paint(g, 6 * s);
    }
  };
  const head = (x: number, y: number, s: number, hair: string, kind: string | null, side = 1) => {
    g.oval(x, y + 9 * s, 4.2 * s, 7 * s, mix(skin, '#c98a7a', 0.35))
      .oval(x - side * 2.5 * s, y - 1.5 * s, 10.5 * s, 11.5 * s, hair)
      .oval(x + side * 1.2 * s, y + s, 8 * s, 9.6 * s, skin);
    const b = new Brush();
    b.dot('#eb8f80', x + side * 5 * s, y + 4 * s);
    b.dot('#f0a190', x - side * 3 * s, y + 4 * s);
    b.paint(g, 5 * s, 'opacity=".55"');
    if (s > 1.1) {
      const e = new Brush();
      e.dot('#4a3038', x + side * 4 * s, y);
      e.dot('#4a3038', x - side * 1.6 * s, y);
      e.bend('#c8645a', x + side * 1.4 * s - 1.1 * s, y + 5.8 * s, 1.1 * s, 0.9 * s, 2.2 * s, 0);
      e.paint(g, 1.35 * s);
    }
    hat(x, y, s, kind);
  };
  const bust = (x: number, y: number, s: number, c: string, hair: string, kind: string, side = 1, deep = 52) => {
    g.fill(
      `M${n(x - 24 * s)} ${n(y + deep * s)}C${n(x - 28 * s)} ${n(y + 20 * s)} ${n(x - 14 * s)} ${n(y + 13 * s)} ${n(x)} ${n(y + 11 * s)}C${n(x + 14 * s)} ${n(y + 13 * s)} ${n(x + 28 * s)} ${n(y + 20 * s)} ${n(x + 24 * s)} ${n(y + deep * s)}z`,
      c,
    );
    head(x, y, s, hair, kind, side);
  };
  const crowd = (list: number[][], s: number) => {
    // people at a distance, a few dabs each
    const body = new Brush(),
      hair = new Brush(),
      face = new Brush(),
      brim = new Brush(),
      crown = new Brush();
    list.forEach(([x, y]) => {
      const c = r.pick([...gowns, '#2c3358', '#3a3a5c']);
      body.go(c, x - 5 * s, y + 25 * s, 0, 44 * s);
      body.go(c, x + 5 * s, y + 25 * s, 0, 44 * s);
      hair.dot(r.pick(hairs), x - s, y - 2 * s);
      face.dot(skin, x + r.sway(2) * s, y + s);
      const k = r.int(0, 3);
      if (k < 2) {
        brim.go('#e6bd62', x - 9 * s, y - 8 * s, 18 * s, 0);
        crown.go('#f0cf80', x - 4 * s, y - 12 * s, 8 * s, 0);
      } else if (k < 3) {
        brim.go('#e7a8a8', x - 7 * s, y - 9 * s, 14 * s, 0);
        crown.dot('#d9484a', x + 3 * s, y - 12 * s);
      }
    });
    body.paint(g, 22 * s);
    hair.paint(g, 19 * s);
    face.paint(g, 14 * s);
    brim.paint(g, 4.5 * s);
    crown.paint(g, 7 * s);
  };
  const parasol = (x: number, y: number, R: number, c: string, tilt = 0) => {
    g.put(`<g transform="rotate(${n(tilt)} ${n(x)} ${n(y)})">`).line(`M${n(x)} ${n(y - R * 0.7)}v${n(R * 2)}`, '#6a4a3a', 2.4);
    g.fill(
      `M${n(x - R)} ${n(y)}C${n(x - R * 0.85)} ${n(y - R * 1.15)} ${n(x + R * 0.85)} ${n(y - R * 1.15)} ${n(x + R)} ${n(y)}q${n(-R * 0.25)} ${n(-R * 0.16)} ${n(-R * 0.5)} 0t${n(-R * 0.5)} 0t${n(-R * 0.5)} 0t${n(-R * 0.5)} 0z`,
      g.grad('h', [
        [0, light(c, 0.55)],
        [0.55, c],
        [1, dark(c, 0.28)],
      ]),
    );
    g.line(
      `M${n(x)} ${n(y - R * 0.86)}Q${n(x - R * 0.4)} ${n(y - R * 0.5)} ${n(x - R * 0.5)} ${n(y)}M${n(x)} ${n(y - R * 0.86)}Q${n(x + R * 0.4)} ${n(y - R * 0.5)} ${n(x + R * 0.5)} ${n(y)}M${n(x)} ${n(y - R * 0.86)}V${n(y - 4)}`,
      light(c, 0.6),
      1.4,
      'opacity=".7"',
    ).put('</g>');
  };
  const gown = (x: number, y: number, s: number, c: string) => {
    // a full dress, from the neck y down
    g.fill(
      `M${n(x - 15 * s)} ${n(y + 14 * s)}Q${n(x)} ${n(y + 9 * s)} ${n(x + 15 * s)} ${n(y + 14 * s)}Q${n(x + 12 * s)} ${n(y + 34 * s)} ${n(x + 8 * s)} ${n(y + 42 * s)}C${n(x + 26 * s)} ${n(y + 62 * s)} ${n(x + 34 * s)} ${n(y + 96 * s)} ${n(x + 36 * s)} ${n(y + 124 * s)}Q${n(x)} ${n(y + 134 * s)} ${n(x - 30 * s)} ${n(y + 124 * s)}C${n(x - 26 * s)} ${n(y + 90 * s)} ${n(x - 18 * s)} ${n(y + 64 * s)} ${n(x - 7 * s)} ${n(y + 42 * s)}Q${n(x - 12 * s)} ${n(y + 32 * s)} ${n(x - 15 * s)} ${n(y + 14 * s)}z`,
      g.grad('h', [
        [0, light(c, 0.5)],
        [0.5, c],
        [1, dark(c, 0.3)],
      ]),
    );
    const b = new Brush();
    for (let i = 0; i < 28; i++) {
      const t = r(),
        u = r.sway(1);
      b.dot(
        r.pick([light(c, 0.6), light(c, 0.3), dark(c, 0.15), mix(c, '#9aa8e0', 0.5)]),
        x + u * (8 + t * 24) * s + 2 * s,
        y + (44 + t * 78) * s,
      );
    }
    b.paint(g, 8 * s, 'opacity=".55"');
  };
  const girl = (x: number, y: number, s: number, c: string, hair: string, kind: string | null, side = 1) => {
    gown(x, y, s, c);
    const b = new Brush();
    b.go(light(c, 0.2), x - 12 * s, y + 17 * s, -2 * s, 6 * s);
    b.go(dark(c, 0.12), x + 12 * s, y + 17 * s, 2 * s, 6 * s);
    b.paint(g, 11 * s);
    head(x, y, s, hair, kind, side);
  };
  return { w, h, motif, turn, leaf, soft, feather, foliage, dapple, skin, hairs, gowns, bust, crowd, parasol, girl };
}
