import type { LinkListAnswer } from '@chamba/kernel/api';
import { EMPLOYMENT_TYPES, contractLabel } from '@chamba/kernel/catalogues';
import { REGIONS, buildSearchUrl, parseSearchUrl } from '@chamba/kernel/routes';
import { CATEGORIES } from '../catalogue/categories.ts';
import { largestCompanies } from '../companies/directory.ts';
import { toStateCode } from '../model/states.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { packedGroups } from '../jobs/count-statements.ts';
import { countFacets } from '../jobs/counts.ts';
import type { FacetCounts } from '../jobs/counts.ts';
import { hasContractSql } from '../model/packed.ts';
import { toPlaceId, placeParams } from '../lookup/places.ts';
import type { Place } from '../lookup/places.ts';
import type { PopularTitles } from './popular-titles.ts';

/** A list of links with the number of vacancies behind each. */
export type LinkItem = LinkListAnswer['items'][number];

/** Most entries of a list. */
const TOP_CITIES = 400;
const TOP_KEYWORDS = 100;
const TOP_COMPANIES = 1_000;

/** The listed employment types, each with the contract filter that its word stands for in addresses. */
const LISTED_TYPES = EMPLOYMENT_TYPES.flatMap((slug) => {
  const [contract] = parseSearchUrl('/empleos', `?contract_type=${slug}`)?.contract_type ?? [];
  return contract === undefined ? [] : [{ slug, contract }];
});

const PLACE_COLUMNS =
  'id, type, code, state, city, name, statename, cityname, cp, description, location_slug, city_slug, documents';

/** The 32 states by name, with and without vacancies. */
export async function stateLinks({ store }: CatalogueContext): Promise<LinkItem[]> {
  const { rows } = await store.query<Place>(
    `select ${PLACE_COLUMNS} from place where type = 'ST' order by folded`,
  );
  return rows.map((place) => ({
    id: place.code,
    description: place.description,
    url: buildSearchUrl(placeParams(place)),
    count: place.documents,
    type: 'localidad',
  }));
}

/** The six regions, each with its states. */
export async function regionLinks(context: CatalogueContext): Promise<LinkItem[]> {
  const links = await stateLinks(context);
  return REGIONS.map(({ slug, name, states }) => {
    const subItems = links.filter(({ id }) => states.includes(id));
    return {
      id: slug,
      description: name,
      url: buildSearchUrl({ region: slug }),
      count: subItems.reduce((sum, { count }) => sum + count, 0),
      type: 'region',
      subItems,
    };
  });
}

/**
 * The cities of most vacancies, each with the code of its state.
 * @param least fewest vacancies of a city.
 */
export async function cityLinks(
  { store }: CatalogueContext,
  { most = TOP_CITIES, least = 1 }: { most?: number; least?: number } = {},
): Promise<LinkItem[]> {
  const { rows } = await store.query<Place>(
    `select ${PLACE_COLUMNS} from place where type = 'CI' and documents >= $1 order by documents desc, population desc, id limit $2`,
    [least, most],
  );
  return rows.map((place) => ({
    id: toPlaceId(place),
    description: place.description,
    url: buildSearchUrl(placeParams(place)),
    count: place.documents,
    type: 'localidad',
    idParent: toStateCode(place.state),
  }));
}

/** Job titles as searches: those that people look for first, then those of most vacancies. */
export async function keywordLinks(
  { keywordCounts }: CatalogueContext,
  titles: PopularTitles,
): Promise<LinkItem[]> {
  return (await keywordCounts.withCounts(await titles.top(TOP_KEYWORDS))).map(({ text, documents }) => ({
    id: text.toLowerCase(),
    description: text,
    url: buildSearchUrl({ q: text }),
    count: documents,
  }));
}

async function countAllOffers(context: CatalogueContext): Promise<FacetCounts> {
  const query = await context.search.read({});
  return countFacets(await packedGroups(context.store, query, context.clock), query);
}

/** All categories with their subcategories. */
export async function categoryLinks(context: CatalogueContext): Promise<LinkItem[]> {
  const counts = await countAllOffers(context);
  return CATEGORIES.map(({ id, description, slug, subcategories }) => ({
    id: String(id),
    description,
    url: buildSearchUrl({ category: slug }),
    count: counts.category.get(id) ?? 0,
    subItems: subcategories.map((sub) => ({
      id: String(sub.id),
      description: sub.description,
      url: buildSearchUrl({ category: slug, subcategory: sub.slug }),
      count: counts.subcategory.get(sub.id) ?? 0,
    })),
  }));
}

/** The listed employment types, each with the states that have such vacancies, most first. */
export async function employmentTypeLinks(context: CatalogueContext): Promise<LinkItem[]> {
  const sums = LISTED_TYPES.map(
    ({ contract }) => `coalesce(sum(offers) filter (where ${hasContractSql(contract)}), 0)::int`,
  );
  const [counts, { rows }] = await Promise.all([
    countAllOffers(context),
    context.store.query<Place & { counts: readonly number[] }>(
      `select ${PLACE_COLUMNS}, counts
        from place join (select state as counted, jsonb_build_array(${sums.join(', ')}) as counts
          from facet_total group by state) totals on counted = state
        where type = 'ST'`,
    ),
  ]);
  return LISTED_TYPES.map(({ slug, contract }, index) => ({
    id: slug,
    description: contractLabel(contract) ?? slug,
    url: buildSearchUrl({ contract_type: [contract] }),
    count: counts.contract.get(contract) ?? 0,
    type: 'tipoempleo',
    subItems: rows
      .map((place) => ({
        id: place.code,
        description: place.description,
        url: buildSearchUrl({ ...placeParams(place), contract_type: [contract] }),
        count: place.counts[index] ?? 0,
      }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count),
  }));
}

/** The employers of most vacancies. */
export async function companyLinks({ store }: CatalogueContext): Promise<LinkItem[]> {
  const companies = await largestCompanies(store, { hits: TOP_COMPANIES, minOffers: 1 });
  return companies.map(({ companynamepretty, companyname, url, ofertas, logoUrl, isdemo }) => ({
    id: companynamepretty,
    description: companyname,
    url,
    count: ofertas,
    logoUrl,
    isdemo,
  }));
}
