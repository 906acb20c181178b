// Dragging pieces: a visitor with a ticket into the next room, the Gallerist to a Location, an assistant to the market.

import type { TargetType } from '../../../generated/gallerist';
import type { Option, Question } from '../../protocol/types';
import type { Table } from '../../table/table.svelte';
import { DESK, KINDS, ON_PLAZA } from './view';

let carried = false;

/** After an assistant was dragged from a desk: the answer to who goes, without asking again. */
export function carriedOn(question: Question | null): Option | null {
  if (!carried || !question || question.kind === 'Pay') return null;
  carried = false;
  if (question.kind !== 'SendAssistant') return null;
  return question.options.find((option) => option.target?.number === DESK) ?? null;
}

const SLACK = 6;

/** What dropping a piece somewhere would answer. */
export function dropped(table: Table, piece: string, under: Element | null): Option | null {
  const [sort, number] = piece.split(':');
  const target = under?.closest('[data-target].can')?.getAttribute('data-target') ?? '';
  const place = under?.closest('[data-place]')?.getAttribute('data-place') ?? '';
  const option = (type: TargetType, at: number): Option | null => table.spot(type, at).option;
  if (sort === 'visitor') {
    const seat = table.question?.seat ?? -1;
    const from = Math.floor(Number(number) / KINDS.length);
    const to = Number(number) >= ON_PLAZA ? `lobby-${seat}` : from === seat ? `gallery-${seat}` : 'plaza';
    const arrived = place === to || under?.closest(`[data-room="${to}"]`);
    return arrived ? option('visitor', Number(number)) : null;
  }
  const onto: TargetType[] = sort === 'gallerist' ? ['location'] : ['offer_space', 'market_space'];
  const type = onto.find((wanted) => target.startsWith(`${wanted}:`));
  return type ? option(type, Number(target.split(':')[1])) : null;
}

/** An action: pieces marked with `data-drag` can be lifted while they, or what they could go to, can be chosen. */
export function dragging(room: HTMLElement, table: Table): { destroy(): void } {
  let piece: { node: SVGGraphicsElement; name: string; x: number; y: number; ghost: SVGSVGElement | null } | null =
    null;
  let moved = false;

  const may = (name: string): boolean => {
    const options = table.question?.options ?? [];
    const [sort, number] = name.split(':');
    if (sort === 'visitor')
      return options.some((o) => o.target?.type === 'visitor' && o.target.number === Number(number));
    const types = sort === 'gallerist' ? ['location'] : ['offer_space', 'market_space'];
    return options.some((o) => types.includes(o.target?.type ?? ''));
  };
  const lift = (node: SVGGraphicsElement): SVGSVGElement => {
    const box = node.getBBox();
    const drawn = node.getBoundingClientRect();
    const ghost = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    ghost.setAttribute('class', 'ga ghost');
    ghost.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    ghost.style.cssText = `position:fixed;left:${drawn.left}px;top:${drawn.top}px;width:${drawn.width}px;height:${drawn.height}px;z-index:20;pointer-events:none;filter:drop-shadow(0 6px 8px rgb(0 0 0/.3))`;
    ghost.append(node.cloneNode(true));
    document.body.append(ghost);
    return ghost;
  };
  const down = (event: PointerEvent): void => {
    const under = event.target as Element;
    const node =
      under.closest<SVGGraphicsElement>('[data-drag]') ??
      (under.matches('.target') ? under.parentElement?.querySelector<SVGGraphicsElement>('[data-drag]') : null);
    const name = node?.getAttribute('data-drag') ?? '';
    moved = false;
    if (!node || event.button || table.sending || !may(name)) return;
    piece = { node, name, x: event.clientX, y: event.clientY, ghost: null };
    event.preventDefault(); // so that the board stays where it is
  };
  const move = (event: PointerEvent): void => {
    if (!piece) return;
    const [dx, dy] = [event.clientX - piece.x, event.clientY - piece.y];
    if (!piece.ghost && Math.hypot(dx, dy) < SLACK) return;
    piece.ghost ??= lift(piece.node);
    moved = true;
    piece.node.style.opacity = '0.3';
    piece.ghost.style.transform = `translate(${dx}px, ${dy}px)`;
  };
  const up = (event: PointerEvent): void => {
    if (!piece) return;
    const { node, name, ghost } = piece;
    piece = null;
    if (!ghost) return;
    ghost.remove();
    node.style.opacity = '';
    const option =
      event.type === 'pointerup' ? dropped(table, name, document.elementFromPoint(event.clientX, event.clientY)) : null;
    if (!option) return;
    carried = name === 'assistant';
    table.choose(option);
  };
  const click = (event: MouseEvent): void => {
    if (!moved) return;
    moved = false;
    event.preventDefault();
    event.stopPropagation();
  };
  room.addEventListener('pointerdown', down, true);
  room.addEventListener('click', click, true);
  window.addEventListener('pointermove', move);
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, up);
  return {
    destroy() {
      window.removeEventListener('pointermove', move);
      for (const end of ['pointerup', 'pointercancel'] as const) window.removeEventListener(end, up);
    },
  };
}
