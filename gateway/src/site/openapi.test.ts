import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { COMMON_ERRORS, operations } from '@chamba/kernel/operations';
import { Validator } from '@seriousme/openapi-schema-validator';
import { startSite, type TestSite } from '../testing/test-site.ts';

type Parameter = { name: string; in: string; required?: boolean; schema: Record<string, unknown> };
type Described = {
  operationId: string;
  parameters?: Parameter[];
  security?: object[];
  'x-error-codes': string[];
  'x-retry': string;
  'x-cache'?: object;
  requestBody?: { content: { 'application/json': { schema: Record<string, unknown> } } };
};
type Document = {
  servers: [{ url: string }];
  paths: Record<string, Record<string, Described>>;
  components: { responses: { Failure: { 'x-error-codes': string[] } } };
};

describe('/openapi.json', () => {
  let site: TestSite;
  let document: Document;
  before(async () => {
    site = await startSite({ SITE_URL: 'https://chamba.example' });
    const answer = await site.get('/openapi.json');
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
    document = JSON.parse(await answer.text()) as Document;
  });
  after(() => site.close());

  it('is an OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(document);
    assert.ok(valid, JSON.stringify(errors));
    assert.equal(validator.version, '3.1');
    assert.equal(document.servers[0].url, 'https://chamba.example');
  });

  it('describes every operation once, under its address and method', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, path, method]),
    );
    assert.deepEqual(
      described.sort(),
      operations
        .map(({ name, when, address: { method, rest, path = '', cached } }) => [
          name,
          rest === undefined
            ? path.replace(/:(\w+)/g, '{$1}') + (when ? `#${name}` : '')
            : `${cached ? '/cache-rest' : '/rest'}#${name}`,
          method.toLowerCase(),
        ])
        .sort(),
    );
  });

  it('describes required and optional input of a call', () => {
    const pay = document.paths['/api/pay/net']?.['get'];
    assert.deepEqual(
      pay?.parameters?.map(({ name, in: place, required }) => [name, place, required ?? false]),
      ['amount', 'given', 'period', 'zone'].map((name) => [name, 'query', false]),
    );
    assert.deepEqual(pay?.parameters?.[1]?.schema['enum'], ['gross', 'net']);
    const legal = document.paths['/legal-docs/documents/{key}']?.['get']?.parameters?.[0];
    assert.deepEqual([legal?.name, legal?.in, legal?.required], ['key', 'path', true]);
    const point = document.paths['/rest#lookup.nearest']?.['get']?.parameters;
    assert.deepEqual(
      point?.map(({ name, required, schema }) => [name, required, schema['const']]),
      [
        ['server', true, 'geolocation'],
        ['service', true, 'nearest'],
        ['lat', true, undefined],
        ['lon', true, undefined],
      ],
    );
  });

  it('says what a call is refused with, how it is sent again and who keeps its answers', () => {
    const offer = document.paths['/api/job']?.['get'];
    assert.deepEqual(offer?.['x-error-codes'], ['BAD-REQUEST', 'ACT-01']);
    assert.deepEqual([offer?.['x-retry'], offer?.['x-cache']], ['repeat', undefined]);
    assert.equal(document.paths['/api/apply']?.['post']?.['x-retry'], 'same-key');
    const categories = document.paths['/cache-rest#lookup.categories']?.['get'];
    assert.deepEqual(categories?.['x-cache'], { by: 'gateway', seconds: 43_200 });
    assert.deepEqual(document.components.responses.Failure['x-error-codes'], [...COMMON_ERRORS]);
  });

  it('describes which calls need a session, and their bodies', () => {
    const apply = document.paths['/api/apply']?.['post'];
    assert.deepEqual(apply?.security, [{ session: [] }]);
    const { properties, required } = apply?.requestBody?.content['application/json'].schema ?? {};
    assert.deepEqual(required, ['jobid']);
    assert.ok(Object.hasOwn(properties as object, 'idempotencykey'));
    assert.equal(document.paths['/rest#session.login']?.['post']?.security, undefined);
  });
});
