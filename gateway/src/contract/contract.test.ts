/** Every operation, by what its file declares: over a service that replaces ours, and over ours on each engine. */
import assert from 'node:assert/strict';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { testPostgres, type PostgresDatabases } from '@chamba/database/testing/postgres-server';
import { createFilledDatabase } from '@chamba/services/testing/services';
import {
  answerFault,
  COMMON_ERRORS,
  fillIn,
  isRead,
  learnIds,
  operations,
  unknownIds,
  getUpstream,
  wireRequest,
} from '@chamba/kernel/operations';
import type { KnownIds, Operation, Sent } from '@chamba/kernel/operations';
import { failures } from '../proxy/service-codes.ts';
import { makeAnswer, makeCall } from '../testing/generated-values.ts';
import { SIGNED_COOKIES } from '../testing/fake-services.ts';
import { startPlatform, type PlatformSite } from '../testing/platform-site.ts';

import { startSite, type TestSite } from '../testing/test-site.ts';

const FIXTURE = fileURLToPath(new URL('../../../services/src/testing/fixture', import.meta.url));
const TOKEN = 'token-of-a-program-0123456789abcdef';
const KEY = 'key-of-this-change';

/** Ids that a replaced service is asked with. */
const IDS: KnownIds = new Map(
  operations.flatMap(({ teaches = {} }) => Object.keys(teaches)).map((name) => [name, '7']),
);

type Answer = { status: number; headers: IncomingHttpHeaders; text: string; body: unknown };

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Code of a refusal; empty if it has none. */
function readCode(body: unknown): string {
  const { errors } = (body ?? {}) as { errors?: Array<{ code?: string }> };
  return errors?.[0]?.code ?? '';
}

const GATEWAY_CODES = Object.values(failures).map(({ code }) => code);

/** Fails where an answer has a code that neither the operation declares nor every operation and the gateway may answer. */
function assertDeclared({ name, allErrors }: Operation, { status, body, text }: Answer): void {
  const declared: readonly string[] = [...allErrors, ...COMMON_ERRORS, ...GATEWAY_CODES];
  assert.ok(declared.includes(readCode(body)), `${name} does not declare ${status} ${text}`);
}

