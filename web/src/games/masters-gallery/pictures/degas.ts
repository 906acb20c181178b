// Degas: pastel laid on in diagonals, cropped views, dancers of arcs and tulle.

import { Brush } from '../../../pictures/brush';
import { type Chance } from '../../../pictures/chance';
import { mix } from '../../../pictures/colour';
import { n, type Canvas } from '../../../pictures/canvas';
import { studio, type Dress } from './studios/degas';

export function draw(g: Canvas, r: Chance, id: number): void {
  const { w, h, motif, P, hatch, ground, dancer, pick, flip, X } = studio(g, r, id);
  if (motif === 'stage') {
    ground(flip > 0 ? [h * 0.5, h * 0.26] : [h * 0.26, h * 0.5], 130);
    hatch(0, 0, w, h * 0.3, 20, 12, -0.3, 26, () => r.pick([P.wall[1], P.wall[3], P.wall[4]]), 'opacity=".8"');
    dancer(X(0.86), h * 0.34, 0.5, 'low', -flip);
    dancer(X(0.62), h * 0.37, 0.56, pick('fifth', 'hips', 'arabesque'), flip);
    dancer(X(0.34), h * 0.6, 1.24, pick('arabesque', 'low', 'bow'), flip);
    hatch(0, h * 0.86, w, h * 0.14, 16, 7, 0.6, 18, () => r.pick(['#fff4cf', P.floor[1]]), 'opacity=".6"');
  } else if (motif === 'class') {
    ground([h * 0.47, h * 0.47], 50);
    g.rect(0, 0, w, h * 0.47, mix(P.wall[1], P.floor[1], 0.35));
    let panes = '';
    for (let i = 0; i < 3; i++) {
      const x = n(w * (0.08 + i * 0.33));
      panes += `M${x} ${n(h * 0.05)}h${n(w * 0.22)}v${n(h * 0.34)}h-${n(w * 0.22)}z`;
    }
    g.fill(
      panes,
      g.grad('v', [
        [0, '#f4fbff'],
        [1, mix('#fff2cf', P.floor[1], 0.3)],
      ]),
    ).line(
      [0, 1, 2]
        .map((i) => `M${n(w * (0.19 + i * 0.33))} ${n(h * 0.05)}v${n(h * 0.34)}M${n(w * (0.08 + i * 0.33))} ${n(h * 0.2)}h${n(w * 0.22)}`)
        .join(''),
      mix(P.wall[0], P.floor[2], 0.3),
      3,
    );
    hatch(0, 0, w, h * 0.46, 44, 5, 0.5, 24, () => r.pick([P.wall[1], P.floor[1], '#fff']), 'opacity=".28"');
    g.line(`M0 ${n(h * 0.44)}H${w}`, '#6a4a34', 4.5);
    let boards = '';
    for (let i = -3; i < 9; i++) boards += `M${n(X(0.2) + (i - 2) * 22)} ${n(h * 0.47)}L${n(X(0.2) + (i - 2) * 84)} ${h}`;
    g.line(boards, P.floor[2], 1.6, 'opacity=".6"');
    dancer(X(0.8), h * 0.42, 0.62, 'barre', -flip);
    dancer(X(0.52), h * 0.42, 0.6, pick('strap', 'fifth', 'hips'), flip);
    dancer(X(0.3), h * 0.63, 1.12, pick('hips', 'strap', 'fifth'), flip);
    hatch(0, h * 0.5, w, h * 0.5, 30, 4, 0.62, 26, () => r.pick(['#fff2d6', P.floor[2], P.wall[2]]), 'opacity=".2"');
  } else if (motif === 'wings') {
    ground([h * 0.9, h * 0.74], 150);
    hatch(
      0,
      0,
      w,
      h * 0.9,
      40,
      10,
      0.2,
      34,
      (x: number, y: number) => (r.noise(x / 50, y / 50) > 0.5 ? r.pick([P.wall[3], P.wall[4], P.wall[1]]) : null),
      'opacity=".7"',
    );
    dancer(X(0.8), h * 0.42, 1.05, pick('hips', 'low', 'strap'), -flip, { tulle: P.tulle.slice().reverse(), sash: P.bodice });
    dancer(X(0.36), h * 0.56, 1.7, pick('strap', 'hips', 'low'), flip);
    hatch(0, h * 0.3, w, h * 0.7, 46, 3, 0.55, 26, () => r.pick([P.tulle[0], P.sash, P.wall[2]]), 'opacity=".2"');
  } else if (motif === 'pit') {
    ground([h * 0.3, h * 0.3], 70);
    g.rect(
      0,
      h * 0.26,
      w,
      h * 0.34,
      g.grad('v', [
        [0, P.floor[0]],
        [1, '#fff0c4'],
      ]),
    );
    hatch(0, h * 0.28, w, h * 0.34, 30, 6, 0.6, 18, () => r.pick([P.floor[1], '#fff3d0', P.floor[0]]));
    dancer(X(0.82), h * 0.3, 0.6, 'fifth', -flip);
    dancer(X(0.22), h * 0.31, 0.66, pick('low', 'leap', 'hips'), flip);
    dancer(X(0.54), h * 0.36, 0.92, pick('arabesque', 'bow', 'low'), flip);
    g.fill(`M0 ${n(h * 0.66)}Q${n(w * 0.5)} ${n(h * 0.6)} ${w} ${n(h * 0.66)}V${h}H0z`, '#241d24');
    const b = new Brush(),
      f = new Brush(),
      v = new Brush();
    for (let i = 0; i < 6; i++) {
      const x = w * (0.08 + 0.17 * i) + r.sway(8),
        y = h * (0.72 + 0.06 * (i % 2));
      b.go(r.pick(['#2c2430', '#1b1820', '#3a2c34']), x - 9, y + 42, 18, 0);
      b.go('#2c2430', x, y + 30, 0, 40);
      f.dot(r.pick(['#c98f6f', '#b57a5c', '#d8a482']), x, y);
      v.dot(r.pick(['#3a2620', '#8a8078', '#1f1a1c']), x - 2, y - 5);
    }
    b.paint(g, 40);
    v.paint(g, 23);
    f.paint(g, 17);
    const sx = X(0.7);
    g.line(`M${n(sx)} ${h}L${n(sx + flip * 20)} ${n(h * 0.52)}`, '#6a3c22', 11)
      .line(
        `M${n(sx + flip * 20)} ${n(h * 0.52)}q${flip * 4}-24 ${flip * 16}-19q${flip * 9} 4 ${flip * 3} 12q${-flip * 8} 3-${flip * 7}-6`.replace(
          '--',
          '',
        ),
        '#8a5630',
        7,
      )
      .line(`M${n(sx + flip * 8)} ${n(h * 0.56)}l${flip * 24} 5M${n(sx + flip * 6)} ${n(h * 0.6)}l${flip * 24} 5`, '#2a1c18', 4)
      .line(`M${n(X(0.16))} ${n(h * 0.98)}L${n(X(0.4))} ${n(h * 0.8)}`, '#a8683a', 10)
      .line(`M${n(X(0.1))} ${n(h * 0.84)}L${n(X(0.46))} ${n(h * 0.92)}`, '#e8d4b0', 2);
    hatch(0, h * 0.66, w, h * 0.34, 30, 4.2, 0.6, 20, () => r.pick(['#4a3a44', '#5f4a4a', '#1a161c']), 'opacity=".5"');
  } else if (motif === 'rest') {
    ground(flip > 0 ? [h * 0.2, h * 0.44] : [h * 0.44, h * 0.2], 170);
    g.line(`M${n(X(-0.1))} ${n(h * 0.3)}L${n(X(1.1))} ${n(h * 0.86)}`, '#7a5434', 13).line(
      `M${n(X(-0.1))} ${n(h * 0.285)}L${n(X(1.1))} ${n(h * 0.845)}`,
      '#c99a62',
      5,
    );
    const seated = (x: number, y: number, s: number, o: Dress = {}) => {
      // bent over the slipper on a bench
      const t = o.tulle || P.tulle,
        A = (u: number): number => n(x + u * s * flip),
        B = (v: number): number => n(y + v * s),
        b = [new Brush(), new Brush()];
      g.line(`M${A(6)} ${B(4)}Q${A(46)} ${B(-6)} ${A(44)} ${B(30)}T${A(40)} ${B(72)}`, '#f0b8a4', 11 * s).line(
        `M${A(0)} ${B(8)}Q${A(26)} ${B(30)} ${A(16)} ${B(78)}`,
        mix('#f0b8a4', '#7a4a4a', 0.25),
        10 * s,
      );
      for (let i = 0; i < 32; i++) {
        const a = Math.PI * (0.9 + (1.25 * (i + r())) / 32) - Math.PI * 0.78,
          l = r.in(40, 58) * s;
        b[i % 2].go(t[i % 2 ? r.int(0, 1) : r.int(1, 3)], x, y, -Math.cos(a) * l * flip, Math.sin(a) * l * 0.85);
      }
      b[0].paint(g, 9 * s, 'opacity=".85"');
      b[1].paint(g, 3 * s);
      g.fill(
        `M${A(-10)} ${B(0)}C${A(-14)} ${B(-34)} ${A(14)} ${B(-46)} ${A(34)} ${B(-30)}Q${A(30)} ${B(-12)} ${A(12)} ${B(4)}z`,
        o.bodice || P.bodice,
      )
        .line(`M${A(28)} ${B(-26)}Q${A(50)} ${B(10)} ${A(44)} ${B(56)}`, '#f0c3a0', 7 * s)
        .oval(A(40), B(-30), 9 * s, 9 * s, '#f0c3a0')
        .fill(
          `M${A(34)} ${B(-40)}q${n(9 * s * flip)} ${n(-6 * s)} ${n(15 * s * flip)} ${n(4 * s)}q${n(-6 * s * flip)} ${n(9 * s)} ${n(-16 * s * flip)} ${n(10 * s)}z`,
          P.hair,
        );
      const k = new Brush();
      k.dot(P.hair, A(32), B(-40));
      k.paint(g, 9 * s);
      g.line(`M${A(-9)} ${B(-2)}L${A(12)} ${B(4)}M${A(-9)} ${B(-2)}l${n(-8 * s * flip)} ${n(20 * s)}`, P.sash, 5 * s).line(
        `M${A(44)} ${B(70)}l${n(9 * s * flip)} ${n(6 * s)}M${A(16)} ${B(78)}l${n(9 * s * flip)} ${n(5 * s)}`,
        '#f6d0c4',
        7 * s,
      );
    };
    seated(X(0.2), h * 0.32, 0.86, { tulle: P.tulle.slice().reverse() });
    seated(X(0.5), h * 0.56, 1.2);
    hatch(0, h * 0.4, w, h * 0.6, 40, 3.4, 0.6, 24, () => r.pick(['#fff2d6', P.floor[2], P.wall[2]]), 'opacity=".35"');
  } else {
    ground([h * 0.22, h * 0.34], 150);
    g.oval(
      X(0.5),
      h * 0.8,
      w * 0.52,
      h * 0.17,
      g.grad('r', [
        [0, '#fff7d8', 0.95],
        [0.7, '#fff0c0', 0.5],
        [1, '#fff0c0', 0],
      ]),
    );
    dancer(X(0.16), h * 0.2, 0.42, 'hips', flip);
    dancer(X(0.88), h * 0.24, 0.4, 'strap', -flip);
    dancer(X(0.52), h * 0.5, 1.46, pick('leap', 'fifth', 'arabesque'), flip);
    const b = new Brush();
    for (let i = 0; i < 18; i++) b.dot(['#5f9a5a', P.sash, '#fff', '#f6c6c8'][i % 4], X(0.2) + r.sway(26), h * 0.93 + r.sway(11));
    b.paint(g, 8);
    hatch(0, h * 0.6, w, h * 0.4, 36, 3.4, 0.6, 24, () => r.pick(['#fff6da', P.floor[2]]), 'opacity=".4"');
  }
}
