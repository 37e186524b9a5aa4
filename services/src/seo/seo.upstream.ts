import type { LinkListAnswer } from '@chamba/kernel/api';
import type { CatalogueContext } from '../http/catalogue-context.ts';
import { Fault } from '../http/fault.ts';
import { envelope, queryOf } from '../http/upstream.ts';
import type { Upstream } from '../http/upstream.ts';
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
import type { LinkItem } from './link-lists.ts';
import { PopularTitles } from './popular-titles.ts';
import { clearedAddresses, searchAddresses } from './search-addresses.ts';
import { sitemapPart, sitemapParts } from './sitemap-parts.ts';

/** Lists of places, by the `type` they are asked for by. */
const PLACE_LISTS = new Map<string, (context: CatalogueContext) => Promise<LinkItem[]>>([
  ['cities', cityLinks],
  ['regions', regionLinks],
]);

/** Most filters of a request for addresses, and of one in bulk. */
const MOST_FILTERS = 20;
const MOST_IN_BULK = 500;

/** Lists of links for home and listings, addresses of searches, and what search engines may list. */
export function seoUpstream(context: CatalogueContext, titles: TitleIndex): Upstream {
  const popular = new PopularTitles(context.store, titles, () => context.clock.now);
  const list = async (items: Promise<LinkItem[]>): Promise<object> =>
    envelope({ items: await items } satisfies LinkListAnswer);
  return {
    name: 'seo',
    handlers: {},
    routes: (app) => {
      app.get<{ Params: { id: string } }>('/locations/countries/:id', (request) => {
        if (request.params.id.toUpperCase() !== 'MX') throw new Fault('MYS-15');
        const places = PLACE_LISTS.get(queryOf(request)['type'] ?? '') ?? stateLinks;
        return list(places(context));
      });
      app.get('/keywords', () => list(keywordLinks(popular)));
      app.get('/categories', () => list(categoryLinks(context)));
      app.get('/employment_types', () => list(employmentTypeLinks(context)));
      app.get('/companies', () => list(companyLinks(context)));

      app.post('/seo/url', async (request) => {
        const asked = { body: request.body, query: queryOf(request) };
        return envelope({ urls: await searchAddresses(context, asked, MOST_FILTERS) });
      });
      app.post('/seo/url/bulk', async (request) => {
        // Texts are for single pages: each of them is a search of its own.
        const asked = { body: { ...objectOf(request.body), metatag: false }, query: queryOf(request) };
        return envelope({ urls: await searchAddresses(context, asked, MOST_IN_BULK) });
      });
      app.post('/seo/url/clear', async (request) => {
        const asked = { body: request.body, query: queryOf(request) };
        return envelope({ urls: await clearedAddresses(context, asked, MOST_FILTERS) });
      });

      app.get('/seo/sitemap', async () => envelope({ parts: await sitemapParts(context) }));
      app.get<{ Params: { part: string } }>('/seo/sitemap/:part', async (request) => {
        const urls = await sitemapPart(context, popular, request.params.part);
        if (!urls) throw new Fault('MYS-15');
        return envelope({ urls });
      });
    },
  };
}

const objectOf = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {});