/** Makes a call with no header but those that are given: `fetch` adds some of a browser. */
function send(
  url: string,
  { address }: Operation,
  sample: Sent,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { path, query, body } = wireRequest({ ...address, send: () => sample }, {});
  const search = new URLSearchParams(query).toString();
  const content = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}${path}${search && `?${search}`}`,
      {
        method: address.method,
        headers: {
          ...headers,
          ...(content !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(content)),
          }),
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, body: parse(text) }),
        );
      },
    );
    sent.on('error', reject).end(content);
  });
}

describe('operations over a service that replaces ours', () => {
  let service: Server;
  let site: TestSite;
  let reply = { type: '', body: '' };
  let asked: Array<{ method: string; url: string; headers: IncomingHttpHeaders; body: unknown }> = [];

  before(async () => {
    service = createServer((incoming, answer) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (part: string) => (text += part));
      incoming.on('end', () => {
        const { method = '', url = '', headers } = incoming;
        asked.push({ method, url, headers, body: parse(text) });
        answer.writeHead(200, { 'content-type': reply.type }).end(reply.body);
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const upstreams = operations.map((operation) => [
      `UPSTREAM_${getUpstream(operation).toUpperCase()}`,
      address,
    ]);
    site = await startSite({ ...Object.fromEntries(upstreams), RATE_LIMIT_SCALE: '0' });
  });
  after(async () => {
    await site.close();
    await new Promise((resolve) => service.close(resolve));
  });

  const ask = (operation: Operation, headers: Record<string, string>, more?: object): Promise<Answer> => {
    asked = [];
    const sample = fillIn(makeCall(operation), IDS);
    return send(site.url, operation, { ...sample, query: { ...sample.query, ...more } }, headers);
  };
  const asProgram = (operation: Operation, more?: object): Promise<Answer> =>
    ask(
      operation,
      {
        ...(operation.account !== 'none' && { authorization: `Bearer ${TOKEN}` }),
        ...(!isRead(operation) && { 'idempotency-key': KEY }),
      },
      more,
    );
  /** A script of a page that shows an account. */
  const asPage = (operation: Operation, account: string): Promise<Answer> =>
    ask(operation, {
      cookie: SIGNED_COOKIES,
      'x-chamba': '1',
      'sec-fetch-site': 'same-origin',
      'x-page-account': account,
    });

  for (const operation of operations) {
    const { name, address, account, timeoutMs, answersPicture } = operation;
    const fields = { status: 200, response: makeAnswer(operation) };

    it(`${name} reaches it and is answered as declared`, async () => {
      reply = answersPicture
        ? { type: 'image/png', body: 'picture' }
        : { type: 'application/json', body: JSON.stringify(fields) };
      const answer = await asProgram(operation);
      assert.equal(answer.status, 200, answer.text);
      if (answersPicture) assert.equal(answer.text, 'picture');
      else assert.equal(answerFault(operation, answer.body), null);

      const [call] = asked;
      assert.ok(call);
      assert.equal(call.method, address.method);
      const { pathname, searchParams } = new URL(call.url, 'http://service');
      if (address.path !== undefined)
        assert.match(pathname, new RegExp(`^${address.path.replace(/:\w+/g, '[^/]+')}(/|$)`));
      else {
        const { server, service: of } =
          address.method === 'GET' ? Object.fromEntries(searchParams) : (call.body as Record<string, string>);
        assert.equal(`${server}/${of}`, address.rest);
      }
      const left = Number(call.headers['x-deadline-ms']);
      assert.ok(left > 0 && left <= timeoutMs, `${left} of ${timeoutMs} ms`);
      if (!isRead(operation)) assert.equal(call.headers['idempotency-key'], KEY);
      assert.equal(call.headers.authorization, account === 'none' ? undefined : `Bearer ${TOKEN}`);
    });

    it(`${name} is a 502 of the gateway when it answers a page, or what does not fit`, async () => {
      const wrong = { status: 200, response: { nothing: 'of it' } };
      const bodies = [
        { type: 'text/html', body: '<script>alert(1)</script>' },
        ...(answerFault(operation, wrong) === null
          ? []
          : [{ type: 'application/json', body: JSON.stringify(wrong) }]),
      ];
      for (const [index, body] of bodies.entries()) {
        reply = body;
        // Answers of `/cache-rest` are kept by their parameters.
        const answer = await asProgram(operation, address.cached && { fresh: index });
        assert.equal(answer.status, 502, answer.text);
        assertDeclared(operation, answer);
        assert.doesNotMatch(answer.text, /alert|of it/);
      }
    });

    if (account === 'session')
      it(`${name} is refused to a page of another account than the browser’s session`, async () => {
        const answer = await asPage(operation, 'another');
        assert.deepEqual([answer.status, readCode(answer.body)], [401, 'AAIS-2']);
        assert.equal(asked.length, 0);
      });
    if (account === 'none')
      it(`${name} reveals nothing of the session of another account than the page’s`, async () => {
        reply = { type: 'application/json', body: JSON.stringify(fields) };
        await asPage(operation, 'another');
        for (const { headers } of asked)
          assert.deepEqual([headers.authorization, headers['userid']], [undefined, undefined]);
      });
  }
});

for (const engine of ['pglite', 'postgres'] as const)
  describe(`operations over our services, on ${engine}`, () => suite(engine));

function suite(engine: 'pglite' | 'postgres'): void {
  let server: PostgresDatabases | null = null;
  let site: PlatformSite | null = null;
  const answers = new Map<string, Answer>();
  let signedOut = new Map<string, Answer>();

  const own = operations.filter(({ external }) => !external);

  before(async () => {
    if (engine === 'postgres') server = await testPostgres();
    if (engine === 'postgres' && !server) return;
    const place = server ? { databaseUrl: await createFilledDatabase(server) } : { embedded: true };
    site = await startPlatform({ env: { SAMPLE: FIXTURE }, ...place });
    const signUp = operations.find(({ name }) => name === 'account.create');
    assert.ok(signUp);
    const payload = {
      email: 'contrato@ejemplo.com',
      name: 'Ana Prueba',
      password: 'Valle-Azul-2031',
      legal_ok: true,
    };
    const { body } = await send(site.url, signUp, { payload });
    const { response } = body as { response: { authentication_token: { token: string } } };
    const { token } = response.authentication_token;

    const known: KnownIds = new Map();
    const call = async (operation: Operation, ids: KnownIds): Promise<void> => {
      if (!site) return;
      const { account, name } = operation;
      const sample = fillIn(makeCall(operation), ids);
      if (account === 'session') signedOut.set(name, await send(site.url, operation, sample));
      const headers: Record<string, string> = account === 'none' ? {} : { authorization: `Bearer ${token}` };
      const answer = await send(site.url, operation, sample, headers);
      answers.set(name, answer);
      if (answer.status < 400) learnIds(known, operation, answer.body);
    };
    let waiting = own;
    for (const ends of [false, true])
      for (;;) {
        const ready = waiting.filter(
          (operation) =>
            (operation.address.method === 'DELETE') === ends &&
            unknownIds(makeCall(operation), known).length === 0,
        );
        if (ready.length === 0) break;
        waiting = waiting.filter((operation) => !ready.includes(operation));
        for (const operation of ready) await call(operation, known);
      }
    // What the small sample does not have is asked for in vain.
    for (const operation of waiting) await call(operation, IDS);
  });
  after(async () => {
    await site?.close();
    await server?.stop();
    signedOut = new Map();
  });

  for (const operation of own) {
    const { name, account, example, answersPicture, maskedInPath = {} } = operation;
    it(`${name} answers as declared, or refuses with a code that it declares`, (test) => {
      if (!site) return test.skip('PostgreSQL is not installed');
      const answer = answers.get(name);
      assert.ok(answer);
      if (answer.status >= 400) {
        assert.ok(answer.status < 500, answer.text);
        assertDeclared(operation, answer);
        if (answer.status !== 404)
          assert.ok(!(example && isRead(operation)), `its own example is refused: ${answer.text}`);
      } else if (!answersPicture) assert.equal(answerFault(operation, answer.body), null);
    });

    // What is a visitor's too has no need of one.
    if (account === 'session' && !Object.values(maskedInPath).includes('visitor'))
      it(`${name} is refused without a session`, (test) => {
        if (!site) return test.skip('PostgreSQL is not installed');
        const answer = signedOut.get(name);
        assert.ok(answer && answer.status >= 400 && answer.status < 500, answer?.text);
        assertDeclared(operation, answer);
      });
  }
}
