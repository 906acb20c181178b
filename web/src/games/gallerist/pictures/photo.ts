// The Gallerist, photography: black and white, hard light, geometry, a film border.

import { type Chance } from '../../../pictures/chance';
import { n, type Canvas } from '../../../pictures/canvas';

export function draw(g: Canvas, r: Chance, id: number): void {
  const { w, h } = g,
    m = 17,
    W = w - 2 * m,
    H = h - 2 * m - 6,
    cx = w / 2,
    cy = h / 2,
    kind = ['stairs', 'arcade', 'dunes', 'facade', 'umbrellas', 'bridge', 'blinds', 'pier', 'shell', 'peaks'][id % 10];
  const grey = (v: number): string => {
      const x = Math.round(Math.max(0, Math.min(1, v)) * 255)
        .toString(16)
        .padStart(2, '0');
      return '#' + x + x + x;
    },
    ink = '#0f0f10',
    paper = '#f4f3f0';
  g.rect(0, 0, w, h, '#17171a');
  const X0 = m,
    Y0 = m + 3,
    clip = g.def((k) => `<clipPath id="${k}"><path d="M${X0} ${Y0}h${W}v${H}h-${W}z"/></clipPath>`);
  g.put(`<g clip-path="url(#${clip})">`);
  if (kind === 'stairs') {
    g.rect(X0, Y0, W, H, grey(0.06));
    const px = cx + r.sway(24),
      py = cy + r.sway(20),
      turns = r.pick([2.1, 2.5, 2.9]),
      dir = r.bet(0.5) ? 1 : -1,
      steps = 40,
      bags: Record<string, string> = {};
    for (let i = 0; i < steps; i++) {
      const t = i / steps,
        a = dir * t * turns * 6.283 + id,
        b = a + ((dir * turns * 6.283) / steps) * 1.02,
        R = 8 + (1 - t) ** 1.25 * W * 0.86,
        q = R * 0.66,
        c = grey(0.94 - t * 0.5 - (i % 2 ? 0.34 : 0) + 0.25 * Math.cos(a));
      bags[c] =
        (bags[c] || '') +
        `M${n(px + Math.cos(a) * R)} ${n(py + Math.sin(a) * R)}L${n(px + Math.cos(b) * R * 0.975)} ${n(py + Math.sin(b) * R * 0.975)} ${n(px + Math.cos(b) * q)} ${n(py + Math.sin(b) * q)} ${n(px + Math.cos(a) * q)} ${n(py + Math.sin(a) * q)}z`;
    }
    for (const c in bags) g.fill(bags[c], c);
    let rail = '';
    for (let i = 0; i <= 44; i++) {
      const t = i / 44,
        a = dir * t * turns * 6.283 + id,
        R = (8 + (1 - t) ** 1.25 * W * 0.86) * 0.66;
      rail += (i ? ' ' : 'M') + n(px + Math.cos(a) * R) + ' ' + n(py + Math.sin(a) * R) + (i ? '' : 'L');
    }
    g.line(rail, paper, 2.2);
    g.oval(px, py, 9, 9, paper);
  } else if (kind === 'arcade') {
    g.rect(
      X0,
      Y0,
      W,
      H,
      g.grad('h', [
        [0, grey(0.1)],
        [1, grey(0.3)],
      ]),
    );
    const vx = cx + r.in(-50, 50),
      vy = cy + 26;
    for (let k = 0; k < 6; k++) {
      const s = 0.82 ** k * 1.16,
        ww = 88 * s,
        hh = 126 * s;
      g.fill(
        `M${n(vx - ww + (cx - vx) * s * 0.5)} ${n(vy + 62 * s)}v${n(-hh * 0.75)}a${n(ww)} ${n(ww)} 0 0 1 ${n(ww * 2)} 0v${n(hh * 0.75)}z`,
        k % 2 ? grey(0.92 - (5 - k) * 0.06) : grey(0.1 + k * 0.04),
      );
    }
    g.oval(vx + (cx - vx) * 0.2, vy - 4, 17, 34, '#fff');
    const fy = vy + 56;
    g.poly(
      [
        [X0, Y0 + H],
        [X0 + W, Y0 + H],
        [vx + 40, vy + 26],
        [vx - 40, vy + 26],
      ],
      grey(0.75),
      'opacity=".5"',
    );
    g.poly(
      [
        [vx - 3, fy - 8],
        [vx + 5, fy - 8],
        [vx + 62, Y0 + H],
        [vx + 34, Y0 + H],
      ],
      ink,
      'opacity=".8"',
    )
      .line(`M${n(vx + 1)} ${n(fy - 24)}V${n(fy - 14)}`, ink, 10)
      .line(`M${n(vx - 2)} ${n(fy - 12)}V${n(fy - 2)}M${n(vx + 4)} ${n(fy - 12)}V${n(fy - 2)}`, ink, 4)
      .oval(vx + 1, fy - 34, 4.5, 5, ink);
  } else if (kind === 'dunes') {
    g.rect(
      X0,
      Y0,
      W,
      H,
      g.grad('v', [
        [0, grey(0.16)],
        [0.5, grey(0.5)],
        [1, grey(0.8)],
      ]),
    );
    if (id % 3) g.oval(X0 + W * r.in(0.6, 0.85), Y0 + 34, 13, 13, paper);
    for (let k = 0; k < 4; k++) {
      const y = Y0 + H * (0.34 + k * 0.17),
        px = X0 + W * r.in(0.2, 0.8),
        top = y - r.in(18, 40);
      g.fill(
        `M${X0} ${n(y + 20)}Q${n(px - 50)} ${n(y + 6)} ${n(px)} ${n(top)}Q${n(px + 44)} ${n(y)} ${X0 + W} ${n(y + 8)}V${Y0 + H}H${X0}z`,
        grey(0.9 - k * 0.02),
      ).fill(
        `M${n(px)} ${n(top)}C${n(px + 12)} ${n(y + 10)} ${n(px - 34)} ${n(y + 24)} ${n(px + 10)} ${n(y + 60)}L${X0 + W} ${n(y + 70)}V${n(y + 8)}Q${n(px + 44)} ${n(y)} ${n(px)} ${n(top)}z`,
        g.grad('h', [
          [0, grey(0.07)],
          [1, grey(0.34)],
        ]),
      );
    }
    let d = '';
    for (let i = 0; i < 9; i++)
      d += `M${X0} ${n(Y0 + H - 4 - i * 8)}q${n(W * 0.25)} ${n(-6 + i)} ${n(W * 0.5)} ${n(-2)}t${n(W * 0.5)} ${n(-3)}`;
    g.line(d, grey(0.55), 1.1, 'opacity=".6"');
  } else if (kind === 'facade') {
    g.rect(
      X0,
      Y0,
      W,
      H,
      g.grad('v', [
        [0, grey(0.03)],
        [1, grey(0.22)],
      ]),
    );
    const vx = cx + r.in(-70, 70),
      vy = Y0 - H * r.in(0.25, 0.6),
      at = (u: number, v: number) => {
        const y = Y0 + H + 10 - v * (H + 30),
          k = (y - vy) / (Y0 + H + 10 - vy);
        return [vx + (X0 + u * W - vx) * k, y];
      };
    const cols = 9,
      rows = 13,
      bags: Record<string, [string, string]> = {};
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < cols; i++) {
        const q = (a: number, b: number) =>
            at(((i + a) / cols) * 1.5 - 0.25, ((j + b) / rows) ** 1.16)
              .map(n)
              .join(' '),
          c = r.bet(0.1) ? paper : grey(0.36 + 0.34 * r.noise(i / 2.6, j / 3) + (i % 3 ? 0 : 0.12));
        bags[c.slice(0, 2)] = bags[c.slice(0, 2)] || [c, ''];
        bags[c.slice(0, 2)][1] += `M${q(0.14, 0.16)}L${q(0.86, 0.16)} ${q(0.86, 0.78)} ${q(0.14, 0.78)}z`;
      }
    Object.values(bags).forEach(([c, d]) => g.fill(d, c));
  } else if (kind === 'umbrellas') {
    g.rect(
      X0,
      Y0,
      W,
      H,
      g.grad('v', [
        [0, grey(0.55)],
        [1, grey(0.28)],
      ]),
    );
    let rain = '';
    for (let i = 0; i < 26; i++) rain += `M${n(X0 + r() * W)} ${n(Y0 + r() * H)}l-7 26`;
    g.line(rain, paper, 1.2, 'opacity=".5"');
    const lone = r.int(0, 8);
    for (let i = 0; i < 9; i++) {
      const x = X0 + W * (0.16 + 0.34 * (i % 3)) + r.sway(20),
        y = Y0 + H * (0.18 + 0.32 * ((i / 3) | 0)) + r.sway(16),
        R = r.in(25, 32),
        a0 = r() * 6,
        white = i === lone;
      let d = '',
        ribs = '';
      for (let k = 0; k < 8; k++) {
        const a = a0 + k * 0.785;
        d +=
          (k ? 'Q' + n(x + Math.cos(a - 0.39) * R * 0.86) + ' ' + n(y + Math.sin(a - 0.39) * R * 0.86) + ' ' : 'M') +
          n(x + Math.cos(a) * R) +
          ' ' +
          n(y + Math.sin(a) * R);
        ribs += `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * R)} ${n(y + Math.sin(a) * R)}`;
      }
      g.oval(x + 10, y + 14, R, R * 0.9, ink, 'opacity=".35"')
        .fill(d + 'z', white ? paper : grey(0.05 + 0.08 * (i % 3)))
        .line(ribs, white ? grey(0.6) : grey(0.36), 1.1);
    }
  } else if (kind === 'bridge') {
    g.rect(
      X0,
      Y0,
      W,
      H,
      g.grad('v', [
        [0, grey(0.88)],
        [0.7, grey(0.72)],
        [1, grey(0.4)],
      ]),
    );
    const tx = X0 + W * r.in(0.34, 0.62),
      top = Y0 + 16,
      deck = Y0 + H * 0.74;
    let d = '';
    for (let i = 0; i <= 15; i++) {
      d += `M${n(tx)} ${n(top + i * 4)}L${n(X0 - 20 + ((tx - X0) * i) / 16)} ${n(deck)}M${n(tx)} ${n(top + i * 4)}L${n(X0 + W + 20 - ((X0 + W - tx) * i) / 16)} ${n(deck)}`;
    }
    g.line(d, ink, 1.1);
    g.poly(
      [
        [tx - 7, Y0 + H],
        [tx - 4, top - 8],
        [tx + 4, top - 8],
        [tx + 7, Y0 + H],
      ],
      ink,
    )
      .poly(
        [
          [X0, deck],
          [X0 + W, deck - 6],
          [X0 + W, deck + 5],
          [X0, deck + 9],
        ],
        ink,
      )
      .fill(`M${X0} ${n(deck + 34)}q${n(W * 0.3)}-12 ${n(W * 0.5)}-4t${n(W * 0.5)}-6V${Y0 + H}H${X0}z`, paper, 'opacity=".75"')
      .oval(X0 + W * 0.84, Y0 + 36, 15, 15, '#fff');
    g.line([0, 1, 2].map((i) => `M${n(X0 + 20 + i * 26)} ${n(Y0 + 30 + (i % 2) * 9)}q5-6 8 0q5-6 9 0`).join(''), ink, 1.8);
  } else if (kind === 'blinds') {
    g.rect(X0, Y0, W, H, grey(0.86));
    g.rect(X0, Y0 + H * 0.66, W, H * 0.34, grey(0.6));
    const x = cx + r.sway(20),
      y = Y0 + H * 0.62,
      R = r.in(46, 56);
    g.poly(
      [
        [x + 10, y + R * 0.5],
        [X0 + W, y + 6],
        [X0 + W, y + 46],
        [x, y + R * 0.86],
      ],
      ink,
      'opacity=".7"',
    );
    if (id % 20 > 9)
      g.fill(
        `M${n(x - 8)} ${n(y - R * 1.5)}q10 36-22 62q-40 34 0 82q38 26 74-2q34-50-8-82q-26-24-24-62z`,
        g.grad(
          'r',
          [
            [0, '#fff'],
            [0.5, grey(0.6)],
            [1, grey(0.04)],
          ],
          'cx=".3" cy=".4" r=".8"',
        ),
      ).line(`M${n(x + 4)} ${n(y - R * 1.46)}q2-16 16-20`, ink, 5);
    else
      g.oval(
        x,
        y,
        R,
        R,
        g.grad(
          'r',
          [
            [0, '#fff'],
            [0.5, grey(0.55)],
            [1, grey(0.03)],
          ],
          'cx=".3" cy=".28" r=".85"',
        ),
      );
    let d = '';
    const lean = r.pick([-46, -30, 34, 50]);
    for (let i = -3; i < 13; i++)
      d += `M${X0 - 4} ${n(Y0 + i * 19)}L${X0 + W + 4} ${n(Y0 + i * 19 + lean)}l0 9L${X0 - 4} ${n(Y0 + i * 19 + 9)}z`;
    g.fill(d, ink, 'opacity=".74"');
  } else if (kind === 'pier') {
    const hz = Y0 + H * r.in(0.38, 0.5);
    g.rect(
      X0,
      Y0,
      W,
      H,
      g.grad('v', [
        [0, grey(0.2)],
        [0.42, grey(0.92)],
        [0.5, grey(0.8)],
        [1, grey(0.12)],
      ]),
    );
    const vx = X0 + W * r.in(0.3, 0.7);
    g.poly(
      [
        [vx - 3, hz + 4],
        [vx + 3, hz + 4],
        [X0 + W * 0.82, Y0 + H],
        [X0 + W * 0.18, Y0 + H],
      ],
      grey(0.1),
    );
    let p = '',
      b = '';
    for (let k = 0; k < 8; k++) {
      const t = 0.16 * 1.34 ** k,
        L = vx + (X0 + W * 0.14 - vx) * t,
        Rr = vx + (X0 + W * 0.86 - vx) * t,
        y = hz + (Y0 + H - hz) * t;
      p += `M${n(L)} ${n(y)}v${n(-58 * t)}M${n(Rr)} ${n(y)}v${n(-58 * t)}`;
      b += `M${n(L)} ${n(y)}H${n(Rr)}`;
    }
    g.line(b, grey(0.55), 2)
      .line(p, ink, 5, 'stroke-linecap="butt"')
      .line(`M${X0} ${n(hz)}H${X0 + W}`, grey(0.35), 1.4);
    g.oval(vx + r.sway(60), Y0 + 30, 12, 12, '#fff', 'opacity=".9"');
  } else if (kind === 'shell') {
    g.rect(X0, Y0, W, H, ink);
    const px = cx + 14,
      py = cy + 8,
      dir = r.bet(0.5) ? 1 : -1;
    let walls = '';
    const P = (a: number): [number, number] => {
      const R = 3.2 * Math.exp(0.19 * a);
      return [px + dir * Math.cos(a) * R, py + Math.sin(a) * R];
    };
    let rim = '';
    for (let a = 0; a < 20.5; a += 0.42) {
      const [x, y] = P(a);
      rim += (a ? ' ' : 'M') + n(x) + ' ' + n(y) + (a ? '' : 'L');
    }
    g.fill(
      rim + 'z',
      g.grad('r', [
        [0, '#fff'],
        [0.6, grey(0.8)],
        [1, grey(0.3)],
      ]),
    );
    for (let a = 6.6; a < 20.3; a += 0.44) {
      const [x, y] = P(a),
        [u, v] = P(a - 5.7);
      walls += `M${n(x)} ${n(y)}Q${n((x + u) / 2 + dir * Math.sin(a) * -9)} ${n((y + v) / 2 + Math.cos(a) * 9)} ${n(u)} ${n(v)}`;
    }
    g.line(walls, ink, 1.7).line(rim, ink, 2.6);
  } else {
    g.rect(
      X0,
      Y0,
      W,
      H,
      g.grad('v', [
        [0, grey(0.05)],
        [1, grey(0.6)],
      ]),
    ).oval(X0 + W * r.in(0.24, 0.76), Y0 + 48, 25, 25, paper);
    for (let k = 0; k < 4; k++) {
      let d = `M${X0 - 4} ${Y0 + H}`,
        s = '';
      const y = Y0 + H * (0.44 + k * 0.15),
        step = W / 5,
        up = r.bet(0.5);
      for (let i = 0; i <= 5; i++) {
        const x = X0 - 6 + i * step * 1.05,
          yy = y - (i % 2 === +up ? r.in(26, 58) : r.in(-8, 12)) * (1 - k * 0.14);
        d += `L${n(x)} ${n(yy)}`;
        if (i % 2 === +up) s += `M${n(x)} ${n(yy)}l${n(step * 0.3)} ${n(34)}l-10 8l6 26l${n(-step * 0.2)}-30z`;
      }
      g.fill(d + `L${X0 + W + 4} ${Y0 + H}z`, grey(0.42 - k * 0.12));
      if (k < 3) g.fill(s, paper, 'opacity=".85"');
    }
  }
  const grain = g.def(
    (k) =>
      `<filter id="${k}"><feTurbulence type="fractalNoise" baseFrequency=".8"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 1.2 -.5"/></filter>`,
  );
  g.put(`<path d="M0 0h${w}v${h}H0z" filter="url(#${grain})" opacity=".45"/></g>`);
  g.line(`M9 8H${w - 4}M9 ${h - 8}H${w - 4}`, '#e9e6df', 7.5, 'stroke-dasharray="7 6.4" stroke-linecap="butt"');
  g.put(
    `<text x="${X0}" y="${h - 14.5}" font-family="monospace" font-size="6.5" fill="#d9a441">▸${12 + (id % 25)}${id % 2 ? 'A' : ''}</text>`,
  );
}
