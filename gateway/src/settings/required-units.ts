import type { VariableReader } from './variables.ts';

/** The remotes of the product. */
const OWN_UNITS = 'mfe-search,mfe-account,mfe-cv,mfe-apply';

/** Reads `REQUIRED_UNITS`: names of units, separated by commas; `none` requires none. */
export function readRequiredUnits(read: VariableReader): readonly string[] {
  const text = read.text('REQUIRED_UNITS', OWN_UNITS);
  const units = text === 'none' ? [] : text.split(',').map((unit) => unit.trim());
  if (units.some((unit) => !/^[a-z][a-z0-9-]{0,39}$/.test(unit)))
    read.fault(`REQUIRED_UNITS must be names of units, separated by commas, or none, not "${text}"`);
  return units;
}
