import { Brush } from '../../../pictures/brush';
import { type Chance, strew } from '../../../pictures/chance';
import { light, mix } from '../../../pictures/colour';
import { n, type Canvas } from '../../../pictures/canvas';
import { society } from './studios/society';

function landscape(g: Canvas, r: Chance, X: number, Y: number, W: number, H: number): void {
  const S = r.pick([
      ['#9fd0e8', '#e9f3dc', '#2f6a3f', '#4f8f4a', '#8fb85a', '#1d4a3a'],
      ['#f3c98f', '#f9e7b8', '#3f6a3a', '#6f8f3f', '#b5b04a', '#274a34'],
      ['#6fb0c8', '#d6ecd8', '#1f5f5a', '#3f8a6a', '#86b884', '#123f3f'],
      ['#c8a8c8', '#f6d9c4', '#3a5f4a', '#5f8a5a', '#a3b86f', '#243f3a'],
      ['#4f8ab8', '#cfe6e8', '#2f5a2f', '#5a8a34', '#a8c04f', '#1a3a24'],
    ]),
    hz = Y + H * (H > W * 1.5 ? 0.42 : 0.46),
    tall = H > W * 1.4;
  g.rect(
    X,
    Y,
    W,
    H,
    g.grad('v', [
      [0, S[0]],
      [0.6, S[1]],
    ]),
  );
  g.oval(
    X + W * r.in(0.2, 0.8),
    Y + H * r.in(0.13, 0.25),
    Math.min(W, H) * 0.075,
    Math.min(W, H) * 0.075,
    r.pick(['#fff6d8', '#f6a94a', '#fffdf2']),
  );
  const c = new Brush();
  for (let i = 0, m = Math.round(W / 38) + 2; i < m; i++) {
    const x = X + r() * W,
      y = Y + H * r.in(0.06, 0.3);
    for (let k = 0; k < 3; k++) c.go('#ffffff', x + k * 9, y + r.sway(6), r.in(10, 24), 0);
  }
  c.paint(g, 7, 'opacity=".55"');
  const ridge = (y: number, amp: number, col: string, peaks?: boolean) => {
    let d = `M${n(X - 4)} ${n(Y + H)}V${n(y)}`;
    const k = Math.max(2, Math.round(W / 58));
    for (let i = 0; i < k; i++) {
      const x2 = X + (W * (i + 1)) / k + 4;
      d += peaks
        ? `L${n(x2 - (W / k) * r.in(0.4, 0.6))} ${n(y - amp * r.in(0.5, 1.25))}L${n(x2)} ${n(y - amp * r.in(-0.1, 0.3))}`
        : `Q${n(x2 - W / k / 2)} ${n(y - amp * r.in(0.4, 1.5))} ${n(x2)} ${n(y + amp * r.in(-0.3, 0.3))}`;
    }
    g.fill(d + `V${n(Y + H)}z`, col);
  };
  ridge(hz, H * (tall ? 0.16 : 0.12), mix(S[2], S[0], 0.62), r.bet(0.6));
  ridge(hz + H * 0.06, H * 0.08, mix(S[2], S[0], 0.36));
  ridge(hz + H * 0.13, H * 0.07, S[2]);
  const water = r.bet(0.6),
    wy = hz + H * 0.2;
  ridge(wy, H * 0.03, S[3]);
  if (water) {
    const x1 = X + W * r.in(0.3, 0.7);
    g.fill(
      `M${n(x1 - 3)} ${n(wy + 2)}C${n(x1 + W * 0.2)} ${n(wy + H * 0.08)} ${n(x1 - W * 0.3)} ${n(wy + H * 0.14)} ${n(x1 - W * 0.12)} ${n(Y + H)}H${n(x1 + W * 0.34)}C${n(x1)} ${n(wy + H * 0.16)} ${n(x1 + W * 0.34)} ${n(wy + H * 0.08)} ${n(x1 + 3)} ${n(wy + 2)}z`,
      g.grad('v', [
        [0, S[1]],
        [1, S[0]],
      ]),
    );
  } else {
    let d = '';
    for (let i = -4; i < 9; i++) d += `M${n(X + W * 0.5 + i * W * 0.04)} ${n(wy + 5)}L${n(X + W * 0.5 + i * W * 0.22)} ${n(Y + H)}`;
    g.line(d, S[4], 5, 'opacity=".75"');
  }
  const b = new Brush();
  strew(r, X, wy + 8, W, Y + H - wy - 6, (W * H) / 620, (x, y) =>
    b.go(r.pick([S[4], S[3], light(S[4], 0.3), S[2]]), x, y, r.sway(4), -r.in(4, 10)),
  );
  b.paint(g, 3, 'opacity=".7"');
  const tree = (x: number, y: number, s: number, k: number) => {
    if (k === 0) {
      const l = new Brush();
      g.line(`M${n(x)} ${n(y)}v${n(-26 * s)}`, '#4a3018', 4 * s);
      [
        [0, -40, 0],
        [-12, -32, 1],
        [12, -32, 1],
        [-5, -50, 2],
        [7, -48, 2],
      ].forEach(([u, v, q]) => l.dot([S[5], S[2], S[3]][q], x + u * s, y + v * s));
      l.paint(g, 27 * s);
      g.line(`M${n(x - 8 * s)} ${n(y - 50 * s)}h0`, S[4], 11 * s);
    } else if (k === 1)
      g.fill(
        `M${n(x)} ${n(y - 74 * s)}q${n(13 * s)} ${n(42 * s)} ${n(6 * s)} ${n(74 * s)}h${n(-12 * s)}q${n(-7 * s)} ${n(-32 * s)} ${n(6 * s)} ${n(-74 * s)}z`,
        S[5],
      ).line(`M${n(x - 2 * s)} ${n(y - 58 * s)}q${n(-4 * s)} ${n(24 * s)} ${n(-2 * s)} ${n(46 * s)}`, S[3], 2.4 * s);
    else
      g.fill(
        [0, 1, 2].map((i) => `M${n(x)} ${n(y - (72 - i * 17) * s)}l${n((11 + i * 4) * s)} ${n(27 * s)}h${n(-(22 + i * 8) * s)}z`).join(''),
        S[5],
      ).line(`M${n(x)} ${n(y)}v${n(-9 * s)}`, '#4a3018', 4 * s);
  };
  const kind = r.int(0, 2),
    m = Math.max(2, Math.round(W / 44));
  for (let i = 0; i < m; i++)
    tree(X + (W * (i + 0.5)) / m + r.sway(14), wy + 6 + r.in(0, H * 0.05), r.in(0.36, 0.6), r.bet(0.7) ? kind : r.int(0, 2));
  tree(X + W * (r.bet(0.5) ? r.in(0.1, 0.22) : r.in(0.78, 0.9)), Y + H - 6, Math.min(1.9, H / 110) * (tall ? 1.1 : 1), kind);
  if (r.bet(0.5)) {
    const x = X + W * r.in(0.36, 0.66),
      y = wy + 8;
    g.rect(x, y - 14, 22, 14, '#f6ead2')
      .fill(`M${n(x - 3)} ${n(y - 13)}l14-12l14 12z`, '#b5482f')
      .rect(x + 8, y - 9, 6, 9, '#5a3a24');
  }
}

export const draw = society(landscape);
