import { type Chance } from '../../../pictures/chance';
import { dark } from '../../../pictures/colour';
import { n, n1, type Canvas } from '../../../pictures/canvas';
import { society } from './studios/society';

function portrait(g: Canvas, r: Chance, X: number, Y: number, W: number, H: number): void {
  const drapes = [
      ['#7a1f24', '#a8323a', '#d9605a'],
      ['#5a1a2e', '#93304f', '#c85f7c'],
      ['#8a2f1f', '#bd4a30', '#e07a52'],
      ['#6a2436', '#a03a44', '#e3a48a'],
    ][r.int(0, 3)],
    m = W / H > 2 ? 3 : W / H > 1.3 ? 2 : 1;
  g.rect(
    X,
    Y,
    W,
    H,
    g.grad('x2="1" y2="1"', [
      [0, drapes[2]],
      [0.5, drapes[1]],
      [1, drapes[0]],
    ]),
  );
  let d = '';
  for (let i = 0, k = Math.round(W / 26); i < k; i++)
    d += `M${n(X + (W * (i + 0.5)) / k)} ${n(Y - 4)}q${n(r.sway(18))} ${n(H * 0.5)} ${n(r.sway(12))} ${n(H + 8)}`;
  g.line(d, drapes[0], 7, 'opacity=".4"');
  for (let i = 0; i < m; i++) {
    const cx = X + (W * (i + 0.5)) / m + r.sway(5),
      s = Math.min(W / m / 100, H / 116) * (m > 1 && i % 2 ? 0.9 : 1),
      tallRoom = H / s > 150,
      cy = tallRoom ? Y + H * 0.34 : Y + H - 66 * s,
      k = r.bet(0.5) ? 1 : -1,
      skin = r.pick(['#f4cfae', '#e7b48c', '#c98a5f', '#8f5a3a', '#f7dac2']),
      shade = dark(skin, 0.28),
      hair = r.pick(['#2a1a14', '#5a2f1c', '#a8622f', '#d9b06a', '#8f8a86', '#14131a']),
      dress = r.pick(['#1f2a44', '#17161c', '#2f5a4f', '#e8dcc4', '#c79a3a', '#4a2a5a']),
      A = (u: number): number => n(cx + u * s * k),
      B = (v: number): number => n(cy + v * s),
      type = r.int(0, 5);
    const gown = () =>
      g
        .fill(
          `M${A(-10)} ${B(28)}C${A(-40)} ${B(34)} ${A(-46)} ${B(44)} ${A(-44)} ${B(90)}Q${A(-40)} ${B(130)} ${A(-58)} ${n(Y + H + 4)}H${A(62)}Q${A(40)} ${B(130)} ${A(46)} ${B(90)}C${A(48)} ${B(44)} ${A(40)} ${B(34)} ${A(12)} ${B(28)}z`,
          dress,
        )
        .fill(
          `M${A(4)} ${B(30)}C${A(40)} ${B(36)} ${A(48)} ${B(44)} ${A(46)} ${B(90)}Q${A(40)} ${B(130)} ${A(62)} ${n(Y + H + 4)}H${A(14)}z`,
          '#000',
          'opacity=".22"',
        )
        .line(
          `M${A(-34)} ${B(60)}Q${A(-30)} ${B(104)} ${A(-2)} ${B(112)}M${A(36)} ${B(60)}Q${A(34)} ${B(104)} ${A(6)} ${B(112)}`,
          dark(dress, 0.35),
          13 * s,
        )
        .line(`M${A(-3)} ${B(112)}h${n(9 * s * k)}`, skin, 13 * s);
    if (type === 1 || type === 4) g.fill(`M${A(-27)} ${B(34)}C${A(-40)} ${B(-44)} ${A(40)} ${B(-46)} ${A(29)} ${B(34)}z`, hair);
    if (tallRoom) gown();
    else
      g.fill(
        `M${A(-50)} ${n(Math.min(Y + H + 4, cy + 96 * s))}C${A(-50)} ${B(38)} ${A(-24)} ${B(34)} ${A(-10)} ${B(28)}H${A(12)}C${A(26)} ${B(34)} ${A(52)} ${B(38)} ${A(52)} ${n(Math.min(Y + H + 4, cy + 96 * s))}z`,
        dress,
      ).fill(
        `M${A(4)} ${B(30)}C${A(26)} ${B(36)} ${A(52)} ${B(38)} ${A(52)} ${n(Math.min(Y + H + 4, cy + 96 * s))}H${A(12)}z`,
        '#000',
        'opacity=".22"',
      );
    g.fill(`M${A(-9)} ${B(14)}L${A(-11)} ${B(32)}Q${A(1)} ${B(44)} ${A(13)} ${B(32)}L${A(11)} ${B(14)}z`, shade)
      .oval(cx, cy, 21 * s, 27 * s, skin)
      .fill(
        `M${A(4)} ${B(-27)}C${A(26)} ${B(-26)} ${A(27)} ${B(26)} ${A(2)} ${B(27)}C${A(12)} ${B(12)} ${A(6)} ${B(4)} ${A(11)} ${B(0)}Q${A(4)} ${B(-12)} ${A(4)} ${B(-27)}z`,
        shade,
        'opacity=".55"',
      );
    g.line(
      `M${A(-13)} ${B(-6)}q${n(5 * s * k)} ${n(-4 * s)} ${n(9 * s * k)} 0M${A(5)} ${B(-6)}q${n(4 * s * k)} ${n(-4 * s)} ${n(8 * s * k)} 0M${A(1)} ${B(-2)}q${n(-5 * s * k)} ${n(9 * s)} ${n(1 * s * k)} ${n(9 * s)}`,
      dark(skin, 0.62),
      1.7 * s,
    )
      .line(`M${A(-9)} ${B(-2)}h0M${A(8)} ${B(-2)}h0`, '#1d1512', 3.8 * s)
      .line(`M${A(-5)} ${B(15)}q${n(5 * s * k)} ${n(3 * s)} ${n(10 * s * k)} ${n(-s)}`, '#a83a36', 2.6 * s);
    if (type === 0)
      g.fill(
        `M${A(-22)} ${B(-2)}C${A(-28)} ${B(-40)} ${A(30)} ${B(-44)} ${A(23)} ${B(0)}Q${A(18)} ${B(-18)} ${A(-4)} ${B(-18)}Q${A(-18)} ${B(-16)} ${A(-22)} ${B(-2)}z`,
        hair,
      ).fill(
        `M${A(-9)} ${B(16)}q${n(10 * s * k)} ${n(-7 * s)} ${n(19 * s * k)} 0q${n(-s * k)} ${n(20 * s)} ${n(-10 * s * k)} ${n(20 * s)}t${n(-9 * s * k)} ${n(-20 * s)}z`,
        hair,
        'opacity=".85"',
      );
    else if (type === 1 || type === 4) {
      g.fill(
        `M${A(-22)} ${B(2)}C${A(-26)} ${B(-38)} ${A(26)} ${B(-40)} ${A(23)} ${B(2)}Q${A(16)} ${B(-20)} ${A(-6)} ${B(-20)}Q${A(-18)} ${B(-12)} ${A(-22)} ${B(2)}z`,
        hair,
      );
      if (type === 4)
        g.line(`M${A(-14)} ${B(33)}Q${A(1)} ${B(48)} ${A(16)} ${B(33)}`, '#fff8e6', 4 * s, `stroke-dasharray="0 ${n1(5 * s)}"`);
    } else if (type === 2)
      g.oval(cx, cy - 22 * s, 37 * s, 8 * s, '#17161c')
        .fill(`M${A(-21)} ${B(-22)}Q${A(-19)} ${B(-52)} ${A(0)} ${B(-50)}T${A(21)} ${B(-22)}z`, '#17161c')
        .line(`M${A(-21)} ${B(-26)}Q${A(0)} ${B(-20)} ${A(21)} ${B(-26)}`, r.pick(['#d9a93f', '#d4482b', '#f1e4cf']), 5 * s)
        .line(`M${A(20)} ${B(-28)}q${n(22 * s * k)} ${n(-26 * s)} ${n(8 * s * k)} ${n(-34 * s)}`, '#f1e4cf', 5 * s);
    else if (type === 3)
      g.fill(`M${A(-22)} ${B(-4)}C${A(-30)} ${B(-36)} ${A(30)} ${B(-38)} ${A(23)} ${B(-2)}Q${A(10)} ${B(-16)} ${A(-22)} ${B(-4)}z`, hair)
        .oval(cx + 4 * s * k, cy - 36 * s, 14 * s, 12 * s, hair)
        .line(`M${A(-20)} ${B(-14)}Q${A(0)} ${B(-24)} ${A(21)} ${B(-13)}`, '#d9a93f', 3 * s);
    else
      g.fill(
        `M${A(-24)} ${B(-8)}C${A(-26)} ${B(-46)} ${A(36)} ${B(-48)} ${A(30)} ${B(-2)}Q${A(34)} ${B(14)} ${A(24)} ${B(20)}Q${A(26)} ${B(-16)} ${A(-24)} ${B(-8)}z`,
        r.pick(['#c79a3a', '#2f6f86', '#e8dcc4']),
      );
    if (type !== 4)
      g.fill(
        `M${A(-16)} ${B(31)}L${A(1)} ${B(50)}L${A(18)} ${B(31)}L${A(26)} ${B(42)}L${A(1)} ${B(64)}L${A(-24)} ${B(42)}z`,
        r.pick(['#f6efe2', '#e9d9c0', '#d9a93f']),
      );
  }
}

export const draw = society(portrait);
