import type { LinkListAnswer } from '@chamba/kernel/api';
import { contractLabel } from '@chamba/kernel/catalogues';
import { buildSearchUrl } from '@chamba/kernel/routes';
import { CATEGORIES } from '../catalogue/categories.ts';
import { largestCompanies } from '../companies/directory.ts';
import type { CatalogueContext } from '../http/catalogue-context.ts';
import { Fault } from '../http/fault.ts';
import { envelope, queryOf } from '../http/upstream.ts';
import type { Upstream } from '../http/upstream.ts';
import { countsOf } from '../jobs/counts.ts';
import type { FacetCounts } from '../jobs/counts.ts';
import { packedGroups } from '../jobs/count-statements.ts';
import { placeIdOf, placeParams } from '../lookup/places.ts';
import type { Place } from '../lookup/places.ts';
import type { TitleIndex } from '../suggests/title-suggestions.ts';

type Item = LinkListAnswer['items'][number];

/** Most entries of a list. */
const TOP_CITIES = 100;
const TOP_KEYWORDS = 100;
const TOP_COMPANIES = 1_000;

/** Slugs of the listed employment types with their contract filter. */
const EMPLOYMENT_TYPES: ReadonlyArray<readonly [slug: string, contract: number]> = [
  ['permanente', 4],
  ['tiempo-completo', 2],
  ['medio-tiempo', 1],
  ['honorarios', 3],
];

async function placesOf(context: CatalogueContext, type: 'ST' | 'CI'): Promise<Item[]> {
  const order = type === 'ST' ? 'folded' : 'documents desc, population desc';
  const { rows } = await context.store.query<Place>(
    `select id, type, code, state, city, name, statename, cityname, cp, description, location_slug, city_slug, documents
      from place where type = $1 and (type = 'ST' or documents > 0) order by ${order} limit ${TOP_CITIES}`,
    [type],
  );
  return rows.map((place) => ({
    id: type === 'ST' ? place.code : placeIdOf(place),
    description: place.description,
    url: buildSearchUrl(placeParams(place)),
    count: place.documents,
  }));
}

async function countsOfAll(context: CatalogueContext): Promise<FacetCounts> {
  const query = await context.search.read({});
  return countsOf(await packedGroups(context.store, query, context.clock), query);
}

/** Lists of links for home, listings and site map. */
export function seoUpstream(context: CatalogueContext, titles: TitleIndex): Upstream {
  const list = (items: Item[]): object => envelope({ items } satisfies LinkListAnswer);
  return {
    name: 'seo',
    handlers: {},
    routes: (app) => {
      app.get<{ Params: { id: string } }>('/locations/countries/:id', async (request) => {
        if (request.params.id.toUpperCase() !== 'MX') throw new Fault('MYS-15');
        return list(await placesOf(context, queryOf(request)['type'] === 'cities' ? 'CI' : 'ST'));
      });
      app.get('/keywords', async () =>
        list(
          titles.top(TOP_KEYWORDS).map(({ text, documents }) => ({
            id: text.toLowerCase(),
            description: text,
            url: buildSearchUrl({ q: text }),
            count: documents,
          })),
        ),
      );
      app.get('/categories', async () => {
        const counts = await countsOfAll(context);
        return list(
          CATEGORIES.map(({ id, description, slug }) => ({
            id: String(id),
            description,
            url: buildSearchUrl({ category: slug }),
            count: counts.category.get(id) ?? 0,
          })),
        );
      });
      app.get('/employment_types', async () => {
        const counts = await countsOfAll(context);
        return list(
          EMPLOYMENT_TYPES.map(([slug, contract]) => ({
            id: slug,
            description: contractLabel(contract) ?? slug,
            url: buildSearchUrl({ contract_type: [contract] }),
            count: counts.contract.get(contract) ?? 0,
          })),
        );
      });
      app.get('/companies', async () => {
        const companies = await largestCompanies(context.store, { hits: TOP_COMPANIES, minOffers: 1 });
        return list(
          companies.map(({ companynamepretty, companyname, url, ofertas, logoUrl, isdemo }) => ({
            id: companynamepretty,
            description: companyname,
            url,
            count: ofertas,
            logoUrl,
            isdemo,
          })),
        );
      });
    },
  };
}
