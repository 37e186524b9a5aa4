/** Exact money: whole cents, so that a table's figures come out as an accountant writes them. */

/** Cents of an amount in pesos, rounded to the nearest. */
export const toCents = (pesos: number): number => Math.round(pesos * 100);

/** Pesos of an amount in cents. */
export const toPesos = (cents: number): number => cents / 100;

/**
 * A percentage of an amount in cents, rounded half up to the cent.
 * @param percent with at most three decimals, e.g. 21.36 or 0.375.
 */
export function takePercent(cents: number, percent: number): number {
  return Math.floor((cents * Math.round(percent * 1000) + 50_000) / 100_000);
}
