import type { CatalogueContext } from '../catalogue-context.ts';
import { Fault } from '../http/fault.ts';
import { handler } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import type { TitleIndex } from '../suggests/title-suggestions.ts';
import {
  categoryLinks,
  cityLinks,
  companyLinks,
  employmentTypeLinks,
  keywordLinks,
  regionLinks,
  stateLinks,
} from './link-lists.ts';
import { PopularTitles } from './popular-titles.ts';
import { clearedAddresses, searchAddresses } from './search-addresses.ts';
import { sitemapPart, sitemapParts } from './sitemap-parts.ts';

/** Only one country is catalogued. @throws Fault for another. */
function checkCountry(country: string): void {
  if (country.toUpperCase() !== 'MX') throw new Fault('MYS-15');
}

/** Lists of links for home and listings, addresses of searches, and what search engines may list. */
export function seoHandlers(context: CatalogueContext, titles: TitleIndex): Handler[] {
  const popular = new PopularTitles(context.store, titles, () => context.clock.now);
  return [
    handler('seo.states', async ({ path, query: { type } }) => {
      checkCountry(path.country);
      return { items: await (type === 'regions' ? regionLinks(context) : stateLinks(context)) };
    }),
    handler('seo.cities', async ({ path }) => {
      checkCountry(path.country);
      return { items: await cityLinks(context) };
    }),
    handler('seo.keywords', async () => ({ items: await keywordLinks(context, popular) })),
    handler('seo.categories', async () => ({ items: await categoryLinks(context) })),
    handler('seo.employmentTypes', async () => ({ items: await employmentTypeLinks(context) })),
    handler('seo.companies', async () => ({ items: await companyLinks(context) })),

    handler('seo.url', async ({ query, payload: { filters, metatag = query.metatag ?? false } }) => ({
      urls: await searchAddresses(context, filters, metatag),
    })),
    handler('seo.urlBulk', async ({ payload: { filters } }) => ({
      urls: await searchAddresses(context, filters, false),
    })),
    handler('seo.urlClear', async ({ payload: { filters } }) => ({
      urls: await clearedAddresses(context, filters),
    })),

    handler('seo.sitemap', async () => ({ parts: await sitemapParts(context) })),
    handler('seo.sitemapPart', async ({ path: { part } }) => {
      const urls = await sitemapPart(context, popular, part);
      if (!urls) throw new Fault('MYS-15');
      return { urls };
    }),
  ];
}
