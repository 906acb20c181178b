// The words of the wire under short names; generated from the server's OpenAPI document, so that they cannot drift apart.
// What the games themselves say (views, steps, what is asked and pointed at) is typed by the games: `generated/<game>.ts`.

import type { Asked, Step, TargetType, View } from '../../generated/games';
import type { components } from '../../generated/schema';

type Schemas = components['schemas'];

export type HouseInfo = Schemas['HouseInfo'];
export type GameInfo = Schemas['GameInfo'];
export type Level = Schemas['LevelInfo']['name'];
export type SeatWanted = Schemas['SeatWanted'];
export type NewTable = Schemas['NewTable'];
export type Checked = Schemas['Checked'];
export type Components = Schemas['Components'];
export type Created = Schemas['Created'];
export type Seat = Schemas['Seat'];
export type Identity = Schemas['Identity'];
export type Carry = Schemas['Carry'];
export type Arrival = Schemas['Arrival'];
export type Timing = Schemas['Live'] | Schemas['Days'];
export type TableInfo = Schemas['TableInfo'];
export type LobbyChange = Schemas['LobbyChange'];
export type Seek = Schemas['Seek'];
export type Seeking = Schemas['Seeking'];
export type Pace = Seeking['paces'][number];
export type Talk = Schemas['Talk'];
export type TalkLine = Schemas['TalkLine'];
export type ReactionInfo = Schemas['ReactionInfo'];
export type Reason = Schemas['ReportLine']['reason'];
export type Advice = Schemas['Advice'];
export type Bell = Schemas['Bell'];
export type NewsWays = Schemas['NewsWays'];
export type Problem = Told<Schemas['Problem'], { update?: Update | null }>;
export type Figure = Schemas['Figure'];
export type ScoreLine = Schemas['ScoreLine'];
export type Standing = Schemas['Standing'];
export type SeatAccount = Schemas['SeatAccount'];
export type ReviewedTurn = Schemas['ReviewedTurn'];
export type ReviewedDraw = Schemas['ReviewedDraw'];
export type GameEnds = Schemas['GameEnds'];
export type Opponent = Schemas['Opponent'];
export type GameRating = Schemas['GameRating'];
export type Compared = Schemas['Compared'];
export type PuzzleInfo = Schemas['PuzzleInfo'];
export type PuzzleProgress = Schemas['PuzzleProgress'];
export type PuzzleConsent = Schemas['PuzzleConsent'];
export type PuzzleBook = Schemas['PuzzleBook'];
export type PuzzleList = Schemas['PuzzleList'];
export type PersonPage = Schemas['PersonPage'];
export type MyPage = Schemas['MyPage'];

/** A type of the wire in which some words are the games'. */
type Told<T, Own> = Omit<T, keyof Own> & Own;

export type Target = Told<Schemas['Target'], { type: TargetType }>;
export type Option = Told<Schemas['Option'], { target: Target | null }>;
export type Refusal = Told<Schemas['Refusal'], { target: Target | null }>;
export type Row = Told<Schemas['Row'], { target: Target | null }>;
export type Panel = Told<Schemas['Panel'], { rows: Row[] }>;
export type Event = Told<Schemas['Event'], { step: Step; targets: Target[] }>;
/** What is asked: `kind` tells which facts `step` holds. */
export type Question = Asked &
  Omit<Told<Schemas['Question'], { options: Option[]; refusals: Refusal[]; about: Target | null }>, keyof Asked>;
export type Position = Told<Schemas['Position'], { view: View; panels: Panel[] }>;
export type Update = Told<Schemas['Update'], { position: Position | null; waiting: Question | null; events: Event[] }>;
export type Place = Told<Schemas['Place'], { target: Target | null }>;
export type ReviewedAnswer = Told<
  Schemas['ReviewedAnswer'],
  { given_target: Target | null; best_target: Target | null }
>;
export type GameReview = Told<Schemas['GameReview'], { answers: ReviewedAnswer[] }>;
export type Trial = Told<Schemas['Trial'], { thing: Target; places: Place[] }>;
export type PuzzleShown = Told<Schemas['PuzzleShown'], { update: Update }>;
export type PuzzleAnswer = Told<Schemas['PuzzleAnswer'], { target: Target | null }>;
export type PuzzleSolved = Told<Schemas['PuzzleSolved'], { answers: PuzzleAnswer[] }>;
