import type { PlaceSuggestion } from '@chamba/kernel/api';
import { PLACE_KINDS, PLACE_SUGGESTION_MINIMUM } from '@chamba/kernel/catalogues';
import { fold } from '../jobs/words.ts';
import { placeIdOf, seoUrlOf } from '../lookup/places.ts';
import type { Place } from '../lookup/places.ts';
import type { Store } from '../store/index.ts';

/** Suggestions of one kind. */
const PER_KIND = 5;

/** Below this many places by prefix, similar spellings are looked for too. */
const ENOUGH = 3;

/** How similar a name must be to what was typed, from 0 to 1. */
const SIMILARITY = 0.35;

const COLUMNS =
  'id, type, code, state, city, name, statename, cityname, cp, description, location_slug, city_slug, documents';

/** What may be suggested: everything, or countries and states alone. */
export type Compatibility = 'locations' | 'locations_state';

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Short forms that people type for places. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  cdmx: 'ciudad de mexico',
  edomex: 'estado de mexico',
  gdl: 'guadalajara',
  mty: 'monterrey',
  qro: 'queretaro',
  slp: 'san luis potosi',
  ags: 'aguascalientes',
  bcs: 'baja california sur',
  qroo: 'quintana roo',
  tij: 'tijuana',
};

/** Words after the first comma narrow the place down: 'centro, puebla'. */
function split(text: string): { name: string; within: string[] } {
  const [name = '', ...rest] = text.split(',').map(fold);
  return { name: SHORT_FORMS[name] ?? name, within: rest.filter((part) => part !== '' && part !== 'mexico') };
}

async function byPrefix(
  store: Store,
  name: string,
  types: readonly string[],
  within: readonly string[],
): Promise<Place[]> {
  // One scan of the prefix's range gives the best of each kind; places where there is work come first.
  const { rows } = await store.query<Place>(
    `select ${COLUMNS} from (
       select *, row_number() over (partition by type order by folded = $4 desc, documents desc, population desc, folded, id) as rank
       from place where (folded like $1 or (type = 'ST' and folded like '% ' || $1)) and type = any($2::text[])
         and not exists (select 1 from unnest($5::text[]) part
           where translate(lower(description), 'áéíóúüñ', 'aeiouun') not like '%' || part || '%')) ranked
     where rank <= $3 order by rank`,
    [`${escaped(name)}%`, types, PER_KIND, name, within.map(escaped)],
  );
  return rows;
}

async function bySimilarity(store: Store, name: string, types: readonly string[]): Promise<Place[]> {
  const { rows } = await store.query<Place>(
    `select ${COLUMNS} from place where folded % $1 and type = any($2::text[]) and similarity(folded, $1) >= $3
      order by similarity(folded, $1) desc, documents desc, population desc limit $4`,
    [name, types, SIMILARITY, PER_KIND],
  );
  return rows;
}

/**
 * Places whose name starts with what was typed, and similar ones when there are few: countries, states, cities and
 * settlements, in this order.
 * @param text as typed; under three characters nothing is suggested.
 */
export async function suggestPlaces(
  store: Store,
  text: string,
  compatibility: Compatibility,
): Promise<PlaceSuggestion[]> {
  const { name, within } = split(text);
  if (name.length < PLACE_SUGGESTION_MINIMUM) return [];
  const types = compatibility === 'locations_state' ? ['CO', 'ST'] : PLACE_KINDS.map((kind) => kind.type);
  const found = await byPrefix(store, name, types, within);
  if (found.length < ENOUGH && within.length === 0) {
    const known = new Set(found.map((place) => place.id));
    found.push(...(await bySimilarity(store, name, types)).filter((place) => !known.has(place.id)));
  }
  return PLACE_KINDS.flatMap(({ type }) =>
    found.filter((place) => place.type === type).slice(0, PER_KIND),
  ).map((place) => ({
    id: placeIdOf(place),
    type: place.type,
    countryname: 'México',
    statename: place.statename,
    cityname: place.cityname,
    zonename: place.type === 'ZO' ? place.name : '',
    description: place.description,
    seourl: seoUrlOf(place),
    documents: place.documents,
    compatibility,
  }));
}
