// The furniture of Vermeer’s rooms: wall, window, tiles, carpets, jugs, and the one still figure.

import { Brush } from '../../../../pictures/brush';
import { type Chance } from '../../../../pictures/chance';
import { dark, light, mix } from '../../../../pictures/colour';
import { n, type Canvas } from '../../../../pictures/canvas';

export function studio(g: Canvas, r: Chance, id: number) {
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
  const shades: Record<string, string> = {},
    lit = (c: string, a = 0.34, b = 0.5) =>
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
    const seg = (a: number[], b: number[]) => {
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
  const tiles = (y0: number, vx: number, a: string, b: string, rows = 5) => {
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
  const rug = (tl: number[], tr: number[], br: number[], bl: number[], c: string) => {
    // a table carpet: woven rows along its upper edge
    g.poly([tl, tr, br, bl], lit(c, 0.2, 0.55));
    const at = (u: number, v: number) => {
      const a = tl.map((p, i) => p + (bl[i] - p) * v),
        b = tr.map((p, i) => p + (br[i] - p) * v);
      return a.map((p, i) => n(p + (b[i] - p) * u)).join(' ');
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
  const pearls = (list: number[][]) => {
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
  const woman = (x: number, y: number, s: number, holds: string, half?: boolean) => {
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
  const stone: [string, string] =
    turn % 3 === 1 ? ['#cfa07a', '#6f3f2c'] : turn % 3 === 2 ? ['#c9cfcf', '#3f5570'] : ['#e0d8c6', '#2f2a2a'];
  return {
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
  };
}
