import { describeError, toServiceErrorState } from '../errors/index.ts';
import { exampleSession } from '../testing/index.ts';
import { createApiClient } from './index.ts';
import type { CallInput, CallName, Transport, TransportRequest } from './index.ts';

/** A transport that answers from a list, and what it was asked. */
function scripted(...answers: Array<{ status?: number; statusText?: string; data: unknown } | Error>) {
  const requests: TransportRequest[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    const answer = answers[requests.length - 1] ?? answers.at(-1);
    if (answer === undefined || answer instanceof Error) throw answer;
    return { ...answer, status: answer.status ?? 200 };
  };
  return { requests, transport, client: createApiClient({ transport, retryPausesMs: [1, 1] }) };
}

const job = { jobid: '7', applied: true };
const application: CallInput<'apply.submit'> = {
  jobid: '7',
  idempotencyKey: '0'.repeat(32),
  skills: [{ id: '1', level: '2' }],
  killerQuestions: [],
};

describe('requests', () => {
  test('a search goes out with its parameters, lists comma-joined', async () => {
    const { client, requests } = scripted({ data: { errors: [{ code: 'X' }] } });
    await client
      .call('jobs.search', { params: { q: 'cajero', work_mode: [0, 2], page: 2 }, uuid: 'u' })
      .catch(() => {});
    expect(requests[0]).toMatchObject({
      method: 'GET',
      path: '/rest',
      query: { server: 'jobs', service: 'jobs', q: 'cajero', work_mode: '0,2', page: '2', uuid: 'u' },
      headers: { 'x-chamba': '1', 'x-deadline-ms': '5000' },
      timeoutMs: 5_000,
    });
  });

  test('an application goes out as JSON with its key', async () => {
    const { client, requests } = scripted({ data: { status: 200, response: job } });
    await expect(client.call('apply.submit', application)).resolves.toMatchObject(job);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/apply',
      timeoutMs: 25_000,
      body: {
        jobid: '7',
        origin: 'H4',
        idempotencykey: '0'.repeat(32),
        skills: [{ id: '1', level: '2' }],
        killerQuestions: [],
      },
    });
  });

  test.each([
    [
      'account.activate',
      { id: 'a/b', token: 't' },
      'POST',
      '/api/mys/account_token/a%2Fb/new_account',
      { token: 't' },
    ],
    ['session.logout', {}, 'DELETE', '/api/aais/authentication_token/current', undefined],
    ['seo.cities', {}, 'GET', '/locations/countries/MX', { type: 'cities' }],
    [
      'suggests.keywords',
      { term: 'niño/a' },
      'GET',
      '/api/suggests/keywords/ni%C3%B1o%2Fa',
      { getRecent: 'true' },
    ],
    ['lookup.categories', {}, 'GET', '/cache-rest', { server: 'lookup', service: 'allcategories' }],
  ] as Array<[CallName, CallInput<CallName>, string, string, unknown]>)(
    '%s',
    async (name, input, method, path, query) => {
      const { client, requests } = scripted({ data: {} });
      await client.call(name, input).catch(() => {});
      expect(requests[0]).toMatchObject({ method, path });
      expect(requests[0]?.query).toEqual(query);
    },
  );

  test('headers of the client go with every call', async () => {
    const seen: TransportRequest[] = [];
    const client = createApiClient({
      transport: async (request) => {
        seen.push(request);
        return { status: 200, data: {} };
      },
      headers: () => ({ cookie: 'session=1' }),
    });
    await client.call('session.logout', {});
    expect(seen[0]?.headers).toMatchObject({ cookie: 'session=1', 'x-chamba': '1' });
  });

  test('a log-out names the account of the page, or that of the session that it is to end', async () => {
    const named: unknown[] = [];
    const client = createApiClient({
      transport: async ({ headers }) => {
        named.push(headers?.['x-page-account']);
        return { status: 200, data: {} };
      },
      account: () => 'none',
    });
    await client.call('session.logout', {});
    await client.call('session.logout', { userid: '7' });
    expect(named).toEqual(['none', '7']);
  });
});

