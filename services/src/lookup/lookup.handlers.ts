import type {
  CategoriesAnswer,
  CitiesAnswer,
  LocationAnswer,
  PostalCodeAnswer,
  StatesAnswer,
  SubinterestAreasAnswer,
} from '@chamba/kernel/api';
import { STATES, LANGUAGES } from '@chamba/kernel/catalogues';
import { SEVERAL_PLACES } from '@chamba/kernel/errors';
import { MAX_TYPED_LENGTH } from '@chamba/kernel/operations';
import type { OutputOf } from '@chamba/kernel/operations';
import { CATEGORIES, findSubcategory } from '../catalogue/categories.ts';
import { toStateKey } from '../model/states.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { Fault } from '../http/fault.ts';
import { handler } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import type { Store } from '@chamba/database';
import { toPlaceId, toSeoUrl } from './places.ts';
import type { Place, PlaceFinder } from './places.ts';

const COUNTRY = { id: 'MX', description: 'México' };

/** Only one country is catalogued. @throws Fault for another. */
function checkCountry(countryID: string): void {
  if (countryID !== '' && countryID.toUpperCase() !== COUNTRY.id) throw new Fault('MYS-15');
}

async function cities(store: Store, stateID: string): Promise<CitiesAnswer> {
  const state = toStateKey(stateID.toUpperCase());
  if (state === 0) throw new Fault('MYS-15');
  const { rows } = await store.query<{ id: number; name: string }>(
    "select id, name from place where type = 'CI' and state = $1 order by folded, id",
    [state],
  );
  return {
    cities: rows.map((row) => ({
      id: String(row.id),
      description: row.name,
      idParent: stateID.toUpperCase(),
    })),
  };
}

/** The states, each with its cities. */
async function states(store: Store): Promise<StatesAnswer> {
  const { rows } = await store.query<{ id: number; name: string; state: number }>(
    "select id, name, state from place where type = 'CI' order by folded, id",
  );
  return {
    states: STATES.map(({ code, name }) => ({
      id: code,
      description: name,
      code,
      cities: rows
        .filter(({ state }) => state === toStateKey(code))
        .map((row) => ({ id: String(row.id), description: row.name, idParent: code })),
    })),
  };
}

async function postalCode(store: Store, cp: string): Promise<PostalCodeAnswer> {
  const { rows } = await store.query<{
    name: string;
    city: number;
    cityname: string;
    state: number;
    statename: string;
  }>(
    "select name, city, cityname, state, statename from place where cp = $1 and type = 'ZO' order by folded, id",
    [cp],
  );
  const first = rows[0];
  if (!first) throw new Fault('MYS-15');
  return {
    cp,
    idciudad: String(first.city),
    ciudad: first.cityname,
    idestado: STATES.find((state) => toStateKey(state.code) === first.state)?.code ?? '',
    estado: first.statename,
    idpais: COUNTRY.id,
    pais: COUNTRY.description,
    colonias: [...new Set(rows.map((row) => row.name))],
  };
}

const categories = (): CategoriesAnswer => ({
  categories: CATEGORIES.map(({ id, description, slug, subcategories }) => ({
    id: String(id),
    description,
    slug,
    subcategories: subcategories.map((sub) => ({
      ...sub,
      id: String(sub.id),
      idparent: String(sub.idparent),
    })),
  })),
});

/** @throws Fault MYS-15 when nothing is called so, PLC-01 when several places may be meant alike. */
async function placeOfText(places: PlaceFinder, typed: string): Promise<{ place: Place; knownAs: string }> {
  const { place, isAmbiguous } = await places.resolve(typed);
  if (!place) throw new Fault(isAmbiguous ? SEVERAL_PLACES : 'MYS-15', 404);
  return place;
}

/** A place by a typed text; if the text is empty, the place with the id. */
async function location(places: PlaceFinder, typed: string, id: string): Promise<LocationAnswer> {
  const { place, knownAs } = typed
    ? await placeOfText(places, typed.slice(0, MAX_TYPED_LENGTH))
    : { place: await places.ofId(id), knownAs: '' };
  if (!place) throw new Fault('MYS-15');
  const { type, statename } = place;
  const description = knownAs === '' ? place.description : `${knownAs}, ${place.description}`;
  return {
    location: {
      id: toPlaceId(place),
      type,
      description,
      statename,
      countryname: COUNTRY.description,
      seourl: toSeoUrl(place),
    },
  };
}

/** The specialities of an area of work; those of all when no area is named. */
function subinterestAreas(idparent: string): SubinterestAreasAnswer {
  const chosen = idparent === '' ? CATEGORIES : CATEGORIES.filter(({ id }) => String(id) === idparent);
  return {
    subinterestareas: chosen.flatMap((category) =>
      category.subcategories.map(({ id, description }) => ({
        id: String(id),
        description,
        idparent: String(category.id),
      })),
    ),
  };
}

function subcategories(categoryID: string): OutputOf<'lookup.subcategories'> {
  const category = CATEGORIES.find(({ id }) => String(id) === categoryID);
  if (!category) throw new Fault('MYS-13');
  return {
    subcategories: category.subcategories.map((sub) => ({
      ...sub,
      id: String(sub.id),
      idparent: String(sub.idparent),
    })),
  };
}

function subcategory(subcategoryID: string): OutputOf<'lookup.subcategory'> {
  const sub = findSubcategory(Number(subcategoryID));
  if (!sub) throw new Fault('MYS-13');
  const { id, description, slug, idparent } = sub;
  return { subcategory: { id: String(id), description, slug, idparent: String(idparent) } };
}

/** Catalogues: places, categories, areas of interest, languages. */
export function lookupHandlers({ store, search: { places } }: CatalogueContext): Handler[] {
  return [
    handler('lookup.countries', async () => ({ countries: [COUNTRY] })),
    handler('lookup.states', async ({ query }) => {
      checkCountry(query.countryID);
      return states(store);
    }),
    handler('lookup.cities', async ({ query }) => {
      checkCountry(query.countryID);
      return cities(store, query.stateID);
    }),
    handler('lookup.postalCode', ({ query }) => postalCode(store, query.postalcode)),
    handler('lookup.locationPrettyId', async ({ query }) => {
      checkCountry(query.countryID);
      const place = await places.ofId(query.stateID || COUNTRY.id);
      if (!place) throw new Fault('MYS-15');
      return { countrystate_equivalence: { id: place.location_slug, description: place.name } };
    }),
    handler('lookup.location', ({ query }) => location(places, '', query.stateID || query.id)),
    handler('lookup.resolve', ({ query }) => location(places, query.text, query.stateID || query.id)),
    handler('lookup.languages', async () => ({ languages: [...LANGUAGES] })),
    handler('lookup.interestAreas', async () => ({
      interestareas: CATEGORIES.map(({ id, description }) => ({ id: String(id), description })),
    })),
    handler('lookup.subinterestAreas', async ({ query }) => subinterestAreas(query.idparent)),
    handler('lookup.categories', async () => categories()),
    handler('lookup.categoryList', async () => categories()),
    handler('lookup.subcategories', async ({ query }) => subcategories(query.categoryID)),
    handler('lookup.subcategory', async ({ query }) => subcategory(query.subcategoryID)),
  ];
}
