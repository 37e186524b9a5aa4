import { countWords, wordPattern } from './condition.ts';

const HOME =
  '(?:casa|hogar|domicilio|direccion|ubicacion|zona|colonia|barrio|rumbo|rumbos|localidad|municipio)';

/** 'Cerca de mi casa', 'por mi rumbo', 'en mi colonia'. Who works 'en mi casa' or 'desde mi casa' works from home. */
const NEAR_HOME = wordPattern(
  [
    `(?:que (?:este|esten|quede|queden|sea|sean) )?(?:mas |muy |lo mas )?(?:[cs]ercas?|[cs]ercan[oa]s?|alrededor) (?:de |a |por )?(?:(?:mi|mis) ${HOME}|casa)`,
    `por (?:mi|mis) ${HOME}`,
    'en (?:mi|mis) (?:zona|colonia|barrio|rumbo|rumbos|localidad|municipio)',
  ].join('|'),
);

/**
 * Words that ask for work where the person lives, which a search does not know: what is looked for is everything else,
 * and no title with 'casa'.
 * @param rest the words of the keyword from one of them on, folded.
 * @returns how many of them say so; 0 where they do not begin with it.
 */
export function countNearHome(rest: string): number {
  const [found] = NEAR_HOME.exec(rest) ?? [];
  return found === undefined ? 0 : countWords(found);
}
