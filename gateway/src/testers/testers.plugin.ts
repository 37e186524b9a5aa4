/** Addresses for testers and developers: links, compositions, published releases. */
import { COMPOSITION_ID, type CompositionDocument } from '@chamba/kernel/composition/signing';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { OperatorKey } from '../admin/operator-key.ts';
import type { WrongKeys } from '../admin/wrong-keys.ts';
import type { Composition } from '../composition/compose.ts';
import { isObject } from '../json.ts';
import { withoutPersonalData } from '../observability/logger.ts';
import type { SecurityEvents } from '../observability/security-events.ts';
import { acceptedEncodings, compressible, encode } from '../releases/compression.ts';
import { toDocument } from './composition-document.ts';
import { TESTER_COOKIE, type PageChooser } from './page-chooser.ts';
import type { PageLimit } from '../pages/page-limit.ts';
import type { PageHandler } from '../pages/pages.plugin.ts';
import { isChannel } from './choice.ts';
import { PLAIN_POLICY } from '../document/plain-page.ts';
import { hiddenName } from '../session/cookies.ts';
import { refusalPage } from './refusal-page.ts';
import { MAX_LINK_HOURS, type TesterLinks } from './tester-links.ts';

/** A published release, as the lists of releases describe it. */
export type PublishedRelease = {
  version: string;
  digest: string;
  /** SHA-256 of its `release.json`, in hex. */
  manifest: string;
  /** ISO 8601. */
  publishedAt: string;
};

/** What a site discloses about its releases. */
export type PublishedReleases = {
  /** What candidates are served now, with the hashes of its releases. */
  live: () => Promise<{ composition: Composition; document: CompositionDocument }>;
  composition: (id: string) => Promise<Composition | null>;
  /** Published versions by unit, newest first. */
  units: () => Promise<Record<string, PublishedRelease[]>>;
  /** Bytes of a file of a release, including its `release.json`; null if it has no such file. */
  file: (name: string, file: string) => Promise<Buffer | null>;
};

export type TestersOptions = {
  chooser: PageChooser;
  published: PublishedReleases;
  /** Null if links cannot be made. */
  links: { links: TesterLinks; key: OperatorKey; wrongKeys: WrongKeys } | null;
  /** Answers like an unknown address. */
  notFound: PageHandler;
  /**
   * Counts the requests of a network: as pages, and files of releases as calls, because one release takes many
   * requests at once.
   */
  limits: { pages: PageLimit; files: PageLimit };
  secure: boolean;
  events: SecurityEvents;
  logger: Logger;
};

const COOKIE = { path: '/', sameSite: 'lax', httpOnly: true } as const;

/** Mounts the addresses of testers. Other clients get the answer of an unknown address. */
export function serveTesters(app: FastifyInstance, options: TestersOptions): void {
  serveCompositions(app, options);
  if (options.links) serveLinks(app, options, options.links);
}

function serveCompositions(
  app: FastifyInstance,
  { chooser, published, notFound, limits }: TestersOptions,
): void {
  const limited = { onRequest: limits.pages };
  // Every page contains the public composition already: this adds the hashes of whole releases.
  app.get('/compositions/live', limited, async (_request, reply) => {
    const { composition, document } = await published.live();
    return reply.header('cache-control', 'no-store').send({ ...composition.page, document });
  });

  app.get<{ Params: { id: string } }>('/compositions/:id', limited, async (request, reply) => {
    const { id } = request.params;
    if (!chooser.isTester(request) || !COMPOSITION_ID.test(id)) return notFound(request, reply);
    const found = await published.composition(id);
    if (!found) return notFound(request, reply);
    const document = await toDocument(found);
    return reply.header('cache-control', 'private, no-store').send({ ...found.page, document });
  });

  app.get('/platform/units', limited, async (request, reply) => {
    if (!chooser.isTester(request)) return notFound(request, reply);
    return reply.header('cache-control', 'private, no-store').send({ units: await published.units() });
  });

  // Whole releases for gateways that compose with them; browsers load files from /releases.
  app.get<{ Params: { unit: string; folder: string; '*': string } }>(
    '/platform/releases/:unit/:folder/*',
    { onRequest: limits.files },
    async (request, reply) => {
      const { unit, folder, '*': file } = request.params;
      const named =
        /^[a-z][a-z0-9-]*$/.test(unit) &&
        /^[\w.-]+$/.test(folder) &&
        /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(file);
      const bytes = named ? await published.file(`${unit}/${folder}`, file) : null;
      // The page with the reason is rendered: it counts as a page.
      if (!bytes) {
        const refusal: unknown = await limits.pages(request, reply);
        return refusal ?? notFound(request, reply);
      }
      const [accepted] = compressible(file) ? acceptedEncodings(request.headers['accept-encoding']) : [];
      if (accepted) reply.header('content-encoding', accepted);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept-encoding')
        .type('application/octet-stream')
        .send(await encode(bytes, accepted ?? 'identity', 'fast'));
    },
  );
}

function serveLinks(
  app: FastifyInstance,
  { secure, events, logger, notFound, limits }: TestersOptions,
  { links, key, wrongKeys }: NonNullable<TestersOptions['links']>,
): void {
  app.get<{ Querystring: { token?: unknown; channel?: unknown } }>(
    '/platform/tester',
    { onRequest: limits.pages },
    async (request, reply) => {
      const { token: named, channel } = request.query;
      const given = typeof named === 'string' ? named : '';
      const token = links.read(given);
      const address = request.ip;
      if (token?.state !== 'valid') events.note('tester_link', 'refused', { address });
      else events.note('tester_link', 'done', { address, subject: given });
      if (!token) return notFound(request, reply);
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      if (token.state === 'expired') {
        return reply
          .code(410)
          .header('content-security-policy', PLAIN_POLICY)
          .type('text/html; charset=utf-8')
          .send(
            refusalPage({ title: 'Esta liga ya venció', reasons: ['Pide una nueva a quien te la dio.'] }),
          );
      }
      return reply
        .setCookie(hiddenName(TESTER_COOKIE, secure), given, {
          ...COOKIE,
          secure,
          expires: new Date(token.expires * 1000),
        })
        .redirect(isChannel(channel) ? `/?channel=${channel}` : '/?composicion=1', 302);
    },
  );

  app.post('/admin/testers', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const wait = wrongKeys.wait(request.ip);
    if (wait !== null)
      return refuse(
        reply.header('retry-after', String(wait)),
        429,
        'wait',
        `Too many wrong keys: wait ${wait} s.`,
      );
    const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined || !key.matches(given)) {
      if (given !== undefined) wrongKeys.note(request.ip);
      return refuse(reply, 401, 'key', 'The operator key is missing or wrong.');
    }
    wrongKeys.used(request.ip, 'operator');
    const body: unknown = request.body;
    const { hours, who } = isObject(body) ? body : {};
    if (typeof hours !== 'number' || !(hours > 0 && hours <= MAX_LINK_HOURS))
      return refuse(reply, 400, 'hours', `hours must be a number up to ${MAX_LINK_HOURS}.`);
    if (typeof who !== 'string' || who.trim() === '' || who.length > 200)
      return refuse(reply, 400, 'who', 'who must say in a few words whom the link is for.');
    const link = links.create(hours);
    logger.info({ who: withoutPersonalData(who.trim()), expires: link.expires }, 'tester link made');
    return reply.code(201).send(link);
  });
}

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ error: { code, message } });
}
