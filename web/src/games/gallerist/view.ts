// What the server tells of a position of The Gallerist, and the printed order of its things.

export const FORMS = ['digital', 'photo', 'sculpture', 'painting'] as const;
export type Form = (typeof FORMS)[number];
/** The rows of the Artists Colony, from the top. */
export const COLONY: Form[] = ['digital', 'painting', 'sculpture', 'photo'];
export const KINDS = ['investor', 'vip', 'collector'] as const;
export type Kind = (typeof KINDS)[number];
export const TICKETS = ['brown', 'pink', 'white'] as const;
export const PLACES = ['sales_office', 'artists_colony', 'media_center', 'international_market'] as const;
export type Place = (typeof PLACES)[number];
export type Colour = 'blue' | 'red';
export type Owner = number | 'lacerda' | null;

export type Visitors = Record<Kind, number>;
export type Tickets = Record<(typeof TICKETS)[number], number>;

export interface ArtistName {
  form: Form;
  colour: Colour;
}

export interface Artist extends ArtistName {
  discovered: boolean;
  initial_fame: number;
  fame: number | null;
  stars: number | null;
  value: number | null;
  celebrity: boolean;
  thresholds: number[];
  initial_stars: number;
  promotion: number;
  promotion_printed: boolean;
  signatures: number;
  bonus: string | null;
  collector: boolean;
}

export interface Work {
  form: Form;
  fame: number;
  tickets: string[];
}

export interface Stack {
  form: Form;
  top: Work | null;
  visitors: Visitors;
  below: number;
}

export interface Exhibit extends Work {
  artist: ArtistName | null;
  stars: number | null;
  value: number | null;
  masterpiece: boolean;
}

export interface Tile {
  tile: string;
  influence: number;
  money: number;
  counted?: number;
}

export interface Location {
  place: Place;
  piece: 'gallerist' | 'assistant' | null;
  owner: Owner;
  kicked: { piece: 'gallerist' | 'assistant'; owner: Owner } | null;
  tile: Tile | null;
}

export interface Contract {
  card: number;
  form: Form;
  bonus: string;
}

export interface ContractSlot {
  ticket: string;
  card: number | null;
  form: Form | null;
  bonus: string | null;
  fulfilled: boolean;
  side: 'front' | 'influence' | 'investment';
  assistant: boolean;
}

export interface Space {
  column: number;
  assistant: Owner;
  form?: Form;
  tile?: Tile | null;
  offer?: number;
  bonus?: string;
}

export interface Column {
  column: number;
  influence: number;
  majority: number[];
  closed: boolean;
  standings: { assistants: number; money: number }[];
}

export interface SecretCard {
  card: string;
  goals: { money: number; works: Record<Form, number>; met: boolean }[];
}

export interface PlayerBoard {
  money: number;
  standing: number;
  influence: number;
  tickets: Tickets;
  lobby: Visitors;
  gallery: Visitors;
  collector_limit: number;
  gallerist: Place | null;
  desks: number;
  desks_in_all: number;
  queue: number;
  hired: number;
  hire_costs: number[];
  hire_bonuses: (string | null)[];
  assistants_at: Place[];
  assistants_on_market: number;
  assistants_out: number;
  exhibited: Exhibit[];
  slots: number;
  masterpieces: number;
  start_tile: Tile | null;
  sold: Work[];
  commission: ArtistName | null;
  contracts: ContractSlot[];
  reputation: { bonus: string; tile: Tile | null }[];
  total_offer: number;
  curator: SecretCard | null;
  dealer: SecretCard | null;
}

export interface Lacerda {
  location: Place | null;
  kicked_out: boolean;
  supply: number;
  assistants_at: Place[];
  assistants_on_market: number;
}

/** What a visitor in the Gallery adds to a bonus. */
export interface Rates {
  influence_per_vip: number;
  influence_per_collector: number;
  money_per_investor: number;
  money_per_collector: number;
  fame_per_collector: number;
}

export interface View {
  seat: number | null;
  solo: boolean;
  level: string | null;
  round: number;
  phase: string;
  active: number | null;
  intermediate: 'not_yet' | 'due' | 'done';
  end: { tickets_left: number; celebrities: number; celebrities_wanted: number; visitors_left: number };
  influence_track: { stars: number[]; coins: number[]; worth: number[] };
  values: number[];
  bonus_rates: Rates;
  bag: Visitors;
  plaza: Visitors;
  box_office: Tickets;
  ticket_discard: Tickets;
  locations: Location[];
  artists: (Artist | null)[];
  works: Stack[];
  easels: (Work | null)[];
  contracts: { display: Contract[][]; deck: number; discard: Contract[] };
  promotion: { level: number; tokens: number; cost: number; bonus: string }[];
  market: { columns: Column[]; spaces: Space[] };
  players: PlayerBoard[];
  lacerda: Lacerda | null;
  goals: { goal: string; wanted: number | null; reached: boolean | null }[];
}

/** Lacerda's pieces have the fifth colour. */
export const LACERDA = 4;
export const whose = (owner: Owner): number => (owner === 'lacerda' ? LACERDA : (owner ?? 0));

export const artistNumber = ({ form, colour }: ArtistName): number =>
  2 * FORMS.indexOf(form) + (colour === 'red' ? 1 : 0);

export const inAll = (visitors: Visitors): number => KINDS.reduce((sum, kind) => sum + visitors[kind], 0);

/** The symbol of a ticket icon: by the colours a player chooses from. */
export const TICKET_SIGNS: Record<string, string> = {
  brown: 'I',
  pink: 'V',
  white: 'C',
  any: 'any',
  brown_pink: 'IV',
  brown_white: 'IC',
  pink_white: 'VC',
};
/** The bonus of an empty contract slot, by its ticket. */
export const slotBonus = (ticket: string): string => `ticket_${TICKET_SIGNS[ticket] ?? 'any'}`;
export const KIND_SIGNS: Record<Kind, string> = { investor: 'I', vip: 'V', collector: 'C' };

const WORKS = ['0pink', '0brown', '0any', '1pink,brown_white', '1brown,pink_white', '1any,any', '2any,any'];

/** The pictures of all works in sight: a twin is told from its twin, so that no two are alike. */
export function hang(view: View): (work: Work) => number {
  const seen = new Map<Work, number>();
  const used = new Map<string, number>();
  const look = (work: Work | null): void => {
    if (!work) return;
    const name = work.fame + work.tickets.join();
    const key = work.form + name;
    const copy = used.get(key) ?? 0;
    used.set(key, copy + 1);
    const kind = WORKS.indexOf(name);
    seen.set(work, (kind < 0 ? WORKS.length : kind) + copy * (WORKS.length + 1));
  };
  view.easels.forEach(look);
  for (const player of view.players) player.sold.forEach(look);
  for (const player of view.players) player.exhibited.forEach(look);
  for (const stack of view.works) look(stack.top);
  return (work) => seen.get(work) ?? 0;
}
