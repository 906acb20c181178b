// The words of the wire under short names; generated from the server's OpenAPI document, so that they cannot drift apart.

import type { components } from '../../generated/schema';

type Schemas = components['schemas'];

export type House = Schemas['House'];
export type GameInfo = Schemas['GameInfo'];
export type Level = Schemas['LevelInfo']['name'];
export type SeatWanted = Schemas['SeatWanted'];
export type NewTable = Schemas['NewTable'];
export type Checked = Schemas['Checked'];
export type Components = Schemas['Components'];
export type Created = Schemas['Created'];
export type Seat = Schemas['Seat'];
export type TableInfo = Schemas['TableInfo'];
export type Advice = Schemas['Advice'];
export type Problem = Schemas['Problem'];
export type Option = Schemas['Option'];
export type Figure = Schemas['Figure'];
export type Trial = Schemas['Trial'];
export type Trials = Schemas['Trials'];
export type Refusal = Schemas['Refusal'];
export type Question = Schemas['Question'];
export type Event = Schemas['Event'];
export type Panel = Schemas['Panel'];
export type Target = Schemas['Target'];
export type Position = Schemas['Position'];
export type ScoreLine = Schemas['ScoreLine'];
export type Standing = Schemas['Standing'];
export type Update = Schemas['Update'];