describe('answers', () => {
  test('fields are read from the envelope and from the top level', async () => {
    await expect(
      scripted({ data: { status: 200, response: { content: 'a' } } }).client.call('legal.document', {
        key: 'terms',
      }),
    ).resolves.toEqual({ content: 'a' });
    await expect(
      scripted({ data: { content: 'b' } }).client.call('legal.document', { key: 'terms' }),
    ).resolves.toEqual({ content: 'b' });
    await expect(scripted({ data: { status: 'ok' } }).client.call('session.refresh', {})).resolves.toEqual({
      status: 'ok',
    });
  });

  test('the first error of the list decides, worded by the catalogue and stored as 404', async () => {
    const { client } = scripted({
      status: 401,
      data: { status: 401, errors: [{ code: 'AAIS-1', description: 'bad credentials' }, { code: 'AAIS-3' }] },
    });
    await expect(client.call('session.login', { userid: 'a', password: 'b' })).rejects.toMatchObject({
      name: 'ServiceError',
      status: 404,
      code: 'AAIS-1',
      description: 'Usuario o contraseña incorrectos.',
      operation: 'login',
    });
  });

  test('a link that is exchanged for nothing is a TOK-01 with its status, where the service names no code', async () => {
    const open = (answer: Parameters<typeof scripted>[0]) =>
      scripted(answer)
        .client.call('session.actionToken', { category: 'account-delete', actionToken: '1.a' })
        .catch((error: unknown) => toServiceErrorState(error, 'x'));
    expect(await open({ status: 503, statusText: 'Service Unavailable', data: '' })).toMatchObject({
      code: 'TOK-01',
      status: 503,
      description: '503 Service Unavailable',
      operation: 'open-link',
    });
    expect(await open({ status: 403, data: '' })).toMatchObject({ code: 'TOK-01', description: '403' });
    const named = { status: 404, statusText: 'Not Found', data: { errors: [{ code: 'TOK-02' }] } };
    expect(await open(named)).toMatchObject({
      code: 'TOK-02',
      description: 'No se encontraron datos para el token especificado.',
    });
  });

  test.each(['MYS-13', 'MYS-17', 'MYS-19', 'MYS-23', 'MYS-35', 'MYS-39', 'MYS-90'])(
    'what %s says to engineers, in English, is not what pages say',
    async (code) => {
      expect(describeError(code)).toMatch(/^[A-Z][a-zA-Z ]+$/);
      const { client } = scripted({ data: { errors: [{ code, description: describeError(code) }] } });
      await expect(client.call('candidate.read', { userid: '1' })).rejects.toMatchObject({
        code,
        description: 'Ocurrió un error. Inténtalo nuevamente',
      });
    },
  );

  test('an error list fails the call under HTTP 200 too', async () => {
    const { client } = scripted({ data: { errors: [{ code: 'MYS-999', description: 'SQL state 42' }] } });
    await expect(client.call('candidate.read', { userid: '1' })).rejects.toMatchObject({
      code: 'MYS-999',
      description: 'Ocurrió un error. Inténtalo nuevamente',
    });
  });

  test.each([
    [404, 404, 'No se encontraron resultados listados con los parámetros especificados'],
    [418, 404, 'No se encontraron resultados listados con los parámetros especificados'],
    [408, 408, 'No se encontraron resultados listados con los parámetros especificados'],
    [504, 408, 'No se encontraron resultados listados con los parámetros especificados'],
    [500, 500, 'No se encontraron resultados listados con los parámetros especificados'],
    [502, 502, 'El servicio no está disponible en este momento'],
    [503, 503, 'El servicio no está disponible en este momento'],
  ])('status %i without a code', async (status, stored, description) => {
    const { client } = scripted({ status, data: '<html>' });
    await expect(client.call('jobs.search', { params: {} })).rejects.toMatchObject({
      status: stored,
      code: 'ACT-01',
      description,
    });
  });

  test.each(['<html>Inicia sesión en el Wi-Fi</html>', '', null])(
    'a 200 with the body %j is reported as 502',
    async (data) => {
      const { client } = scripted({ data });
      await expect(client.call('jobs.search', { params: {} })).rejects.toMatchObject({ status: 502 });
      await expect(
        client.call('resume.save', { userid: '1', resumeid: '9', updater: [] }),
      ).rejects.toMatchObject({ status: 502 });
    },
  );

  test.each([202, 204])('a %i needs no body', async (status) => {
    const { client } = scripted({ status, data: '' });
    await expect(client.call('account.keep', {})).resolves.toEqual({});
  });

  test.each([
    ['alerts.list', 404, 'ACT-01', 'No se encontraron datos para el usuario especificado.'],
    ['alerts.list', 500, 'ACT-01', 'Ocurrió un error, inténtalo nuevamente'],
    ['alerts.list', 504, 'ACT-01', 'Ocurrió un error, inténtalo nuevamente'],
    ['alerts.create', 500, 'JSA-01', 'No se pudo guardar tu búsqueda'],
  ] as const)('%s with status %i says nothing of data', async (name, status, code, description) => {
    const { client } = scripted({ status, data: '<html>' });
    const called =
      name === 'alerts.list' ? client.call(name, {}) : client.call(name, { searchstring: 'cajero' });
    await expect(called).rejects.toMatchObject({ code, description });
  });

  test.each([
    [404, undefined],
    [410, 410],
    [429, 429],
    [504, 504],
    [503, undefined],
  ])('a failure with status %i reports it where it keeps another one', async (status, answered) => {
    const { client } = scripted({ status, data: {} });
    const thrown: unknown = await client.call('jobs.offer', { jobID: '1' }).catch((error: unknown) => error);
    expect(toServiceErrorState(thrown, 'x').answered).toBe(answered);
  });

  test('an answer for someone else is SRV-01', async () => {
    const { client } = scripted({ data: { response: { user_profile: { userid: '2' }, resumeid: '1' } } });
    await expect(client.call('resume.create', { userid: '1' })).rejects.toMatchObject({
      code: 'SRV-01',
      description: 'La información devuelta no corresponde a la solicitada.',
    });
    const other = scripted({ data: { response: { user_profile: { userid: '1' }, resumeid: '8' } } });
    await expect(
      other.client.call('resume.save', { userid: '1', resumeid: '9', updater: [] }),
    ).rejects.toMatchObject({ code: 'SRV-01' });
    const confirmed = () =>
      scripted({ data: { response: { user_profile: { userid: '1', validemail: true } } } });
    for (const name of ['account.activate', 'account.verifyEmail'] as const) {
      await expect(confirmed().client.call(name, { id: '2', token: 't' })).rejects.toMatchObject({
        code: 'SRV-01',
      });
      for (const id of ['1', 'current'])
        await expect(confirmed().client.call(name, { id, token: 't' })).resolves.toBeTruthy();
    }
  });

  test.each([
    ['bounced', { validemail: false, mailbounced: true }],
    [true, { validemail: true }],
  ])('an address that is %s', async (validemail, expected) => {
    const { client } = scripted({ data: { response: exampleSession({ validemail } as object) } });
    const { user_profile } = await client.call('session.current', {});
    expect(user_profile).toMatchObject(expected);
  });

  test('a state has its cities, none where the service leaves them to their own call', async () => {
    const jalisco = { id: 'MX-JAL', description: 'Jalisco', code: 'MX-JAL' };
    const cities = [{ id: '14039', description: 'Guadalajara', idParent: 'MX-JAL' }];
    const { client } = scripted({ data: { response: { states: [jalisco, { ...jalisco, cities }] } } });
    const { states } = await client.call('lookup.states', { countryID: 'MX' });
    expect(states.map((state) => state.cities)).toEqual([[], cities]);
  });

  test('fields that are not as agreed are a bad answer', async () => {
    const { client } = scripted({ data: { response: { content: 7 } } });
    await expect(client.call('legal.document', { key: 'terms' })).rejects.toMatchObject({ status: 502 });
  });
});

