// Van Gogh: thick strokes along a flow; discs of light, cypresses, wheat.

import { Brush } from '../../../pictures/brush';
import { type Chance, strew } from '../../../pictures/chance';
import { dark, light, mix, near } from '../../../pictures/colour';
import { n, n1, type Canvas } from '../../../pictures/canvas';
import { studio } from './studios/van_gogh';

export function draw(g: Canvas, r: Chance, id: number): void {
  const { w, h, motif, turn, flow, disc, stars, swirlsky, cypress, hills, houses } = studio(g, r, id);
  if (motif === 'night') {
    const y1 = h * r.in(0.62, 0.68),
      gold = ['#fff2b3', '#f7d352'];
    const lit = [];
    for (let i = 0; i < 6; i++)
      lit.push({ x: w * (0.1 + 0.16 * i) + r.sway(12), y: h * (0.1 + 0.13 * ((i * 3) % 4)) + r.sway(16), s: 25, k: 1.1 });
    const moon = { x: turn % 2 ? w * 0.2 : w * 0.82, y: h * 0.14, s: 44, k: 1.2 };
    swirlsky(y1, ['#14245a', '#1f3d8a', '#2f62b5', '#5b93cf', '#a9cfdc', '#2a4c7a'], [...lit, moon], 52);
    stars(
      lit.filter((s) => Math.hypot(s.x - moon.x, s.y - moon.y) > 46).map((s) => [s.x, s.y]),
      gold,
      ['#f3df8a', '#bcd3c0'],
    );
    disc(moon.x, moon.y, 15, ['#f4b63c', '#ffe48a'], ['#f2d56a', '#d6dca0']);
    hills(y1, ['#2a4a86', '#1d3a63', '#1c3a44']);
    houses(
      [0, 1, 2, 3, 4].map((i) => [
        w * (0.27 + 0.12 * i) + r.sway(4),
        y1 + 34 + (i % 2) * 14,
        r.in(0.8, 1.15),
        r.pick(['#3d5f8f', '#586e9a']),
        r.pick(['#7a4a4a', '#2a3f66']),
      ]),
    );
    const b = new Brush();
    for (let i = 0; i < 34; i++) b.go(r.pick(['#16302f', '#27543f', '#3f7350']), r() * w, r.in(y1 + 58, h), r.in(6, 15), -r.in(2, 8));
    b.paint(g, 6);
    cypress(turn % 2 ? w * 0.85 : w * 0.14, h + 8, h * r.in(0.1, 0.22), w * 0.1);
  } else if (motif === 'wheat') {
    const y1 = h * r.in(0.4, 0.47),
      storm = turn === 1;
    swirlsky(
      y1,
      storm ? ['#182f6b', '#22489a', '#3a6cb8', '#1a2a55', '#6fa0cc'] : ['#4f93c8', '#7fb6d6', '#a9d2d8', '#d9e6cf', '#f4efc8'],
      [{ x: w * 0.7, y: y1 * 0.4, s: 50, k: -1 }],
      40,
    );
    if (!storm) disc(w * (turn ? 0.26 : 0.74), y1 * 0.36, 14, ['#f6b02c', '#ffe072'], ['#f7d560', '#f0e3a0']);
    hills(y1 - 4, [storm ? '#2f5a5a' : '#6f9a8a', '#7a9a4a']);
    g.wash('v', ['#d9a730', '#e6bd4a', '#c98a2a'], [0, y1 + 14, w, h]);
    const b = new Brush(),
      c = new Brush(),
      gold = ['#b9781f', '#d99a2b', '#efc04a', '#f8dd7e', '#8f9a3a'],
      path = w * r.in(0.36, 0.6);
    strew(r, 0, y1 + 22, w, h - y1 - 20, 128, (x, y) => {
      const t = (y - y1) / (h - y1),
        l = 9 + t * 24;
      (t > 0.4 ? b : c).bend(
        near(gold, r.noise(x / 36, y / 24) * 0.85 + r.sway(0.2) + 0.05),
        x,
        y + l * 0.4,
        r.in(2, 7),
        -l * 0.6,
        7 + r.sway(8) + (r.noise(x / 70, y / 60) - 0.5) * 22,
        -l,
      );
    });
    c.paint(g, 4.8);
    b.paint(g, 6.6);
    const p = new Brush();
    for (let i = 0; i < 24; i++) {
      const t = i / 24,
        y = y1 + 26 + t * (h - y1 - 26),
        half = 3 + t * 24;
      p.go(r.pick(['#8a9a4a', '#a8b06a', '#b8744a']), path + Math.sin(t * 3) * 26 - half + r.sway(6), y, half * 1.5, 3);
    }
    p.paint(g, 7.5);
    if (storm || turn === 2) {
      const k = new Brush();
      for (let i = 0; i < 9; i++) {
        const x = r.in(0.1, 0.9) * w,
          y = r.in(0.16, 0.5) * h,
          s = r.in(6, 11);
        k.bend('#171421', x - s, y - 2, s * 0.6, -s * 0.5, s, 2);
        k.bend('#171421', x, y, s * 0.4, -s * 0.6, s, -3);
      }
      k.paint(g, 3.4);
    }
  } else if (motif === 'sower') {
    const y1 = h * r.in(0.4, 0.48),
      sx = w * r.in(0.3, 0.7),
      sy = y1 - h * r.in(0.02, 0.1),
      R = w * r.in(0.14, 0.18),
      eve = turn % 2;
    const warm = eve ? ['#d9722f', '#ea9a3a', '#f5c04f', '#c9a85a', '#9ab07a'] : ['#7fae8a', '#b9c46a', '#ecd45a', '#f6e28a', '#5f9a8f'];
    g.wash('v', [warm[3], warm[2]], [0, 0, w, y1 + 8]);
    flow(
      -4,
      -4,
      w + 8,
      y1 + 8,
      66,
      9,
      30,
      (x: number, y: number) => Math.atan2(y - sy, x - sx) + Math.PI / 2,
      (x: number, y: number) => near(warm, (Math.hypot(x - sx, y - sy) / w) * 0.75 + r.sway(0.35)),
    );
    disc(sx, sy, R, ['#f7c92f', '#ffe88a'], ['#fbe27a', '#f3b83a']);
    g.wash('v', eve ? ['#6a5a86', '#4a3f6e', '#3a3558'] : ['#8a7ab0', '#6a6aa0', '#7a5a4a'], [0, y1, w, h - y1]);
    const cs = eve ? ['#3d3a6b', '#5b4f86', '#8a6a9a', '#b5784a', '#2c2b4f'] : ['#6a78b5', '#8f8fc5', '#b98a5a', '#d8b06a', '#4f5a8f'];
    flow(
      -6,
      y1 - 4,
      w + 12,
      h - y1,
      150,
      8,
      26,
      (x: number, y: number) => Math.atan2(y - y1 + 34, (x - sx) * 0.9),
      (x: number, y: number) => near(cs, r.noise(((x - sx) / (y - y1 + 30)) * 2.4, 4) * 0.85 + r.sway(0.24) + 0.05),
      0,
    );
    const b = new Brush();
    for (let x = 0; x < w; x += 7) b.go(r.pick(['#c9a13a', '#e3c25a', '#a8843a']), x, y1 + 8, r.sway(4), -r.in(8, 17));
    b.paint(g, 4);
    const fx = sx < w / 2 ? w * 0.72 : w * 0.26,
      fy = h * 0.84,
      S = 1.15,
      P = (x: number, y: number) => `${n(fx + x * S)} ${n(fy + y * S)}`;
    g.line(`M${P(-2, -42)}Q${P(-6, -20)} ${P(-20, 2)}M${P(2, -42)}Q${P(16, -24)} ${P(14, 2)}`, '#241f3c', 9)
      .fill(`M${P(-7, -80)}Q${P(-16, -50)} ${P(-15, -34)}L${P(13, -36)}Q${P(13, -60)} ${P(9, -80)}z`, '#2f4f86')
      .line(`M${P(6, -74)}Q${P(26, -62)} ${P(32, -72)}`, '#3a5f98', 8)
      .line(`M${P(-6, -74)}Q${P(-20, -60)} ${P(-14, -48)}`, '#233c6a', 8)
      .oval(fx + 2, fy - 88 * S, 8, 9, '#b5703f')
      .line(`M${P(-12, -93)}Q${P(2, -99)} ${P(17, -92)}`, '#e9bd4a', 5)
      .line(`M${P(-3, -98)}h9`, '#d9a83a', 9);
    const t = new Brush(),
      tx = sx < w / 2 ? w * 0.08 : w * 0.92;
    if (turn !== 2) {
      g.line(`M${n(tx)} ${h}Q${n(tx + (sx < w / 2 ? 16 : -16))} ${n(h * 0.5)} ${n(tx + (sx < w / 2 ? 44 : -44))} -6`, '#2b2440', 17);
      for (let i = 0; i < 16; i++)
        t.go(r.pick(['#3f7350', '#6a9a4a', '#c98a5a']), tx + r.sway(46), r.in(0, h * 0.36), r.sway(9), r.in(-8, 8));
      t.paint(g, 6);
    }
  } else if (motif === 'cypress') {
    const y1 = h * 0.6,
      day = turn !== 1;
    swirlsky(
      y1,
      day ? ['#3f86c4', '#6aa9d6', '#9bcbd8', '#cfe3d6', '#eef0d0'] : ['#1d3f7a', '#3a6aa8', '#6f9ac0', '#b8cfc0', '#e8dfa0'],
      [{ x: w * (turn ? 0.34 : 0.72), y: y1 * 0.3, s: 56, k: 1.1 }],
      46,
    );
    if (day) disc(w * (turn ? 0.36 : 0.74), y1 * 0.28, 11, ['#f5c23a', '#fff0a0'], ['#f7e08a', '#e8ecc0']);
    else {
      disc(w * 0.36, y1 * 0.26, 13, ['#f1b13a', '#ffe48a'], ['#f5d97a', '#c8d8b0']);
      disc(w * 0.1, y1 * 0.5, 6, ['#fff2b3', '#fff'], ['#e8e3a0']);
    }
    hills(y1 - 16, ['#5f8fae', '#6f9a7a', '#8fae5a']);
    if (turn === 2)
      [
        [0.14, 0.3],
        [0.34, 0.42],
        [0.52, 0.36],
      ].forEach(([x, t]) => cypress(w * x, y1 + 44, h * t, w * 0.05));
    const b = new Brush();
    strew(r, 0, y1 + 18, w, h - y1 - 10, 76, (x, y) =>
      b.bend(
        near(['#7f9a3a', '#b9b84a', '#e3c45a', '#f0dc86', '#4f7f4a'], r.noise(x / 40, y / 30) * 0.8 + r.in(0, 0.25)),
        x,
        y + 8,
        3,
        -10,
        r.sway(12),
        -r.in(13, 22),
      ),
    );
    b.paint(g, 6.4);
    if (turn === 1) {
      houses([[w * 0.2, y1 + 38, 1.8, '#e8d8b0', '#b5603f']]);
      cypress(w * 0.74, h + 6, h * 0.04, w * 0.115);
    } else if (turn === 2) cypress(w * 0.82, h + 6, h * 0.05, w * 0.115);
    else {
      cypress(w * 0.36, h + 6, h * r.in(0.02, 0.08), w * 0.12);
      cypress(w * 0.56, h + 6, h * r.in(0.26, 0.36), w * 0.085);
    }
  } else if (motif === 'sunflowers') {
    const iris = turn === 1,
      bg = iris ? ['#f0d88a', '#ecc965', '#f6e6a8'] : turn === 2 ? ['#6fb0b8', '#8cc4c0', '#a9d6c8'] : ['#f4dd84', '#efcf5f', '#f9eaa8'],
      table = iris ? '#6f9a6a' : turn === 2 ? '#d9963a' : '#c98f3a',
      yt = h * r.in(0.74, 0.79);
    g.rect(0, 0, w, h, bg[0]);
    const b0 = new Brush();
    strew(r, 0, 0, w, yt, 72, (x, y) =>
      b0.go(r.pick([bg[1], bg[2], bg[0], mix(bg[1], '#fff', 0.3)]), x - 8, y, (x + y) % 2 ? 16 : 3, (x + y) % 2 ? 3 : 14),
    );
    b0.paint(g, 8, 'opacity=".8"');
    g.rect(0, yt, w, h, table);
    const b1 = new Brush();
    strew(r, 0, yt + 4, w, h - yt, 26, (x, y) =>
      b1.go(r.pick([light(table, 0.25), dark(table, 0.15), mix(table, '#e8b04a', 0.5)]), x - 10, y, 22, r.sway(2)),
    );
    b1.paint(g, 7);
    g.line(`M0 ${n(yt)}H${w}`, '#3f5a7a', 3);
    const vx = w / 2,
      vw = w * 0.18,
      vy = h * 0.6;
    g.fill(
      `M${n(vx - vw * 0.62)} ${n(vy)}h${n(vw * 1.24)}q${n(vw * 0.75)} ${n((yt - vy) * 0.75)} ${n(-vw * 0.1)} ${n(yt - vy + 22)}h${n(-vw * 1.04)}q${n(-vw * 0.85)} ${n(-(yt - vy) * 0.6)} ${n(-vw * 0.1)} ${n(-(yt - vy + 22))}z`,
      iris ? '#e8ddd0' : '#e2b552',
    )
      .fill(
        `M${n(vx - vw * 0.95)} ${n(yt - 6)}h${n(vw * 1.9)}q${n(-vw * 0.1)} 18 ${n(-vw * 0.44)} 28h${n(-vw * 1.04)}q${n(-vw * 0.34)}-10 ${n(-vw * 0.42)}-28z`,
        iris ? '#b9c2c8' : '#f6ecc8',
      )
      .line(`M${n(vx - vw * 0.58)} ${n(vy + 6)}q${n(-vw * 0.5)} ${n((yt - vy) * 0.6)} ${n(-vw * 0.26)} ${n(yt - vy)}`, '#fff8e0', 4);
    const heads = [];
    for (let i = 0; i < (iris ? 9 : 8); i++) {
      const a = -Math.PI * (0.06 + (0.88 * i) / (iris ? 8 : 7)),
        d = (i % 2 ? 0.86 : 0.52) * h * 0.4;
      heads.push([vx + Math.cos(a) * d * 0.92, vy + 6 + Math.sin(a) * d * 0.98]);
    }
    heads.push([vx + r.sway(12), vy - 14]);
    const stem = new Brush();
    heads.forEach(([x, y]) =>
      stem.bend(r.pick(['#4f7f3a', '#6a8f3f', '#2f6a4a']), vx + r.sway(10), vy + 8, (x - vx) * 0.2, (y - vy) * 0.7, x - vx, y - vy),
    );
    for (let i = 0; i < 14; i++)
      stem.bend(r.pick(['#4f7f3a', '#2f6a4a', '#86a04a']), vx + r.sway(60), vy - r.in(0, 70), r.sway(14), -8, r.sway(26), r.sway(18));
    stem.paint(g, 5.5);
    heads.forEach(([x, y], i) => {
      const s = r.in(17, 22) * (i % 3 ? 1 : 1.12),
        ring = (rad: number, c: string, sw: number, dash: string) =>
          g.put(
            `<circle cx="${n(x)}" cy="${n(y)}" r="${n1(rad)}" fill="none" stroke="${c}" stroke-width="${n1(sw)}" stroke-dasharray="${dash}" stroke-linecap="butt"/>`,
          );
      if (iris) {
        const b = new Brush(),
          cs = ['#2f3f9a', '#4a5fc0', '#6a4aa8', '#8f9ae0'],
          a0 = r() * 6;
        for (let k = 0; k < 8; k++) {
          const a = a0 + k * 0.785 + r.sway(0.3),
            l = s * r.in(0.85, 1.2);
          b.bend(cs[k % 4], x, y, Math.cos(a + 0.6) * l * 0.7, Math.sin(a + 0.6) * l * 0.7, Math.cos(a) * l, Math.sin(a) * l);
        }
        b.paint(g, 9);
      } else {
        ring(s * 0.74, r.pick(['#d9822a', '#e09224']), s * 0.86, '4 2');
        ring(s * 0.66, r.pick(['#f6c32f', '#f2b524', '#f9d34a']), s * 0.62, '5 3');
      }
      if (iris) g.oval(x, y, 3, 3, '#f4cf3f');
      else
        g.oval(x, y, s * 0.48, s * 0.48, r.pick(['#6a3f1f', '#8a5a24', '#7a7a2a'])).put(
          `<circle cx="${n(x)}" cy="${n(y)}" r="${n1(s * 0.3)}" fill="none" stroke="#c98a2f" stroke-width="3" stroke-dasharray="0 4.5"/>`,
        );
    });
  } else if (motif === 'blossom') {
    const blue = [
      ['#5fb0b8', '#7cc4c4', '#4a9ab0', '#a5d8d0'],
      ['#7ab2dc', '#9cc9e6', '#5f9ad0', '#c4e0ea'],
      ['#e0b85a', '#ecd07f', '#d4a344', '#f4e2a4'],
    ][turn % 3];
    g.rect(0, 0, w, h, blue[0]);
    flow(
      -4,
      -4,
      w + 8,
      h + 8,
      84,
      10,
      30,
      (x: number, y: number) => r.noise(x / 80, y / 80) * 6,
      () => r.pick(blue),
    );
    const wood: Brush[] = [],
      bark = new Brush();
    const twig = (x: number, y: number, a: number, l: number, sw: number, depth: number, tips: number[][]) => {
      const bend = r.sway(0.7),
        x2 = x + Math.cos(a + bend * 0.5) * l,
        y2 = y + Math.sin(a + bend * 0.5) * l;
      (wood[depth] = wood[depth] || new Brush()).bend('#26423f', x, y, Math.cos(a) * l * 0.5 - 4, Math.sin(a) * l * 0.5, x2 - x, y2 - y);
      bark.bend(r.pick(['#7a8a6a', '#93947a', '#a5806a']), x, y - 1, Math.cos(a) * l * 0.5 - 4, Math.sin(a) * l * 0.5, x2 - x, y2 - y);
      tips.push([(x + x2) / 2, (y + y2) / 2], [x2, y2]);
      if (depth) {
        twig(x2, y2, a + r.in(0.2, 0.55), l * 0.78, sw * 0.66, depth - 1, tips);
        twig(x2, y2, a - r.in(0.25, 0.6), l * 0.7, sw * 0.62, depth - 1, tips);
      }
    };
    const tips: number[][] = [],
      left = id % 2;
    twig(left ? -8 : w + 8, h * r.in(0.72, 0.9), left ? -0.62 : Math.PI + 0.62, w * 0.34, 9, 3, tips);
    twig(left ? w * 0.2 : w * 0.8, h + 6, left ? -1.2 : Math.PI + 1.2, w * 0.3, 6, 1, tips);
    wood.forEach((b, d) => b.paint(g, 3.5 + d * 2.4));
    bark.paint(g, 2);
    const petals = new Brush(),
      dotsB = new Brush(),
      pink = turn % 3 === 2 ? ['#fff', '#fbe9e4', '#f4c8c8'] : ['#fffaf2', '#fbe3df', '#f3bcc0', '#fff'];
    const big = new Brush();
    tips.forEach(([x, y]) => {
      for (let f = 0; f < 2; f++) {
        const fx = x + r.sway(28),
          fy = y + r.sway(26),
          s = r.pick([4, 5]),
          c = r.pick(pink);
        (s > 4 ? big : petals).mark(c, fx - s, fy, `a${s} ${s} 0 1 1 0 .1`, 0, 0);
        dotsB.dot('#c8543f', fx, fy);
      }
    });
    petals.paint(g, 6.5, 'stroke-dasharray="0 5"');
    big.paint(g, 8, 'stroke-dasharray="0 6.25"');
    dotsB.paint(g, 3.6);
  } else {
    const y1 = h * 0.4,
      rose = turn === 1;
    swirlsky(
      y1,
      rose ? ['#e3a58f', '#f0c3a0', '#f6dcb0', '#b9a8c0', '#f8e8c0'] : ['#6fa8c8', '#9cc8d4', '#c4dfd6', '#e4ecd0', '#f3efd0'],
      [{ x: w * 0.5, y: y1 * 0.3, s: 60, k: 1 }],
      36,
    );
    if (turn !== 2) disc(w * (turn ? 0.76 : 0.22), y1 * 0.3, 12, ['#f5b83a', '#ffeaa0'], ['#f7dc8a', '#f3e8b8']);
    hills(y1 - 8, ['#6a8fc0', '#7aa0a8', rose ? '#b98a6a' : '#c8a05a']);
    flow(
      -4,
      y1 + 22,
      w + 8,
      h - y1 - 16,
      80,
      8.5,
      28,
      (x: number, y: number) => 0.25 + (r.noise(x / 60, y / 50) - 0.5) * 2.4,
      (x: number, y: number) =>
        near(
          rose ? ['#a85a4a', '#c9804f', '#e0a868', '#8a5a6a', '#d8b88a'] : ['#a8763a', '#c99a4a', '#e2bd6a', '#8a8a4a', '#d9c88a'],
          r.noise(x / 40, y / 30) * 0.8 + r.in(0, 0.25),
        ),
    );
    const tree = (x: number, base: number, s: number) => {
      g.line(
        `M${n(x)} ${n(base)}q${n(-10 * s)} ${n(-26 * s)} ${n(4 * s)} ${n(-48 * s)}t${n(-8 * s)} ${n(-40 * s)}M${n(x)} ${n(base - 40 * s)}q${n(22 * s)} ${n(-14 * s)} ${n(26 * s)} ${n(-36 * s)}`,
        '#3a2f3f',
        9 * s,
      );
      g.line(`M${n(x - 2)} ${n(base - 4)}q${n(-10 * s)} ${n(-22 * s)} ${n(3 * s)} ${n(-42 * s)}`, '#8a6a7a', 3 * s);
      const b = new Brush();
      for (let i = 0; i < 44; i++) {
        const a = r() * 6.283,
          d = Math.sqrt(r()),
          px = x + 6 * s + Math.cos(a) * d * 48 * s,
          py = base - 88 * s + Math.sin(a) * d * 36 * s;
        b.bend(
          near(['#274a3f', '#3f6f55', '#6f9a7a', '#a5bf94', '#2f5a6a'], r() * 0.75 + (py < base - 96 * s ? 0.25 : 0)),
          px,
          py,
          Math.cos(a + 1.5) * 7 * s,
          Math.sin(a + 1.5) * 7 * s,
          Math.cos(a + 1) * 15 * s,
          Math.sin(a + 1) * 13 * s,
        );
      }
      b.paint(g, 7 * s);
    };
    tree(w * 0.78, h * 0.66, 0.72);
    tree(w * r.in(0.26, 0.36), h * 0.92, 1.2);
  }
}
