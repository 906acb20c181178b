// Written by scripts/typescript.py from the rules: change those, not this.

/** The name of the game. */
export const GAME = 'gallerist';

/** The table as a seat sees it (p. 2): everything but the others' two secret cards. */
export interface View {
  readonly game: 'gallerist';
  readonly seat: number | null;
  readonly solo: boolean;
  readonly level: Level | null;
  readonly round: number;
  readonly phase: Phase;
  readonly start: number | null;
  readonly active: number | null;
  readonly intermediate: Intermediate;
  /** The line of the final scoring that is next. */
  readonly scoring: number;
  readonly end: EndConditions;
  readonly influence_track: InfluenceTrack;
  /** What a work is worth, by its artist's stars. */
  readonly values: readonly number[];
  readonly celebrity_money: number;
  readonly bonus_rates: Rates;
  readonly bag: Visitors;
  readonly plaza: Visitors;
  readonly box_office: Tickets;
  readonly ticket_discard: Tickets;
  readonly locations: readonly Location[];
  readonly artists: readonly (Artist | null)[];
  readonly works: readonly Stack[];
  readonly easels: readonly (Work | null)[];
  readonly contracts: Contracts;
  readonly promotion: readonly Promotion[];
  readonly market: Market;
  readonly players: readonly PlayerBoard[];
  readonly lacerda: LacerdaBoard | null;
  readonly goals: readonly SoloGoal[];
  /** The reputation tiles left in the box. */
  readonly tiles_out: readonly Tile[];
}

/** How near the end is: two of the three conditions bring it about, the first alone in the solo game (pp. 5, 16). */
export interface EndConditions {
  readonly tickets_left: number;
  readonly celebrities: number;
  readonly celebrities_wanted: number;
  readonly visitors_left: number;
}

/** The printed track: where stars and coins lie, what each space is worth at the end (pp. 13, 16). */
export interface InfluenceTrack {
  readonly stars: readonly number[];
  readonly coins: readonly number[];
  readonly worth: readonly number[];
}

/** What each visitor in the gallery adds to a bonus. */
export interface Rates {
  readonly influence_per_vip: number;
  readonly influence_per_collector: number;
  readonly money_per_investor: number;
  readonly money_per_collector: number;
  readonly fame_per_collector: number;
}

/** How many visitors of each type. */
export interface Visitors {
  readonly investor: number;
  readonly vip: number;
  readonly collector: number;
}

/** How many tickets of each colour. */
export interface Tickets {
  readonly brown: number;
  readonly pink: number;
  readonly white: number;
}

/** A location with the piece on its space, the one on its kicked-out space, and its start tile (pp. 3, 5-6). */
export interface Location {
  readonly place: Place;
  readonly piece: Piece | null;
  readonly owner: number | Lacerda | null;
  readonly kicked: Kicked | null;
  readonly tile: Tile | null;
}

/** A piece on a kicked-out space (p. 6). */
export interface Kicked {
  readonly piece: Piece;
  readonly owner: number | Lacerda;
}

/** A reputation tile: its name, and the influence and money it brings for each thing counted (p. 20). */
export interface Tile {
  readonly tile: TileName;
  readonly influence: number;
  readonly money: number;
}

/** An artist tile and what lies on it; fame, stars and value only once discovered. */
export interface Artist {
  readonly form: Form;
  readonly colour: Colour;
  readonly discovered: boolean;
  readonly initial_fame: number;
  readonly fame: number | null;
  readonly stars: number | null;
  readonly value: number | null;
  readonly celebrity: boolean;
  /** The fame at which the tile shows each star, the last one the celebrity's. */
  readonly thresholds: readonly number[];
  readonly initial_stars: number;
  readonly promotion: number;
  readonly promotion_printed: boolean;
  readonly signatures: number;
  readonly bonus: Bonus | null;
  readonly collector: boolean;
}

/** The works of a form: the top one with its visitors, and how many lie under it. */
export interface Stack {
  readonly form: Form;
  readonly top: Work | null;
  readonly visitors: Visitors;
  readonly below: number;
  /** The works below, in no order: nobody knows it. */
  readonly unseen: readonly UnseenWork[];
}

/** A work of art: its form, the fame it brings, its ticket icons. */
export interface Work {
  readonly form: Form;
  readonly fame: number;
  readonly tickets: readonly TicketIcon[];
}

/** A work that lies somewhere in a stack, and how many like it. */
export interface UnseenWork {
  readonly form: Form;
  readonly fame: number;
  readonly tickets: readonly TicketIcon[];
  readonly copies: number;
}

