import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { inputForm, operations, schemaPart, wireRequest } from '@chamba/kernel/operations';
import type { JsonSchema, Operation, Sent } from '@chamba/kernel/operations';
import { ask, testEngines } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';

/** A text in which `bad` stands in the middle, so that no reader trims it off. */
const around = (bad: string): string => `a${bad}b`;

/** A place in what is sent: the value that has a text there, and nothing else. */
type Place = (text: string) => unknown;

/** Every place of a schema: its fields, the items of its lists, and names that the caller chooses. */
function listPlaces(schema: JsonSchema): Place[] {
  const { anyOf, items, properties, additionalProperties } = schema;
  if (Array.isArray(anyOf)) return anyOf.flatMap((variant) => listPlaces(schemaPart(variant)));
  if (items !== undefined)
    return listPlaces(schemaPart(items)).map((place): Place => (text) => [place(text)]);
  if (schema['type'] !== 'object') return [(text) => text];
  const fields = Object.entries(schemaPart(properties)).flatMap(([name, inner]) =>
    listPlaces(schemaPart(inner)).map((place): Place => (text) => ({ [name]: place(text) })),
  );
  if (additionalProperties === undefined) return fields;
  const values = listPlaces(schemaPart(additionalProperties));
  return [
    ...fields,
    ...values.map((place): Place => (text) => ({ x: place(text) })),
    (text) => ({ [text]: 'x' }),
  ];
}

/** What no schema names is looked through too. */
const UNDECLARED: readonly Place[] = [
  (text) => ({ anything: text }),
  (text) => ({ anything: [{ deep: [[{ down: text }]] }] }),
];

/** Parameters of the query of an operation, and those that every operation may have. */
const listParameters = (operation: Operation): string[] => [
  ...Object.keys(schemaPart(schemaPart(inputForm(operation)['query'])['properties'])),
  ...['token', 'anything'],
];

/** Parameters in the path of an operation. */
const listSegments = ({ address: { path } }: Operation): string[] =>
  [...(path ?? '').matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** A request for an operation, with something in each segment of its path. */
function toRequest(operation: Operation, sent: Sent): { url: string; method: string; body?: unknown } {
  const { address } = operation;
  const segments = Object.fromEntries(listSegments(operation).map((name) => [name, 'x']));
  const { path, query, body } = wireRequest(
    { ...address, send: () => ({ ...sent, query: { ...segments, ...sent.query } }) },
    {},
  );
  const search = new URLSearchParams(query).toString();
  return { url: search ? `${path}?${search}` : path, method: address.method, body };
}

for (const engine of await testEngines()) {
  describe(`what the database cannot keep, on ${engine.name}`, () => suite(engine));
}

function suite(engine: Engine): void {
  let running: RunningServices;
  before(async () => {
    running = await engine.start();
  });
  after(async () => {
    await running.stop();
    await engine.stop();
  });

  const served = (): Operation[] =>
    operations.filter(({ name }) => running.services.operations.includes(name));
  const isRefused = async (url: string, request: { method?: string; body?: unknown } = {}) => {
    const { status, body } = await ask(running, url, request);
    const what = `${request.method ?? 'GET'} ${url} ${JSON.stringify(request.body) ?? ''}`;
    assert.equal(status, 400, what);
    assert.equal((body['errors'] as { code: string }[])[0]?.code, 'BAD-REQUEST', what);
  };
  const isRefusedWith = (operation: Operation, sent: Sent) => {
    const { url, ...request } = toRequest(operation, sent);
    return isRefused(url, request);
  };
  const NUL = encodeURIComponent(around('\0'));

  test('a NUL in any parameter is a bad request', async () => {
    for (const operation of served()) {
      for (const name of listParameters(operation)) {
        await isRefusedWith(operation, { query: { [name]: around('\0') } });
        if (operation.address.method !== 'GET') continue;
        const { url } = toRequest(operation, { query: { [name]: '1' } });
        await isRefused(`${url}&${name}=%00`);
      }
      if (operation.address.rest !== undefined) await isRefusedWith(operation, { instance: around('\0') });
    }
    for (const name of ['server', 'service']) await isRefused(`/rest?${name}=${NUL}`);
    await isRefused(`/rest?server=jobs&service=jobs&${NUL}=1`);
  });

  test('a NUL in any segment of a path is a bad request', async () => {
    for (const operation of served())
      for (const name of listSegments(operation))
        await isRefusedWith(operation, { query: { [name]: around('\0') } });
  });

  for (const [name, bad] of [
    ['a NUL', '\0'],
    ['half a character', '\ud83d'],
  ] as const) {
    test(`${name} anywhere in a body is a bad request`, async () => {
      for (const operation of served()) {
        if (operation.address.method === 'GET') continue;
        const declared = schemaPart(inputForm(operation)['payload']);
        for (const place of [
          ...(declared['type'] || declared['anyOf'] ? listPlaces(declared) : []),
          ...UNDECLARED,
        ])
          await isRefusedWith(operation, { payload: place(around(bad)) });
      }
    });
  }

  test('places of texts are found in lists, in what has several forms, and in names', () => {
    const find = (name: string): string => {
      const operation = served().find((each) => each.name === name);
      assert.ok(operation);
      const places = listPlaces(schemaPart(inputForm(operation)['payload']));
      return JSON.stringify(places.map((place) => place('here')));
    };
    const url = find('seo.url');
    for (const place of [
      '{"filters":[{"key":"here"}]}',
      '{"filters":[{"directories":[{"value":"here"}]}]}',
      '{"filters":[{"query_params":{"x":"here"}}]}',
      '{"filters":[{"query_params":{"here":"x"}}]}',
    ])
      assert.ok(url.includes(place), `${place} in ${url}`);
    assert.ok(find('apply.submit').includes('{"killerQuestions":[{"answer":"here"}]}'));
    assert.ok(find('resume.saveV2').includes('{"updater":[{"field":"here"}]}'));
  });

  test('everything that can be kept is read as before', async () => {
    const text = encodeURIComponent('chofer\u0001 \ud83d\ude9a\n\tñ %00');
    for (const path of [
      `/rest?server=jobs&service=jobs&q=${text}`,
      `/api/suggests/keywords/${text}`,
      `/api/suggests/locations?q=${text}`,
      `/api/related-searches?q=${text}`,
      `/api/cias/companies?q=chofer`,
    ])
      assert.equal((await ask(running, path)).status, 200, path);
    const deep = `{"q":"chofer","x":${'['.repeat(5_000)}1${']'.repeat(5_000)}}`;
    const answer = await fetch(`${running.url}/api/orus/jobs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: deep,
    });
    assert.equal(answer.status, 200);
  });
}
