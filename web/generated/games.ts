// Written by scripts/typescript.py from the rules: change those, not this.

import type * as MastersGallery from './masters-gallery';

/** The views of all games, told apart by `game`. */
export type View = MastersGallery.View;

/** The things on the table that answers point at. */
export type TargetType = MastersGallery.TargetType;

/** What seats are asked. */
export type Decision = MastersGallery.Decision;

/** A step of any game as it travels. */
export type Step = MastersGallery.Step;
