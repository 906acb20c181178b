// The end of a game as a picture: the board, who has won, everybody's points; one file that needs nothing else.

import { markOf } from '../parts/Mark.svelte';
import { laidOut, MARGIN, WIDTH } from './page';

export interface Result {
  title: string;
  /** Who has won, in words. */
  won: string;
  date: string;
  brand: string;
  /** In the order of their places. */
  seats: { seat: number; name: string; points: string }[];
}

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const [HEAD, FOOT] = [204, 40];
const INK = 'fill:var(--ink);font:';
const FONTS = {
  title: `${INK}500 44px var(--serif)`,
  won: `${INK}italic 400 24px var(--serif)`,
  name: `${INK}600 17px var(--sans)`,
  points: `${INK}500 30px var(--serif)`,
  brand: 'fill:var(--ink-2);font:italic 400 22px var(--serif)',
  date: 'fill:var(--ink-2);font:400 17px var(--sans)',
};
/** Pixels of the image to one of the drawing, and as many as most programs can show. */
const SCALE = 2;
const MOST = 8192;

/** Names are other people's: what no XML document may hold is left out; all else is written by the serializer. */
const clean = (text: string): string =>
  [...text].filter((letter) => !/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(letter)).join('');

function put<K extends keyof SVGElementTagNameMap>(
  parent: Element,
  name: K,
  attributes: Record<string, string | number>,
  text = '',
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text) made.textContent = clean(text);
  parent.append(made);
  return made;
}

const brush = (): CanvasRenderingContext2D | null => document.createElement('canvas').getContext('2d');

/** As much of a text as there is room for. */
function cut(text: string, font: string, room: number): string {
  const pen = brush();
  if (!pen) return text;
  pen.font = font;
  if (pen.measureText(text).width <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > room) letters.pop();
  return `${letters.join('')}…`;
}

async function asData(address: string): Promise<string> {
  const bytes = await (await fetch(address)).blob();
  return await new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(new Error('no font'));
    reader.readAsDataURL(bytes);
  });
}

/** The letters of the house, inside the file; without a connection those of the machine have to do. */
async function letters(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule ? [{ text: rule.cssText, base: sheet.href ?? document.baseURI }] : [],
    ),
  );
  const made = faces.map(async ({ text, base }) => {
    const address = /url\((["']?)(.+?)\1\)/.exec(text)?.[2];
    if (!address) return '';
    const data = await asData(new URL(address, base).href);
    return text.replace(/url\((["']?).+?\1\)/, () => `url("${data}")`);
  });
  const found = await Promise.allSettled(made);
  return found.map((one) => (one.status === 'fulfilled' ? one.value : '')).join('\n');
}

/** What stands above the board: the game, who has won, when, and everybody's points. */
function heading(svg: Element, result: Result): void {
  const right = WIDTH - MARGIN;
  put(svg, 'text', { x: MARGIN, y: 62, style: FONTS.title }, result.title);
  put(svg, 'text', { x: right, y: 44, style: FONTS.brand, 'text-anchor': 'end' }, result.brand);
  const won = cut(result.won, 'italic 24px Newsreader, serif', right - MARGIN - 220);
  put(svg, 'text', { x: MARGIN, y: 100, style: FONTS.won }, won);
  put(svg, 'text', { x: right, y: 100, style: FONTS.date, 'text-anchor': 'end' }, result.date);
  put(svg, 'rect', { x: MARGIN, y: 118, width: right - MARGIN, height: 2, fill: 'var(--gilt)' });
  const each = Math.min(300, (right - MARGIN) / result.seats.length);
  result.seats.forEach(({ seat, name, points }, at) => {
    const x = MARGIN + each * at;
    const [fill, d] = markOf(seat);
    const shape = { d, fill, 'fill-rule': 'evenodd', stroke: 'var(--ink)', 'stroke-opacity': 0.6 };
    put(svg, 'path', { ...shape, transform: `translate(${x} 140) scale(1.25)` });
    put(svg, 'text', { x: x + 28, y: 156, style: FONTS.name }, cut(clean(name), "600 17px 'Source Sans 3'", each - 40));
    put(svg, 'text', { x: x + 28, y: 188, style: FONTS.points }, points);
  });
}

/** The whole picture as the text of an SVG file. */
export async function picture(board: Element, result: Result): Promise<{ svg: string; width: number; height: number }> {
  const [page, fonts] = await Promise.all([laidOut(board), letters()]);
  const height = HEAD + page.height + FOOT;
  const svg = document.createElementNS(SVG, 'svg');
  for (const { name, value } of document.documentElement.attributes)
    if (name !== 'style') svg.setAttribute(name, value);
  svg.setAttribute('width', String(WIDTH));
  svg.setAttribute('height', String(height));
  svg.setAttribute('viewBox', `0 0 ${WIDTH} ${height}`);
  put(svg, 'title', {}, `${result.title}: ${result.won}`);
  put(svg, 'style', {}, `${fonts}\n${page.styles}`);
  put(svg, 'rect', { width: WIDTH, height, fill: 'var(--wall)' });
  heading(svg, result);
  const inside = put(svg, 'foreignObject', { x: 0, y: HEAD, width: WIDTH, height: page.height });
  const body = new DOMParser().parseFromString(clean(page.body), 'application/xhtml+xml').documentElement;
  if (body.namespaceURI === XHTML) inside.append(document.importNode(body, true));
  return { svg: new XMLSerializer().serializeToString(svg), width: WIDTH, height };
}

/** The same as an image of points. It fails where a browser does not let a program read what it has drawn. */
export async function asImage(drawn: { svg: string; width: number; height: number }): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn.svg)}`; // of a blob it could not be read back
  await image.decode();
  const scale = Math.min(SCALE, MOST / drawn.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(drawn.width * scale);
  canvas.height = Math.round(drawn.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no image'))), 'image/png'),
  );
}
