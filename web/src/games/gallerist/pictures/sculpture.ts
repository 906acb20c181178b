// The Gallerist, sculpture: lit solids on a plinth.

import { Brush } from '../../../pictures/brush';
import { type Chance } from '../../../pictures/chance';
import { dark, light, mix, rgb } from '../../../pictures/colour';
import { n, n1, type Canvas } from '../../../pictures/canvas';

export function draw(g: Canvas, r: Chance, id: number): void {
  const { w, h } = g,
    kind = ['pebbles', 'pierced', 'column', 'fin', 'blocks', 'ring', 'planes', 'walker', 'mobile', 'head'][id % 10],
    turn = (id / 10) | 0;
  const stuff = [
    ['#f6efe2', '#cfc4b2', '#7d7466'],
    ['#f3c766', '#9a6a2a', '#2b1c10'],
    ['#9ad0be', '#3f7f72', '#15332f'],
    ['#f0a585', '#b5563a', '#4f1f16'],
    ['#8d8f96', '#2f3138', '#0c0d10'],
    ['#ffffff', '#8f9aa6', '#2d3640'],
    ['#ffd95a', '#e0a019', '#7a4f08'],
    ['#ff9a86', '#d4402b', '#611409'],
    ['#b5c8ff', '#3f62c4', '#131f4f'],
    ['#f4d7b0', '#a8743f', '#4a2c14'],
  ];
  const M = stuff[(id * 3 + turn) % 10],
    M2 = stuff[(id * 3 + turn + 4) % 10],
    wallC = [
      ['#e9e2d6', '#b9ad9c'],
      ['#cfd6da', '#8b979f'],
      ['#3a3f4a', '#181a20'],
      ['#e7cdb9', '#b08a70'],
      ['#5a6f6a', '#26332f'],
    ][(id + turn * 2) % 5],
    night = rgb(wallC[0])[0] < 120;
  const ball = (m = M) =>
      g.grad(
        'r',
        [
          [0, m[0]],
          [0.45, m[1]],
          [1, m[2]],
        ],
        'cx=".34" cy=".28" r=".82"',
      ),
    side = (m = M) =>
      g.grad('h', [
        [0, mix(m[1], m[0], 0.5)],
        [0.3, m[0]],
        [0.6, m[1]],
        [1, m[2]],
      ]);
  const fl = h * 0.76,
    cx = w / 2,
    top = h * 0.66,
    pw = w * 0.2;
  g.rect(
    0,
    0,
    w,
    fl,
    g.grad(
      'r',
      [
        [0, light(wallC[0], night ? 0.3 : 0.35)],
        [1, wallC[1]],
      ],
      'cx=".36" cy=".4" r=".8"',
    ),
  ).rect(
    0,
    fl,
    w,
    h - fl,
    g.grad('v', [
      [0, dark(wallC[1], 0.12)],
      [1, dark(wallC[1], night ? 0.5 : 0.34)],
    ]),
  );
  g.poly(
    [
      [cx + pw, h * 0.94],
      [cx + pw + 70, h * 0.9],
      [w + 6, fl + 8],
      [w + 6, h],
      [cx - pw, h],
    ],
    '#000',
    'opacity=".22"',
  );
  const base = ['#fbf8f2', '#ded6ca', '#a89e90'];
  g.poly(
    [
      [cx - pw, top],
      [cx + pw * 0.62, top + 8],
      [cx + pw * 0.62, h + 2],
      [cx - pw, h + 2],
    ],
    g.grad('h', [
      [0, base[0]],
      [1, base[1]],
    ]),
  )
    .poly(
      [
        [cx + pw * 0.62, top + 8],
        [cx + pw, top - 1],
        [cx + pw, h + 2],
        [cx + pw * 0.62, h + 2],
      ],
      base[2],
    )
    .poly(
      [
        [cx - pw, top],
        [cx - pw * 0.6, top - 9],
        [cx + pw, top - 1],
        [cx + pw * 0.62, top + 8],
      ],
      '#fffdf8',
    );
  g.oval(cx + 12, top, 34, 5, '#000', 'opacity=".28"');
  const y0 = top - 1;
  g.put(`<g transform="matrix(.86 0 0 .86 ${n1(cx * 0.14)} ${n1(y0 * 0.14)})">`);
  if (kind === 'pebbles') {
    let y = y0;
    const m = r.int(3, 4);
    for (let i = 0; i < m; i++) {
      const rx = r.in(34, 50) * (1 - i * 0.15),
        ry = r.in(15, 25);
      y -= ry;
      g.oval(cx + r.sway(12), y, rx, ry, ball(i % 2 ? M2 : M));
      y -= ry * 0.86;
    }
    g.oval(cx + r.sway(5), y - 12, 14, 14, ball(M));
  } else if (kind === 'pierced') {
    const tall = r.in(62, 74),
      wide = r.in(40, 52),
      hx = cx + r.sway(14),
      hy = y0 - tall - 6 + r.sway(14);
    g.put(`<g transform="rotate(${n(r.sway(24))} ${n(cx)} ${n(y0 - tall)})">`)
      .oval(cx, y0 - tall, wide, tall, ball())
      .oval(
        hx,
        hy,
        wide * 0.46,
        tall * 0.36,
        g.grad('h', [
          [0, M[2]],
          [1, M[1]],
        ]),
      )
      .oval(hx + 5, hy + 3, wide * 0.36, tall * 0.3, light(wallC[0], 0.2));
    let d = '';
    for (let i = 0; i < 9; i++)
      d += `M${n(hx - wide * 0.36 + i * wide * 0.09)} ${n(hy - tall * 0.26 + Math.abs(i - 4) * 3)}L${n(hx + wide * 0.34 - i * wide * 0.05)} ${n(hy + tall * 0.28)}`;
    if (turn % 2 === 0) g.line(d, light(M[0], 0.4), 1.1);
    g.put('</g>');
  } else if (kind === 'column') {
    const k = 7,
      hh = 150 / k,
      shape = turn % 2;
    let block = '';
    for (let i = 0; i < k; i++) {
      const y = y0 - i * hh,
        s = 26 - i * 1.3;
      shape
        ? g
            .put(`<g transform="rotate(${i * 9} ${cx} ${n(y)})">`)
            .poly(
              [
                [cx - s, y],
                [cx + s * 0.3, y + 5],
                [cx + s * 0.3, y - hh + 5],
                [cx - s, y - hh],
              ],
              mix(M[0], M[1], 0.3 + i * 0.05),
            )
            .poly(
              [
                [cx + s * 0.3, y + 5],
                [cx + s, y - 2],
                [cx + s, y - hh - 2],
                [cx + s * 0.3, y - hh + 5],
              ],
              mix(M[1], M[2], 0.6),
            )
            .put('</g>')
        : g.fill(
            `M${n(cx - s * 0.55)} ${n(y)}L${n(cx - s)} ${n(y - hh / 2)}L${n(cx - s * 0.55)} ${n(y - hh)}H${n(cx + s * 0.55)}L${n(cx + s)} ${n(y - hh / 2)}L${n(cx + s * 0.55)} ${n(y)}z`,
            (block ||= side()),
          );
    }
  } else if (kind === 'fin') {
    const lean = r.sway(26);
    g.fill(
      `M${n(cx - 8)} ${n(y0)}C${n(cx - 34 + lean * 0.3)} ${n(y0 - 60)} ${n(cx - 26 + lean)} ${n(y0 - 120)} ${n(cx + lean)} ${n(y0 - 168)}C${n(cx + 20 + lean)} ${n(y0 - 120)} ${n(cx + 30)} ${n(y0 - 70)} ${n(cx + 9)} ${n(y0)}z`,
      side(),
    )
      .line(
        `M${n(cx - 12)} ${n(y0 - 30)}C${n(cx - 22 + lean * 0.4)} ${n(y0 - 80)} ${n(cx - 14 + lean)} ${n(y0 - 120)} ${n(cx - 2 + lean)} ${n(y0 - 150)}`,
        '#fff',
        3,
        'opacity=".75"',
      )
      .oval(cx, y0 - 4, 16, 9, ball(M2));
  } else if (kind === 'blocks') {
    let y = y0;
    for (let i = 0; i < 5; i++) {
      const bw = r.in(22, 44),
        bh = r.in(20, 34),
        x = cx + r.sway(22),
        d = 9;
      g.poly(
        [
          [x - bw, y],
          [x + bw * 0.5, y + 3],
          [x + bw * 0.5, y - bh + 3],
          [x - bw, y - bh],
        ],
        mix(M[0], M[1], i % 2 ? 0.2 : 0.6),
      )
        .poly(
          [
            [x + bw * 0.5, y + 3],
            [x + bw * 0.5 + d + 8, y - 5],
            [x + bw * 0.5 + d + 8, y - bh - 5],
            [x + bw * 0.5, y - bh + 3],
          ],
          M[2],
        )
        .poly(
          [
            [x - bw, y - bh],
            [x - bw + d + 8, y - bh - 8],
            [x + bw * 0.5 + d + 8, y - bh - 5],
            [x + bw * 0.5, y - bh + 3],
          ],
          i % 2 ? M2[0] : light(M[0], 0.3),
        );
      y -= bh;
    }
  } else if (kind === 'ring') {
    const R = r.in(48, 56),
      t = r.in(15, 22),
      yc = y0 - R - t + 3;
    g.path(
      `M${n(cx - R)} ${n(yc)}a${n(R)} ${n(R)} 0 1 1 0 .1`,
      `stroke="${g.grad('x2="1" y2="1"', [
        [0, M[0]],
        [0.45, M[1]],
        [1, M[2]],
      ])}" stroke-width="${n(t * 2)}"`,
    ).path(
      `M${n(cx - R - t * 0.3)} ${n(yc - 6)}a${n(R + t * 0.3)} ${n(R + t * 0.3)} 0 0 1 ${n(R * 0.8)} ${n(-R * 0.9)}`,
      'stroke="#fff" stroke-width="4" opacity=".7"',
    );
    if (turn % 2) g.oval(cx, yc, 17, 17, ball(M2));
    else g.line(`M${n(cx - R * 0.9)} ${n(yc + 30)}L${n(cx + R * 0.96)} ${n(yc - 34)}`, M2[1], 9);
  } else if (kind === 'planes') {
    const F = (p: number[][], c: string) =>
        g.poly(
          p.map(([x, y]) => [cx + x, y0 - y]),
          c,
        ),
      k = r.bet(0.5) ? 1 : -1;
    F(
      [
        [-4 * k, 0],
        [-58 * k, 96],
        [-20 * k, 150],
        [10 * k, 40],
      ],
      mix(M[0], M[1], 0.35),
    );
    F(
      [
        [6 * k, 0],
        [10 * k, 120],
        [64 * k, 84],
        [34 * k, 20],
      ],
      M[1],
    );
    F(
      [
        [-24 * k, 0],
        [30 * k, 0],
        [46 * k, 66],
        [-34 * k, 52],
      ],
      mix(M[1], M[2], 0.55),
    );
    F(
      [
        [10 * k, 120],
        [-14 * k, 146],
        [28 * k, 164],
      ],
      M2[1],
    );
    g.put(`<circle cx="${n(cx - 16 * k)}" cy="${n(y0 - 70)}" r="13" fill="${light(wallC[0], 0.15)}"/>`);
  } else if (kind === 'walker') {
    const c1 = side(),
      k = r.bet(0.5) ? 1 : -1,
      S = (d: string, sw: number) => g.path(d, `stroke="${M[1]}" stroke-width="${sw}"`),
      X = (u: number): number => n(cx + u * k),
      Y = (v: number): number => n(y0 - v);
    S(`M${X(-30)} ${Y(2)}Q${X(-8)} ${Y(40)} ${X(0)} ${Y(82)}M${X(34)} ${Y(2)}Q${X(16)} ${Y(40)} ${X(2)} ${Y(82)}`, 8);
    S(`M${X(1)} ${Y(80)}Q${X(4)} ${Y(110)} ${X(8)} ${Y(136)}`, 12);
    S(`M${X(8)} ${Y(132)}Q${X(-14)} ${Y(110)} ${X(-24)} ${Y(88)}M${X(8)} ${Y(132)}Q${X(28)} ${Y(112)} ${X(36)} ${Y(96)}`, 5);
    g.oval(cx + 11 * k, y0 - 154, 8, 12, c1);
    g.path(`M${X(-32)} ${Y(2)}l${14 * k} 0M${X(32)} ${Y(2)}l${14 * k} 0`, `stroke="${M[2]}" stroke-width="7"`);
    const b = new Brush();
    for (let i = 0; i < 40; i++) {
      const t = r();
      b.dot(r.pick([M[0], M[2]]), cx + k * (t * 8 + r.sway(9)), y0 - 50 - t * 96);
    }
    b.paint(g, 2.6);
  } else if (kind === 'mobile') {
    g.line(`M${cx} ${n(y0)}V${n(h * 0.2)}`, M[2], 3.4).oval(cx, y0 - 3, 18, 6, M[2]);
    const leaf = (x: number, y: number, s: number, c: string) =>
        g.fill(
          `M${n(x)} ${n(y)}q${n(22 * s)} ${n(4 * s)} ${n(14 * s)} ${n(24 * s)}q${n(-26 * s)} ${n(6 * s)} ${n(-14 * s)} ${n(-24 * s)}z`,
          c,
        ),
      arm = (x: number, y: number, l: number, dip: number, c1: string, c2: string, s: number) => {
        g.line(`M${n(x - l)} ${n(y + dip)}Q${n(x)} ${n(y - 16)} ${n(x + l * 0.8)} ${n(y - dip * 0.6)}`, night ? '#e8e4da' : '#2a2624', 1.8);
        leaf(x - l, y + dip, s, c1);
        leaf(x + l * 0.8, y - dip * 0.6, s * 1.15, c2);
      };
    arm(cx, h * 0.2, 66, 24, M[1], M2[1], 1.35);
    arm(cx + 10, h * 0.38, 56, -14, '#e0a019', M[0], 1.1);
    arm(cx - 4, h * 0.52, 44, 12, M2[1], M[1], 0.9);
  } else {
    const k = r.bet(0.5) ? 1 : -1,
      X = (u: number): number => n(cx + u * k),
      Y = (v: number): number => n(y0 - v);
    g.fill(
      `M${X(-24)} ${Y(0)}Q${X(-16)} ${Y(28)} ${X(-14)} ${Y(46)}C${X(-48)} ${Y(66)} ${X(-44)} ${Y(148)} ${X(6)} ${Y(148)}C${X(40)} ${Y(148)} ${X(46)} ${Y(112)} ${X(44)} ${Y(98)}L${X(54)} ${Y(82)}L${X(42)} ${Y(76)}Q${X(44)} ${Y(54)} ${X(32)} ${Y(50)}Q${X(20)} ${Y(46)} ${X(20)} ${Y(34)}Q${X(22)} ${Y(12)} ${X(28)} ${Y(0)}z`,
      k > 0 ? ball() : side(),
    )
      .line(
        `M${X(28)} ${Y(94)}Q${X(36)} ${Y(98)} ${X(42)} ${Y(94)}M${X(40)} ${Y(100)}L${X(48)} ${Y(82)}M${X(30)} ${Y(64)}h${n(11 * k)}`,
        M[2],
        2.6,
        'opacity=".8"',
      )
      .oval(cx - 4 * k, y0 - 92, 7, 12, M[2], 'opacity=".45"');
    if (turn % 2)
      g.poly(
        [
          [cx - 40, y0 - 120],
          [cx + 46, y0 - 128],
          [cx + 46, y0 - 120],
          [cx - 40, y0 - 112],
        ],
        M2[1],
      );
  }
  g.put('</g>');
}