/** The display, each space from the card that shows down to the oldest; the deck is known but for its order. */
export interface Contracts {
  readonly display: readonly (readonly Contract[])[];
  readonly deck: number;
  readonly unseen: readonly Contract[];
  readonly discard: readonly Contract[];
}

/** A contract: its form and the bonus on its front. */
export interface Contract {
  readonly card: number;
  readonly form: Form;
  readonly bonus: Bonus;
}

/** A promotion level: tokens left, influence it costs, bonus (p. 11). */
export interface Promotion {
  readonly level: number;
  readonly tokens: number;
  readonly cost: number;
  readonly bonus: Bonus;
}

/** The International Market: its columns, the reputation tiles above and then the offers below (pp. 12-13). */
export interface Market {
  readonly columns: readonly Column[];
  readonly spaces: readonly (TileSpace | OfferSpace)[];
}

/** A column of the International Market. */
export interface Column {
  readonly column: number;
  readonly influence: number;
  /** The money of the first, the second, … */
  readonly majority: readonly number[];
  readonly closed: boolean;
  readonly standings: readonly Standing[];
}

/** How many assistants a player has in a column, and the majority money if the game ended now (p. 15). */
export interface Standing {
  readonly assistants: number;
  readonly money: number;
}

/** A space of the market's upper part: its reputation tile and whose assistant stands there. */
export interface TileSpace {
  readonly form: Form;
  readonly tile: Tile | null;
  readonly column: number;
  readonly assistant: number | Lacerda | null;
}

/** A space of the market's lower part: the money offered, its bonus and whose assistant stands there. */
export interface OfferSpace {
  readonly offer: number;
  readonly bonus: Bonus;
  readonly column: number;
  readonly assistant: number | Lacerda | null;
}

/** A player's board, lobby, gallery and pieces; the two secret cards if the reader may see them. */
export interface PlayerBoard {
  readonly money: number;
  /** The money at the end if the game ended now, but for what nobody knows. */
  readonly standing: number;
  readonly influence: number;
  readonly tickets: Tickets;
  readonly lobby: Visitors;
  readonly gallery: Visitors;
  readonly collector_limit: number;
  readonly gallerist: Place | null;
  readonly desks: number;
  readonly desks_in_all: number;
  readonly queue: number;
  readonly hired: number;
  readonly hire_costs: readonly number[];
  readonly hire_bonuses: readonly (Bonus | null)[];
  readonly assistants_at: readonly Place[];
  readonly assistants_on_market: number;
  readonly assistants_out: number;
  readonly exhibited: readonly Exhibit[];
  readonly slots: number;
  readonly masterpieces: number;
  readonly masterpieces_sold: number;
  readonly start_tile: Tile | null;
  readonly sold: readonly Work[];
  readonly commission: ArtistName | null;
  readonly contracts: readonly ContractSlot[];
  readonly reputation: readonly ReputationSpace[];
  readonly total_offer: number;
  readonly assistants_in_play: number;
  /** The influence of the last scoring step: with that of the tiles, if they are not scored yet (p. 15). */
  readonly final_influence: number;
  readonly curator: SecretCard | null;
  readonly dealer: SecretCard | null;
  readonly auctioned: Auctioned | null;
}

/** A work in a gallery with the artist whose signature stands for it; an auctioned one has none. */
export interface Exhibit {
  readonly form: Form;
  readonly fame: number;
  readonly tickets: readonly TicketIcon[];
  readonly artist: ArtistName | null;
  readonly stars: number | null;
  readonly value: number | null;
  readonly masterpiece: boolean;
}

/** Which artist: an art form and a colour. */
export interface ArtistName {
  readonly form: Form;
  readonly colour: Colour;
}

/** A contract slot: its ticket while it is empty, else the card, its side and its assistant (pp. 6, 9-10). */
export interface ContractSlot {
  readonly ticket: TicketIcon;
  readonly card: number | null;
  readonly form: Form | null;
  /** That of the side that shows. */
  readonly bonus: Bonus | null;
  readonly fulfilled: boolean;
  readonly side: Side;
  readonly assistant: boolean;
}

/** A reputation space of a player: its bonus, or the tile on it (p. 12). */
export interface ReputationSpace {
  readonly bonus: Bonus;
  readonly tile: CountedTile | null;
}

/** A tile on a player's board, with what it counts now or counted when it was scored. */
export interface CountedTile {
  readonly tile: TileName;
  readonly influence: number;
  readonly money: number;
  readonly counted: number;
}

