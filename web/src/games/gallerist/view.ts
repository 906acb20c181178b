// What the server tells of a position of The Gallerist, and how the client shows it.

import {
  ANSWERS,
  COLOURS,
  FORMS,
  GAME,
  SEATS,
  TICKETS,
  VISITORS as KINDS,
  WORKS,
  type ArtistName,
  type Bonus,
  type Form,
  type Location,
  type TicketIcon,
  type View,
  type Visitors,
  type Work,
} from '../../../generated/gallerist';
import { viewOf, type View as AnyView } from '../../protocol/views';

export {
  ACTIONS,
  COLOURS,
  FORMS,
  PLACES,
  PLAYER_BOARD,
  SEATS,
  SLOTS,
  START_SLOT,
  TICKETS,
} from '../../../generated/gallerist';
export type {
  Artist,
  ArtistName,
  Bonus,
  Colour,
  Contract,
  ContractSlot,
  CountedTile,
  Decision,
  Exhibit,
  Form,
  LacerdaBoard,
  Place,
  PlayerBoard,
  Rates,
  SecretCard,
  Stack,
  TargetType,
  Tickets,
  Tile,
  TileName,
  View,
  Visitors,
  Work,
} from '../../../generated/gallerist';
export { KINDS };
export type Kind = (typeof KINDS)[number];
export type Owner = Location['owner'];

/** A view of this game. */
export const seen = (view: AnyView): View => viewOf(GAME, view);

/** The rows of the Artists Colony, from the top. */
export const COLONY: readonly Form[] = ['digital', 'painting', 'sculpture', 'photo'];

/** Where the numbers of visitors in the Plaza begin, after those of the lobbies. */
export const ON_PLAZA = ANSWERS.MoveVisitors.plaza;
/** Among the places that an assistant comes from, after the Locations. */
export const { desk: DESK, kicked: KICKED } = ANSWERS.SendAssistant;

/** Lacerda's pieces have the fifth colour. */
export const LACERDA = SEATS;
export const whose = (owner: Owner): number => (owner === 'lacerda' ? LACERDA : (owner ?? 0));

/** Artists are numbered by form, then by colour. */
export const artistNumber = ({ form, colour }: ArtistName): number =>
  COLOURS.length * FORMS.indexOf(form) + COLOURS.indexOf(colour);
export const artistOf = (number: number): ArtistName => ({
  form: FORMS[Math.floor(number / COLOURS.length)],
  colour: COLOURS[number % COLOURS.length],
});

export const inAll = (visitors: Visitors): number => KINDS.reduce((sum, kind) => sum + visitors[kind], 0);

/** The symbol of a ticket icon: by the colours a player chooses from. */
export const TICKET_SIGNS: Record<TicketIcon, 'I' | 'V' | 'C' | 'IV' | 'IC' | 'VC' | 'any'> = {
  brown: 'I',
  pink: 'V',
  white: 'C',
  any: 'any',
  brown_pink: 'IV',
  brown_white: 'IC',
  pink_white: 'VC',
};
const SLOT_BONUSES: Partial<Record<TicketIcon, Bonus>> = { brown: 'ticket_I', pink: 'ticket_V', white: 'ticket_C' };
/** The tickets of a set of colours, by its number. */
export const ticketsOf = (set: number): (typeof TICKETS)[number][] => TICKETS.filter((_, i) => (set >> i) & 1);
/** The bonus of an empty contract slot, by its ticket. */
export const slotBonus = (ticket: TicketIcon): Bonus => SLOT_BONUSES[ticket] ?? 'ticket_any';
export const KIND_SIGNS = { investor: 'I', vip: 'V', collector: 'C' } as const satisfies Record<Kind, string>;

/** The kind of a work, by what it shows. */
const lookOf = ({ fame, tickets }: Pick<Work, 'fame' | 'tickets'>): string => fame + tickets.join();
const LOOKS = WORKS.map(lookOf);

/** The pictures of all works in sight: a twin is told from its twin, so that no two are alike. */
export function hang(view: View): (work: Work) => number {
  const numbers = new Map<Work, number>();
  const used = new Map<string, number>();
  const add = (work: Work | null): void => {
    if (!work) return;
    const look = lookOf(work);
    const key = work.form + look;
    const copy = used.get(key) ?? 0;
    used.set(key, copy + 1);
    const kind = LOOKS.indexOf(look);
    numbers.set(work, (kind < 0 ? LOOKS.length : kind) + copy * (LOOKS.length + 1));
  };
  view.easels.forEach(add);
  for (const player of view.players) player.sold.forEach(add);
  for (const player of view.players) player.exhibited.forEach(add);
  for (const stack of view.works) add(stack.top);
  return (work) => numbers.get(work) ?? 0;
}
