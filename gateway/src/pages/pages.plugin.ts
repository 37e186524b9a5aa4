/** Mounts every address of a page, the search form's address, and the forms that are sent to pages. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageLimit } from './page-limit.ts';
import { blamesRequest, Pages, type PagesOptions } from './pages.ts';
import { FORM_BYTES, FORM_TYPE } from './sent-form.ts';

/** Answers a request with the page of its address. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Mounts the search form's address and, for every other address, the pages.
 * @param limit the hook that limits the requests of a network.
 * @returns the handler of pages, for addresses that exist for some visitors only; the same hook limits them.
 */
export function servePages(app: FastifyInstance, options: PagesOptions, limit: PageLimit): PageHandler {
  const pages = new Pages(options);
  const limited = { onRequest: limit };
  app.get<{ Querystring: Record<string, unknown> }>('/buscar', limited, async (request, reply) =>
    pages.searchForm(request, reply),
  );
  app.get('/', limited, async (request, reply) => pages.page(request, reply));
  app.get('/*', limited, async (request, reply) => pages.page(request, reply));
  takeForms(app, pages);
  return (request, reply) => pages.page(request, reply);
}

/** Mounts the addresses of pages for forms that browsers send without scripts. */
function takeForms(app: FastifyInstance, pages: Pages): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'buffer', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    // Bodies of other types are refused unread.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      if (!blamesRequest(error)) throw error;
      return pages.refuseForm(request, reply, error.statusCode ?? 400);
    });
    scope.post('/', async (request, reply) => pages.form(request, reply));
    scope.post('/*', async (request, reply) => pages.form(request, reply));
  });
}
