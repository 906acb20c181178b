import { Brush } from '../../../pictures/brush';
import { type Chance } from '../../../pictures/chance';
import { mix, rgb } from '../../../pictures/colour';
import { n, type Canvas } from '../../../pictures/canvas';
import { society } from './studios/society';

function city(g: Canvas, r: Chance, X: number, Y: number, W: number, H: number): void {
  const sky = r.pick([
      ['#0f1d45', '#2b4f96', '#e58a5c'],
      ['#16305f', '#4a86c4', '#f3c98a'],
      ['#2a5f9e', '#8fc1e2', '#f7e6c8'],
      ['#101a3a', '#31407f', '#a15a8a'],
    ]),
    night = rgb(sky[0])[2] < 110,
    lit = night ? ['#ffd873', '#ffb84a', '#fff0b8'] : ['#24365c', '#31487a', '#fff0b8'],
    wide = W / H,
    street = Y + H * (wide > 1.6 ? 0.8 : 0.76),
    blue = [mix(sky[0], '#0a1330', 0.35), mix(sky[0], sky[1], 0.35), mix(sky[0], sky[1], 0.7), mix(sky[1], sky[2], 0.25)];
  g.rect(
    X,
    Y,
    W,
    H,
    g.grad('v', [
      [0, sky[0]],
      [0.55, sky[1]],
      [1, sky[2]],
    ]),
  );
  if (r.bet(0.7))
    g.oval(X + W * r.in(0.2, 0.8), Y + H * r.in(0.13, 0.24), Math.min(W, H) * 0.07, Math.min(W, H) * 0.07, night ? '#fdf3d0' : '#fff8e4');
  const roofs = (y: number, lo: number, hi: number, c: string, unit: number, windows?: boolean) => {
    const win: Record<string, string> = {};
    let x = X - r.in(0, unit * 0.5),
      d = '';
    while (x < X + W) {
      const bw = unit * r.in(0.7, 1.35),
        top = y - r.in(lo, hi) * H,
        k = r.int(0, 4);
      d +=
        `M${n(x)} ${n(street + 2)}V${n(top)}` +
        (k === 0
          ? `l${n(bw / 2)} ${n(-bw * 0.42)}l${n(bw / 2)} ${n(bw * 0.42)}`
          : k === 1
            ? `h${n(bw * 0.3)}v${n(-bw * 0.3)}h${n(bw * 0.2)}v${n(bw * 0.3)}h${n(bw * 0.5)}`
            : k === 2
              ? `q${n(bw / 2)} ${n(-bw * 0.6)} ${n(bw)} 0`
              : k === 3
                ? `h${n(bw * 0.44)}v${n(-bw * 0.8)}h${n(bw * 0.12)}v${n(bw * 0.8)}h${n(bw * 0.44)}`
                : `h${n(bw)}`) +
        `V${n(street + 2)}z`;
      if (windows)
        for (let wy = top + 8; wy < street - 13; wy += 13)
          for (let wx = x + 5; wx < x + bw - 7; wx += 10)
            if (r.bet(0.62)) {
              const c2 = r.pick(lit);
              win[c2] = (win[c2] || '') + `M${n(wx)} ${n(wy)}v6`;
            }
      x += bw + (r.bet(0.2) ? 3 : 0);
    }
    g.fill(d, c);
    for (const c2 in win) g.line(win[c2], c2, 4.4, 'stroke-linecap="butt"');
  };
  const tall = wide < 0.75 ? 1.25 : 1;
  roofs(street, 0.36 * tall, 0.58 * tall, blue[3], 34);
  roofs(street, 0.22 * tall, 0.46 * tall, blue[2], 40);
  roofs(street, 0.12, 0.4 * tall, blue[0], 46, true);
  g.rect(
    X,
    street,
    W,
    Y + H - street,
    g.grad('v', [
      [0, mix(sky[1], '#2a2f4a', 0.5)],
      [1, mix(sky[0], '#10131f', 0.5)],
    ]),
  );
  const b = new Brush();
  for (let i = 0; i < W / 7; i++)
    b.go(r.pick([...lit, sky[2], sky[1]]), X + r() * W, street + 5 + r() * (Y + H - street - 8), 0, r.in(4, 14));
  b.paint(g, 3, 'opacity=".5"');
  const lamp = (x: number, s: number) => {
    const y = street + 8;
    g.line(`M${n(x)} ${n(y)}V${n(y - 52 * s)}M${n(x)} ${n(y - 50 * s)}h${n(7 * s)}`, '#10131f', 2.6)
      .oval(x + 8 * s, y - 47 * s, 11 * s, 11 * s, '#ffdf8a', 'opacity=".28"')
      .oval(x + 8 * s, y - 47 * s, 4.4 * s, 4.4 * s, '#fff1c0');
  };
  if (H > 110) {
    lamp(X + W * r.in(0.12, 0.2), 1);
    if (W > 150) lamp(X + W * r.in(0.76, 0.84), 1);
  }
  const ty = Math.min(Y + H - 8, street + (Y + H - street) * 0.62);
  if (W > 100 && r.bet(0.75)) {
    const tx = X + W * r.in(0.34, 0.5),
      tw = Math.min(76, W * 0.4),
      red = r.pick(['#d4482b', '#e0a53a', '#2f7f86']);
    g.put(`<rect x="${n(tx)}" y="${n(ty - 34)}" width="${n(tw)}" height="31" rx="6" fill="${red}"/>`)
      .line(`M${n(tx + 6)} ${n(ty - 23)}h${n(tw - 12)}`, '#fff2c4', 10, 'stroke-dasharray="11 5" stroke-linecap="butt"')
      .line(`M${n(tx)} ${n(ty - 10)}h${n(tw)}`, '#f6e4c2', 2.2)
      .line(`M${n(tx + tw * 0.25)} ${n(ty)}h0M${n(tx + tw * 0.75)} ${n(ty)}h0`, '#14151f', 9)
      .line(`M${n(tx + tw / 2)} ${n(ty - 34)}l9-13`, '#14151f', 2);
  }
  const folk = new Brush(),
    head = new Brush(),
    brolly = new Brush();
  for (let i = 0, m = Math.max(2, Math.round(W / 46)); i < m; i++) {
    const x = X + (W * (i + 0.5)) / m + r.sway(16),
      y = Y + H - 5 - r() * 7;
    folk.go(r.pick(['#0f1424', '#2a1f33', '#c8553f', '#1f3347']), x, y - 13, 0, 11);
    head.dot('#e8b894', x, y - 22);
    if (r.bet(0.5)) brolly.mark(r.pick(['#d4482b', '#1a2034', '#e0b04a', '#3f7fa8']), x - 10, y - 25, 'q10-17 20 0z', 0, 0);
  }
  folk.paint(g, 7.5);
  head.paint(g, 5);
  brolly.fill(g);
}

export const draw = society(city);
