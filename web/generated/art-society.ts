// Written by scripts/typescript.py from the rules: change those, not this.

/** The name of the game. */
export const GAME = 'art-society';

/** The things on the table that answers point at. */
export type TargetType = 'answer' | 'bid' | 'cell' | 'decor' | 'lot' | 'painting' | 'stack';

/** What seats are asked. */
export type Decision =
  | 'HangStartPainting'
  | 'ChooseLot'
  | 'Bid'
  | 'Pick'
  | 'Hang'
  | 'HangFromAssistant'
  | 'HangFromMuseum'
  | 'HangDecor'
  | 'TakeDecor'
  | 'ExchangeDecor'
  | 'ExchangeLine'
  | 'ExchangeMuseum'
  | 'ConfirmHanging';

/** A step as it travels: its name and its arguments. */
export type Step =
  | readonly [name: 'HangStartPainting', seat: number]
  | readonly [name: 'ChooseLot', seat: number, left: number]
  | readonly [name: 'Bid', seat: number]
  | readonly [name: 'Pick', seat: number]
  | readonly [name: 'Hang', seat: number]
  | readonly [name: 'HangFromAssistant', seat: number]
  | readonly [name: 'HangFromMuseum', seat: number]
  | readonly [name: 'HangDecor', seat: number, decor: number]
  | readonly [name: 'TakeDecor', seat: number, left: number, several: boolean, wanted: number]
  | readonly [name: 'ExchangeDecor', seat: number, value: number]
  | readonly [name: 'ExchangeLine', seat: number, form: number]
  | readonly [name: 'ExchangeMuseum', seat: number]
  | readonly [name: 'ConfirmHanging', seat: number]
  | readonly [name: 'DealStartPainting', seat: number]
  | readonly [name: 'DealStartBid', seat: number]
  | readonly [name: 'TurnLot']
  | readonly [name: 'FirstAuctioneer']
  | readonly [name: 'NewRound']
  | readonly [name: 'RevealBids']
  | readonly [name: 'EndPick', seat: number]
  | readonly [name: 'EndHanging', seat: number]
  | readonly [name: 'RaisePrestige']
  | readonly [name: 'PassGavel'];

/** The answers that have a name, by what is asked. */
export const ANSWERS = {} as const;
