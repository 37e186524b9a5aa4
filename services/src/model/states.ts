/** States of Mexico by their INEGI key, and the ids of places that follow from it. */
import { DEFAULT_LOCATION_ID, STATES } from '@chamba/kernel/catalogues';
import { fold } from '../text/words.ts';

/** Id of the whole country. */
export const COUNTRY_PLACE_ID = 1;

/** INEGI key of Ciudad de México. */
const CAPITAL = 9;

/** Ids of states start here, so that Ciudad de México has the id of the place that is assumed where none is known. */
export const STATE_PLACE_BASE = Number(DEFAULT_LOCATION_ID) - CAPITAL;

/** INEGI keys of the states, 1 to 32, in the order of the keys, by the product's own code. */
export const STATE_CODES: readonly string[] =
  'AGS BCN BCS CAM COA COL CHP CHH CMX DUR GUA GRO HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SLP SIN SON TAB TAM TLA VER YUC ZAC'
    .split(' ')
    .map((code) => `MX-${code}`);

/** Code of a state's INEGI key; empty if unknown. */
export const toStateCode = (state: number): string => STATE_CODES[state - 1] ?? '';

/** INEGI key of a state's code; 0 if unknown. */
export const toStateKey = (code: string): number => STATE_CODES.indexOf(code) + 1;

/** Name of a state's INEGI key; empty if there is none. */
export const stateName = (state: number): string =>
  STATES.find((known) => known.code === toStateCode(state))?.name ?? '';

/** Slug of a state's INEGI key; empty if there is none. */
export const stateSlug = (state: number): string =>
  STATES.find((known) => known.code === toStateCode(state))?.slug ?? '';

/** Names that the vacancy files give to states which INEGI calls otherwise. */
const STATE_ALIASES: ReadonlyMap<string, number> = new Map([
  ['mexico', 15],
  ['estado de mexico', 15],
]);

/** INEGI key of a state by its name in any of the sources; 0 if it is not a state. */
export function stateKeyByName(name: string): number {
  const folded = fold(name);
  const alias = STATE_ALIASES.get(folded);
  if (alias) return alias;
  const index = STATE_CODES.findIndex((_, at) => {
    const own = fold(stateName(at + 1));
    return own === folded || (folded.startsWith(`${own} de `) && own !== 'baja california');
  });
  return index + 1;
}