describe('failures of the way', () => {
  test('a read that does not reach the gateway is tried three times', async () => {
    const lost = new Error('network');
    const { client, requests } = scripted(lost, lost, { data: { content: 'a' } });
    await expect(client.call('legal.document', { key: 'terms' })).resolves.toEqual({ content: 'a' });
    expect(requests).toHaveLength(3);
  });

  test('after that it fails with status 0', async () => {
    const { client, requests } = scripted(new Error('network'));
    await expect(client.call('jobs.search', { params: {} })).rejects.toMatchObject({
      status: 0,
      description: 'El servicio no está disponible en este momento',
    });
    expect(requests).toHaveLength(3);
  });

  test('a write is never repeated, and an error status neither', async () => {
    const write = scripted(new Error('network'));
    await expect(write.client.call('apply.submit', application)).rejects.toMatchObject({
      status: 0,
      code: 'INTERNAL_SERVER_ERROR',
    });
    expect(write.requests).toHaveLength(1);
    const read = scripted({ status: 503, data: {} });
    await expect(read.client.call('jobs.search', { params: {} })).rejects.toMatchObject({ status: 503 });
    expect(read.requests).toHaveLength(1);
  });

  test('a time-out is a 408', async () => {
    const late = () => scripted(Object.assign(new Error('late'), { name: 'TimeoutError' }));
    const read = late();
    await expect(read.client.call('jobs.search', { params: {} })).rejects.toMatchObject({
      status: 408,
      code: 'ACT-01',
    });
    expect(read.requests).toHaveLength(1);
    await expect(late().client.call('apply.submit', application)).rejects.toMatchObject({
      status: 408,
      code: '408',
      description: 'Timeout exceeded',
    });
  });

  test('an aborted call stops and is not tried again', async () => {
    const controller = new AbortController();
    const { client, requests } = scripted({ data: { content: 'a' } });
    controller.abort();
    await expect(
      client.call('legal.document', { key: 'terms' }, { signal: controller.signal }),
    ).rejects.toMatchObject({
      name: 'ServiceError',
      status: 0,
    });
    expect(requests).toHaveLength(0);
  });
});

