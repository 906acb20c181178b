// The Gallerist, digital: pixels, fields, glitches.

import { Brush } from '../../../pictures/brush';
import { type Chance, strew } from '../../../pictures/chance';
import { mix, near } from '../../../pictures/colour';
import { n, n1, type Canvas } from '../../../pictures/canvas';
import { terse } from '../../../pictures/terse';

export function draw(g: Canvas, r: Chance, id: number): void {
  const { w, h } = g,
    kind = ['field', 'sprite', 'glitch', 'terrain', 'truchet', 'halftone', 'quad', 'orbit'][id % 8],
    turn = (id / 8) | 0;
  const P = [
      ['#120b2e', '#ff3d8b', '#21e6c1', '#ffd166', '#5b5bff'],
      ['#06141f', '#00e5ff', '#b6ff3c', '#ff5c5c', '#3a86ff'],
      ['#1b0f24', '#ff8a3d', '#f72585', '#4cc9f0', '#b388ff'],
      ['#081a16', '#2dffb3', '#f9f871', '#ff4f8b', '#1fa2ff'],
      ['#f1f0ff', '#2b2bd6', '#ff3d71', '#00b894', '#1b1b3a'],
    ][(id + turn * 3) % 5],
    [bg, a, b, c, d4] = P;
  g.rect(0, 0, w, h, bg);
  if (kind === 'field') {
    const eyes = [
        [r() * w, r() * h, 1],
        [r() * w, r() * h, -1],
        [r() * w, r() * h, 1],
      ],
      br = new Brush(),
      bold = new Brush();
    strew(r, 0, 0, w, h, 150, (x, y) => {
      const pts = [[x, y]];
      let px = x,
        py = y;
      for (let i = 0; i < 4; i++) {
        let vx = 0.3,
          vy = 0.1;
        for (const [ex, ey, k] of eyes) {
          const dx = px - ex,
            dy = py - ey,
            q = dx * dx + dy * dy + 260;
          vx += (-dy / q) * 160 * k;
          vy += (dx / q) * 160 * k;
        }
        const l = Math.hypot(vx, vy);
        px += (vx / l) * 11;
        py += (vy / l) * 11;
        pts.push([px, py]);
      }
      const t = Math.hypot(x - eyes[0][0], y - eyes[0][1]) / w;
      (r.bet(0.25) ? bold : br).run(near([a, c, b, d4], t * 1.1 + r.sway(0.2)), pts);
    });
    br.paint(g, 1.8);
    bold.paint(g, 4);
  } else if (kind === 'sprite') {
    const N = turn % 2 ? 14 : 12,
      s = w / (N + 2),
      cols = [a, b, c, d4],
      map: Record<string, string> = {};
    for (let j = 0; j < N; j++)
      for (let i = 0; i < N / 2; i++) {
        const u = 1 - i / (N / 2),
          d = Math.hypot(u * 1.05, (j - N / 2 + 0.5) / (N / 2));
        if (r.noise(i / 1.7, j / 1.9) + r.sway(0.2) > 0.28 + d * 0.36) {
          const col = near(cols, r.noise(i / 3 + 5, j / 3) * 1.1 - 0.05 + (j % 2 ? 0.06 : 0));
          [i, N - 1 - i].forEach((x) => {
            map[col] =
              (map[col] || '') + `M${n1((x + 1) * s)} ${n1((j + 1) * s + (h - w) / 2)}h${n1(s - 0.8)}v${n1(s - 0.8)}h-${n1(s - 0.8)}z`;
          });
        }
      }
    for (const k in map) g.fill(map[k], k);
    const ex = N / 2,
      ey = N * 0.42;
    g.fill(
      [ex - 2, ex + 1].map((x) => `M${n1((x + 1) * s)} ${n1((ey | 0) * s + s + (h - w) / 2)}h${n1(s)}v${n1(s)}h-${n1(s)}z`).join(''),
      bg === '#f1f0ff' ? '#fff' : '#fff',
    );
    let l = '';
    for (let y = 2; y < h; y += 5) l += `M0 ${y}h${w}`;
    g.line(l, '#000', 1.1, 'opacity=".16"');
  } else if (kind === 'glitch') {
    const R = w * r.in(0.27, 0.33),
      sx = w / 2 + r.sway(20),
      sy = h * 0.46,
      rows = 15,
      bh = h / rows;
    g.rect(
      0,
      0,
      w,
      h,
      g.grad('v', [
        [0, mix(bg, d4, 0.4)],
        [1, mix(bg, a, 0.35)],
      ]),
    );
    const slab = (col: string, shift: number, o: number) => {
      let d = '';
      for (let j = 0; j < rows; j++) {
        const y = j * bh,
          m = y + bh / 2 - sy;
        if (Math.abs(m) < R) {
          const half = Math.sqrt(R * R - m * m),
            k = shift * (r.noise(j * 1.3, id) > 0.55 ? 1 : 0.2);
          d += `M${n(sx - half + k)} ${n(y)}h${n(half * 2)}v${n1(bh - (j > rows * 0.5 ? 2 + j * 0.35 : 0.6))}h-${n(half * 2)}z`;
        }
      }
      g.fill(d, col, `opacity="${o}" style="mix-blend-mode:${bg === '#f1f0ff' ? 'multiply' : 'screen'}"`);
    };
    slab(a, -24, 0.8);
    slab(b, 24, 0.7);
    slab(c, 4, 0.45);
    const bars: Record<string, string> = {};
    for (let i = 0; i < 26; i++) {
      const col = r.pick([a, b, c, d4, '#fff']);
      bars[col] =
        (bars[col] || '') + `M${n(r() * w - 20)} ${n(r() * rows) * n(bh)}h${n(r.in(8, 70))}v${r.pick([2, 3, 6])}h-${n(r.in(8, 60))}z`;
    }
    for (const k in bars) g.fill(bars[k], k, 'opacity=".8"');
  } else if (kind === 'terrain') {
    const hz = h * 0.46,
      dark_ = bg !== '#f1f0ff';
    g.rect(
      0,
      0,
      w,
      hz,
      g.grad('v', [
        [0, bg],
        [1, mix(bg, a, 0.6)],
      ]),
    );
    const sx = w * r.in(0.3, 0.7),
      R = w * 0.2,
      sun = g.grad('v', [
        [0, c],
        [1, a],
      ]);
    g.oval(sx, hz - R * 0.5, R, R, sun);
    [0, 1, 2, 3].forEach((k) => g.rect(sx - R, hz - R * 0.62 + k * R * 0.3, R * 2, 2.4 + k * 1.6, mix(bg, a, 0.45)));
    for (let j = 0; j < 11; j++) {
      const t = j / 10,
        y = hz + 4 + t ** 1.7 * (h - hz),
        amp = 34 + t * 70;
      let d = `M-4 ${h}V${n(y)}L`;
      for (let i = 0; i <= 18; i++) {
        const u = i / 18;
        d += `${n(-4 + u * (w + 8))} ${n(y - amp * Math.max(0, r.noise(((u - 0.5) * 5) / (0.35 + t) + 9, j * 0.7) - 0.3) * (Math.abs(u - 0.5) * 1.7 + 0.25))} `;
      }
      g.fill(d + `V${h}z`, mix(bg, '#000', dark_ ? 0.25 : 0), `stroke="${near([b, d4, a], t + r.sway(0.1))}" stroke-width="1.5"`);
    }
  } else if (kind === 'truchet') {
    const N = turn % 2 ? 6 : 8,
      s = w / N,
      q: string[][] = [[], [], []];
    for (let j = 0; j < Math.ceil(h / s); j++)
      for (let i = 0; i < N; i++) {
        const x = i * s,
          y = j * s,
          hh = n1(s / 2),
          d = r.bet(0.5)
            ? `M${n1(x + s / 2)} ${n1(y)}a${hh} ${hh} 0 0 1-${hh} ${hh}m${n1(s)} 0a${hh} ${hh} 0 0 0-${hh} ${hh}`
            : `M${n1(x + s / 2)} ${n1(y)}a${hh} ${hh} 0 0 0 ${hh} ${hh}m-${n1(s)} 0a${hh} ${hh} 0 0 1 ${hh} ${hh}`;
        q[Math.floor(r.noise(i / 2.4, j / 2.4) * 2.99)].push(d);
      }
    g.put('<g stroke-linecap="butt">');
    q.forEach((l, i) => {
      if (!l.length) return;
      const k = g.def((k) => `<path id="${k}" d="${terse(l.join(''))}"/>`),
        use = (col: string, sw: number) => g.put(`<use href="#${k}" stroke="${col}" stroke-width="${n1(sw)}"/>`);
      use([a, b, d4][i], s * 0.46);
      use([c, bg, '#fff'][i], s * 0.12);
    });
    g.put('</g>');
  } else if (kind === 'halftone') {
    const N = 17,
      s = w / N,
      px = w * r.in(0.3, 0.7),
      py = h * r.in(0.3, 0.7),
      pots = [1, 2, 3, 4, 5].map(() => new Brush());
    for (let j = 0; j < h / s; j++)
      for (let i = 0; i < N; i++) {
        const x = (i + 0.5) * s,
          y = (j + 0.5) * s,
          d = Math.hypot(x - px, y - py),
          v = 0.5 + 0.5 * Math.sin(d / (15 + turn * 5) - id) * Math.cos(x / 40 + turn) - (d / w) * 0.18,
          k = Math.floor(v * 5.4);
        if (k >= 0 && v > 0) pots[Math.min(4, k)].dot(near([a, c, b, d4], (d / w) * 1.2), x, y);
      }
    pots.forEach((p, k) => p.paint(g, s * (0.22 + k * 0.2)));
  } else if (kind === 'quad') {
    const cells: number[][] = [];
    const split = (x: number, y: number, s: number, d: number) => {
      if (d && (d > 2 || r.noise(x / 60, y / 60) > 0.42)) {
        const k = s / 2;
        split(x, y, k, d - 1);
        split(x + k, y, k, d - 1);
        split(x, y + k, k, d - 1);
        split(x + k, y + k, k, d - 1);
      } else cells.push([x, y, s]);
    };
    const S = Math.max(w, h);
    split(0, 0, S, 4);
    const map: Record<string, string> = {},
      ring: Record<string, string> = {};
    cells.forEach(([x, y, s]) => {
      if (x >= w || y >= h) return;
      const col = near([mix(bg, d4, 0.35), d4, a, c, b, mix(bg, a, 0.25)], r());
      map[col] = (map[col] || '') + `M${n1(x + 0.8)} ${n1(y + 0.8)}h${n1(s - 1.6)}v${n1(s - 1.6)}h-${n1(s - 1.6)}z`;
      if (s > 28 && r.bet(0.7)) {
        const c2 = r.pick([a, b, c, '#fff']),
          q = n1(s * 0.28);
        if (c2 !== col) ring[c2] = (ring[c2] || '') + `M${n1(x + s / 2 - q)} ${n1(y + s / 2)}a${q} ${q} 0 1 1 0 .1z`;
      }
    });
    for (const k in map) g.fill(map[k], k);
    for (const k in ring) g.fill(ring[k], k);
  } else {
    const x = w / 2 + r.sway(20),
      y = h / 2 + r.sway(20);
    for (let k = 0; k < 15; k++) {
      const R = 16 + k * 8.4;
      g.put(
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n1(R)}" stroke="${near([c, a, b, d4], k / 15 + r.sway(0.12))}" stroke-width="${r.pick([1.4, 2.4, 5])}" stroke-dasharray="${n(r.in(12, 150))} ${n(r.in(6, 60))} ${n(r.in(2, 20))} ${n(r.in(6, 30))}" transform="rotate(${n(r() * 360)} ${n(x)} ${n(y)})"/>`,
      );
    }
    g.oval(x, y, 9, 9, c);
    const s = new Brush();
    for (let i = 0; i < 46; i++) s.dot(r.pick([b, '#fff', d4]), r() * w, r() * h);
    s.paint(g, 1.8, 'opacity=".7"');
  }
}
