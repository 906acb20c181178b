// Renoir: soft round dabs, company, parasols, dappled light.

import { Brush } from '../../../pictures/brush';
import { type Chance, strew } from '../../../pictures/chance';
import { dark, light, mix, near } from '../../../pictures/colour';
import { n, type Canvas } from '../../../pictures/canvas';
import { studio } from './studios/renoir';

export function draw(g: Canvas, r: Chance, id: number): void {
  const { w, h, motif, turn, leaf, soft, feather, foliage, dapple, skin, hairs, gowns, bust, crowd, parasol, girl } = studio(g, r, id);
  if (motif === 'dance') {
    g.wash('v', [leaf[0], leaf[1], mix(leaf[2], '#e8c9b8', 0.5)]);
    foliage(0, 0, w, h * 0.48, 88, 17);
    const globes = new Brush();
    for (let i = 0; i < 6; i++)
      globes.dot(r.pick(['#fff1c8', '#fbe3a8', '#ffd9b8']), w * (0.06 + 0.18 * i) + r.sway(8), h * (0.1 + 0.07 * Math.sin(i * 1.4 + turn)));
    globes.paint(g, 15, 'opacity=".92"');
    crowd(
      [0, 1, 2, 3, 4, 5].map((i) => [(w * (i + 0.5)) / 6 + r.sway(9), h * 0.42 + r.sway(14)]),
      0.78,
    );
    feather(0, h * 0.58, w, h * 0.2, 40, 17, () => r.pick(['#3a3f6a', '#6f6a98', '#c9a8b0', '#8a86b0', '#d8b8b8']), 'opacity=".8"');
    g.wash('v', ['#b9a8c0', '#e3c9bd', '#cfb4b4'], [0, h * 0.74, w, h * 0.26]);
    feather(0, h * 0.74, w, h * 0.26, 32, 15, () => r.pick(['#c8b4cc', '#ead4c4', '#f4e2d2', '#b0a0c0']), 'opacity=".7"');
    const mx = w * (turn % 2 ? 0.36 : 0.62),
      d = turn % 2 ? 1 : -1;
    g.fill(
      `M${n(mx + d * 20)} ${n(h * 0.42)}q${n(d * 24)} 12 ${n(d * 20)} ${n(h * 0.26)}l${n(d * 2)} ${n(h * 0.27)}h${n(-d * 34)}l${n(-d * 4)} ${n(-h * 0.36)}z`,
      '#2a3160',
    );
    bust(mx + d * 22, h * 0.35, 1.12, '#2f3768', hairs[0], 'boater', -d, 60);
    girl(mx - d * 12, h * 0.385, 1.22, gowns[[0, 2, 1, 5][turn % 4]], r.pick(hairs), r.pick(['#d9545a', '#f2e0b8', '#7fa8d8']), d);
    g.line(`M${n(mx - d * 26)} ${n(h * 0.48)}Q${n(mx - d * 44)} ${n(h * 0.46)} ${n(mx - d * 52)} ${n(h * 0.38)}`, skin, 7);
    dapple(0, h * 0.3, w, h * 0.7, 60, 9);
  } else if (motif === 'parasol') {
    g.wash('v', [leaf[1], leaf[2], mix(leaf[3], '#f2e2b8', 0.5)]);
    foliage(0, 0, w, h * 0.62, 120, 18);
    g.fill(
      `M${n(w * 0.3)} ${n(h * 0.55)}Q${n(w * 0.6)} ${n(h * 0.7)} ${n(w * 0.1)} ${h}H${n(w * 0.9)}Q${n(w * 0.8)} ${n(h * 0.7)} ${n(w * 0.42)} ${n(h * 0.55)}z`,
      '#ecd6b4',
      'opacity=".85"',
    );
    feather(
      0,
      h * 0.58,
      w,
      h * 0.42,
      96,
      11,
      (x: number, y: number) => (Math.abs(x - w / 2) < (y - h * 0.5) * 0.6 ? r.pick(['#f4e0c2', '#e0c0b0', '#d2c4dc']) : near(leaf, r())),
      'opacity=".6"',
    );
    soft(0, h * 0.62, w, h * 0.38, 64, 7.5, (x) =>
      Math.abs(x - w / 2) > w * 0.2 ? r.pick(['#e2555a', '#f7c9d0', '#f4d35e', '#fff', '#b58ad0']) : null,
    );
    const x = w * r.in(0.44, 0.54),
      side = turn % 2 ? -1 : 1,
      c = gowns[[2, 0, 1, 5][turn % 4]];
    parasol(x + side * 26, h * 0.29, 62, r.pick(['#e8604f', '#f2c25a', '#6a9ad0', '#e58aa0']), side * 16);
    girl(x, h * 0.37, 1.36, c, r.pick(hairs), r.pick([null, '#f0dcae', '#c85a6a']), side);
    g.line(
      `M${n(x + side * 10)} ${n(h * 0.45)}Q${n(x + side * 34)} ${n(h * 0.52)} ${n(x + side * 33)} ${n(h * 0.42)}`,
      light(c, 0.2),
      10,
    ).oval(x + side * 33, h * 0.41, 5, 5, skin);
    dapple(0, h * 0.4, w, h * 0.6, 70, 9);
  } else if (motif === 'roses') {
    const wall = [
        ['#7f9fc0', '#a9bcd0', '#d3cfd6'],
        ['#c98a7a', '#dcae98', '#ecd2bc'],
        ['#5f7a6a', '#86a08a', '#b5c2a4'],
        ['#8a7aa8', '#b0a2c4', '#d6c8d8'],
      ][turn % 4],
      yt = h * 0.78;
    g.wash('v', wall);
    feather(0, 0, w, yt, 90, 18, () => r.pick(wall), 'opacity=".5"');
    g.rect(0, yt, w, h - yt, '#e9d9c2');
    soft(0, yt, w, h - yt, 30, 15, () => r.pick(['#f8ecd8', '#d8bfae', '#c8b4c4']), 'opacity=".7"');
    const vx = w / 2,
      blue = r.pick(['#3f66a8', '#4a8a86', '#b5653f']);
    g.oval(vx + 16, h * 0.9, 56, 9, '#8a6f7a', 'opacity=".4"')
      .fill(
        `M${n(vx - 26)} ${n(h * 0.62)}h52q-8 20 8 38q16 34-16 ${n(h * 0.14)}h-36q-32 ${n(-h * 0.06)}-16 ${n(-h * 0.14)}q16-18 8-38z`,
        g.grad('h', [
          [0, light(blue, 0.5)],
          [0.45, blue],
          [1, dark(blue, 0.45)],
        ]),
      )
      .line(`M${n(vx - 18)} ${n(h * 0.73)}q-12 24-3 40`, '#fff', 5, 'opacity=".7"');
    feather(
      w * 0.1,
      h * 0.1,
      w * 0.8,
      h * 0.58,
      84,
      13,
      (x: number, y: number) => (Math.hypot((x - vx) / (w * 0.42), (y - h * 0.4) / (h * 0.3)) < 1.06 ? near(leaf, r()) : null),
      'opacity=".85"',
    );
    const tones = [
      ['#f7d3cf', '#eba6a4', '#d9656a'],
      ['#fff1dc', '#f6d6a6', '#e2a35a'],
      ['#f2b0b8', '#d9627a', '#a8324f'],
      ['#fff', '#f6e6e2', '#dcb8c4'],
    ];
    const spots = [
      [0.5, 0.2],
      [0.3, 0.27],
      [0.7, 0.28],
      [0.44, 0.37],
      [0.62, 0.43],
      [0.24, 0.44],
      [0.8, 0.46],
      [0.38, 0.54],
      [0.56, 0.58],
    ];
    const a = new Brush(),
      b = new Brush(),
      c = new Brush(),
      d = new Brush();
    spots.forEach(([u, v], i) => {
      const x = u * w + r.sway(8),
        y = v * h + r.sway(8),
        t = tones[(i + id) % 4];
      for (let k = 0; k < 7; k++) a.dot(t[k % 3 === 0 ? 2 : 1], x + Math.cos(k * 0.9) * 12, y + Math.sin(k * 0.9) * 11);
      b.dot(t[0], x - 2, y - 2);
      c.mark(t[2], x - 8, y, 'a8 8 0 0 0 15 4', 15, 4);
      c.mark(t[1], x - 5, y - 5, 'q7-7 12 2', 12, 2);
      d.dot(t[2], x + 1, y);
    });
    a.paint(g, 19);
    b.paint(g, 21);
    c.paint(g, 3.4);
    d.paint(g, 6);
    const fall = new Brush();
    for (let i = 0; i < 7; i++) fall.go(r.pick(['#eba6a4', '#f6d6a6', '#fff1ea']), r.in(0.1, 0.9) * w, r.in(0.86, 0.97) * h, 5, r.sway(3));
    fall.paint(g, 7);
  } else if (motif === 'river') {
    const y0 = h * 0.34,
      blue = [
        ['#2f62a8', '#4f86c8', '#83b0dc', '#c9dbe8', '#e8d8c8'],
        ['#2f6f86', '#4f98a4', '#8cc2bc', '#d2e2d0', '#f2dcc0'],
      ][turn % 2];
    g.wash('v', ['#a9c8e4', '#f0e0d4'], [0, 0, w, y0]);
    foliage(0, 10, w, y0, 64, 17);
    g.wash('v', [blue[3], blue[1], blue[0]], [0, y0, w, h - y0]);
    const sea = new Brush();
    strew(r, 0, y0, w, h - y0, 104, (px, py) =>
      sea.bend(near([leaf[1], ...blue].reverse(), ((py - y0) / (h - y0)) * 0.8 + r.sway(0.45) + 0.1), px - 8, py, 7, 4, 15, -1),
    );
    sea.paint(g, 11, 'opacity=".7"');
    const x = w * r.in(0.46, 0.54),
      y = h * 0.66,
      c = r.pick(['#e2703a', '#c9483f', '#e8a53f', '#f0e4d0']);
    for (let i = 0, b = new Brush(); i < 26; i++) {
      b.dot(i % 3 ? mix(c, blue[1], 0.35) : '#fbeedd', x + r.sway(88), y + 24 + r() ** 1.5 * 62);
      if (i === 25) b.paint(g, 11, 'opacity=".6"');
    }
    bust(x + 34, y - 34, 1.15, '#2f3768', hairs[0], 'boater', -1, 46);
    parasol(x - 34, y - 60, 40, r.pick(['#f4e6d0', '#e58aa0', '#f2c25a']), -14);
    bust(x - 30, y - 32, 1.15, gowns[[0, 2, 5][turn % 3]], r.pick(hairs), '#f0dcae', 1, 46);
    g.fill(
      `M${n(x - 92)} ${n(y - 2)}Q${n(x)} ${n(y + 16)} ${n(x + 96)} ${n(y - 6)}Q${n(x + 70)} ${n(y + 34)} ${n(x)} ${n(y + 32)}T${n(x - 92)} ${n(y - 2)}z`,
      c,
    )
      .line(`M${n(x - 90)} ${n(y - 1)}Q${n(x)} ${n(y + 17)} ${n(x + 94)} ${n(y - 5)}`, '#fff0d8', 4)
      .line(`M${n(x + 18)} ${n(y - 4)}L${n(x + 74)} ${n(y + 44)}`, '#8a5a34', 3.4);
    const reed = new Brush();
    for (let i = 0; i < 22; i++)
      reed.bend(
        r.pick([leaf[0], leaf[2], leaf[3]]),
        (turn % 2 ? w * 0.7 : 0) + r() * w * 0.3,
        h + 2,
        r.sway(8),
        -26,
        r.sway(22),
        -r.in(30, 76),
      );
    reed.paint(g, 3.6);
    dapple(0, y0, w, h * 0.5, 50, 8);
  } else if (motif === 'lunch') {
    const y0 = h * 0.3;
    g.wash('v', ['#9cc0dc', '#cfe0dc'], [0, 0, w, y0 + 40]);
    foliage(0, y0 * 0.4, w, h * 0.34, 90, 17);
    const stripe = r.pick(['#d9604a', '#4f86b8', '#e0a24a', '#7a9a6a']);
    g.fill(`M0 0H${w}V${n(h * 0.12)}q-15 16-30 0t-30 0t-30 0t-30 0t-30 0t-30 0t-30 0t-30 0z`, '#f6e9d6');
    let s = '';
    for (let x = 0; x < w; x += 60) s += `M${x} 0h30v${n(h * 0.12)}q-15 16-30 0z`;
    g.fill(s, stripe, 'opacity=".85"');
    const seats = [
      [0.12, 0.36, 1],
      [0.38, 0.33, 1],
      [0.62, 0.35, 1],
      [0.88, 0.36, 1],
      [0.17, 0.6, 1.5],
      [0.84, 0.58, 1.5],
    ];
    crowd(
      seats.slice(0, 4).map(([u, v]) => [u * w + r.sway(6), v * h]),
      1.15,
    );
    g.fill(
      `M${n(w * 0.14)} ${n(h * 0.62)}Q${n(w * 0.5)} ${n(h * 0.56)} ${n(w * 0.88)} ${n(h * 0.62)}L${n(w * 1.04)} ${n(h * 0.98)}Q${n(w * 0.5)} ${n(h * 1.06)} ${n(-w * 0.04)} ${n(h * 0.98)}z`,
      '#f3e9e0',
    );
    soft(w * 0.08, h * 0.66, w * 0.84, h * 0.34, 60, 13, () => r.pick(['#fff', '#dcd6e8', '#c8cfe4', '#f2dccb']), 'opacity=".65"');
    seats
      .slice(4)
      .forEach(([u, v, k], i) =>
        bust(
          u * w,
          v * h,
          k,
          i ? r.pick(['#2c3560', '#f4ecdf']) : gowns[[1, 0, 4][turn % 3]],
          r.pick(hairs),
          i ? 'boater' : '#d9545a',
          i ? -1 : 1,
          120,
        ),
      );
    const bottle = (x: number, y: number, c: string) =>
      g
        .fill(`M${n(x - 4)} ${n(y - 50)}h8v15q7 5 7 13v26q-11 6-22 0v-26q0-8 7-13z`, c)
        .line(`M${n(x - 6)} ${n(y - 20)}v16`, '#fff', 2.4, 'opacity=".6"');
    bottle(w * 0.44, h * 0.76, '#2f4f3a');
    bottle(w * 0.57, h * 0.74, r.pick(['#7a2f3a', '#4a6a3a']));
    const f = new Brush();
    for (let i = 0; i < 16; i++)
      f.dot(r.pick(['#c8384a', '#7a2f5a', '#e8a53f', '#8aa84a', '#5a2f5f']), w * 0.5 + r.sway(44), h * 0.84 - Math.abs(r.sway(18)));
    g.oval(w * 0.5, h * 0.86, 46, 9, '#e4ddd4').oval(w * 0.5, h * 0.85, 42, 7, '#fff');
    f.paint(g, 12);
    [0.3, 0.7].forEach((u) =>
      g
        .line(`M${n(u * w)} ${n(h * 0.84)}v-14M${n(u * w - 6)} ${n(h * 0.845)}h12`, '#b9c0d4', 2.4)
        .fill(`M${n(u * w - 8)} ${n(h * 0.73)}h16q0 20-8 21t-8-21z`, r.pick(['#e2b0a0', '#e8d49a', '#b5566a']), 'opacity=".8"'),
    );
    dapple(0, h * 0.3, w, h * 0.7, 60, 9);
  } else {
    g.wash('v', [leaf[1], leaf[0], mix(leaf[1], leaf[3], 0.4)]);
    foliage(0, 0, w, h, 130, 17);
    soft(0, 0, w, h, 40, 9, () => r.pick(['#f4d7c8', '#e8a0a0', '#f0dc98', '#b9cfe6']), 'opacity=".75"');
    const c1 = gowns[[4, 1, 3][turn % 3]],
      c2 = gowns[[2, 3, 0][turn % 3]],
      flip = turn % 2 ? -1 : 1,
      X = (u: number): number => w / 2 + flip * (u - 0.5) * w;
    bust(X(0.63), h * 0.33, 3.1, c1, hairs[id % 4], r.pick(['#c8343f', '#2f3f7a', '#e8c878']), -flip, 80);
    bust(X(0.3), h * 0.55, 2.7, c2, hairs[(id + 2) % 4], r.pick(['#f4ead6', '#7fa8d8', '#e58aa0']), flip, 80);
    soft(
      0,
      h * 0.66,
      w,
      h * 0.34,
      54,
      12,
      (x: number, y: number) =>
        flip * (x - w / 2) > 0
          ? r.pick([light(c1, 0.4), dark(c1, 0.2), mix(c1, '#9aa8e0', 0.5), null])
          : y > h * 0.78
            ? r.pick([light(c2, 0.4), dark(c2, 0.18), mix(c2, '#9aa8e0', 0.5), null])
            : null,
      'opacity=".6"',
    );
    const f = new Brush();
    for (let i = 0; i < 26; i++)
      f.dot(r.pick(['#d9484a', '#f5d46a', '#fff1ea', '#e27fa0', leaf[2], leaf[1]]), w * 0.5 + r.sway(70), h * 0.95 + r.sway(22));
    f.paint(g, 14);
  }
}