/** A curator or an art dealer (pp. 15-16). */
export interface SecretCard {
  readonly card: CuratorName | DealerName;
  readonly goals: readonly CardGoal[];
}

/** A goal of a secret card: its money, the works it wants, whether they are there now. */
export interface CardGoal {
  readonly money: number;
  readonly works: Works;
  readonly met: boolean;
}

/** How many works of each form. */
export interface Works {
  readonly digital: number;
  readonly photo: number;
  readonly sculpture: number;
  readonly painting: number;
}

/** The renowned work a player has won, and its value (p. 15). */
export interface Auctioned {
  readonly form: Form;
  readonly fame: number;
  readonly tickets: readonly TicketIcon[];
  readonly money: number;
}

/** The dummy player of the solo game (p. 16). */
export interface LacerdaBoard {
  readonly location: Place | null;
  readonly kicked_out: boolean;
  readonly supply: number;
  readonly assistants_at: readonly Place[];
  readonly assistants_on_market: number;
}

/** A goal of the solo game's level; whether that of the secret cards is reached is the player's to know. */
export interface SoloGoal {
  readonly goal: Goal;
  readonly wanted: number | null;
  readonly reached: boolean | null;
}

export type Bonus =
  | 'influence'
  | 'investment'
  | 'fame'
  | 'visitor_plaza_any'
  | 'visitor_plaza_vip_or_investor'
  | 'visitor_bag'
  | 'assistant'
  | 'contract'
  | 'ticket_any'
  | 'ticket_I'
  | 'ticket_V'
  | 'ticket_C'
  | 'two_different_tickets';

export type Colour = 'blue' | 'red';

export type CuratorName = 'curator_c1' | 'curator_c2' | 'curator_c3' | 'curator_c4';

export type DealerName = 'dealer_d1' | 'dealer_d2' | 'dealer_d3' | 'dealer_d4';

export type Form = 'digital' | 'photo' | 'sculpture' | 'painting';

export type Goal = 'cards' | 'reputation' | 'masterpieces' | 'money';

export type Intermediate = 'not_yet' | 'due' | 'done';

export type Lacerda = 'lacerda';

export type Level = 'apprentice' | 'experienced' | 'master';

export type Phase = 'setup' | 'playing' | 'last_round' | 'last_lap' | 'over';

export type Piece = 'gallerist' | 'assistant';

export type Place = 'sales_office' | 'artists_colony' | 'media_center' | 'international_market';

export type Side = 'front' | 'influence' | 'investment';

export type TicketIcon = 'brown' | 'pink' | 'brown_pink' | 'white' | 'brown_white' | 'pink_white' | 'any';

export type TileName =
  | 'rep_influence'
  | 'rep_collectors'
  | 'rep_vips'
  | 'rep_investors'
  | 'rep_visitors'
  | 'rep_trios'
  | 'rep_reputation'
  | 'rep_offers'
  | 'rep_assistants'
  | 'rep_promoted'
  | 'rep_acquired'
  | 'rep_sold'
  | 'rep_exhibited'
  | 'rep_forms'
  | 'rep_photo'
  | 'rep_painting'
  | 'rep_digital'
  | 'rep_sculpture'
  | 'rep_famous'
  | 'rep_masterpieces';

/** The things on the table that answers point at. */
export type TargetType =
  | 'action'
  | 'amount'
  | 'answer'
  | 'artist'
  | 'artist_tile'
  | 'assistant'
  | 'bonus'
  | 'contract'
  | 'contract_half'
  | 'contract_slot'
  | 'curator'
  | 'dealer'
  | 'easel'
  | 'gallery_visitor'
  | 'lobby_visitor'
  | 'location'
  | 'market_space'
  | 'offer_space'
  | 'plaza_visitor'
  | 'reputation'
  | 'reputation_space'
  | 'seat'
  | 'signature'
  | 'ticket'
  | 'tickets'
  | 'visitor'
  | 'visitor_type'
  | 'work';

