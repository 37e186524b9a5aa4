import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StatusAnswer } from './call.ts';
import { Fault } from './fault.ts';
import { handler, handlerFor, refusingWith } from './handler.ts';
import type { Handler } from './handler.ts';
import { mountHandlers } from './server.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** What a server with some handlers answers. */
async function callHandler(
  operations: readonly Handler[],
  url: string,
  request: { body?: object; token?: string } = {},
): Promise<{ status: number; code?: string; response?: Record<string, unknown> }> {
  const app = mountHandlers(operations, silent);
  const { statusCode, body } = await app.inject({
    url,
    method: request.body ? 'POST' : 'GET',
    ...(request.body && { payload: request.body }),
    ...(request.token && { headers: { authorization: `Bearer ${request.token}` } }),
  });
  await app.close();
  const { errors, response } = JSON.parse(body) as {
    errors?: [{ code: string }];
    response?: Record<string, unknown>;
  };
  return { status: statusCode, ...(errors && { code: errors[0].code }), ...(response && { response }) };
}

const net = handler('pay.net', async ({ query }) => new StatusAnswer(200, query));

test('a handler gets parsed input, and what does not fit is refused before', async () => {
  assert.deepEqual(await callHandler([net], '/api/pay/net?amount=12000&zone=frontier&other=1'), {
    status: 200,
    response: { amount: 12_000, given: 'gross', zone: 'frontier' },
  });
  assert.deepEqual(await callHandler([net], '/api/pay/net?amount=1e3'), { status: 400, code: 'BAD-REQUEST' });
});

test('what does not fit is refused with the code of the operation', async () => {
  const document = handler('legal.document', async ({ path }) => ({ content: path.key }));
  assert.equal((await callHandler([document], '/legal-docs/documents/terms')).response?.['content'], 'terms');
  assert.deepEqual(await callHandler([document], '/legal-docs/documents/other'), {
    status: 404,
    code: 'MYS-13',
  });
});

test('a code that the operation does not declare is answered, and logged', async () => {
  const logged: string[] = [];
  const refusing = (code: 'MYS-15' | 'MYS-20') =>
    handler('lookup.states', async () => {
      throw new Fault(code);
    });
  for (const code of ['MYS-15', 'MYS-20'] as const) {
    const app = mountHandlers([refusing(code)], { ...silent, error: (line: string) => logged.push(line) });
    const { body } = await app.inject('/rest?server=lookup&service=states');
    assert.match(body, new RegExp(code));
    await app.close();
  }
  assert.deepEqual(logged, ['lookup.states refuses with MYS-20, which its file does not declare']);
});

test('who may not call learns that before what was sent is read', async () => {
  const ownHandler = handlerFor(async ({ token }) => {
    if (token !== 'ours') throw new Fault('AAIS-2');
    return { account: 7 };
  });
  const save = ownHandler('candidate.save', async ({ payload }, { account }) => ({
    user_profile: { userid: `${account}-${payload.updater.length}` },
  }));
  const ask = (payload: object, token?: string) =>
    callHandler([save], '/rest', {
      body: { server: 'myService', service: 'candidateData', payload },
      ...(token && { token }),
    });
  const updater = [{ field: 'cp', value: '06700', elementid: '0' }];
  assert.deepEqual(await ask({ updater: 'x' }), { status: 401, code: 'AAIS-2' });
  assert.deepEqual(await ask({ updater: 'x' }, 'ours'), { status: 400, code: 'MYS-90' });
  assert.deepEqual((await ask({ updater }, 'ours')).response, { user_profile: { userid: '7-1' } });
});

test('of several operations at one address the one whose condition holds is called', async () => {
  const lists = [
    handler('seo.states', async () => new StatusAnswer(200, { list: 'states' })),
    handler('seo.cities', async () => new StatusAnswer(200, { list: 'cities' })),
  ];
  const readList = async (query: string) =>
    (await callHandler(lists, `/locations/countries/MX${query}`)).response?.['list'];
  assert.equal(await readList(''), 'states');
  assert.equal(await readList('?type=cities'), 'cities');
  assert.equal(await readList('?type=regions'), 'states');
  // Nothing remains where only a condition is answered.
  assert.deepEqual(await callHandler(lists.slice(1), '/locations/countries/MX'), {
    status: 404,
    code: 'MYS-13',
  });
});

test('only what is everybody’s is read by /cache-rest', async () => {
  const known = [
    handler('lookup.subcategory', async ({ query }) => new StatusAnswer(200, { id: query.subcategoryID })),
    handler('lookup.countries', async () => ({ countries: [] })),
  ];
  assert.deepEqual(
    await callHandler(known, '/cache-rest?server=lookup&service=subcategory&subcategoryID=%205'),
    { status: 200, response: { id: '5' } },
  );
  assert.equal((await callHandler(known, '/rest?server=lookup&service=countries')).status, 200);
  assert.deepEqual(await callHandler(known, '/cache-rest?server=lookup&service=countries'), {
    status: 404,
    code: 'MYS-13',
  });
});

test('a refusal may be changed on its way, a failure is not', async () => {
  const changed = (error: Error) =>
    refusingWith(
      handler('features.toggles', async () => {
        throw error;
      }),
      ({ code }) => new Fault(code, 418),
    );
  const path = '/api/features/toggles';
  assert.deepEqual(await callHandler([changed(new Fault('MYS-13'))], path), { status: 418, code: 'MYS-13' });
  assert.deepEqual(await callHandler([changed(new Error('x'))], path), { status: 500, code: 'MYS-0' });
});

test('names, input and answers are those of the operation', () => {
  // @ts-expect-error There is no such operation.
  assert.throws(() => handler('pay.gross', async () => ({})));
  // @ts-expect-error The answer lacks its fields.
  handler('lookup.cities', async () => ({ towns: [] }));
  // @ts-expect-error It has no such field.
  handler('lookup.cities', async ({ query }) => ({ cities: [query.town] }));
});
