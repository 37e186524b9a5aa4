/** Addresses for search engines: the site map, and the robots rules. */
import type { ReleaseRoute } from '@chamba/kernel/composition/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readRules } from '../composition/route-rules.ts';
import type { Composition } from '../composition/compose.ts';
import { escapeHtml } from '../document/html.ts';
import { isObject } from '../json.ts';
import type { PageLimit } from '../pages/page-limit.ts';
import { readDeadline, type Calls } from '../proxy/calls.ts';
import { acceptedEncodings, encode } from '../releases/compression.ts';
import type { Visitor } from '../session/cookies.ts';

export type SitemapOptions = {
  /** What pages are made of. */
  current: () => Promise<Composition>;
  calls: Pick<Calls, 'make'>;
  /** Limits the requests of a network: a part has thousands of rows. */
  limit: PageLimit;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Whether search engines may list offers. */
  indexOffers: boolean;
};

type Entry = { path: string; lastmod?: string };

const AN_HOUR = 'public, max-age=3600';
const A_DAY = 'public, max-age=86400';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Time limit for a list, in ms: no visitor waits for it. */
const DEADLINE_MS = 20_000;

/** Part of the index with the pages. */
const PAGES_PART = 'paginas';

/** Parts with offers. */
const OFFERS = /^ofertas-\d+$/;

/** Addresses that search engines have no use for, and places of the product whose pages are for one person each. */
const CLOSED = [
  ...['/api/', '/rest', '/cache-rest', '/seo/', '/buscar?', '/beacon', '/admin/', '/dev/'],
  ...['/dashboard', '/curriculo', '/postulaciones', '/suscripcion/', '/apps/', '/cuenta/'],
];

/** A path without variables; null for a pattern that several addresses match. */
const literalPath = ({ path }: ReleaseRoute): string | null => (/[:*{]/.test(path) ? null : path);

/** Routes of a composition that search engines may list, by path. */
function listedPages({ releases }: Composition): string[] {
  const routes = [...releases.values()].flatMap(({ release }) => release.routes);
  return routes
    .filter((route) => readRules(route).robots === 'index')
    .flatMap((route) => literalPath(route) ?? [])
    .sort();
}

/** The rules of `robots.txt`; longer ones win over shorter ones. */
function robotsRules(composition: Composition): string[] {
  const isClosed = (path: string): boolean => CLOSED.some((closed) => path.startsWith(closed));
  const forCandidates = [...composition.releases.values()]
    .flatMap(({ release }) => release.routes)
    .filter(({ access }) => access === 'candidate')
    .map(({ path }) => path.split(/[:*{]/, 1)[0] ?? path)
    .filter((path) => path.length > 1 && !isClosed(path));
  return [
    'User-agent: *',
    ...[...CLOSED, ...new Set(forCandidates)].map((path) => `Disallow: ${path}`),
    ...listedPages(composition)
      .filter(isClosed)
      .map((path) => `Allow: ${path}$`),
  ];
}

/** An anonymous visitor. */
const ANONYMOUS: Visitor = { token: null, userid: null, visitorId: '0'.repeat(32) };

/** Mounts `robots.txt`, `sitemap.xml` and its parts. */
export function serveSitemap(
  app: FastifyInstance,
  { current, calls, limit, siteUrl, indexOffers }: SitemapOptions,
): void {
  const limited = { onRequest: limit };
  const ask = async (pathname: string): Promise<{ status: number; data: unknown }> =>
    calls.make({
      method: 'GET',
      pathname,
      query: new URLSearchParams(),
      visitor: ANONYMOUS,
      deadlineMs: readDeadline(String(DEADLINE_MS)),
    });

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', A_DAY)
      .type('text/plain; charset=utf-8')
      .send(`${[...robotsRules(await current()), '', `Sitemap: ${siteUrl}/sitemap.xml`].join('\n')}\n`),
  );

  app.get('/sitemap.xml', limited, async (request, reply) => {
    const answer = await ask('/seo/sitemap');
    // Without the searches the pages are still listed.
    const parts = answer.status === 200 ? readParts(answer.data) : [];
    const listed = [PAGES_PART, ...parts.filter((part) => indexOffers || !OFFERS.test(part))];
    const places = listed.map((part) => ({ path: `/sitemap-${part}.xml` }));
    const isWhole = answer.status === 200;
    return sendXml(request, reply, write('sitemapindex', 'sitemap', places, siteUrl), isWhole);
  });

  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^[a-z0-9-]{1,40}).xml',
    limited,
    async (request, reply) => {
      const { part } = request.params;
      if (part === PAGES_PART) {
        const pages = listedPages(await current()).map((path) => ({ path }));
        return sendXml(request, reply, write('urlset', 'url', pages, siteUrl));
      }
      if (OFFERS.test(part) && !indexOffers) return sendEmpty(reply, 404);
      const answer = await ask(`/seo/sitemap/${part}`);
      if (answer.status !== 200) return sendEmpty(reply, answer.status === 404 ? 404 : 503);
      return sendXml(request, reply, write('urlset', 'url', readEntries(answer.data), siteUrl));
    },
  );
}

function write(root: string, element: string, entries: readonly Entry[], siteUrl: string): string {
  const lines = entries.map(({ path, lastmod }) => {
    const changed = lastmod === undefined ? '' : `<lastmod>${escapeHtml(lastmod)}</lastmod>`;
    return `<${element}><loc>${escapeHtml(siteUrl + path)}</loc>${changed}</${element}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}

async function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  xml: string,
  isWhole = true,
): Promise<FastifyReply> {
  const encoding = acceptedEncodings(request.headers['accept-encoding'])[0] ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('cache-control', isWhole ? AN_HOUR : 'no-store')
    .header('vary', 'accept-encoding')
    .type('application/xml; charset=utf-8')
    .send(await encode(Buffer.from(xml), encoding, 'fast'));
}

function sendEmpty(reply: FastifyReply, status: 404 | 503): FastifyReply {
  if (status === 503) reply.header('retry-after', '120');
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('');
}

/** The list in a field of an answer's envelope; empty if it is not a list. */
function getList(data: unknown, field: string): unknown[] {
  const response = isObject(data) ? data['response'] : null;
  const list = isObject(response) ? response[field] : null;
  return Array.isArray(list) ? list : [];
}

function readParts(data: unknown): string[] {
  return getList(data, 'parts').filter(
    (part): part is string => typeof part === 'string' && /^[a-z0-9-]{1,40}$/.test(part),
  );
}

/** Only paths of this site: an upstream cannot add addresses of another one. */
function readEntries(data: unknown): Entry[] {
  return getList(data, 'urls').flatMap((entry): Entry[] => {
    if (!isObject(entry) || typeof entry['path'] !== 'string' || !/^\/(?!\/)/.test(entry['path'])) return [];
    const { path, lastmod } = entry;
    return [typeof lastmod === 'string' ? { path, lastmod } : { path }];
  });
}
