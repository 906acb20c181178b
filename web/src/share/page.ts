// The board as a page of its own: its drawing with the styles that it needs, laid out at one width whatever the reader's screen is.

/** How wide the picture is, and what is left free on each side. */
export const WIDTH = 1264;
export const MARGIN = 32;
/** What a window's height is to the styles that ask for it. */
const VIEW = 900;

/** A board that pans is shown whole, and what is only there to be used is left out; a board may have rooms of its own. */
const STILL = `
  body { margin: 0; padding: 0 ${MARGIN}px; width: ${WIDTH}px; box-sizing: border-box; min-height: 0 !important; background: none !important; }
  body > .room, body > .room > main { display: block !important; max-width: none !important; min-height: 0 !important; margin: 0 !important; padding: 0 !important; }
  * { animation: none !important; transition: none !important; }
  [data-window] { height: auto !important; aspect-ratio: 1256 / 664 !important; margin: 0 !important; }
  [data-window] > svg { transform: none !important; width: 100%; height: 100%; }
  [data-window] > :not(svg), .guide { display: none !important; }
`;
/** What says something about the moment, and not about the board. */
const PASSING = ['data-last', 'data-lit', 'data-given', 'data-better', 'tabindex', 'aria-live'];

export interface Page {
  /** The body, as text of an XML document. */
  body: string;
  styles: string;
  height: number;
}

/** What a browser tells of its own reading of a sheet, which is not always whole: for whoever is not connected. */
const read = (sheet: CSSStyleSheet): string => [...sheet.cssRules].map((rule) => rule.cssText).join('\n');

/** All styles of the page as they were written. */
async function written(): Promise<string> {
  const texts = [...document.styleSheets].map(async (sheet) => {
    if (!sheet.href) return sheet.ownerNode?.textContent ?? '';
    const reply = await fetch(sheet.href).catch(() => null);
    return reply?.ok ? await reply.text() : read(sheet);
  });
  return (await Promise.all(texts)).join('\n').replaceAll(/@font-face\s*\{[^}]*\}/g, '');
}

const fixed = (css: string): string =>
  css
    .replaceAll(/(-?\d*\.?\d+)[dsl]?vh\b/g, (_, number: string) => `${(Number(number) * VIEW) / 100}px`)
    .replaceAll(/(-?\d*\.?\d+)[dsl]?vw\b/g, (_, number: string) => `${(Number(number) * WIDTH) / 100}px`);

/** Drawings that the board makes use of and that lie elsewhere on the page. */
function sheets(board: Element): Element[] {
  const found = new Set<Element>();
  for (const use of board.querySelectorAll('use')) {
    const id = use.getAttribute('href')?.slice(1) ?? '';
    if (!id || board.querySelector(`#${CSS.escape(id)}`)) continue;
    const sheet = document.getElementById(id)?.closest('svg');
    if (sheet) found.add(sheet);
  }
  return [...found];
}

/** Where the last thing ends that is to be seen: below it a board may only keep room. */
const lowest = (main: Element): number =>
  Math.max(...[...main.querySelectorAll(':not(:has(*))')].map((leaf) => leaf.getBoundingClientRect().bottom));

/** Lay the board out by itself, beside the page where nobody sees it, and measure it. */
export async function laidOut(board: Element): Promise<Page> {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.cssText = `position:fixed;left:-${2 * WIDTH}px;top:0;width:${WIDTH}px;height:${VIEW}px;border:0;visibility:hidden`;
  document.body.append(frame);
  try {
    const page = frame.contentDocument;
    const view = frame.contentWindow as (Window & typeof globalThis) | null;
    if (!page || !view) throw new Error('no page');
    for (const { name, value } of document.documentElement.attributes) page.documentElement.setAttribute(name, value);
    const room = page.createElement('div');
    room.className = document.querySelector('.room')?.className ?? 'room';
    room.dataset.tab = 'table';
    const main = page.createElement('main');
    main.className = (board.parentElement?.className ?? '').replace('away', '');
    for (const sheet of sheets(board)) page.body.append(page.importNode(sheet, true));
    main.append(page.importNode(board, true));
    room.append(main);
    page.body.append(room);
    for (const name of PASSING) for (const one of page.querySelectorAll(`[${name}]`)) one.removeAttribute(name);
    const styles = `${fixed(await written())}\n${STILL}`;
    // The policy of the house allows no style elements, but sheets that a program makes.
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(styles);
    page.adoptedStyleSheets = [sheet];
    for (const font of document.fonts) if (font.status === 'loaded') page.fonts.add(font);
    await new Promise((done) => setTimeout(done, 50));
    const height = Math.ceil(Math.min(main.getBoundingClientRect().bottom, lowest(main) + MARGIN));
    return { body: new XMLSerializer().serializeToString(page.body), styles, height };
  } finally {
    frame.remove();
  }
}
