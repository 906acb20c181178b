// Rewrites path data with relative moves and no needless letters or blanks: a third shorter.

const ARGS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, s: 4, a: 7, z: 0 };

const tenth = (v: number): number => Math.round(v * 10) / 10;

function written(values: readonly number[], chain: boolean): string {
  return values
    .map((value, j) => {
      const text = String(value).replace(/^(-?)0\./, '$1.');
      return (j || chain) && text[0] !== '-' ? ' ' + text : text;
    })
    .join('');
}

export function terse(d: string): string {
  const words = d.match(/[a-zA-Z]|-?\d*\.?\d+/g) ?? [];
  let [i, x, y, sx, sy] = [0, 0, 0, 0, 0];
  let [cmd, out, last] = ['', '', ''];
  while (i < words.length) {
    if (/[a-zA-Z]/.test(words[i])) cmd = words[i++];
    let low = cmd.toLowerCase();
    const absolute = cmd !== low;
    const k = ARGS[low];
    if (low === 'z') {
      out += 'z';
      [x, y, last] = [sx, sy, 'z'];
      continue;
    }
    let v = words.slice(i, i + k).map(Number);
    i += k;
    if (low === 'h') {
      if (absolute) v[0] -= x;
      x += v[0];
    } else if (low === 'v') {
      if (absolute) v[0] -= y;
      y += v[0];
    } else if (low === 'a') {
      if (absolute) {
        v[5] -= x;
        v[6] -= y;
      }
      x += v[5];
      y += v[6];
    } else {
      if (absolute) v = v.map((p, j) => p - (j % 2 ? y : x));
      x += v[k - 2];
      y += v[k - 1];
    }
    v = v.map(tenth);
    x = tenth(x);
    y = tenth(y);
    if (low === 'm') [sx, sy] = [x, y];
    if (low === 'l' && v[1] === 0) [low, v] = ['h', [v[0]]];
    else if (low === 'l' && v[0] === 0) [low, v] = ['v', [v[1]]];
    const chain = low !== 'm' && (low === last || (low === 'l' && last === 'm'));
    out += (chain ? '' : low) + written(v, chain);
    last = low;
    if (cmd === 'm') cmd = 'l';
    if (cmd === 'M') cmd = 'L';
  }
  return out;
}
