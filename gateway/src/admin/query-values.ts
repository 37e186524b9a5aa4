/** Whether a flag of an address is set. */
export const isSet = (value: string | undefined): boolean => value === '1' || value === 'true';

/** The number of a query; undefined for anything else. */
export const readLimit = (limit: string | undefined): number | undefined => {
  const number = Number(limit ?? NaN);
  return Number.isFinite(number) ? number : undefined;
};