/** What seats are asked: the step that waits, and its arguments. */
export type Asked =
  | { readonly kind: 'ChooseStart'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'Move'; readonly step: { readonly executive: boolean } }
  | { readonly kind: 'LeaveAssistant'; readonly step: { readonly to: number } }
  | { readonly kind: 'Act'; readonly step: { readonly place: number; readonly executive: boolean } }
  | { readonly kind: 'KickedOut'; readonly step: { readonly place: number } }
  | { readonly kind: 'Executive'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'MoveVisitors'; readonly step: { readonly owed: number; readonly moved: number } }
  | { readonly kind: 'UseContract'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'SendAssistant'; readonly step: { readonly to: number } }
  | { readonly kind: 'Discover'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'BuyWork'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'SignContract'; readonly step: { readonly laid: boolean; readonly bonus: boolean } }
  | { readonly kind: 'PlaceContract'; readonly step: { readonly space: number } }
  | { readonly kind: 'SellWork'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'DismissVisitor'; readonly step: { readonly form: number } }
  | { readonly kind: 'FulfilContract'; readonly step: { readonly form: number; readonly dismissed: number } }
  | { readonly kind: 'Hire'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'Promote'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'TakeReputation'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'MakeOffer'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'PlaceReputation'; readonly step: { readonly tile_from: number } }
  | { readonly kind: 'SendVisitor'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'Pay'; readonly step: { readonly price: number } }
  | { readonly kind: 'RaiseFame'; readonly step: { readonly artist: number; readonly amount: number } }
  | { readonly kind: 'GiveFame'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'InviteVisitor'; readonly step: { readonly colours: number; readonly from_bag: boolean } }
  | { readonly kind: 'FreeAssistant'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'TakeTickets'; readonly step: { readonly first: number; readonly second: number } }
  | { readonly kind: 'ExchangeTicket'; readonly step: { readonly colour: number } }
  | { readonly kind: 'DiscardTicket'; readonly step: Readonly<Record<string, never>> }
  | { readonly kind: 'TakeRenowned'; readonly step: Readonly<Record<string, never>> };

/** The names of what seats are asked. */
export type Decision = Asked['kind'];

/** A step as it travels: its name and its arguments. */
export type Step =
  | readonly [name: 'ChooseStart', seat: number]
  | readonly [name: 'Move', seat: number, executive: boolean]
  | readonly [name: 'LeaveAssistant', seat: number, to: number]
  | readonly [name: 'Act', seat: number, place: number, executive: boolean]
  | readonly [name: 'KickedOut', seat: number, place: number]
  | readonly [name: 'Executive', seat: number]
  | readonly [name: 'MoveVisitors', seat: number, owed: number, moved: number]
  | readonly [name: 'UseContract', seat: number]
  | readonly [name: 'SendAssistant', seat: number, to: number]
  | readonly [name: 'Discover', seat: number]
  | readonly [name: 'BuyWork', seat: number]
  | readonly [name: 'SignContract', seat: number, laid: boolean, bonus: boolean]
  | readonly [name: 'PlaceContract', seat: number, space: number]
  | readonly [name: 'SellWork', seat: number]
  | readonly [name: 'DismissVisitor', seat: number, form: number]
  | readonly [name: 'FulfilContract', seat: number, form: number, dismissed: number]
  | readonly [name: 'Hire', seat: number]
  | readonly [name: 'Promote', seat: number]
  | readonly [name: 'TakeReputation', seat: number]
  | readonly [name: 'MakeOffer', seat: number]
  | readonly [name: 'PlaceReputation', seat: number, tile_from: number]
  | readonly [name: 'SendVisitor', seat: number]
  | readonly [name: 'Pay', seat: number, price: number]
  | readonly [name: 'RaiseFame', seat: number, artist: number, amount: number]
  | readonly [name: 'GiveFame', seat: number]
  | readonly [name: 'InviteVisitor', seat: number, colours: number, from_bag: boolean]
  | readonly [name: 'FreeAssistant', seat: number]
  | readonly [name: 'TakeTickets', seat: number, first: number, second: number]
  | readonly [name: 'ExchangeTicket', seat: number, colour: number]
  | readonly [name: 'DiscardTicket', seat: number]
  | readonly [name: 'TakeRenowned', seat: number]
  | readonly [name: 'LayContract', space: number]
  | readonly [name: 'DrawArtist']
  | readonly [name: 'DrawBonus', artist: number]
  | readonly [name: 'SetAside', form: number]
  | readonly [name: 'ShowWork', form: number]
  | readonly [name: 'LayTile', space: number]
  | readonly [name: 'FillEasel']
  | readonly [name: 'DrawVisitors', place: number, left: number]
  | readonly [name: 'StartPlayer']
  | readonly [name: 'DealCurator', seat: number]
  | readonly [name: 'DealDealer', seat: number]
  | readonly [name: 'Auction']
  | readonly [name: 'BecomeCelebrity', seat: number, artist: number]
  | readonly [name: 'Begin']
  | readonly [name: 'CheckEnd']
  | readonly [name: 'DiscardStartTile', seat: number]
  | readonly [name: 'DropCommission', seat: number]
  | readonly [name: 'EndTurn', seat: number]
  | readonly [name: 'Enter', seat: number, place: number]
  | readonly [name: 'FinalScoring']
  | readonly [name: 'FirstTurn']
  | readonly [name: 'FreeStartTile', seat: number]
  | readonly [name: 'GainColumn', seat: number, column: number]
  | readonly [name: 'GainInfluence', seat: number]
  | readonly [name: 'GainInvestment', seat: number]
  | readonly [name: 'GoHome', seat: number]
  | readonly [name: 'Hang', seat: number, artist: number]
  | readonly [name: 'IntermediateScoring']
  | readonly [name: 'LacerdaActs', seat: number]
  | readonly [name: 'LacerdaMoves']
  | readonly [name: 'LacerdaTrades']
  | readonly [name: 'LacerdaWins']
  | readonly [name: 'LayBonus', artist: number]
  | readonly [name: 'NewContracts', seat: number]
  | readonly [name: 'NextTurn', seat: number]
  | readonly [name: 'OwedAction', seat: number, place: number]
  | readonly [name: 'Publicity', seat: number, artist: number]
  | readonly [name: 'RefillDisplay', space: number]
  | readonly [name: 'ScoreCurators']
  | readonly [name: 'ScoreDealers']
  | readonly [name: 'ScoreExhibition']
  | readonly [name: 'ScoreInfluence']
  | readonly [name: 'ScoreMajorities']
  | readonly [name: 'ScoreReputation']
  | readonly [name: 'ShuffleContracts']
  | readonly [name: 'TurnUp', seat: number, artist: number]
  | readonly [name: 'Uncover', form: number]
  | readonly [name: 'VisitorsToPlaza', form: number];

