// The signs of The Gallerist, drawn once and used everywhere: figures, tickets, art forms, bonuses, Locations.

/** A star around a place. */
export function star(cx: number, cy: number, r: number, waist = 0.42): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const q = i % 2 ? r * waist : r;
    return `${+(cx + q * Math.cos(angle)).toFixed(2)} ${+(cy + q * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The heads tell the three visitors apart: top hat, crown, beret; so do the bodies: square, gown, round. */
const FIGURES: Record<string, string> = {
  I: '<path d="M3.2 25.4V15.8Q3.2 13.2 5.8 13.2H14.2Q16.8 13.2 16.8 15.8V25.4Z"/><circle cx="10" cy="9.6" r="3.5"/><path d="M3.9 6.3H16.1V8H3.9ZM6.3 1H13.7V6.6H6.3Z"/>',
  V: '<path d="M10 11.4L12.2 14.2L17.6 25.4H2.4L7.8 14.2Z"/><circle cx="10" cy="9" r="3.5"/><path d="M5.6 7L5 1.4L7.9 3.6L10 .8L12.1 3.6L15 1.4L14.4 7Z"/>',
  C: '<path d="M10 12.6C15.4 12.6 17.4 17.4 17.4 21.4Q17.4 25.4 13.6 25.4H6.4Q2.6 25.4 2.6 21.4C2.6 17.4 4.6 12.6 10 12.6Z"/><circle cx="10" cy="9.2" r="3.6"/><path d="M4.4 6.6C4.4 3.6 7.4 2.2 10.6 2.2C14 2.2 16.4 3.8 16.4 5.6C16.4 7 14.6 7.2 12.6 7H6C5 7 4.4 7.2 4.4 6.6ZM10.3 2.4L11 .7"/>',
};
const TICKET =
  'M3.4 1H24.6a2.2 2.2 0 0 1 2.2 2.2V6a3 3 0 0 0 0 6v2.8a2.2 2.2 0 0 1-2.2 2.2H3.4a2.2 2.2 0 0 1-2.2-2.2V12a3 3 0 0 0 0-6V3.2A2.2 2.2 0 0 1 3.4 1Z';
/** The same three hats, small, for tickets. */
const HATS: Record<string, string> = {
  I: '<path d="M-4.6 2.2H4.6V3.9H-4.6ZM-2.9-3.9H2.9V2.4H-2.9Z"/>',
  V: '<path d="M-4.2 3.6L-4.7-2.9L-1.9-.4L0-3.9L1.9-.4L4.7-2.9L4.2 3.6Z"/>',
  C: '<path d="M-4.6 1.8C-4.6-1.4-2-2.6.6-2.6C3.3-2.6 5-1.2 5 .8C5 2.4 3.4 2.7 1.8 2.5H-3.4C-4.2 2.6-4.6 2.4-4.6 1.8Z"/><path d="M.2-2.4L.8-4" fill="none" stroke="currentColor" stroke-width="1.1"/>',
};

const LINE = 'fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"';
const PLAIN = '<path d="M3 25.2C3 17 5.6 12.4 10 12.4C14.4 12.4 17 17 17 25.2Z"/><circle cx="10" cy="7" r="4.2"/>';

const symbol = (id: string, box: string, inside: string): string =>
  `<symbol id="ga-${id}" viewBox="${box}">${inside}</symbol>`;

const figure = (kind: string, fill: string): string =>
  `<g style="fill:var(--${fill});stroke:var(--piece-line)" stroke-width="1.1" stroke-linejoin="round">${FIGURES[kind]}</g>`;

function stripes(id: string, colours: string[]): string {
  const stop = (at: number, colour: string): string => `<stop offset="${at}" style="stop-color:var(--${colour})"/>`;
  const n = colours.length;
  const stops = colours.map((colour, i) => stop(i / n, colour) + stop((i + 1) / n, colour)).join('');
  return `<linearGradient id="ga-g-${id}">${stops}</linearGradient>`;
}

function ticket(id: string, fills: string[], hats: string[]): string {
  const n = fills.length;
  const bands = fills.map(
    (fill, i) => `<rect x="${(i * 28) / n}" width="${28 / n + 0.2}" height="18" style="fill:var(--${fill})"/>`,
  );
  const scale = n === 1 ? 1.12 : n === 2 ? 0.92 : 0.66;
  const signs = hats.map((hat, i) => {
    const x = ((i + 0.5) * (n > 2 ? 22 : 24)) / n + (n > 2 ? 3 : 2);
    const ink = hat === 'I' ? '#fff' : '#241c18';
    return `<g transform="translate(${x.toFixed(2)} 9.2) scale(${scale})" style="fill:${ink};color:${ink}">${HATS[hat]}</g>`;
  });
  return (
    `<clipPath id="ga-c-${id}"><path d="${TICKET}"/></clipPath><g clip-path="url(#ga-c-${id})">${bands.join('')}</g>` +
    `<path d="${TICKET}" style="fill:none;stroke:var(--piece-line)" stroke-width="1"/>${signs.join('')}`
  );
}

const SYMBOLS = [
  symbol('v-I', '0 0 20 26', figure('I', 'inv') + '<path d="M10 14.4l-1.3 2 1.3 5 1.3-5Z" fill="#fff" opacity=".92"/>'),
  symbol(
    'v-V',
    '0 0 20 26',
    figure('V', 'vip') + `<path d="M7.6 14.6Q10 17 12.4 14.6" fill="none" stroke="#fff" stroke-width="1.4"/>`,
  ),
  symbol(
    'v-C',
    '0 0 20 26',
    figure('C', 'col') + '<path d="M10 15.6L7 14.2V17.2ZM10 15.6L13 14.2V17.2Z" style="fill:var(--piece-line)"/>',
  ),
  symbol(
    'v-any',
    '0 0 20 26',
    stripes('any', ['inv', 'vip', 'col']) +
      `<g fill="url(#ga-g-any)" style="stroke:var(--piece-line)" stroke-width="1.1">${PLAIN}</g>`,
  ),
  symbol(
    'v-IV',
    '0 0 20 26',
    stripes('IV', ['inv', 'vip']) +
      `<g fill="url(#ga-g-IV)" style="stroke:var(--piece-line)" stroke-width="1.1">${PLAIN}</g>`,
  ),
  symbol(
    'assistant',
    '0 0 20 26',
    `<g fill="currentColor" style="stroke:var(--piece-line)" stroke-width="1.1" stroke-linejoin="round"><path d="M2.6 25.2V19.4C2.6 15 5.4 12.6 10 12.6C14.6 12.6 17.4 15 17.4 19.4V25.2Z"/><circle cx="10" cy="7.4" r="4.4"/></g>`,
  ),
  symbol(
    'gallerist',
    '0 0 26 36',
    `<g fill="currentColor" style="stroke:var(--piece-line)" stroke-width="1.2" stroke-linejoin="round"><path d="M2 35V25.6C2 20 5.6 16.6 13 16.6C20.4 16.6 24 20 24 25.6V35Z"/><circle cx="13" cy="10.4" r="5.3"/><path d="M4.4 7.6H21.6V9.4H4.4ZM8 1.2H18V8H8Z"/></g><path d="M13 19.6L9.8 17.8V21.4ZM13 19.6L16.2 17.8V21.4Z" fill="#fff" style="stroke:var(--piece-line)" stroke-width=".6"/>`,
  ),
  symbol('t-I', '0 0 28 18', ticket('I', ['inv'], ['I'])),
  symbol('t-V', '0 0 28 18', ticket('V', ['vip'], ['V'])),
  symbol('t-C', '0 0 28 18', ticket('C', ['col'], ['C'])),
  symbol('t-any', '0 0 28 18', ticket('any', ['inv', 'vip', 'col'], ['I', 'V', 'C'])),
  symbol('t-IC', '0 0 28 18', ticket('IC', ['inv', 'col'], ['I', 'C'])),
  symbol('t-IV', '0 0 28 18', ticket('IV', ['inv', 'vip'], ['I', 'V'])),
  symbol('t-VC', '0 0 28 18', ticket('VC', ['vip', 'col'], ['V', 'C'])),
  symbol(
    'f-digital',
    '0 0 24 24',
    `<g ${LINE}><rect x="2.5" y="4" width="19" height="13" rx="1.5"/><path d="M8.5 20.5h7M12 17v3.5"/></g><path d="M6.5 7.5h3v3h-3zM9.5 10.5h3v3h-3zM12.5 7.5h3v3h-3zM15.5 10.5h2.5v3h-2.5z" fill="currentColor"/>`,
  ),
  symbol(
    'f-photo',
    '0 0 24 24',
    `<g ${LINE}><path d="M2.5 8.2h4.2l1.7-2.7h7.2l1.7 2.7h4.2v11.3h-19Z"/><circle cx="12" cy="13.4" r="3.9"/></g><circle cx="12" cy="13.4" r="1.5" fill="currentColor"/>`,
  ),
  symbol(
    'f-painting',
    '0 0 24 24',
    `<path ${LINE} d="M12 3.4c-5.2 0-9.2 3.7-9.2 8.5 0 4.8 3.8 8.7 8.6 8.7 1.6 0 2.1-.9 2.1-1.8 0-1.4-1.2-1.8-1.2-3 0-1.2 1-1.9 2.3-1.9h2.4c2.5 0 4.2-1.8 4.2-4.1 0-3.8-4-6.4-9.2-6.4Z"/><circle cx="7.2" cy="11.6" r="1.5" fill="currentColor"/><circle cx="10.6" cy="7.6" r="1.5" fill="currentColor"/><circle cx="15.6" cy="8.2" r="1.5" fill="currentColor"/>`,
  ),
  symbol(
    'f-sculpture',
    '0 0 24 24',
    `<g ${LINE}><ellipse cx="12" cy="5.9" rx="3" ry="3.5"/><path d="M10.3 9.2v1.6C8 11.3 5.8 12.3 5.6 15.4h12.8c-.2-3.1-2.4-4.1-4.7-4.6V9.2"/><path d="M10 15.4v2.5h4v-2.5M6.2 21.5h11.6v-3.6H6.2Z"/></g>`,
  ),
  symbol(
    'podium',
    '0 0 24 24',
    `<g ${LINE}><path d="M2.5 20.5V13H9V8h6v7.5h6.5v5Z"/></g><path d="M11 10.5h2v5h-2Z" fill="currentColor"/>`,
  ),
  symbol(
    'influence',
    '0 0 24 24',
    `<circle cx="12" cy="12" r="2.6" fill="currentColor"/><g ${LINE}><circle cx="12" cy="12" r="6.2"/><circle cx="12" cy="12" r="10" stroke-dasharray="4.2 2.8"/></g>`,
  ),
  symbol(
    'b-influence',
    '0 0 32 32',
    `<g style="color:var(--ink)"><circle cx="16" cy="11.5" r="2.4" fill="currentColor"/><g fill="none" stroke="currentColor" stroke-width="1.7"><circle cx="16" cy="11.5" r="5.7"/><circle cx="16" cy="11.5" r="9.6" stroke-dasharray="4 2.7"/></g></g><g transform="translate(3.5 19.4) scale(.5)">${figure('V', 'vip')}</g><g transform="translate(18 19.4) scale(.5)">${figure('C', 'col')}</g>`,
  ),
  symbol(
    'b-investment',
    '0 0 32 32',
    `<circle cx="16" cy="10.5" r="9.5" style="fill:var(--coin)"/><path d="M16 15.5V6M12.2 9.5L16 5.6L19.8 9.5" fill="none" style="stroke:var(--coin-ink)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(3.5 19.4) scale(.5)">${figure('I', 'inv')}</g><g transform="translate(18 19.4) scale(.5)">${figure('C', 'col')}</g>`,
  ),
  symbol(
    'b-fame',
    '0 0 32 32',
    `<path d="${star(16, 11, 10.5)}" style="fill:var(--star-o)"/><g transform="translate(11 19.4) scale(.5)">${figure('C', 'col')}</g>`,
  ),
  symbol(
    'b-visitor',
    '0 0 32 32',
    stripes('bv', ['inv', 'vip', 'col']) +
      `<g transform="translate(2 3)" fill="url(#ga-g-bv)" style="stroke:var(--piece-line)" stroke-width="1.1">${PLAIN}</g><g fill="none" style="stroke:var(--ink)" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><path d="M21 16.5h8M26 13l3.5 3.5L26 20"/></g>`,
  ),
  symbol(
    'b-vi',
    '0 0 32 32',
    stripes('bvi', ['inv', 'vip']) +
      `<g transform="translate(2 3)" fill="url(#ga-g-bvi)" style="stroke:var(--piece-line)" stroke-width="1.1">${PLAIN}</g><g fill="none" style="stroke:var(--ink)" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><path d="M21 16.5h8M26 13l3.5 3.5L26 20"/></g>`,
  ),
  symbol(
    'b-bag',
    '0 0 32 32',
    stripes('bb', ['inv', 'vip', 'col']) +
      `<g transform="translate(9 0) scale(.7)" fill="url(#ga-g-bb)" style="stroke:var(--piece-line)" stroke-width="1.4">${PLAIN}</g><path d="M7 15.5q9-4 18 0q4.5 7 2.5 13q-1 2.7-4 2.7h-15q-3 0-4-2.7q-2-6 2.5-13Z" style="fill:var(--plinth);stroke:var(--ink)" stroke-width="1.5" stroke-linejoin="round"/><path d="M9.5 18.5q6.5 2 13 0" fill="none" style="stroke:var(--ink)" stroke-width="1.5" stroke-linecap="round"/>`,
  ),
  symbol(
    'b-assistant',
    '0 0 32 32',
    `<g transform="translate(3 3)" style="fill:var(--soft);stroke:var(--ink)" stroke-width="1.5" stroke-linejoin="round"><path d="M2.6 25.2V19.4C2.6 15 5.4 12.6 10 12.6C14.6 12.6 17.4 15 17.4 19.4V25.2Z"/><circle cx="10" cy="7.4" r="4.4"/></g><circle cx="24" cy="22" r="7.8" style="fill:var(--coin)"/><ellipse cx="24" cy="22" rx="2.6" ry="4.2" fill="none" style="stroke:var(--coin-ink)" stroke-width="1.9"/>`,
  ),
  symbol(
    'b-contract',
    '0 0 32 32',
    `<path d="M6 2.5h14l6 6V29.5H6Z" style="fill:var(--paper);stroke:var(--ink)" stroke-width="1.6" stroke-linejoin="round"/><path d="M20 2.5v6h6M10 13h12M10 17.5h12M10 25c2-3.5 3.5-3.5 4 0c1.5-1.5 2.5-2 4 0h4" fill="none" style="stroke:var(--ink)" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  symbol(
    'b-tickets2',
    '0 0 40 32',
    `<svg x="1" y="1" width="22" height="14.2" viewBox="0 0 28 18"><use href="#ga-t-any" width="28" height="18"/></svg><svg x="17" y="17" width="22" height="14.2" viewBox="0 0 28 18"><use href="#ga-t-any" width="28" height="18"/></svg><g fill="none" style="stroke:var(--ink)" stroke-width="2" stroke-linecap="round"><path d="M27 5.8h9M27 10.2h9M33.8 2l-4.6 12"/></g>`,
  ),
  symbol(
    'laurel',
    '0 0 24 24',
    `<path d="${star(12, 11.5, 5.6)}" style="fill:var(--star-o)"/><g fill="none" style="stroke:var(--star-o)" stroke-width="1.7" stroke-linecap="round"><path d="M7.5 3.2C2.5 7 2.3 15.5 9 20.5M16.5 3.2C21.5 7 21.7 15.5 15 20.5"/><path d="M3.9 9.5l-2.3-1.4M4 14l-2.6.4M6.2 18l-2 1.8M20.1 9.5l2.3-1.4M20 14l2.6.4M17.8 18l2 1.8"/></g>`,
  ),
  symbol(
    'rosette',
    '0 0 24 24',
    `<g ${LINE}><circle cx="12" cy="9" r="6.5"/><path d="M8 14.5L6.5 21.5L12 18.8L17.5 21.5L16 14.5"/></g><path d="${star(12, 9.2, 3.7)}" fill="currentColor"/>`,
  ),
  symbol(
    'frame',
    '0 0 24 24',
    `<g ${LINE}><rect x="3" y="4" width="18" height="16"/><rect x="6.5" y="7.5" width="11" height="9"/></g>`,
  ),
  symbol(
    'frame-hung',
    '0 0 24 24',
    `<g ${LINE}><rect x="3" y="9" width="18" height="12"/><rect x="6.5" y="12.2" width="11" height="5.6"/><path d="M7 9l5-6 5 6"/></g><circle cx="12" cy="2.8" r="1.5" fill="currentColor"/>`,
  ),
  symbol(
    'frame-sold',
    '0 0 24 24',
    `<g ${LINE}><path d="M21 10V3.5H3V18h7"/><path d="M6.5 14.5V7h11v3"/></g><circle cx="17" cy="17" r="6" style="fill:var(--coin)"/><path d="M14.3 17.2l2 2 3.5-4" fill="none" style="stroke:var(--coin-ink)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
  symbol(
    'frame-star',
    '0 0 24 24',
    `<g ${LINE}><rect x="2.5" y="3" width="19" height="18"/></g><path d="${star(12, 12.5, 6.5)}" style="fill:var(--star-o)"/>`,
  ),
  symbol(
    'megaphone',
    '0 0 24 24',
    `<g ${LINE}><path d="M3 10v4.5h3.5L17 19.5V5L6.5 10Z"/><path d="M7.5 15l1.5 5.5h3l-1.3-4.2M20 9.5q1.8 2.7 0 5.5"/></g>`,
  ),
  symbol(
    'globe',
    '0 0 24 24',
    `<g ${LINE}><circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c-6 5.5-6 12.5 0 18M12 3c6 5.5 6 12.5 0 18"/></g>`,
  ),
  symbol(
    'tag',
    '0 0 24 24',
    `<g ${LINE}><path d="M3.5 11.5v-8h8L21 13l-8 8Z"/></g><circle cx="8" cy="8" r="1.7" fill="currentColor"/>`,
  ),
  symbol(
    'brush',
    '0 0 24 24',
    `<g ${LINE}><path d="M20.5 3.5C15 6.5 11.5 10 10 13l2 2c3-1.5 6.5-5.5 8.5-11.5ZM9.6 13.4c-3.1.1-2.6 4.6-6.1 5.9 3.5 2.2 8.7 1 8.3-3.9"/></g>`,
  ),
  symbol(
    'easel',
    '0 0 24 24',
    `<g ${LINE}><rect x="5" y="5" width="14" height="10"/><path d="M12 2v3M3.5 17.5h17M8 17.5L5.5 22M16 17.5l2.5 4.5M12 17.5V21"/></g>`,
  ),
  symbol(
    'gavel',
    '0 0 24 24',
    `<g ${LINE}><path d="M9.5 4.5l6.5 6.5M6.5 7.5l6.5 6.5M8 6l3-3 7 7-3 3M12 12.5L4 20.5M13.5 21.5h8"/></g>`,
  ),
  symbol(
    'bag',
    '0 0 24 24',
    `<g ${LINE}><path d="M8 8q4-1.5 8 0q5 5 4 10q-.5 3-4 3H8q-3.5 0-4-3q-1-5 4-10ZM8 8L6 3.5h12L16 8"/></g>`,
  ),
  symbol(
    'lock',
    '0 0 24 24',
    `<g ${LINE}><rect x="5" y="11" width="14" height="9.5" rx="1.5"/><path d="M8 11V7.5a4 4 0 0 1 8 0V11"/></g>`,
  ),
  symbol('desk', '0 0 24 24', `<g ${LINE}><path d="M2.5 9.5h19M4.5 9.5V20M19.5 9.5V20M13 9.5v6h6.5"/></g>`),
  symbol(
    'eye',
    '0 0 24 24',
    `<g ${LINE}><path d="M2 12c5-7.5 15-7.5 20 0c-5 7.5-15 7.5-20 0Z"/><circle cx="12" cy="12" r="3.2"/></g>`,
  ),
  symbol('plus', '0 0 24 24', `<path ${LINE} d="M12 5v14M5 12h14"/>`),
  symbol('minus', '0 0 24 24', `<path ${LINE} d="M5 12h14"/>`),
  symbol('fit', '0 0 24 24', `<path ${LINE} d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>`),
  symbol('check', '0 0 24 24', `<path ${LINE} stroke-width="2.6" d="M5 12.5l4.5 4.5L19 7"/>`),
  symbol('expand', '0 0 24 24', `<path ${LINE} d="M13.5 4H20v6.5M20 4l-7 7M10.5 20H4v-6.5M4 20l7-7"/>`),
  symbol(
    'hire',
    '0 0 24 24',
    `<g ${LINE}><circle cx="9" cy="7" r="3.5"/><path d="M3 20v-3.5c0-3 2-5 6-5s6 2 6 5V20M18.5 6v6M15.5 9h6"/></g>`,
  ),
  symbol(
    'sell',
    '0 0 24 24',
    `<g ${LINE}><rect x="3" y="4" width="13" height="12"/><path d="M6 13l3-4 2.5 3"/><circle cx="17.5" cy="17" r="4.5"/></g>`,
  ),
  symbol('seek', '0 0 24 24', `<g ${LINE}><circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L21 21"/></g>`),
  symbol('buy', '0 0 24 24', `<g ${LINE}><path d="M4 9h16l-1.5 11.5h-13ZM8.5 9c0-7 7-7 7 0"/></g>`),
].join('');

/** Put the signs into the page, once; whatever shows them refers to them. */
export function prepare(): void {
  if (document.getElementById('ga-signs')) return;
  const page = '<svg id="ga-signs" class="ga" width="0" height="0" style="position:absolute" aria-hidden="true">';
  document.body.insertAdjacentHTML('beforeend', `${page}<defs>${SYMBOLS}</defs></svg>`);
}
