import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { toOutcome, type SecurityEvent, type SecurityEvents } from '../observability/security-events.ts';
import type { EmbeddedServices } from '../services/services.ts';
import { iterateBody } from './platform/body.ts';

/** Largest body in bytes: a person's address and a few words. */
const BODY_LIMIT = 4_096;

const input = z.object({
  person: z.string().trim().min(1).max(254),
  dryRun: z.boolean().default(false),
  restricted: z.boolean().default(true),
  email: z.string().trim().max(254).optional(),
});

const requestsInput = z.object({ all: z.boolean().default(false) });

const answerInput = z.object({
  folio: z.number().int().min(1).max(2_147_483_647),
  accepted: z.boolean(),
  text: z.string().trim().min(1).max(1_500),
});

/** Why an e-mail address was not changed. */
const EMAIL_REFUSALS = {
  invalid: [400, 'The new address is invalid.'],
  taken: [409, 'Another account has the new address.'],
  unknown: [404, 'There is no account of this person.'],
} as const;

/**
 * Reads a body. The body is parsed here because this plugin receives bodies as streams.
 * @returns null if it is too large, invalid JSON or of another shape.
 */
async function readBody<Body>({ raw }: FastifyRequest, schema: z.ZodType<Body>): Promise<Body | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of iterateBody(raw)) {
    size += part.length;
    if (size > BODY_LIMIT) return null;
    parts.push(part);
  }
  try {
    return schema.safeParse(JSON.parse(Buffer.concat(parts).toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

const readInput = (request: FastifyRequest) => readBody(request, input);

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ status, code, message });
}

type Answer = { status: number; body: object };

const unknown = (message: string): Answer => ({
  status: 404,
  body: { status: 404, code: 'unknown', message },
});

/**
 * Mounts the addresses for data subject requests: export and deletion of a person's data. The person is named in the
 * body, so that access logs do not contain the name; the site's own log records the action without the person.
 */
export function servePeople(
  app: FastifyInstance,
  {
    services,
    events,
    logger,
  }: { services: Pick<EmbeddedServices, 'people'>; events: SecurityEvents; logger: Logger },
): void {
  /** Runs the action and records a security event with its outcome. */
  const noted = async (
    request: FastifyRequest,
    event: SecurityEvent,
    work: () => Promise<Answer>,
  ): Promise<Answer> => {
    const about = { address: request.ip, who: 'operator' };
    try {
      const answer = await work();
      events.note(event, toOutcome(answer.status), about);
      return answer;
    } catch (error) {
      events.note(event, 'failed', about);
      throw error;
    }
  };
  const malformed = ({ raw }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    // Drain the rest of the body, so that its sender can read the answer.
    raw.resume();
    return refuse(reply, 400, 'malformed', 'The body must be {"person": "<e-mail or account id>"}.');
  };

  app.post('/admin/people/export', async (request, reply) => {
    const wanted = await readInput(request);
    if (!wanted) return malformed(request, reply);
    const { status, body } = await noted(request, 'person_exported', async () => {
      const found = await services.people.export(wanted.person);
      const tables = Object.entries(found?.tables ?? {}).map(([table, rows]) => [table, rows.length]);
      logger.info({ audit: 'people.export', rows: Object.fromEntries(tables) }, 'data of a person exported');
      return found ? { status: 200, body: found } : unknown('There is no data of this person.');
    });
    return reply.code(status).send(body);
  });

  app.post('/admin/people/delete', async (request, reply) => {
    const wanted = await readInput(request);
    if (!wanted) return malformed(request, reply);
    const { person, dryRun } = wanted;
    const remove = async (): Promise<Answer> => {
      const rows = await services.people.delete(person, { dryRun });
      if (!dryRun) logger.info({ audit: 'people.delete', rows }, 'data of a person deleted');
      return { status: 200, body: { deleted: !dryRun, rows } };
    };
    const { status, body } = await (dryRun ? remove() : noted(request, 'person_deleted', remove));
    return reply.code(status).send(body);
  });

  app.post('/admin/people/optout', async (request, reply) => {
    const wanted = await readInput(request);
    if (!wanted) return malformed(request, reply);
    const { status, body } = await noted(request, 'person_opted_out', async () => {
      const outcome = await services.people.optOut(wanted.person);
      if (outcome === null) return unknown('There is no account of this person.');
      return { status: 200, body: { optedOut: true, changed: outcome === 'changed' } };
    });
    return reply.code(status).send(body);
  });

  app.post('/admin/people/restrict', async (request, reply) => {
    const wanted = await readInput(request);
    if (!wanted) return malformed(request, reply);
    const { person, restricted } = wanted;
    const { status, body } = await noted(request, 'person_restricted', async () => {
      const outcome = await services.people.restrict(person, restricted);
      if (outcome === null) return unknown('There is no account of this person.');
      return { status: 200, body: { restricted, changed: outcome === 'changed' } };
    });
    return reply.code(status).send(body);
  });

  app.post('/admin/people/email', async (request, reply) => {
    const wanted = await readInput(request);
    if (wanted?.email === undefined) return malformed(request, reply);
    const { person, email } = wanted;
    const { status, body } = await noted(request, 'email_changed', async () => {
      const outcome = await services.people.changeEmail(person, email);
      if (outcome === 'changed' || outcome === 'unchanged')
        return { status: 200, body: { changed: outcome === 'changed' } };
      const [refused, message] = EMAIL_REFUSALS[outcome];
      return { status: refused, body: { status: refused, code: outcome, message } };
    });
    return reply.code(status).send(body);
  });

  app.post('/admin/people/requests', async (request, reply) => {
    const wanted = await readBody(request, requestsInput);
    if (!wanted) return malformed(request, reply);
    const { status, body } = await noted(request, 'person_requests_read', async () => ({
      status: 200,
      body: { requests: await services.people.requests(wanted.all) },
    }));
    return reply.code(status).send(body);
  });

  app.post('/admin/people/answer', async (request, reply) => {
    const wanted = await readBody(request, answerInput);
    if (!wanted) return malformed(request, reply);
    const { folio, accepted, text } = wanted;
    const { status, body } = await noted(request, 'person_request_answered', async () =>
      (await services.people.answerRequest(folio, accepted, text))
        ? { status: 200, body: { answered: true } }
        : unknown('There is no open request of this number.'),
    );
    return reply.code(status).send(body);
  });
}
