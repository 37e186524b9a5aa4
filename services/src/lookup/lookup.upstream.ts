import type { StatesAnswer } from '@chamba/kernel/api';
import { STATES } from '@chamba/kernel/catalogues';
import { SEVERAL_PLACES } from '@chamba/kernel/errors';
import { CATEGORIES, subcategoryOf } from '../catalogue/categories.ts';
import { stateKeyOf } from '../feeds/places.ts';
import type { CatalogueContext } from '../http/catalogue-context.ts';
import { Fault, badRequest } from '../http/fault.ts';
import type { Upstream } from '../http/upstream.ts';
import type { Store } from '../store/index.ts';
import { LANGUAGES } from './languages.ts';
import { placeIdOf, seoUrlOf } from './places.ts';
import type { Place, PlaceFinder } from './places.ts';

const COUNTRY = { id: 'MX', description: 'México' };

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Only one country is catalogued. @throws Fault for another. */
function checkCountry(value: unknown): void {
  const id = text(value).toUpperCase();
  if (id !== '' && id !== COUNTRY.id) throw new Fault('MYS-15');
}

async function cities(store: Store, stateID: string): Promise<object> {
  const state = stateKeyOf(stateID.toUpperCase());
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
        .filter(({ state }) => state === stateKeyOf(code))
        .map((row) => ({ id: String(row.id), description: row.name, idParent: code })),
    })),
  };
}

async function postalCode(store: Store, cp: string): Promise<object> {
  if (!/^\d{5}$/.test(cp)) throw badRequest();
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
    idestado: STATES.find((state) => stateKeyOf(state.code) === first.state)?.code ?? '',
    estado: first.statename,
    idpais: COUNTRY.id,
    pais: COUNTRY.description,
    colonias: [...new Set(rows.map((row) => row.name))],
  };
}

const categories = (): object => ({
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

/** Catalogues: places, categories, areas of interest, languages. */
export function lookupUpstream({ store, search }: CatalogueContext): Upstream {
  return {
    name: 'lookup',
    cached: ['categories', 'allcategories', 'subcategories', 'subcategory'],
    handlers: {
      'GET countries': async () => ({ countries: [COUNTRY] }),
      'GET states': async ({ params }) => {
        checkCountry(params['countryID']);
        return states(store);
      },
      'GET cities': async ({ params }) => {
        checkCountry(params['countryID']);
        return cities(store, text(params['stateID']));
      },
      'GET postalcode': ({ params }) => postalCode(store, text(params['postalcode'])),
      'GET locationPrettyID': async ({ params }) => {
        checkCountry(params['countryID']);
        const place = await search.places.ofId(text(params['stateID']) || COUNTRY.id);
        if (!place) throw new Fault('MYS-15');
        return { countrystate_equivalence: { id: place.location_slug, description: place.name } };
      },
      'GET location': async ({ params }) => {
        const typed = text(params['text']).slice(0, 200);
        const { place, knownAs } = typed
          ? await placeOfText(search.places, typed)
          : { place: await search.places.ofId(text(params['stateID']) || text(params['id'])), knownAs: '' };
        if (!place) throw new Fault('MYS-15');
        const { type, statename } = place;
        const description = knownAs === '' ? place.description : `${knownAs}, ${place.description}`;
        return {
          location: {
            id: placeIdOf(place),
            type,
            description,
            statename,
            countryname: COUNTRY.description,
            seourl: seoUrlOf(place),
          },
        };
      },
      'GET languages': async () => ({ languages: LANGUAGES }),
      'GET interestAreas': async () => ({
        interestareas: CATEGORIES.map(({ id, description }) => ({ id: String(id), description })),
      }),
      'GET subinterestAreas': async ({ params }) => {
        const parent = text(params['idparent']);
        const chosen =
          parent === '' ? CATEGORIES : CATEGORIES.filter((category) => String(category.id) === parent);
        return {
          subinterestareas: chosen.flatMap((category) =>
            category.subcategories.map(({ id, description }) => ({
              id: String(id),
              description,
              idparent: String(category.id),
            })),
          ),
        };
      },
      'GET categories': async () => categories(),
      'GET allcategories': async () => categories(),
      'GET subcategories': async ({ params }) => {
        const category = CATEGORIES.find(({ id }) => String(id) === text(params['categoryID']));
        if (!category) throw new Fault('MYS-13');
        return {
          subcategories: category.subcategories.map((sub) => ({
            ...sub,
            id: String(sub.id),
            idparent: String(sub.idparent),
          })),
        };
      },
      'GET subcategory': async ({ params }) => {
        const sub = subcategoryOf(Number(text(params['subcategoryID'])));
        if (!sub) throw new Fault('MYS-13');
        return {
          subcategory: {
            id: String(sub.id),
            description: sub.description,
            slug: sub.slug,
            idparent: String(sub.idparent),
          },
        };
      },
    },
  };
}
