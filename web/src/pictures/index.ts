// Every work of art, drawn from its style and number: the same arguments always give the same picture.

import { games } from '../games/registry';
import { chance, spend } from './chance';
import { Canvas, type Draw } from './canvas';

export interface Format {
  /** Size in cells of 60, for the paintings of Art Society. */
  cols?: number;
  rows?: number;
  frame?: string;
}

const HEAVY = 6144; // bytes
const CELL = 60;
const UPRIGHT: [number, number] = [240, 300];

const gameWith = (style: string) => games().find(({ pictures }) => pictures && `./pictures/${style}.ts` in pictures);
const drawn = new Map<string, Draw>();
const images = new Map<string, string>();

/** The painter of a style; loaded once, when first asked for. */
export async function painter(style: string): Promise<Draw> {
  const known = drawn.get(style);
  if (known) return known;
  const load = gameWith(style)?.pictures?.[`./pictures/${style}.ts`];
  if (!load) throw new Error(`no pictures in the style ${style}`);
  const found = (await load()).draw;
  drawn.set(style, found);
  return found;
}

/** The SVG of a picture: drawn again with fewer strewn strokes until it is light enough. */
export function svg(draw: Draw, style: string, id: number, { cols, rows, frame }: Format = {}): string {
  const [width, height] = gameWith(style)?.size ?? UPRIGHT;
  const w = cols ? cols * CELL : width;
  const h = rows ? rows * CELL : height;
  const key = style.slice(0, 2) + style.length + id + (frame?.[0] ?? '') + '-';
  const seed = style + ':' + id + (cols ? `:${cols}x${rows}` : '');
  let text = '';
  for (let share = 1; share > 0.5; share -= 0.06) {
    const canvas = new Canvas(w, h, key, frame);
    spend(share);
    draw(canvas, chance(seed), id);
    text = canvas.svg();
    if (text.length <= HEAVY) break;
  }
  return text;
}

/** The address of a picture as an image, if its painter is already here. */
export function imageNow(style: string, id: number, format: Format = {}): string {
  const key = `${style}:${id}:${format.cols ?? ''}:${format.rows ?? ''}:${format.frame ?? ''}`;
  const known = images.get(key);
  const draw = drawn.get(style);
  if (known || !draw) return known ?? '';
  const address = 'data:image/svg+xml,' + encodeURIComponent(svg(draw, style, id, format));
  images.set(key, address);
  return address;
}

export async function image(style: string, id: number, format: Format = {}): Promise<string> {
  await painter(style);
  return imageNow(style, id, format);
}
