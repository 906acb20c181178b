/** A number as it is written: with a minus sign, not a hyphen. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
