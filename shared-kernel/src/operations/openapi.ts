/** The operations as an OpenAPI 3.1 document. */
import type { Operation } from './operation.ts';
import { COMMON_ERRORS } from './facts.ts';
import { getUpstream } from './list.ts';
import { answerForm, inputForm, schemaPart } from './wire-form.ts';
import type { JsonSchema } from './wire-form.ts';

/** A JSON Schema, or a part of the document. */
type Json = JsonSchema;

/** What the document says of the site. */
export type OpenApiSite = {
  name: string;
  /** Origin, without a slash at the end. */
  url: string;
  /** Version of the operations: the kernel's. */
  version: string;
};

/** Parameters of a part of the input: what stands in the path is always needed. */
function toParameters(part: unknown, place: 'path' | 'query'): Json[] {
  const { properties, required } = schemaPart(part);
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(schemaPart(properties)).map(([name, schema]) => ({
    name,
    in: place,
    ...((place === 'path' || needed.includes(name)) && { required: true }),
    schema,
  }));
}

const fixed = (name: string, value: string): Json => ({
  name,
  in: 'query',
  required: true,
  schema: { const: value },
});

/** What a call of the generic endpoint says besides: in the query of a read, in the body of anything else. */
function genericCall({ address, input }: Operation, rest: string, parts: Json): Json {
  const [server = '', service = ''] = rest.split('/');
  const { instance, query, payload } = parts;
  if (address.method === 'GET' || address.method === 'DELETE')
    return {
      parameters: [
        fixed('server', server),
        fixed('service', service),
        ...(instance === undefined ? [] : [{ name: 'instance', in: 'query', schema: instance }]),
        ...toParameters(query, 'query'),
      ],
    };
  return {
    requestBody: toBody({
      type: 'object',
      properties: {
        server: { const: server },
        service: { const: service },
        ...(instance !== undefined && { instance }),
        ...(query !== undefined && { params: query }),
        ...(payload !== undefined || !input ? { payload: payload ?? {} } : {}),
      },
      required: ['server', 'service', ...(payload === undefined ? [] : ['payload'])],
    }),
  };
}

function toBody(schema: unknown): Json {
  return { required: true, content: { 'application/json': { schema } } };
}

/** The form of a call that takes a file. */
const toFileForm = ({ field, bytes }: NonNullable<Operation['upload']>): Json => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          [field]: { type: 'string', format: 'binary', description: `At most ${bytes} bytes.` },
        },
        required: [field],
      },
    },
  },
});

function ownCall({ address, input, upload }: Operation, path: string, parts: Json): Json {
  const declared = toParameters(parts['path'], 'path');
  const missing = [...path.matchAll(/:(\w+)/g)]
    .map(([, name]) => name)
    .filter((name) => declared.every((parameter) => parameter['name'] !== name))
    .map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const parameters = [...declared, ...missing, ...toParameters(parts['query'], 'query')];
  const payload = input ? parts['payload'] : address.method === 'GET' ? undefined : {};
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(upload && { requestBody: toFileForm(upload) }),
    ...(payload !== undefined && { requestBody: { ...toBody(payload), required: input !== undefined } }),
  };
}

const envelope = (response: Json): Json => ({
  type: 'object',
  properties: { status: { type: 'integer' }, response },
  required: ['status', 'response'],
});

function toOperation(operation: Operation): Json {
  const { name, summary, source, account, limit, refusal, input, address, allErrors, retry, cache } =
    operation;
  const parts = inputForm(operation);
  const answered = answerForm(operation);
  const notes = [
    source && `Specification: ${source}.`,
    limit && `Limited (${limit.name}).`,
    input && `Input that does not fit is refused with \`${refusal ?? 'BAD-REQUEST'}\`.`,
  ].filter(Boolean);
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary,
    ...(notes.length > 0 && { description: notes.join(' ') }),
    'x-upstream': getUpstream(operation),
    'x-error-codes': allErrors,
    'x-retry': retry,
    ...(cache && { 'x-cache': cache }),
    ...(account === 'session' && { security: [{ session: [] }] }),
    ...(address.rest === undefined
      ? ownCall(operation, address.path ?? '', parts)
      : genericCall(operation, address.rest, parts)),
    responses: {
      '200': {
        description: 'What was asked for.',
        ...(answered && { content: { 'application/json': { schema: envelope(answered) } } }),
        ...(operation.answersPicture && { content: { 'image/*': {} } }),
        ...(operation.answersFile && { content: { 'application/octet-stream': {} } }),
      },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

/** Key of an operation among the paths. OpenAPI has one operation for an address and a method: others add their name. */
function toPath({ name, when, address: { rest, path, cached } }: Operation): string {
  if (rest !== undefined) return `${cached ? '/cache-rest' : '/rest'}#${name}`;
  return `${(path ?? '').replace(/:(\w+)/g, '{$1}')}${when ? `#${name}` : ''}`;
}

/**
 * The operations as an OpenAPI 3.1 document. Those of the generic endpoint have their name behind a `#` in their path,
 * which is no part of the address.
 */
export function openApiDocument(operations: readonly Operation[], { name, url, version }: OpenApiSite): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = toPath(operation);
    const method = operation.address.method.toLowerCase();
    paths[path] = { ...paths[path], [method]: toOperation(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: name, version },
    servers: [{ url }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      responses: {
        Failure: {
          description:
            'A refusal or a failure, with a code of the catalogue: one of the operation, or of every operation.',
          'x-error-codes': COMMON_ERRORS,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  status: { type: 'integer' },
                  errors: {
                    type: 'array',
                    items: {
                      type: 'object',
                      properties: { code: { type: 'string' }, description: { type: 'string' } },
                      required: ['code', 'description'],
                    },
                  },
                },
                required: ['status', 'errors'],
              },
            },
          },
        },
      },
    },
  };
}
