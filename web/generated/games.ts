// Written by scripts/typescript.py from the rules: change those, not this.

import type * as ArtSociety from './art-society';
import type * as Bioutifoul from './bioutifoul';
import type * as Gallerist from './gallerist';
import type * as MastersGallery from './masters-gallery';

/** The views of all games, told apart by `game`. */
export type View = ArtSociety.View | Bioutifoul.View | Gallerist.View | MastersGallery.View;

/** The things on the table that answers point at. */
export type TargetType =
  | ArtSociety.TargetType
  | Bioutifoul.TargetType
  | Gallerist.TargetType
  | MastersGallery.TargetType;

/** What seats are asked, told apart by `kind`. */
export type Asked = ArtSociety.Asked | Bioutifoul.Asked | Gallerist.Asked | MastersGallery.Asked;

/** The names of what seats are asked. */
export type Decision = ArtSociety.Decision | Bioutifoul.Decision | Gallerist.Decision | MastersGallery.Decision;

/** A step of any game as it travels. */
export type Step = ArtSociety.Step | Bioutifoul.Step | Gallerist.Step | MastersGallery.Step;
