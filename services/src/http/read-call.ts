/** Reads what a request asks for, whatever way it came. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServiceCall } from './call.ts';
import { badRequest } from './fault.ts';

/** Tokens of sessions are short, signed ones are not. */
const MAX_TOKEN_LENGTH = 1_000;

const bodySchema = z.object({
  server: z.string().max(60),
  service: z.string().max(60),
  instance: z.union([z.string(), z.number()]).optional(),
  params: z.record(z.string(), z.unknown()).optional(),
  payload: z.unknown(),
});
const pathSchema = z.record(z.string(), z.string());
const querySchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** A parameter as text; empty where it is neither text nor number. */
export const toText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The query of a request; a key given several times is joined by commas, as lists travel. */
function readQuery(request: FastifyRequest): Record<string, string> {
  const query = querySchema.safeParse(request.query ?? {});
  if (!query.success) throw badRequest();
  return Object.fromEntries(
    Object.entries(query.data).map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : value]),
  );
}

/** Token of an `authorization` header; the documents show it without a scheme too (2 §7). */
const readBearer = ({ headers }: FastifyRequest): string | undefined =>
  /^(?:Bearer\s+)?(\S+)$/i.exec(headers.authorization ?? '')?.[1]?.slice(0, MAX_TOKEN_LENGTH);

/** Session token of a request: bearer header, else the `token` parameter of query or body. */
const readToken = (request: FastifyRequest, params: Readonly<Record<string, unknown>>): string =>
  readBearer(request) ?? tokenIn(params);

/** Session token among parameters; empty if missing. */
export const tokenIn = (params: Readonly<Record<string, unknown>>): string =>
  toText(params['token']).slice(0, MAX_TOKEN_LENGTH);

/**
 * Anonymous id of the visitor, by header. Empty for one that was created for this very request (`x-new-visitor`):
 * most of these are crawlers that never send it again, so that rows kept under it would belong to no visitor.
 */
function readVisitor(request: FastifyRequest): string {
  if (request.headers['x-new-visitor'] !== undefined) return '';
  const id = toText(request.headers['sessionid']);
  return /^[\w-]{8,64}$/.test(id) ? id : '';
}

/** Longest `User-Agent` that is read, in characters. */
const MAX_AGENT_LENGTH = 300;

const readAgent = ({ headers }: FastifyRequest): string =>
  toText(headers['user-agent']).slice(0, MAX_AGENT_LENGTH);

/** Key of a change: in quotes, as the draft of the IETF has it, or bare. */
const readIdempotencyKey = ({ headers }: FastifyRequest): string =>
  /^"?([\w-]{16,64})"?$/.exec(toText(headers['idempotency-key']))?.[1] ?? '';

const readsEvents = ({ headers }: FastifyRequest): boolean =>
  toText(headers.accept).includes('text/event-stream');

/** Parses a call of the generic endpoint. @throws Fault if it is malformed. */
export function readCall(request: FastifyRequest): ServiceCall & { server: string } {
  const visitor = readVisitor(request);
  const bearer = readBearer(request) ?? '';
  if (request.method === 'GET' || (request.method === 'DELETE' && !request.body)) {
    const { server = '', service = '', instance = '', ...params } = readQuery(request);
    const method = request.method === 'GET' ? 'GET' : 'DELETE';
    return {
      server,
      method,
      service,
      instance,
      path: {},
      params,
      payload: {},
      token: readToken(request, params),
      bearer,
      visitor,
      agent: readAgent(request),
      key: readIdempotencyKey(request),
      takesEvents: readsEvents(request),
    };
  }
  const body = bodySchema.safeParse(request.body);
  if (!body.success) throw badRequest();
  const { server, service, instance, params = {}, payload } = body.data;
  const method = request.method === 'PUT' ? 'PUT' : request.method === 'DELETE' ? 'DELETE' : 'POST';
  const inPayload =
    typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {};
  const token = readToken(request, { token: params['token'] ?? inPayload['token'] });
  const path = {};
  return {
    server,
    method,
    service,
    instance: toText(instance),
    path,
    params,
    payload,
    token,
    bearer,
    visitor,
    agent: readAgent(request),
    key: readIdempotencyKey(request),
    takesEvents: readsEvents(request),
  };
}

/** Parses a call of a dedicated address. */
export function readOwnCall(request: FastifyRequest, method: ServiceCall['method']): ServiceCall {
  const params = readQuery(request);
  return {
    method,
    service: '',
    instance: '',
    path: pathSchema.parse(request.params),
    params,
    payload: request.body,
    token: readToken(request, params),
    bearer: readBearer(request) ?? '',
    visitor: readVisitor(request),
    agent: readAgent(request),
    key: readIdempotencyKey(request),
    takesEvents: readsEvents(request),
  };
}
