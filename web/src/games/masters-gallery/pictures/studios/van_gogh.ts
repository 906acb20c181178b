// What Van Gogh paints with: strokes along a flow, discs of light, cypresses, houses.

import { Brush } from '../../../../pictures/brush';
import { type Chance, strew } from '../../../../pictures/chance';
import { light, mix, near, rgb } from '../../../../pictures/colour';
import { type Field, n, n1, type Canvas, type Tint } from '../../../../pictures/canvas';

export function studio(g: Canvas, r: Chance, id: number) {
  const { w, h } = g,
    motif = ['night', 'wheat', 'sunflowers', 'sower', 'cypress', 'blossom', 'olives'][id % 7],
    turn = (id / 7) | 0;
  // strokes that follow the angle a(x, y), three pots of paint over each other
  const flow = (
    x: number,
    y: number,
    bw: number,
    bh: number,
    count: number,
    width: number,
    len: number,
    angle: Field,
    colour: Tint,
    turns = 1,
  ) => {
    const b = new Brush();
    strew(r, x, y, bw, bh, count, (px, py) => {
      const l = (len * r.in(0.75, 1.25)) / (turns + 1),
        c = colour(px, py),
        pts = [[px, py]];
      for (let i = 0, x2 = px, y2 = py; i <= turns; i++) {
        const a = angle(x2, y2);
        x2 += Math.cos(a) * l;
        y2 += Math.sin(a) * l;
        pts.push([x2, y2]);
      }
      if (c) b.run(c, pts);
    });
    b.paint(g, width);
  };
  const disc = (x: number, y: number, rad: number, core: string[], rings: string[]) => {
    rings.forEach((c, i) =>
      g.put(
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(rad * (1.25 + i * 0.42))}" fill="none" stroke="${c}" stroke-width="${n1(rad * 0.26)}" stroke-dasharray="${n(rad * 0.55)} ${n(rad * 0.3)}" stroke-linecap="round"/>`,
      ),
    );
    g.oval(x, y, rad, rad, core[0]).oval(x - rad * 0.15, y - rad * 0.15, rad * 0.55, rad * 0.55, core[1]);
  };
  const stars = (list: number[][], core: string[], rings: string[]) => {
    // many small discs in few paths
    const ring = (k: number, sw: number, dash: string) => {
      const b = new Brush();
      list.forEach(([x, y]) => b.mark(rings[k % rings.length], x - 9 - k * 4, y, `a${9 + k * 4} ${9 + k * 4} 0 1 1 0 .1`, 0, 0));
      b.paint(g, sw, `stroke-dasharray="${dash}"`);
    };
    const a = new Brush(),
      b = new Brush();
    list.forEach(([x, y]) => {
      a.dot(core[1], x, y);
      b.dot(core[0], x - 1, y - 1);
    });
    ring(0, 2.6, '4 4.5');
    ring(1, 2.4, '6 5');
    a.paint(g, 12);
    b.paint(g, 6.5);
  };
  const swirlsky = (y1: number, blues: string[], discs: { x: number; y: number; s: number; k: number }[], count = 60) => {
    const eyes = discs.concat(
      turn % 2
        ? [{ x: w * 0.42, y: y1 * 0.62, s: 46, k: 1 }]
        : [
            { x: w * 0.3, y: y1 * 0.52, s: 52, k: -1 },
            { x: w * 0.56, y: y1 * 0.66, s: 34, k: 1 },
          ],
    );
    g.wash('v', [blues[1], blues[2], mix(blues[3], blues[4], 0.4)], [0, 0, w, y1 + 20]);
    const angle = (x: number, y: number) => {
      let vx = 1.1,
        vy = (r.noise(x / 90, y / 90) - 0.5) * 1.5;
      for (const e of eyes) {
        const dx = x - e.x,
          dy = y - e.y,
          d = Math.hypot(dx, dy) + 1,
          f = Math.exp(-((d / (e.s * 1.15)) ** 2)) * 3.4 * e.k;
        vx += (-dy / d) * f;
        vy += (dx / d) * f;
      }
      return Math.atan2(vy, vx);
    };
    const ring = new Brush();
    eyes.forEach((e) => {
      for (let k = 0, m = e.s > 40 ? 4 : 2; k < m; k++) {
        const R = n(e.s * (0.34 + 0.2 * k));
        if (e.y + R < y1 + 30) ring.mark(near(blues, 0.25 + r() * 0.7), e.x - R, e.y, `a${R} ${R} 0 1 ${k % 2} 0 .1`, 0, 0);
      }
    });
    flow(
      -14,
      -4,
      w + 18,
      y1 + 14,
      count,
      8.5,
      46,
      angle,
      (x: number, y: number) => near(blues, (y / y1) * 0.35 + r.noise(x / 40, y / 26) * 0.6 + r.sway(0.22)),
      2,
    );
    ring.paint(g, 5, 'stroke-dasharray="21 9"' + (rgb(blues[2])[0] > 120 ? ' opacity=".5"' : ''));
  };
  const cypress = (x: number, base: number, top: number, half: number) => {
    const b = new Brush(),
      greens = ['#16302a', '#1f4a36', '#2f6a45', '#5d8a45', '#12263a'],
      m = half > 14 ? 42 : 14;
    g.fill(
      `M${n(x - half)} ${n(base)}C${n(x - half * 1.5)} ${n(base - (base - top) * 0.5)} ${n(x - half * 0.2)} ${n(top + 30)} ${n(x)} ${n(top)}C${n(x + half * 0.5)} ${n(top + 40)} ${n(x + half * 1.6)} ${n(base - (base - top) * 0.4)} ${n(x + half)} ${n(base)}z`,
      '#1a3a30',
    );
    for (let i = 0; i < m; i++) {
      const t = r(),
        y = base - t * (base - top) * 0.96,
        u = r.in(-1, 1),
        spread = half * Math.sin(Math.PI * Math.min(1, 0.32 + (1 - t) * 0.62)) * 1.1,
        l = r.in(14, 26);
      b.bend(
        near(greens, ((u + 1) / 2) * 0.7 + r() * 0.3),
        x + u * spread,
        y,
        (u > 0 ? 5 : -5) + r.sway(6),
        -l * 0.5,
        -u * 5 + r.sway(5),
        -l,
      );
    }
    b.paint(g, half > 14 ? 5.6 : 4);
  };
  const hills = (y: number, cs: string[]) =>
    cs.forEach((c: string, i: number) => {
      const yy = y + i * 13,
        k = r.in(12, 26);
      g.fill(
        `M0 ${n(yy)}C${n(w * 0.2)} ${n(yy - k)} ${n(w * 0.3)} ${n(yy - k)} ${n(w * 0.48)} ${n(yy - 2)}S${n(w * 0.8)} ${n(yy - k * 1.2)} ${w} ${n(yy - 6)}V${h}H0z`,
        c,
      ).line(
        `M0 ${n(yy + 5)}C${n(w * 0.2)} ${n(yy - k + 5)} ${n(w * 0.3)} ${n(yy - k + 5)} ${n(w * 0.48)} ${n(yy + 3)}S${n(w * 0.8)} ${n(yy - k * 1.2 + 5)} ${w} ${n(yy - 1)}`,
        light(c, 0.3),
        3,
        'stroke-dasharray="17 7"',
      );
    });
  const houses = (list: [number, number, number, string, string][]) => {
    const wall: Record<string, string> = {},
      roof: Record<string, string> = {};
    let win = '';
    for (const [x, y, k, cw, cr] of list) {
      wall[cw] = (wall[cw] || '') + `M${n(x)} ${n(y)}h${n(22 * k)}v${n(-13 * k)}h${n(-22 * k)}z`;
      roof[cr] = (roof[cr] || '') + `M${n(x - 3 * k)} ${n(y - 12 * k)}l${n(9 * k)} ${n(-11 * k)}h${n(12 * k)}l${n(7 * k)} ${n(11 * k)}z`;
      win += `M${n(x + 5 * k)} ${n(y - 9 * k)}v${n(5 * k)}m${n(10 * k)} 0v${n(-5 * k)}`;
    }
    for (const c in wall) g.fill(wall[c], c);
    for (const c in roof) g.fill(roof[c], c);
    g.path(win, `stroke="#f8cf4e" stroke-width="${n(5 * list[0][2])}"`);
  };
  return { w, h, motif, turn, flow, disc, stars, swirlsky, cypress, hills, houses };
}
