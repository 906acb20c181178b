// The canvas a picture is drawn on: whole numbers, few bytes.

import type { Chance } from './chance';
import { terse } from './terse';

/** Draws the picture of a number. */
export type Draw = (g: Canvas, r: Chance, id: number) => void;

/** Offset, colour, and opacity if it is not 1. */
export type Stop = [number, string, number?];

/** The colour of a stroke at a place; nothing where none is laid. */
export type Tint = (x: number, y: number) => string | null | undefined;
/** A number at every place: an angle, a strength. */
export type Field = (x: number, y: number) => number;

export const n = Math.round;
export const n1 = (x: number): number => +x.toFixed(1);

export class Canvas {
  readonly w: number;
  readonly h: number;
  readonly frame: string;
  private readonly key: string;
  private readonly out: string[] = [];
  private readonly defs: string[] = [];
  private ids = 0;

  constructor(w: number, h: number, key: string, frame = '') {
    this.w = w;
    this.h = h;
    this.key = key;
    this.frame = frame;
  }

  put(s: string): this {
    this.out.push(s);
    return this;
  }

  path(d: string, more: string): this {
    return this.put(`<path d="${terse(d)}" ${more}/>`);
  }

  fill(d: string, c: string, more = ''): this {
    return this.path(d, `fill="${c}"${more && ' ' + more}`);
  }

  rect(x: number, y: number, w: number, h: number, c: string, more = ''): this {
    return this.fill(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${-n(w)}z`, c, more);
  }

  oval(x: number, y: number, rx: number, ry: number, c: string, more = ''): this {
    const rest = `fill="${c}"${more && ' ' + more}/>`;
    return this.put(
      n(rx) === n(ry)
        ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n1(rx)}" ${rest}`
        : `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n1(rx)}" ry="${n1(ry)}" ${rest}`,
    );
  }

  poly(points: number[][], c: string, more = ''): this {
    return this.fill('M' + points.map((p) => n(p[0]) + ' ' + n(p[1])).join('L') + 'z', c, more);
  }

  line(d: string, c: string, width: number, more = ''): this {
    return this.path(d, `stroke="${c}" stroke-width="${n1(width)}"${more && ' ' + more}`);
  }

  /** A gradient in direction `v`, `h`, `r` (round), or as attributes. */
  grad(dir: string, stops: Stop[], more = ''): string {
    const id = this.id();
    const dot = (v: number): string => String(v).replace(/^0\./, '.');
    const s = stops
      .map(([o, c, a]) => `<stop${o ? ` offset="${dot(o)}"` : ''} stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${dot(a)}"`}/>`)
      .join('');
    const way = dir === 'v' ? ' x2="0" y2="1"' : dir === 'h' ? '' : ' ' + dir;
    this.defs.push(
      dir === 'r'
        ? `<radialGradient id="${id}" ${more}>${s}</radialGradient>`
        : `<linearGradient id="${id}"${way}${more && ' ' + more}>${s}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  def(make: (id: string) => string): string {
    const id = this.id();
    this.defs.push(make(id));
    return id;
  }

  wash(dir: string, colours: string[], box?: [number, number, number, number]): this {
    const [x, y, w, h] = box ?? [0, 0, this.w, this.h];
    const stops = colours.map((c, i): Stop => [n1((i / (colours.length - 1)) * 100) / 100, c]);
    return this.rect(x, y, w, h, this.grad(dir, stops));
  }

  svg(): string {
    const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(this.w)} ${n(this.h)}" fill="none"`;
    const defs = this.defs.length ? `<defs>${this.defs.join('')}</defs>` : '';
    return `${open} stroke-linecap="round" preserveAspectRatio="xMidYMid slice">${defs}${this.out.join('')}</svg>`;
  }

  private id(): string {
    return this.key + (this.ids++).toString(36);
  }
}
