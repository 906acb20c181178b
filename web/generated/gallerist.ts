// Written by scripts/typescript.py from the rules: change those, not this.

/** The name of the game. */
export const GAME = 'gallerist';

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

/** What seats are asked. */
export type Decision =
  | 'ChooseStart'
  | 'Move'
  | 'LeaveAssistant'
  | 'Act'
  | 'KickedOut'
  | 'Executive'
  | 'MoveVisitors'
  | 'UseContract'
  | 'SendAssistant'
  | 'Discover'
  | 'BuyWork'
  | 'SignContract'
  | 'PlaceContract'
  | 'SellWork'
  | 'DismissVisitor'
  | 'FulfilContract'
  | 'Hire'
  | 'Promote'
  | 'TakeReputation'
  | 'MakeOffer'
  | 'PlaceReputation'
  | 'SendVisitor'
  | 'Pay'
  | 'RaiseFame'
  | 'GiveFame'
  | 'InviteVisitor'
  | 'FreeAssistant'
  | 'TakeTickets'
  | 'ExchangeTicket'
  | 'DiscardTicket'
  | 'TakeRenowned';

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
export const ANSWERS = {} as const;