describe('keys of changes', () => {
  const withAccount = (account: string, ...answers: Parameters<typeof scripted>) => {
    const { requests, transport } = scripted(...answers);
    const client = createApiClient({ transport, account: () => account, retryPausesMs: [] });
    const readKeys = async (...calls: Array<() => Promise<unknown>>) => {
      for (const call of calls) await call().catch(() => {});
      return requests.map(({ headers }) => headers?.['idempotency-key']);
    };
    const create = () => client.call('resume.create', { userid: account });
    const mark = (op_type: 'extend' | 'activate') => () =>
      client.call('resume.changeStatus', { userid: account, resumeid: '1', op_type });
    return { client, readKeys, create, mark };
  };
  const saved = { data: { user_profile: { userid: 'u1' }, resumeid: '1' } };
  const broken = new Error('network');

  test('a file that is sent again has the key of the first try, another one its own', async () => {
    const { client, readKeys } = withAccount('u1', broken, broken, broken, {
      data: { user_data: { photourl: '/p' } },
    });
    const save = (attempt: string) => () =>
      client.call('files.savePhoto', { file: new Blob([attempt]), name: 'foto.jpg', attempt });
    const [first, again, other] = await readKeys(save('a'), save('a'), save('b'));
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('what is tried again without an answer has the key of the first try', async () => {
    const { readKeys, create } = withAccount('u1', broken, { status: 503, data: {} }, saved, saved);
    const [first, second, third, next] = await readKeys(create, create, create, create);
    expect(first).toMatch(/^[\w-]{16,64}$/);
    expect([second, third]).toEqual([first, first]);
    // The third was answered: what comes after it is another résumé.
    expect(next).not.toBe(first);
  });

  test('a refusal is an answer, and other input is another change', async () => {
    const { readKeys, create, mark } = withAccount('u1', { status: 400, data: {} }, saved, broken, broken);
    const keys = await readKeys(create, create, mark('extend'), mark('activate'));
    expect(new Set(keys).size).toBe(4);
  });

  test('reads and what visitors do have none', async () => {
    const { readKeys, client } = withAccount('u1', broken);
    expect(await readKeys(() => client.call('resume.read', { userid: 'u1', resumeid: '1' }))).toEqual([
      undefined,
    ]);
    const visitor = withAccount('none', broken);
    expect(await visitor.readKeys(visitor.create)).toEqual([undefined]);
  });
});
