import { Brush } from '../../../pictures/brush';
import { type Chance, strew } from '../../../pictures/chance';
import { dark, light } from '../../../pictures/colour';
import { n, type Canvas } from '../../../pictures/canvas';
import { society } from './studios/society';

function stillLife(g: Canvas, r: Chance, X: number, Y: number, W: number, H: number): void {
  const wall = r.pick([
      ['#f4d98f', '#e0b44f'],
      ['#f7e3ad', '#d9a83a'],
      ['#e9c46a', '#b98a2c'],
      ['#fbeec4', '#e3c06a'],
    ]),
    cloth = r.pick(['#f6efe0', '#a8562f', '#3f5f6a', '#7a8f5a']),
    ty = Y + H * (H > W * 1.4 ? 0.74 : 0.64),
    F = (d: string, c: string, more?: string) => g.fill(d, c, more),
    u = Math.min(H / 118, W / 92, 2.1);
  g.rect(
    X,
    Y,
    W,
    H,
    g.grad('x2="1" y2=".7"', [
      [0, wall[0]],
      [1, wall[1]],
    ]),
  );
  const b0 = new Brush();
  strew(r, X, Y, W, ty - Y, (W * H) / 900, (x, y) => b0.go(r.pick([light(wall[0], 0.3), wall[1], wall[0]]), x, y, 13, -9));
  b0.paint(g, 6, 'opacity=".35"');
  g.rect(
    X,
    ty,
    W,
    Y + H - ty,
    g.grad('v', [
      [0, light(cloth, 0.2)],
      [1, dark(cloth, 0.3)],
    ]),
  );
  g.line(`M${n(X)} ${n(ty)}h${n(W)}`, dark(cloth, 0.35), 1.6);
  let fold = '';
  for (let i = 0; i < W / 34; i++) fold += `M${n(X + r() * W)} ${n(Y + H)}q${n(r.sway(20))}-14 ${n(r.sway(26))} ${n(-(Y + H - ty) * 0.6)}`;
  g.line(fold, dark(cloth, 0.3), 2, 'opacity=".4"');
  const shade = (x: number, y: number, rx: number) => g.oval(x + rx * 0.5, y + 1, rx * 1.15, rx * 0.2, '#3a240c', 'opacity=".3"'),
    lit = (c: string): string =>
      g.grad('h', [
        [0, light(c, 0.45)],
        [0.4, c],
        [1, dark(c, 0.5)],
      ]);
  let skin = '';
  const things: Record<string, (x: number, y: number, s: number, tall?: number) => void> = {
    bottle: (x: number, y: number, s: number) => {
      const c = r.pick(['#3f6a4a', '#2f4f5f', '#6a3a24', '#8fa06a']);
      shade(x, y, 15 * s);
      F(
        `M${n(x - 4 * s)} ${n(y - 84 * s)}h${n(8 * s)}v${n(26 * s)}q${n(11 * s)} ${n(8 * s)} ${n(11 * s)} ${n(22 * s)}v${n(34 * s)}q${n(-15 * s)} ${n(5 * s)} ${n(-30 * s)} 0v${n(-34 * s)}q0 ${n(-14 * s)} ${n(11 * s)} ${n(-22 * s)}z`,
        lit(c),
      );
      g.line(`M${n(x - 9 * s)} ${n(y - 34 * s)}v${n(24 * s)}`, '#fff', 2.4 * s, 'opacity=".6"');
      g.rect(x - 12 * s, y - 30 * s, 25 * s, 15 * s, '#f3e6c4', 'opacity=".9"');
    },
    jug: (x: number, y: number, s: number) => {
      const c = r.pick(['#e9e2d2', '#4a7aa0', '#c2693f', '#d9a93f']);
      shade(x, y, 22 * s);
      g.line(`M${n(x + 15 * s)} ${n(y - 46 * s)}q${n(26 * s)} ${n(4 * s)} ${n(6 * s)} ${n(32 * s)}`, dark(c, 0.25), 5 * s);
      F(
        `M${n(x - 13 * s)} ${n(y - 58 * s)}h${n(26 * s)}q${n(-3 * s)} ${n(12 * s)} ${n(6 * s)} ${n(22 * s)}q${n(10 * s)} ${n(24 * s)} ${n(-6 * s)} ${n(37 * s)}h${n(-26 * s)}q${n(-16 * s)} ${n(-13 * s)} ${n(-6 * s)} ${n(-37 * s)}q${n(9 * s)} ${n(-10 * s)} ${n(6 * s)} ${n(-22 * s)}z`,
        lit(c),
      );
      g.line(`M${n(x - 12 * s)} ${n(y - 34 * s)}q${n(-5 * s)} ${n(12 * s)} 0 ${n(20 * s)}`, '#fff', 3 * s, 'opacity=".6"');
    },
    fruit: (x: number, y: number, s: number) => {
      const c = r.pick(['#e2902f', '#d4482b', '#b8c04a', '#f0c33a']);
      shade(x, y, 26 * s);
      [
        [-17, -9],
        [15, -9],
        [-1, -12],
        [-9, -27],
        [9, -27],
      ].forEach(([a, b]) =>
        g.oval(
          x + a * s,
          y + b * s,
          12 * s,
          12 * s,
          skin && r.bet(0.6)
            ? skin
            : (skin = g.grad(
                'r',
                [
                  [0, light(c, 0.5)],
                  [0.5, c],
                  [1, dark(c, 0.4)],
                ],
                'cx=".35" cy=".3" r=".8"',
              )),
        ),
      );
      g.line(`M${n(x - 1 * s)} ${n(y - 36 * s)}q${n(5 * s)} ${n(-10 * s)} ${n(14 * s)} ${n(-8 * s)}`, '#4f6a2f', 4 * s);
    },
    bowl: (x: number, y: number, s: number) => {
      const c = r.pick(['#f1ead8', '#3f6f86', '#b5563a']);
      shade(x, y, 30 * s);
      const f = new Brush();
      for (let i = 0; i < 9; i++)
        f.dot(r.pick(['#d4482b', '#e2902f', '#6a2f4f', '#b8c04a', '#f0c33a']), x + (-24 + 6 * i) * s, y - (27 + (i % 2 ? 7 : 0)) * s);
      f.paint(g, 17 * s);
      F(
        `M${n(x - 36 * s)} ${n(y - 25 * s)}h${n(72 * s)}q${n(-6 * s)} ${n(24 * s)} ${n(-24 * s)} ${n(25 * s)}h${n(-24 * s)}q${n(-18 * s)} ${n(-s)} ${n(-24 * s)} ${n(-25 * s)}z`,
        lit(c),
      );
    },
    vase: (x, y, s, tall = 0) => {
      const c = r.pick(['#4a7aa0', '#b5563a', '#e9e2d2', '#5f6f4a']);
      shade(x, y, 18 * s);
      const st = new Brush(),
        a = new Brush(),
        b = new Brush(),
        top = y - 40 * s,
        k = tall || 1;
      for (let i = 0; i < 9; i++) {
        const q = -1.57 + (i - 4) * 0.27 + r.sway(0.1),
          l = r.in(34, 62) * s * k,
          fx = x + Math.cos(q) * l,
          fy = top + Math.sin(q) * l;
        st.go('#4f7a3f', x, top + 4 * s, fx - x, fy - top);
        a.dot(r.pick(['#d4482b', '#fff4dc', '#f0a53a', '#e58aa0', '#6a5fb0']), fx, fy);
        b.dot(r.pick(['#7a2a1f', '#f6c23f', '#fff']), fx, fy);
      }
      for (let i = 0; i < 7; i++) st.go('#6f9a4f', x + r.sway(30) * s, top - r.in(6, 30) * s * k, r.sway(16) * s, r.sway(12) * s);
      st.paint(g, 3.4 * s);
      a.paint(g, 17 * s);
      b.paint(g, 6.5 * s);
      F(
        `M${n(x - 9 * s)} ${n(top)}h${n(18 * s)}q${n(18 * s)} ${n(26 * s)} ${n(2 * s)} ${n(41 * s)}h${n(-22 * s)}q${n(-16 * s)} ${n(-15 * s)} ${n(2 * s)} ${n(-41 * s)}z`,
        lit(c),
      );
    },
    candle: (x: number, y: number, s: number) => {
      shade(x, y, 13 * s);
      F(
        `M${n(x - 14 * s)} ${n(y)}q${n(2 * s)} ${n(-7 * s)} ${n(10 * s)} ${n(-8 * s)}v${n(-24 * s)}h${n(8 * s)}v${n(24 * s)}q${n(8 * s)} ${n(s)} ${n(10 * s)} ${n(8 * s)}z`,
        lit('#b98a2c'),
      );
      g.rect(x - 4 * s, y - 62 * s, 8 * s, 31 * s, '#f8efda').oval(x, y - 70 * s, 15 * s, 15 * s, '#fff2b8', 'opacity=".4"');
      F(`M${n(x)} ${n(y - 82 * s)}q${n(8 * s)} ${n(12 * s)} 0 ${n(18 * s)}q${n(-8 * s)} ${n(-6 * s)} 0 ${n(-18 * s)}z`, '#f6a92f');
    },
    book: (x: number, y: number, s: number) => {
      shade(x, y, 24 * s);
      ['#7a2f2a', '#2f4f5f', '#c79a3a'].forEach((c, i) => {
        g.rect(x - (28 - i * 3) * s, y - (i + 1) * 9 * s, (54 - i * 5) * s, 9 * s, c);
        g.rect(x + (17 - i * 2) * s, y - (i + 1) * 9 * s + 2 * s, 8 * s, 5 * s, '#f3e6c4');
      });
    },
  };
  const m = Math.max(1, Math.round(W / (u * 62))),
    tallV = H > W * 1.5,
    list = tallV ? ['vase', 'fruit'] : r.mix(['bottle', 'jug', 'fruit', 'bowl', 'vase', 'candle', 'book']);
  if (tallV) {
    things.vase(X + W * 0.46, ty + 10, Math.min(1.5, W / 74), Math.min(2.1, H / 180));
    things.fruit(X + W * 0.7, ty + 26, Math.min(1, W / 110));
    if (r.bet(0.6)) things.book(X + W * 0.34, ty + 34, 0.8);
  } else {
    for (let i = 0; i < m + 1; i++)
      things[list[i % 7]](X + (W * (i + 0.6)) / (m + 1.2), ty + 8 * u + (i % 2 ? 5 * u : 0), u * (i % 2 ? 0.82 : 0.95));
    const l = new Brush();
    for (let i = 0; i < 3; i++) l.dot(r.pick(['#f0c33a', '#d4482b', '#b8c04a']), X + W * r.in(0.12, 0.9), ty + 17 * u + r.in(0, 6));
    l.paint(g, 13 * u);
  }
}

export const draw = society(stillLife);
