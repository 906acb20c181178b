// The eight actions of the Locations: their numbers, their signs, and which of them a question belongs to.

import type { Decision } from '../../../generated/games';
import { ACTIONS } from './view';

export type Action = (typeof ACTIONS)[number];

/** What is asked on the way through an action, beside the action itself. */
const PARTS: Partial<Record<Decision, Action>> = {
  PlaceContract: 'SignContract',
  DismissVisitor: 'SellWork',
  FulfilContract: 'SellWork',
  PlaceReputation: 'TakeReputation',
};

export const SIGN_OF_ACTION: Record<Action, string> = {
  SignContract: 'b-contract',
  SellWork: 'sell',
  Discover: 'seek',
  BuyWork: 'buy',
  Hire: 'hire',
  Promote: 'megaphone',
  TakeReputation: 'rosette',
  MakeOffer: 'gavel',
};

export const actionNumber = (action: Action): number => ACTIONS.indexOf(action);

/** The action under way, or none. */
export const under = (kind: Decision | undefined): Action | null =>
  ACTIONS.find((action) => action === kind) ?? (kind && PARTS[kind]) ?? null;
