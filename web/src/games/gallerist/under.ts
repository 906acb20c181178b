// Which of the eight actions of the Locations a question belongs to.

const KINDS: Record<string, number> = {
  SignContract: 0,
  PlaceContract: 0,
  SellWork: 1,
  DismissVisitor: 1,
  FulfilContract: 1,
  Discover: 2,
  BuyWork: 3,
  Hire: 4,
  Promote: 5,
  TakeReputation: 6,
  PlaceReputation: 6,
  MakeOffer: 7,
};

/** The action under way, or none. */
export const under = (kind: string): number => KINDS[kind] ?? -1;
