// Vermeer: quiet rooms, light from the window on the left, tiles, blue and ochre, one still figure.

import { type Chance } from '../../../pictures/chance';
import { dark } from '../../../pictures/colour';
import { n, type Canvas } from '../../../pictures/canvas';
import { studio } from './studios/vermeer';

export function draw(g: Canvas, r: Chance, id: number): void {
  const {
    w,
    h,
    motif,
    turn,
    wallSet,
    lit,
    wall,
    window_,
    tiles,
    chart,
    frame,
    rug,
    jug,
    bowl,
    globe,
    pearls,
    chair,
    woman,
    curtain,
    holds,
    stone,
  } = studio(g, r, id);
  if (motif === 'reading') {
    wall();
    const y0 = h * 0.72;
    tiles(y0, w * 0.62, ...stone);
    window_(w * 0.03, w * 0.24, h * 0.06, h * 0.54);
    r.bet(0.55) ? chart(w * 0.5, h * 0.08, w * 0.4, h * 0.27) : frame(w * 0.56, h * 0.1, w * 0.32, h * 0.24);
    g.oval(w * 0.62, h * 0.955, 62, 9, '#1d1712', 'opacity=".38"');
    woman(w * 0.56, h * 0.585, 1.05, holds);
    rug([-4, h * 0.66], [w * 0.3, h * 0.63], [w * 0.36, h * 0.84], [-4, h * 0.92], r.pick(['#8f2f26', '#2f4f78', '#7a5a2a']));
    jug(w * 0.13, h * 0.665, 0.86, r.pick(['#e8e4d8', '#3f66a0', '#b08a4a']));
    if (turn) bowl(w * 0.2, h * 0.7, 0.6);
    if (turn === 1) chair(w * 0.8, h * 0.93, 0.92);
  } else if (motif === 'table') {
    wall();
    const y0 = h * 0.76;
    tiles(y0, w * 0.6, ...stone);
    window_(w * 0.02, w * 0.2, h * 0.05, h * 0.5);
    r.bet(0.5) ? chart(w * 0.36, h * 0.08, w * 0.44, h * 0.24) : frame(w * 0.46, h * 0.09, w * 0.36, h * 0.22);
    woman(w * 0.66, h * 0.52, 1.12, holds);
    rug([w * 0.04, h * 0.64], [w * 0.59, h * 0.62], [w * 0.64, h * 0.96], [-12, h * 1.02], r.pick(['#8f2f26', '#2f4f78', '#8a6a34']));
    g.poly(
      [
        [w * 0.06, h * 0.615],
        [w * 0.58, h * 0.595],
        [w * 0.6, h * 0.63],
        [w * 0.04, h * 0.65],
      ],
      '#efe6d2',
      'opacity=".9"',
    );
    [
      () => {
        jug(w * 0.18, h * 0.63, 0.9, '#e8e4d8');
        bowl(w * 0.4, h * 0.63, 0.8);
      },
      () => {
        globe(w * 0.2, h * 0.635, 0.9);
        bowl(w * 0.42, h * 0.625, 0.66);
      },
      () => {
        bowl(w * 0.2, h * 0.64, 0.9);
        jug(w * 0.42, h * 0.62, 0.8, '#3f66a0');
      },
    ][turn % 3]();
  } else if (motif === 'door') {
    g.rect(0, 0, w, h, dark(wallSet[2], 0.45));
    const x0 = w * 0.3,
      x1 = w * 0.78,
      top = h * 0.12,
      floor = h * 0.74;
    tiles(h * 0.8, w * 0.54, dark(stone[0], 0.25), stone[1]);
    g.put(
      `<svg x="${n(x0)}" y="${n(top)}" width="${n(x1 - x0)}" height="${n(floor + h * 0.1 - top)}" viewBox="${n(x0)} ${n(top)} ${n(x1 - x0)} ${n(floor + h * 0.1 - top)}">`,
    );
    g.rect(
      x0,
      top,
      x1 - x0,
      h,
      g.grad('h', [
        [0, '#fff8e2'],
        [0.5, wallSet[0]],
        [1, wallSet[1]],
      ]),
    );
    tiles(floor - h * 0.08, w * 0.54, ...stone, 4);
    frame(w * 0.5, h * 0.2, w * 0.2, h * 0.15);
    g.poly(
      [
        [x0, h * 0.2],
        [x0 + 13, h * 0.22],
        [x0 + 13, h * 0.48],
        [x0, h * 0.5],
      ],
      '#f4f6ec',
    );
    g.line(`M${n(x0 + 6)} ${n(h * 0.21)}V${n(h * 0.49)}M${n(x0)} ${n(h * 0.35)}h13`, '#7a6a50', 1.6);
    woman(w * 0.56, h * 0.57, 0.78, holds);
    g.put('</svg>');
    g.path(`M${n(x0)} ${n(h * 0.84)}V${n(top)}H${n(x1)}V${n(h * 0.84)}`, 'stroke="#33261c" stroke-width="9"');
    g.poly(
      [
        [x1, top],
        [w * 0.94, h * 0.05],
        [w * 0.94, h * 0.95],
        [x1, h * 0.84],
      ],
      lit('#6a4a2e', 0.2, 0.6),
    );
    g.poly(
      [
        [x0, h * 0.84],
        [x1, h * 0.84],
        [w * 0.7, h],
        [w * 0.12, h],
      ],
      g.grad('v', [
        [0, '#fff3cf', 0.5],
        [1, '#fff3cf', 0],
      ]),
    );
    if (turn !== 1) curtain(0, r.pick(['#3f5a4a', '#6a2f2a', '#2f4468']));
    g.line(`M${n(w * 0.2)} ${n(h * 0.96)}L${n(w * 0.26)} ${n(h * 0.5)}`, '#8a6a3f', 4).fill(
      `M${n(w * 0.17)} ${n(h * 0.93)}h16l6 17h-30z`,
      '#b99a5a',
    );
    if (turn === 1) chair(w * 0.08, h * 0.92, 0.9);
  } else if (motif === 'virginal') {
    wall();
    const y0 = h * 0.64;
    tiles(y0, w * 0.5, ...stone, 6);
    window_(w * 0.02, w * 0.2, h * 0.08, h * 0.44, 3);
    frame(w * 0.36, h * 0.07, w * 0.36, h * 0.2);
    g.rect(w * 0.3, h * 0.42, w * 0.56, h * 0.17, lit('#c9ae7a', 0.25))
      .rect(w * 0.3, h * 0.4, w * 0.56, 6, '#33261c')
      .line(`M${n(w * 0.34)} ${n(h * 0.52)}H${n(w * 0.82)}`, '#f6eedb', 6)
      .line(`M${n(w * 0.34)} ${n(h * 0.52)}H${n(w * 0.82)}`, '#2a211c', 6, 'stroke-dasharray="1.4 5" stroke-linecap="butt"')
      .line(`M${n(w * 0.33)} ${n(h * 0.59)}V${n(h * 0.72)}M${n(w * 0.83)} ${n(h * 0.59)}V${n(h * 0.72)}`, '#33261c', 5);
    g.oval(w * 0.6, h * 0.83, 52, 8, '#1d1712', 'opacity=".35"');
    woman(w * 0.58, h * 0.51, 0.86, 'none');
    g.fill(`M${n(w * 0.06)} ${n(h * 0.84)}q24-26 44-8q14-10 30 2q12 26-14 30q-18-6-24-2q-26 8-36-22z`, lit('#a8622f', 0.3))
      .line(`M${n(w * 0.3)} ${n(h * 0.83)}L${n(w * 0.52)} ${n(h * 0.76)}`, '#3a2418', 5)
      .line(`M${n(w * 0.12)} ${n(h * 0.86)}L${n(w * 0.5)} ${n(h * 0.765)}`, '#e8d8b0', 1);
    if (turn) rug([w * 0.78, h * 0.6], [w + 4, h * 0.58], [w + 4, h], [w * 0.72, h], turn > 1 ? '#2f4f78' : '#8f2f26');
    if (turn) jug(w * 0.9, h * 0.61, 0.8, turn > 1 ? '#e8e4d8' : '#b08a4a');
  } else if (motif === 'sill') {
    wall();
    const y0 = h * 0.68;
    window_(w * 0.05, w * 0.4, h * 0.05, h * 0.58, 4);
    turn === 1 ? frame(w * 0.56, h * 0.1, w * 0.36, h * 0.3) : chart(w * 0.52, h * 0.08, w * 0.4, h * 0.34);
    g.poly(
      [
        [-4, y0 - 2],
        [w + 4, y0 - 26],
        [w + 4, y0 + 30],
        [-4, y0 + 40],
      ],
      '#5a2a22',
    );
    rug([-4, y0], [w + 4, y0 - 16], [w + 4, h + 4], [-4, h + 30], ['#8f2f26', '#2f4f78', '#4a5a3a'][turn % 3]);
    g.poly(
      [
        [w * 0.2, y0 - 10],
        [w * 0.96, y0 - 24],
        [w + 4, y0 + 8],
        [w * 0.34, y0 + 26],
      ],
      '#f1e9d8',
    ).line(`M${n(w * 0.34)} ${n(y0 + 26)}Q${n(w * 0.4)} ${n(h * 0.86)} ${n(w * 0.36)} ${n(h * 0.9)}`, '#cfc6b4', 3);
    [
      () => {
        jug(w * 0.44, y0 + 4, 1.6, '#f0ece0');
        bowl(w * 0.74, y0 + 4, 1.2);
      },
      () => {
        globe(w * 0.46, y0 + 6, 1.35);
        jug(w * 0.8, y0 - 2, 1.25, '#3f66a0');
      },
      () => {
        bowl(w * 0.42, y0 + 10, 1.25);
        jug(w * 0.74, y0 - 2, 1.7, '#b08a4a');
      },
    ][turn % 3]();
    g.poly(
      [
        [w * 0.5, y0 + 14],
        [w * 0.66, y0 + 10],
        [w * 0.7, y0 + 22],
        [w * 0.54, y0 + 27],
      ],
      '#fffaf0',
    );
    pearls(Array.from({ length: 12 }, (_, i) => [w * 0.58 + Math.cos(i / 2) * 26, y0 + 20 + Math.sin(i / 2) * 6]));
    curtain(1, r.pick(['#3f5a4a', '#6a4a2a', '#2f4468']));
  } else {
    wall();
    window_(-w * 0.04, w * 0.16, h * 0.02, h * 0.62, 2);
    turn === 1 ? frame(w * 0.36, h * 0.06, w * 0.34, h * 0.24) : chart(w * 0.3, h * 0.06, w * 0.62, h * 0.34);
    woman(w * 0.62, h * 0.63, 1.86, ['book', 'letter', 'pearls'][turn % 3], true);
    rug([-4, h * 0.81], [w + 4, h * 0.84], [w + 4, h + 20], [-4, h + 10], ['#2f4f78', '#8f2f26', '#8a6a34'][turn % 3]);
    jug(w * 0.16, h * 0.83, 1.1, ['#e8e4d8', '#b08a4a', '#3f66a0'][turn % 3]);
  }
  g.rect(
    0,
    0,
    w,
    h,
    g.grad(
      'r',
      [
        [0.45, '#1a120a', 0],
        [1, '#1a120a', 0.42],
      ],
      'cx=".38" cy=".42" r=".85"',
    ),
  );
}
