import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readInput } from '../http/call.ts';
import { countInput } from '../http/count-input.ts';
import type { CatalogueContext } from '../http/catalogue-context.ts';
import { envelope, queryOf, tokenOf, visitorOf } from '../http/upstream.ts';
import type { Upstream } from '../http/upstream.ts';
import { skills, universities } from './named-suggestions.ts';
import { suggestPlaces } from './place-suggestions.ts';
import { DEFAULT_TITLES } from './title-suggestions.ts';
import type { TitleIndex } from './title-suggestions.ts';

const places = z.object({
  q: z.string().max(200).default(''),
  compatibility: z.enum(['locations', 'locations_state']).default('locations'),
});
const roles = z.object({
  text: z.string().max(200).default(''),
  count: countInput(50, 10),
  exact: z.enum(['true', 'false']).default('false'),
});

/** Suggestions while typing: places, keywords, roles, universities, skills. */
export function suggestsUpstream(context: CatalogueContext, titles: TitleIndex): Upstream {
  const { recent, search } = context;
  const keywords = async (request: FastifyRequest<{ Params: { term?: string } }>) => {
    const query = queryOf(request);
    const term = (request.params.term ?? query['text'] ?? '').slice(0, 200);
    const count = readInput(roles, query).count;
    const visitor = visitorOf(request) || (/^[\w-]{8,64}$/.exec(query['sessionID'] ?? '')?.[0] ?? '');
    const owner =
      query['getRecent'] === 'true' ? await context.ownerOf(tokenOf(request, query), visitor) : '';
    return envelope({ suggestions: titles.find(term, count), recentsearches: await recent.list(owner) });
  };
  return {
    name: 'apiSearchACS',
    handlers: {
      'GET suggests': async ({ params }) => {
        const { text, count } = readInput(roles, params);
        const found = titles.find(text, count);
        return {
          suggestions:
            found.length > 0 ? found : DEFAULT_TITLES.map((title) => ({ text: title, documents: 0 })),
        };
      },
    },
    routes: (app) => {
      app.get('/api/suggests/locations', async (request) => {
        const { q, compatibility } = readInput(places, queryOf(request));
        return envelope({
          suggestions: suggestPlaces(await search.places.names.catalogue(), q, compatibility),
        });
      });
      app.get<{ Params: { term?: string } }>('/api/suggests/keywords/:term', keywords);
      app.get<{ Params: { term?: string } }>('/api/suggests/keywords', keywords);
      app.get('/api/suggests/roles', async (request) => {
        const { text, count, exact } = readInput(roles, queryOf(request));
        const found = titles.find(text, count, exact === 'true');
        return envelope({
          suggestions: found.map((title) => ({ id: title.text.toLowerCase(), text: title.text })),
        });
      });
      for (const [name, list] of [
        ['universities', universities],
        ['skills', skills],
      ] as const) {
        app.get(`/api/suggests/${name}`, async (request) => {
          const { text, count } = readInput(roles, queryOf(request));
          return envelope({ suggestions: await list.find(text, count) });
        });
      }
    },
  };
}
