/**
 * Administration of the platform: teams, releases, channels, compositions. For the operator and for signed requests.
 */
import { RegistryConflictError } from '@chamba/platform-store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { MoveRefusal } from '../../composition/move-refusal.ts';
import { ReleaseRefusal } from '../../releases/release-refusal.ts';
import { mountStatus, type StatusOptions } from './status-routes.ts';
import { toOutcome, type SecurityEvent, type SecurityEvents } from '../../observability/security-events.ts';
import { passRest } from './body.ts';
import { CallerRefusal, type Caller, type Callers } from './caller.ts';
import { mountCanary } from './canary-routes.ts';
import { mountChannels, type ChannelRoutesOptions } from './channel-routes.ts';
import type { PublishOptions } from './publish.ts';
import { mountReleases } from './release-routes.ts';
import { mountTeams } from './team-routes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Security event that is recorded when an authenticated caller requests this. */
    securityEvent?: SecurityEvent;
  }
  interface FastifyRequest {
    /** The authenticated caller; only below the platform's addresses. */
    caller: Caller;
  }
}

export type PlatformOptions = PublishOptions &
  ChannelRoutesOptions &
  StatusOptions & { callers: Callers; events: SecurityEvents; logger: Logger };

/** Limits for reading a refused body of an unauthenticated caller, in bytes and in ms. */
const UNAUTHENTICATED_BYTES = 1_048_576;
const UNAUTHENTICATED_MS = 10_000;

/** Limit for reading the rest of a refused body of an authenticated caller, in ms. */
const REST_MS = 600_000;

type Refusal = { status: number; code: string; message: string; findings?: readonly unknown[] };

/** Mounts the platform's addresses. */
export function servePlatform(app: FastifyInstance, options: PlatformOptions): void {
  const { callers, events, logger, limitBytes } = options;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The routes read their bodies themselves, since signatures are over bytes.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.decorateRequest('caller');
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      request.caller = await callers.of(request);
      // No name contains a null character, and the database refuses it.
      if (/%00/.test(request.url))
        throw new CallerRefusal(400, 'invalid', 'The address holds a null character.');
    });
    scope.setErrorHandler(async (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const refusal = toRefusal(error);
      if (!refusal) logger.error({ err: error, request: request.id }, 'platform request failed');
      const known = (request.caller as Caller | undefined) !== undefined;
      const ended = known
        ? await passRest(request.raw, limitBytes, REST_MS)
        : await passRest(request.raw, UNAUTHENTICATED_BYTES, UNAUTHENTICATED_MS);
      if (!ended) reply.header('connection', 'close');
      if (error instanceof CallerRefusal) {
        if (error.retryAfter) reply.header('retry-after', String(error.retryAfter));
        if (error.status === 401) reply.header('www-authenticate', 'Bearer, Chamba-Signature');
      }
      const { status, ...details } = refusal ?? FAILED;
      return reply.code(status).type('application/json; charset=utf-8').send({ error: details });
    });
    // Recorded before the answer is sent, so that callers that have disconnected by then are included.
    scope.addHook('onSend', async (request, reply) => {
      const { securityEvent } = request.routeOptions.config;
      const caller = request.caller as Caller | undefined;
      if (securityEvent && caller)
        events.note(securityEvent, toOutcome(reply.statusCode), { address: request.ip, who: caller.who });
    });
    mountTeams(scope, options);
    mountReleases(scope, options);
    mountChannels(scope, options);
    mountStatus(scope, options);
    mountCanary(scope, options);
  });
}

const FAILED: Refusal = {
  status: 500,
  code: 'failed',
  message: 'The request failed; the log of the site says why. Nothing was changed partially.',
};

/** Answer to an error; messages of unexpected errors stay in the log. */
function toRefusal(error: Error): Refusal | null {
  const { message } = error;
  if (error instanceof ReleaseRefusal) {
    const { status, code, findings } = error;
    return { status, code, message, ...(findings.length > 0 ? { findings } : {}) };
  }
  if (error instanceof CallerRefusal || error instanceof MoveRefusal)
    return { status: error.status, code: error.code, message };
  if (error instanceof RegistryConflictError) return { status: 409, code: error.code, message };
  return null;
}
