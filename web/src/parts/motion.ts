// Motion shows where a piece went; whoever has seen enough presses a key or clicks, and everything is in its place.

const ends = (animation: Animation): boolean =>
  Number.isFinite(animation.effect?.getComputedTiming().endTime ?? Infinity);

/** Finish all that moves now; what breathes for ever goes on. */
export function skip(): void {
  for (const animation of document.getAnimations()) if (ends(animation)) animation.finish();
}

/** Listen for a click or a key, for as long as the page is there. */
export function skippable(): () => void {
  addEventListener('pointerdown', skip, true);
  addEventListener('keydown', skip, true);
  return () => {
    removeEventListener('pointerdown', skip, true);
    removeEventListener('keydown', skip, true);
  };
}
