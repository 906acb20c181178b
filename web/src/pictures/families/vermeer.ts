// Vermeer: quiet rooms, light from the window on the left, tiles, blue and ochre, one still figure.

import { Brush } from '../brush';
import { type Chance } from '../chance';
import { dark, light, mix } from '../colour';
import { n, type Sheet } from '../sheet';

export function draw(g: Sheet, r: Chance, id: number): void {
  const { w, h } = g,
    motif = ['reading', 'table', 'door', 'virginal', 'sill', 'half'][id % 6],
    turn = (id / 6) | 0;
  const ultramarine = '#27477f',
    leadTin = '#e2bd55',
    wallSet = [
      ['#efe6cf', '#cfc3a5', '#8f8468'],
      ['#e6e4da', '#bdbcae', '#787a70'],
      ['#f2e2b8', '#d2b982', '#8a7046'],
      ['#dfe3df', '#a9b4b0', '#5f6d70'],
    ][(id + turn) % 4];
  const cloth = [
    [ultramarine, leadTin],
    [leadTin, ultramarine],
    ['#8f3a2e', '#e8dcc4'],
    ['#3f6b66', '#d9b25a'],
    ['#5a3f5f', '#c9d3dc'],
  ][(id * 2 + turn) % 5];
  const shades = {},
    lit = (c: string | number, a = 0.34, b = 0.5) =>
      (shades[c + a] =
        shades[c + a] ||
        g.grad('h', [
          [0, light(c, a)],
          [1, dark(c, b)],
        ]));
  const silk = (c: string): string =>
    g.grad('h', [
      [0, light(c, 0.36)],
      [0.45, c],
      [1, dark(c, 0.5)],
    ]);
  const wall = () =>
    g.rect(
      0,
      0,
      w,
      h,
      g.grad('x2="1" y2=".55"', [
        [0, wallSet[0]],
        [0.5, wallSet[1]],
        [1, wallSet[2]],
      ]),
    );
  const window_ = (x0: number, x1: number, top: number, sill: number, panes = 3) => {
    // in the left wall, running away from us
    const at = (u: number, v: number) => {
      const x = x0 + (x1 - x0) * u,
        t = top + u * (sill - top) * 0.16,
        b = sill - u * (sill - top) * 0.1;
      return [x, t + (b - t) * v];
    };
    g.poly([at(-0.14, -0.04), at(1.12, -0.04), at(1.12, 1.06), at(-0.14, 1.06)], '#5c4a33').poly(
      [at(0, 0), at(1, 0), at(1, 1), at(0, 1)],
      g.grad('v', [
        [0, '#fdfbee'],
        [0.6, '#e3edf0'],
        [1, '#f4e6b8'],
      ]),
    );
    let d = '';
    const seg = (a: any[], b: any[]) => {
      d += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
    };
    for (let i = 1; i < panes; i++) seg(at(i / panes, 0), at(i / panes, 1));
    for (let j = 1; j < 5; j++) seg(at(0, j / 5), at(1, j / 5));
    g.line(d, '#6a5a44', 1.8);
    g.poly(
      [at(1, 0.04), [w * 0.98, h * 0.42], [w * 0.8, h * 0.94], at(1, 1)],
      g.grad('h', [
        [0, '#fffbe6', 0.42],
        [1, '#fffbe6', 0],
      ]),
    );
  };
  const tiles = (y0: number, vx: number, a: string, b: string | number | undefined, rows = 5) => {
    // chequered floor towards the vanishing point
    g.rect(
      0,
      y0,
      w,
      h - y0,
      g.grad('h', [
        [0, light(a, 0.3)],
        [0.5, a],
        [1, dark(a, 0.45)],
      ]),
    );
    const vy = y0 - h * 0.3,
      yy = (k: number): number => vy + (y0 - vy) / (1 - (k / (rows + 1.2)) * (1 - (y0 - vy) / (h - vy + 12))),
      xx = (c: number, y: number) => vx + (c * 15 * (y - vy)) / (y0 - vy);
    let d = '';
    for (let k = 0; k <= rows; k++)
      for (let c = -14; c < 14; c++)
        if ((c + k) & 1) {
          const t = yy(k),
            u = yy(k + 1);
          if (xx(c + 1, u) > 0 && xx(c, u) < w && t < h)
            d += `M${n(xx(c, t))} ${n(t)}H${n(xx(c + 1, t))}L${n(xx(c + 1, u))} ${n(u)}H${n(xx(c, u))}z`;
        }
    g.fill(d, b, 'opacity=".86"');
  };
  const chart = (x: number, y: number, cw: number, ch: number) => {
    // a wall map: parchment and coasts
    g.rect(x, y, cw, ch, '#d9c08a').line(`M${n(x)} ${n(y)}h${n(cw)}m0 ${n(ch)}h${-n(cw)}`, '#3a2c20', 4);
    const X = (u: number): number => n(x + u * cw),
      Y = (v: number): number => n(y + v * ch);
    g.fill(
      `M${X(0.12)} ${Y(0.2)}Q${X(0.4)} ${Y(r.in(0.05, 0.3))} ${X(0.5)} ${Y(0.4)}T${X(0.88)} ${Y(r.in(0.5, 0.7))}L${X(0.8)} ${Y(0.9)}Q${X(0.5)} ${Y(r.in(0.7, 0.95))} ${X(0.3)} ${Y(0.8)}T${X(0.12)} ${Y(0.2)}z`,
      '#a98d55',
    )
      .line(
        `M${X(0.06)} ${Y(0.34)}H${X(0.94)}M${X(0.06)} ${Y(0.66)}H${X(0.94)}M${X(0.36)} ${Y(0.06)}V${Y(0.94)}M${X(0.66)} ${Y(0.06)}V${Y(0.94)}`,
        '#7a6238',
        0.9,
        'opacity=".7"',
      )
      .rect(
        x,
        y,
        cw,
        ch,
        g.grad('h', [
          [0, '#fff4d0', 0.35],
          [1, '#2a2018', 0.4],
        ]),
      );
  };
  const frame = (x: number, y: number, cw: number, ch: number) => {
    g.rect(x, y, cw, ch, '#231c19')
      .rect(
        x + 6,
        y + 6,
        cw - 12,
        ch - 12,
        g.grad('v', [
          [0, '#9fb0b4'],
          [0.5, '#c9b88a'],
          [0.55, '#5f6a4a'],
          [1, '#3f3a2a'],
        ]),
      )
      .line(`M${n(x + 6)} ${n(y + ch * 0.55)}q${n(cw * 0.3)}-9 ${n(cw - 12)}-2`, '#2f3a2c', 4);
  };
  const rug = (tl: any[], tr: any[], br: number[], bl: number[], c: string) => {
    // a table carpet: woven rows along its upper edge
    g.poly([tl, tr, br, bl], lit(c, 0.2, 0.55));
    const at = (u: number, v: number) => {
      const a = tl.map((p: number, i: string | number) => p + (bl[i] - p) * v),
        b = tr.map((p: number, i: string | number) => p + (br[i] - p) * v);
      return a.map((p: number, i: string | number) => n(p + (b[i] - p) * u)).join(' ');
    };
    const ink = r.mix([leadTin, '#ece0c6', c === '#2f4f78' ? '#a8402f' : '#2c4a80', '#d9a060']),
      rows = Math.min(9, Math.round(Math.abs(bl[1] - tl[1]) / 12));
    for (let q = 0; q < 4; q++) {
      let d = '';
      for (let k = q; k < rows; k += 4) d += `M${at(0, (k + 0.6) / rows)}L${at(1, (k + 0.6) / rows)}`;
      if (d)
        g.line(
          d,
          ink[q],
          [2, 6, 3, 4.5][q],
          `stroke-linecap="butt" opacity=".8"` +
            ['', ' stroke-dasharray="3 5"', ' stroke-dasharray="9 3 2 3"', ' stroke-dasharray="6 6"'][q],
        );
    }
  };
  const jug = (x: number, y: number, s: number, c: string) =>
    g
      .fill(
        `M${n(x - 7 * s)} ${n(y - 42 * s)}h${n(14 * s)}l${n(-2 * s)} ${n(9 * s)}q${n(16 * s)} ${n(10 * s)} ${n(5 * s)} ${n(33 * s)}h${n(-20 * s)}q${n(-11 * s)} ${n(-23 * s)} ${n(5 * s)} ${n(-33 * s)}z`,
        lit(c),
      )
      .line(`M${n(x + 6 * s)} ${n(y - 38 * s)}q${n(18 * s)} ${n(2 * s)} ${n(5 * s)} ${n(24 * s)}`, dark(c, 0.25), 3 * s)
      .line(`M${n(x - 7 * s)} ${n(y - 24 * s)}q${n(-3 * s)} ${n(9 * s)} ${n(-s)} ${n(14 * s)}`, '#fff', 2.2 * s, 'opacity=".85"');
  const bowl = (x: number, y: number, s: number) => {
    const f = new Brush();
    [-12, -4, 5, 12, 0].forEach((k, i) =>
      f.dot(r.pick(['#c8783a', '#d9a83a', '#a8442f', '#8f8a3a', '#e3c27a']), x + k * s, y - (11 + (i > 3 ? 7 : 0)) * s),
    );
    f.paint(g, 12 * s);
    g.fill(
      `M${n(x - 22 * s)} ${n(y - 12 * s)}h${n(44 * s)}q${n(-4 * s)} ${n(15 * s)} ${n(-15 * s)} ${n(15 * s)}h${n(-14 * s)}q${n(-11 * s)} 0 ${n(-15 * s)} ${n(-15 * s)}z`,
      lit('#c9d0d4'),
    ).line(`M${n(x - 18 * s)} ${n(y - 6 * s)}q${n(18 * s)} ${n(5 * s)} ${n(34 * s)} 0`, '#2f4f8a', 1.8 * s);
  };
  const globe = (x: number, y: number, s: number) =>
    g
      .line(`M${n(x - 18 * s)} ${n(y)}h${n(36 * s)}M${n(x)} ${n(y)}v${n(-12 * s)}`, '#3a2818', 6 * s)
      .put(
        `<circle cx="${n(x)}" cy="${n(y - 34 * s)}" r="${n(24 * s)}" fill="${g.grad(
          'r',
          [
            [0, '#f6e6b4'],
            [0.5, '#c39a55'],
            [1, '#4a3420'],
          ],
          'cx=".3" cy=".3"',
        )}"/>`,
      )
      .line(
        `M${n(x - 22 * s)} ${n(y - 40 * s)}q${n(22 * s)} ${n(12 * s)} ${n(45 * s)} 0M${n(x - 6 * s)} ${n(y - 57 * s)}q${n(-14 * s)} ${n(24 * s)} ${n(6 * s)} ${n(46 * s)}`,
        '#5f4526',
        1.3,
      );
  const pearls = (list: number[][] | [any, any][]): any[][] => {
    const b = new Brush();
    list.forEach(([x, y]) => b.dot('#fffdf0', x, y));
    b.paint(g, 2.4);
  };
  const chair = (x: number, y: number, s: number) => {
    g.line(
      `M${n(x)} ${n(y)}v${n(-62 * s)}M${n(x + 34 * s)} ${n(y + 4 * s)}v${n(-66 * s)}M${n(x)} ${n(y - 18 * s)}h${n(34 * s)}`,
      '#33241a',
      5 * s,
    ).poly(
      [
        [x - 2 * s, y - 60 * s],
        [x + 37 * s, y - 60 * s],
        [x + 37 * s, y - 34 * s],
        [x - 2 * s, y - 34 * s],
      ],
      lit('#2f5a78', 0.2),
    );
  };
  // a woman turned to the window; at (x, y) the waist, s = 1 about 190 high
  const face = '#e9bd94';
  const woman = (x: number, y: number, s: number, holds: string, half: boolean | undefined) => {
    const X = (u: number): number => n(x + u * s),
      Y = (v: number): number => n(y + v * s),
      [coat, skirt] = cloth;
    if (!half)
      g.fill(
        `M${X(-15)} ${Y(-2)}C${X(-30)} ${Y(30)} ${X(-40)} ${Y(70)} ${X(-42)} ${Y(104)}Q${X(0)} ${Y(114)} ${X(46)} ${Y(104)}C${X(44)} ${Y(60)} ${X(30)} ${Y(24)} ${X(17)} ${Y(-2)}z`,
        silk(skirt),
      ).line(
        `M${X(-10)} ${Y(18)}Q${X(-20)} ${Y(60)} ${X(-20)} ${Y(104)}M${X(6)} ${Y(20)}Q${X(10)} ${Y(60)} ${X(8)} ${Y(107)}M${X(16)} ${Y(24)}Q${X(28)} ${Y(60)} ${X(30)} ${Y(104)}`,
        dark(skirt, 0.5),
        2.4 * s,
        'opacity=".45"',
      );
    g.fill(
      `M${X(-17)} ${Y(half ? 60 : 12)}C${X(-22)} ${Y(-20)} ${X(-18)} ${Y(-42)} ${X(-9)} ${Y(-56)}Q${X(4)} ${Y(-64)} ${X(16)} ${Y(-54)}C${X(28)} ${Y(-36)} ${X(26)} ${Y(-10)} ${X(23)} ${Y(half ? 60 : 14)}Q${X(2)} ${Y(half ? 66 : 20)} ${X(-17)} ${Y(half ? 60 : 12)}z`,
      silk(coat),
    ).line(`M${X(-18)} ${Y(half ? 48 : 11)}Q${X(2)} ${Y(half ? 56 : 19)} ${X(23)} ${Y(half ? 50 : 13)}`, '#f3ead6', 5 * s);
    g.fill(`M${X(-8)} ${Y(-52)}Q${X(2)} ${Y(-44)} ${X(12)} ${Y(-54)}L${X(6)} ${Y(-66)}H${X(-4)}z`, mix(face, '#8a5a3a', 0.3)).fill(
      `M${X(-14)} ${Y(-50)}Q${X(2)} ${Y(-62)} ${X(18)} ${Y(-49)}L${X(20)} ${Y(-40)}Q${X(2)} ${Y(-52)} ${X(-14)} ${Y(-42)}z`,
      '#f6f0e0',
    );
    g.oval(
      x - 2 * s,
      y - 74 * s,
      11 * s,
      14 * s,
      g.grad('h', [
        [0.2, '#f6d8ae'],
        [1, '#b07a54'],
      ]),
    );
    const cap = (turn + id) & 1;
    g.fill(
      `M${X(-9)} ${Y(-80)}C${X(-8)} ${Y(-98)} ${X(20)} ${Y(-98)} ${X(19)} ${Y(-74)}${cap ? `Q${X(20)} ${Y(-60)} ${X(14)} ${Y(-56)}Q${X(8)} ${Y(-64)} ${X(6)} ${Y(-76)}` : `Q${X(16)} ${Y(-64)} ${X(9)} ${Y(-64)}Q${X(6)} ${Y(-72)} ${X(6)} ${Y(-80)}`}Q${X(-2)} ${Y(-86)} ${X(-9)} ${Y(-80)}z`,
      lit(cap ? '#eee6d4' : '#6a4426', 0.4, 0.45),
    );
    if (!cap) g.line(`M${X(-4)} ${Y(-88)}Q${X(8)} ${Y(-94)} ${X(17)} ${Y(-82)}`, r.pick([ultramarine, '#a4442e', leadTin]), 3.4 * s);
    g.fill(`M${X(-11.6)} ${Y(-77)}L${X(-15)} ${Y(-70.5)}L${X(-11)} ${Y(-69.5)}z`, '#f6d8ae')
      .line(`M${X(-9)} ${Y(-76)}q${n(1.6 * s)} ${n(-1.4 * s)} ${n(3.4 * s)} 0`, '#5a3c2c', 1.1 * s)
      .line(`M${X(-10.5)} ${Y(-65.6)}h${n(2 * s)}`, '#b8604c', 1.5 * s);
    pearls([[x + 6 * s, y - 66 * s]]);
    g.line(`M${X(14)} ${Y(-40)}Q${X(26)} ${Y(-14)} ${X(-4)} ${Y(-13)}`, dark(coat, 0.2), 14 * s)
      .line(`M${X(14)} ${Y(-42)}Q${X(23)} ${Y(-17)} ${X(-4)} ${Y(-16)}`, light(coat, 0.12), 9 * s)
      .line(`M${X(-6)} ${Y(-14)}L${X(-18)} ${Y(-17)}`, '#f1cda6', 7 * s);
    if (holds === 'letter')
      g.poly(
        [
          [x - 36 * s, y - 31 * s],
          [x - 19 * s, y - 27 * s],
          [x - 16 * s, y - 10 * s],
          [x - 33 * s, y - 13 * s],
        ],
        '#fdf8ea',
      );
    else if (holds === 'jug') jug(x - 26 * s, y - 2 * s, 0.62 * s, '#b8a06a');
    else if (holds === 'book')
      g.poly(
        [
          [x - 38 * s, y - 22 * s],
          [x - 24 * s, y - 14 * s],
          [x - 12 * s, y - 22 * s],
          [x - 12 * s, y - 14 * s],
          [x - 24 * s, y - 6 * s],
          [x - 38 * s, y - 14 * s],
        ],
        '#f3e6c8',
      );
    else if (holds === 'pearls')
      g.line(`M${X(-18)} ${Y(-18)}Q${X(-24)} ${Y(10)} ${X(-12)} ${Y(-40)}`, '#fffdf0', 2.2 * s, 'stroke-dasharray="0 3.4"');
    else if (holds === 'lute')
      g.fill(
        `M${X(-30)} ${Y(-6)}q${n(-14 * s)} ${n(20 * s)} ${n(6 * s)} ${n(28 * s)}q${n(24 * s)} ${n(-4 * s)} ${n(22 * s)} ${n(-26 * s)}q${n(-12 * s)} ${n(-12 * s)} ${n(-28 * s)} ${n(-2 * s)}z`,
        lit('#c58a3f'),
      ).line(`M${X(-16)} ${Y(-4)}L${X(26)} ${Y(-44)}`, '#4a2f1c', 4 * s);
  };
  const curtain = (side: number, c: string) => {
    const x0 = side ? w * 0.84 : 0,
      cw = w * 0.16;
    g.fill(
      side
        ? `M${n(x0)} 0H${w}V${h}H${n(x0 + cw * 0.3)}Q${n(x0 + cw * 0.9)} ${n(h * 0.5)} ${n(x0)} 0z`
        : `M0 0H${n(cw * 1.1)}Q${n(cw * 0.3)} ${n(h * 0.4)} ${n(cw * 0.6)} ${h}H0z`,
      g.grad('h', [
        [0, c],
        [0.2, dark(c, 0.5)],
        [0.4, light(c, 0.16)],
        [0.6, dark(c, 0.45)],
        [0.8, c],
        [1, dark(c, 0.6)],
      ]),
    );
  };
  const holds = ['letter', 'book', 'jug', 'pearls', 'lute'][(id + turn * 2) % 5];
  const stone = turn % 3 === 1 ? ['#cfa07a', '#6f3f2c'] : turn % 3 === 2 ? ['#c9cfcf', '#3f5570'] : ['#e0d8c6', '#2f2a2a'];

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