/** The answers that have a name, by what is asked. */
export const ANSWERS = {
  Move: { move_visitors: 4, use_contract: 5 },
  LeaveAssistant: { desk: 4, alone: 5 },
  Act: { move_visitors: 8, use_contract: 9, pass: 10 },
  KickedOut: { move_visitors: 8, use_contract: 9, decline: 10 },
  Executive: { move_visitors: 0, use_contract: 1, decline: 2 },
  MoveVisitors: { plaza: 12, stop: 15 },
  SendAssistant: { desk: 4, kicked: 5 },
  SignContract: { new: 4, decline: 5 },
  DismissVisitor: { nobody: 3 },
  SendVisitor: { nobody: 3 },
  GiveFame: { decline: 8 },
  InviteVisitor: { decline: 3 },
  FreeAssistant: { take: 0, decline: 1 },
  ExchangeTicket: { discard: 3 },
} as const;

export const SEATS = 4;

export const FORMS = ['digital', 'photo', 'sculpture', 'painting'] as const;

export const COLOURS = ['blue', 'red'] as const;

export const VISITORS = ['investor', 'vip', 'collector'] as const;

export const COLUMN_VISITORS = [
  [['investor', 'vip', 'collector']],
  [['investor'], ['vip']],
  [['collector'], ['investor', 'vip']],
] as const;

export const TICKETS = ['brown', 'pink', 'white'] as const;

export const PLACES = ['sales_office', 'artists_colony', 'media_center', 'international_market'] as const;

export const ACTIONS = [
  'SignContract',
  'SellWork',
  'Discover',
  'BuyWork',
  'Hire',
  'Promote',
  'TakeReputation',
  'MakeOffer',
] as const;

export const WORKS = [
  { fame: 0, tickets: ['pink'] },
  { fame: 0, tickets: ['brown'] },
  { fame: 0, tickets: ['any'] },
  { fame: 1, tickets: ['pink', 'brown_white'] },
  { fame: 1, tickets: ['brown', 'pink_white'] },
  { fame: 1, tickets: ['any', 'any'] },
  { fame: 2, tickets: ['any', 'any'] },
] as const;

export const PLAYER_BOARD = {
  hire_costs: [1, 2, 2, 3, 3, 4, 5, 6],
  hire_bonuses: [null, 'ticket_I', 'ticket_V', 'influence', null, 'ticket_any', null, 'investment'],
  reputation_bonuses: [
    'influence',
    'investment',
    'fame',
    'visitor_plaza_any',
    'two_different_tickets',
    'assistant',
  ],
} as const;

export const SLOTS = 3;

export const START_SLOT = 2;
