// The Gallerist, painting: large gestures.

import { Brush } from '../../../pictures/brush';
import { type Chance } from '../../../pictures/chance';
import { dark, light, mix } from '../../../pictures/colour';
import { n, type Canvas } from '../../../pictures/canvas';

export function draw(g: Canvas, r: Chance, id: number): void {
  const { w, h } = g,
    kind = ['gesture', 'fields', 'tangle', 'scrape', 'pour', 'arcs'][id % 6],
    turn = (id / 6) | 0;
  const sets = [
    ['#f3ece0', '#17161a', '#d4482b', '#e9b949', '#2f5d8a'],
    ['#ede4d3', '#1f2f4a', '#e07a4a', '#7fb0a8', '#c23b4e'],
    ['#f6efe2', '#2a1f2d', '#e0a02f', '#3f7f6a', '#b5476a'],
    ['#e9e6e0', '#141a2a', '#3a6fb0', '#e2543f', '#f0c75a'],
    ['#f2e3d4', '#33202a', '#c8553f', '#8fa85a', '#4a6fa0'],
  ];
  const P = sets[(id + turn * 2) % 5],
    [ground, ink, a, b, c] = P;
  // a loaded brush: many bristles along one curve
  const sweep = (p: number[], width: number, colours: readonly string[], bristles = 12) => {
    const [x0, y0, cx, cy, x1, y1] = p,
      dx = x1 - x0,
      dy = y1 - y0,
      l = Math.hypot(dx, dy) || 1,
      nx = -dy / l,
      ny = dx / l,
      br = new Brush();
    for (let i = 0; i < bristles; i++) {
      const t = (i / (bristles - 1) - 0.5) * width,
        e = r.in(0, 0.14),
        f = r.in(0.84, 1.06);
      br.bend(
        r.pick(colours),
        x0 + nx * t + dx * e,
        y0 + ny * t + dy * e,
        (cx - x0) * f + nx * r.sway(3),
        (cy - y0) * f,
        dx * f - dx * e,
        dy * f - dy * e,
      );
    }
    br.paint(g, (width / bristles) * 1.7);
  };
  const splash = (colour: string, count: number, x: number, y: number, spread: number) => {
    const s = new Brush(),
      t = new Brush();
    for (let i = 0; i < count; i++) (i % 3 ? s : t).dot(colour, x + r.sway(spread), y + r.sway(spread));
    s.paint(g, 3);
    t.paint(g, 6.5);
  };
  g.rect(0, 0, w, h, ground);
  if (kind === 'gesture') {
    sweep([w * 0.1, h * 0.72, w * 0.4, h * 0.5, w * 0.94, h * 0.8], 54, [a, light(a, 0.25), dark(a, 0.2)], 15);
    sweep([w * r.in(0.1, 0.3), h * 0.1, w * 0.3, h * 0.5, w * r.in(0.2, 0.5), h * 0.94], 40, [ink, '#2b292e', ink], 13);
    sweep([w * 0.04, h * r.in(0.28, 0.44), w * 0.5, h * r.in(0.1, 0.3), w * 0.97, h * r.in(0.34, 0.5)], 46, [ink, ink, '#34313a'], 14);
    sweep([w * 0.62, h * 0.08, w * 0.9, h * 0.4, w * 0.6, h * 0.92], 26, [ink, '#2b292e'], 9);
    splash(ink, 16, w * 0.74, h * 0.3, 70);
    sweep([w * 0.7, h * 0.14, w * 0.78, h * 0.16, w * 0.92, h * 0.12], 16, [b], 6);
    let d = '';
    for (let i = 0; i < 6; i++) d += `M${n(w * 0.14 + r() * w * 0.7)} ${n(h * 0.44)}v${n(r.in(30, 100))}`;
    g.line(d, ink, 1.8);
  } else if (kind === 'fields') {
    const tones = r.mix([a, b, c, ink]).slice(0, 3),
      base = dark(tones[0], 0.35);
    g.rect(0, 0, w, h, base);
    let y = h * 0.06;
    const hs = r.mix([0.46, 0.2, 0.16]);
    hs.forEach((f, i) => {
      const col = [tones[1], mix(tones[2], ground, 0.3), tones[0]][i],
        hh = f * h;
      for (let k = 0; k < 6; k++) {
        const e = 15 - k * 2.6;
        g.put(
          `<rect x="${n(w * 0.07 + r.sway(5) + e * 0.5 - 8)}" y="${n(y + e * 0.5 - 4)}" width="${n(w * 0.86 - e + 14)}" height="${n(hh - e + 8)}" rx="${n(9 + k)}" fill="${k % 2 ? col : light(col, 0.1)}" opacity=".3"/>`,
        );
      }
      const br = new Brush();
      for (let j = 0; j < 26; j++)
        br.go(
          r.pick([light(col, 0.22), dark(col, 0.14), col]),
          w * 0.09 + r() * w * 0.68,
          y + 8 + r() * (hh - 16),
          r.in(20, 46),
          r.sway(2),
        );
      br.paint(g, 7, 'opacity=".3"');
      y += hh + h * 0.035;
    });
  } else if (kind === 'tangle') {
    const br = [new Brush(), new Brush(), new Brush()],
      cs = [a, b, c, ink, light(c, 0.45), light(a, 0.4), dark(b, 0.3)],
      mx = w * r.in(0.42, 0.58),
      my = h * r.in(0.4, 0.56);
    for (let i = 0; i < 150; i++) {
      const t = 6.283 * r(),
        d = r() ** 0.7 * w * 0.5,
        x = mx + Math.cos(t) * d,
        y = my + Math.sin(t) * d * 0.9,
        s = r.in(18, 54),
        q = -1.1 + (r.noise(x / 70 + 3, y / 70) - 0.5) * 5 + r.sway(0.7);
      br[i % 3].bend(
        cs[Math.floor(r.noise(x / 60, y / 60) * 4 + r() * 3) % 7],
        x,
        y,
        Math.cos(q) * s * 0.6 + r.sway(14),
        Math.sin(q) * s * 0.6 + r.sway(14),
        Math.cos(q + 0.6) * s,
        Math.sin(q + 0.6) * s,
      );
    }
    br[0].paint(g, 10, 'opacity=".8"');
    br[1].paint(g, 6);
    br[2].paint(g, 3.2);
    let d = '';
    for (let i = 0; i < 8; i++) d += `M${n(mx + r.sway(90))} ${n(my + r.in(10, 60))}v${n(r.in(30, 90))}`;
    g.line(d, r.pick(cs), 1.6);
  } else if (kind === 'scrape') {
    const vertical = turn % 2,
      cs = [a, b, c, ink, ground, light(b, 0.4), mix(a, c, 0.5)];
    if (vertical) g.put(`<g transform="rotate(90 ${w / 2} ${h / 2})">`);
    const q = [new Brush(), new Brush()];
    for (let y = 2; y < h; y += 5) {
      let x = -10;
      while (x < w) {
        const l = r.in(30, 110);
        q[y % 2].go(cs[Math.floor((r.noise(x / 150, y / 30) * 0.82 + r() * 0.18) * 7)], x, y, l, r.sway(1.6));
        x += l - 4;
      }
    }
    q[0].paint(g, 6.4, 'stroke-linecap="butt"');
    q[1].paint(g, 6.4, 'stroke-linecap="butt"');
    const s = new Brush();
    for (let i = 0; i < 26; i++) s.go(r.pick([ground, light(a, 0.5), ink]), r() * w, r() * h, r.in(14, 80), 0);
    s.paint(g, 1.6, 'opacity=".8"');
    if (vertical) g.put('</g>');
  } else if (kind === 'pour') {
    const blob = (x: number, y: number, R: number, col: string, o: number) => {
      let d = '';
      const m = 7,
        ph = r() * 6,
        pt = (k: number): number[] => {
          const q = (k / m) * 6.283 + ph,
            rr = R * (0.72 + 0.5 * r.noise((k % m) * 1.7 + x, y / 9));
          return [x + Math.cos(q) * rr * 1.16, y + Math.sin(q) * rr * 0.92];
        },
        ps = Array.from({ length: m }, (_, k) => pt(k));
      ps.forEach((p, k) => {
        const z = ps[(k + 1) % m],
          mid = [(p[0] + z[0]) / 2, (p[1] + z[1]) / 2];
        d +=
          (k ? '' : `M${n((ps[m - 1][0] + p[0]) / 2)} ${n((ps[m - 1][1] + p[1]) / 2)}`) +
          `Q${n(p[0])} ${n(p[1])} ${n(mid[0])} ${n(mid[1])}`;
      });
      g.fill(d + 'z', col, `opacity="${o}"`);
    };
    [
      [0.3, 0.3, 74, a],
      [0.72, 0.34, 60, c],
      [0.5, 0.66, 80, b],
      [0.24, 0.76, 44, c],
      [0.8, 0.8, 46, a],
      [0.52, 0.44, 34, ink],
    ].forEach(([x, y, radius, colour]) => {
      const px = +x * w + r.sway(24),
        py = +y * h + r.sway(20),
        R = +radius,
        col = String(colour);
      blob(px, py, R, mix(col, ground, 0.45), 0.75);
      blob(px + 3, py + 3, R * 0.82, col, 0.62);
      blob(px - 6, py - 4, R * 0.5, light(col, 0.3), 0.5);
    });
    splash(ink, 14, w * 0.6, h * 0.3, 90);
    splash(a, 12, w * 0.4, h * 0.7, 90);
    let d = '';
    for (let i = 0; i < 7; i++) d += `M${n(r.in(0.15, 0.85) * w)} ${n(h * r.in(0.5, 0.7))}v${n(r.in(40, 110))}`;
    g.line(d, c, 2, 'opacity=".6"');
  } else {
    const cols = r.mix([a, b, c, ink, light(b, 0.35)]);
    for (let i = 0; i < 5; i++) {
      const left = r.bet(0.5),
        x = left ? r.in(-0.1, 0.3) * w : r.in(0.7, 1.1) * w,
        y = r.in(0, 1) * h,
        R = r.in(0.22, 0.52) * w,
        br = new Brush(),
        m = 9;
      for (let k = 0; k < m; k++) {
        const rr = R - k * 3.6;
        br.mark(
          r.pick([cols[i], light(cols[i], 0.2), dark(cols[i], 0.16)]),
          x - rr,
          y,
          `a${n(rr)} ${n(rr)} 0 ${r.bet(0.4) ? 1 : 0} ${left ? 1 : 0} ${n(rr * 1.7)} ${n(r.in(-20, 40))}`,
          n(rr * 1.7),
          0,
        );
      }
      br.paint(g, 4.4);
    }
    sweep([w * 0.2, h * 0.1, w * 0.5, h * 0.6, w * 0.86, h * 0.9], 30, [ink, '#2b292e'], 9);
    splash(ink, 12, w * 0.5, h * 0.5, 110);
  }
}
