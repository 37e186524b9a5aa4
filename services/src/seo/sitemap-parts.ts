/** The addresses that search engines may list, in parts of a size they take. */
import type { OutputOf } from '@chamba/kernel/operations';
import { buildOfferUrl, buildSearchUrl } from '@chamba/kernel/routes';
import { CATEGORIES } from '../catalogue/categories.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { packedCategorySql } from '../model/packed.ts';
import type { PopularTitles } from './popular-titles.ts';
import { categoryLinks, cityLinks, stateLinks } from './link-lists.ts';

/** An address of the site, by its path, and when what it shows changed last (ISO 8601), where that is known. */
export type SitemapEntry = OutputOf<'seo.sitemapPart'>['urls'][number];

/** Fewest offers of a search that search engines may list. */
const MIN_OFFERS = 5;

/** Addresses of one part: well below the 50,000 and the 50 MB of the protocol, and quick to read. */
const PART_SIZE = 10_000;

const MAX_KEYWORDS = 5_000;
const MAX_CITIES = 5_000;

type Item = { url: string; count: number };

const listed = (items: readonly Item[]): SitemapEntry[] =>
  items.filter(({ count }) => count >= MIN_OFFERS).map(({ url }) => ({ path: url }));

/** Categories in each state: an overview of work in a place. */
async function categoriesByState({ store }: CatalogueContext): Promise<SitemapEntry[]> {
  const { rows } = await store.query<{ category: number; slug: string }>(
    `select category, location_slug as slug from
        (select state, ${packedCategorySql} as category, sum(offers) as offers from facet_total where state > 0 group by 1, 2) counted
      join place on place.type = 'ST' and place.state = counted.state
      where offers >= $1 order by category, slug`,
    [MIN_OFFERS],
  );
  const slugs = new Map(CATEGORIES.map(({ id, slug }) => [id, slug]));
  return rows.flatMap(({ category, slug }) => {
    const known = slugs.get(Number(category));
    return known ? [{ path: buildSearchUrl({ category: known, location: slug }) }] : [];
  });
}

/** Employers with offers; fictitious ones are left out. */
async function companies({ store }: CatalogueContext, from: number): Promise<SitemapEntry[]> {
  const { rows } = await store.query<{ slug: string }>(
    `select t.slug from company_total t left join company c using (slug)
      where t.offers >= $1 and not coalesce(c.isdemo, false) order by t.slug collate "C" offset $2 limit $3`,
    [MIN_OFFERS, from, PART_SIZE],
  );
  return rows.map(({ slug }) => ({ path: buildSearchUrl({ cop: slug }) }));
}

/** Offers with a real recipient: a candidate can be hired through them. */
async function offers({ store }: CatalogueContext, from: number): Promise<SitemapEntry[]> {
  const { rows } = await store.query<{ id: number; title: string; published: Date }>(
    'select id, title, published from offer where listed and shown_by is null and not issample order by id offset $1 limit $2',
    [from, PART_SIZE],
  );
  return rows.map(({ id, title, published }) => ({
    path: buildOfferUrl({ id: String(id), title }),
    lastmod: published.toISOString(),
  }));
}

type Part = (context: CatalogueContext, titles: PopularTitles, from: number) => Promise<SitemapEntry[]>;

const PARTS: Readonly<Record<string, Part>> = {
  estados: async (context) => listed(await stateLinks(context)),
  ciudades: async (context) => listed(await cityLinks(context, { most: MAX_CITIES, least: MIN_OFFERS })),
  categorias: async (context) =>
    listed((await categoryLinks(context)).flatMap((item) => [item, ...(item.subItems ?? [])])),
  'categorias-por-estado': (context) => categoriesByState(context),
  puestos: async (_context, titles) =>
    (await titles.top(MAX_KEYWORDS))
      .filter(({ documents }) => documents >= MIN_OFFERS)
      .map(({ text }) => ({ path: buildSearchUrl({ q: text }) })),
  empresas: (context, _titles, from) => companies(context, from),
  ofertas: (context, _titles, from) => offers(context, from),
};

/** Parts that may be longer than one file; the others never are. */
const COUNTED: Readonly<Record<string, string>> = {
  empresas: `select count(*)::int as entries from company_total t left join company c using (slug)
    where t.offers >= ${MIN_OFFERS} and not coalesce(c.isdemo, false)`,
  ofertas: 'select count(*)::int as entries from offer where listed and shown_by is null and not issample',
};

/** Names of the parts there are: `estados`, `empresas-1`, `ofertas-2`. */
export async function sitemapParts({ store }: CatalogueContext): Promise<string[]> {
  const names: string[] = [];
  for (const name of Object.keys(PARTS)) {
    const sql = COUNTED[name];
    if (sql === undefined) {
      names.push(name);
      continue;
    }
    const { rows } = await store.query<{ entries: number }>(sql);
    const files = Math.ceil((rows[0]?.entries ?? 0) / PART_SIZE);
    for (let number = 1; number <= files; number += 1) names.push(`${name}-${number}`);
  }
  return names;
}

/** The addresses of a part; null when there is no such part. */
export async function sitemapPart(
  context: CatalogueContext,
  titles: PopularTitles,
  part: string,
): Promise<SitemapEntry[] | null> {
  const [, name = '', number] = /^([a-z]+(?:-[a-z]+)*)(?:-(\d{1,4}))?$/.exec(part) ?? [];
  const entries = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
  if (!entries || Object.hasOwn(COUNTED, name) !== (number !== undefined) || Number(number) < 1) return null;
  const from = number === undefined ? 0 : (Number(number) - 1) * PART_SIZE;
  const found = unique(await entries(context, titles, from));
  return number !== undefined && found.length === 0 ? null : found;
}

/** Titles that only differ in accents lead to one address. */
function unique(entries: readonly SitemapEntry[]): SitemapEntry[] {
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()];
}
