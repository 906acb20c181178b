// Art Society: a painting of any size in cells, clipped by its frame.

import type { Chance } from '../../../../pictures/chance';
import { frame, RAIL } from '../../../../pictures/frame';
import type { Canvas } from '../../../../pictures/canvas';

/** Paints a genre into a box. */
type Genre = (g: Canvas, r: Chance, x: number, y: number, w: number, h: number) => void;

const FRAMES = ['gold', 'shell', 'wood', 'silver'];

export function society(paint: Genre): (g: Canvas, r: Chance, id: number) => void {
  return (g, r, id) => {
    const [w, h] = [g.w - 2 * RAIL, g.h - 2 * RAIL];
    const inside = `M${RAIL - 1} ${RAIL - 1}h${w + 2}v${h + 2}h-${w + 2}z`;
    g.put(`<g clip-path="url(#${g.def((id) => `<clipPath id="${id}"><path d="${inside}"/></clipPath>`)})">`);
    paint(g, r, RAIL, RAIL, w, h);
    g.put('</g>');
    frame(g, g.frame || FRAMES[id % 4]);
  };
}
