/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestListener, Server } from 'node:http';
import { createApiClient } from './index.ts';
import { createAxiosTransport } from './axios-transport.ts';

let server: Server | null = null;

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

afterEach(async () => {
  const ended = server;
  server = null;
  ended?.closeAllConnections();
  await new Promise((resolve) => (ended ? ended.close(resolve) : resolve(null)));
});

test('a call goes over HTTP and comes back', async () => {
  const seen: string[] = [];
  const origin = await serve((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers['x-chamba']}`);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ status: 200, response: { relatedsearches: [{ text: 'a', url: '/empleos-de-a' }] } }),
    );
  });
  const client = createApiClient({ transport: createAxiosTransport(origin) });
  await expect(client.call('jobs.relatedSearches', { q: 'diseño & más' })).resolves.toEqual({
    relatedsearches: [{ text: 'a', url: '/empleos-de-a' }],
  });
  const url = new URL(seen[0]?.split(' ')[1] ?? '', origin);
  expect(url.pathname).toBe('/api/related-searches');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    q: 'diseño & más',
    utm_origin: 'web',
    utm_channel: 'relatedsearches',
  });
  expect(seen[0]).toMatch(/^GET .* 1$/);
});

test('an error status keeps its body', async () => {
  const origin = await serve((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: 404, errors: [{ code: 'MYS-12' }] }));
  });
  const client = createApiClient({ transport: createAxiosTransport(origin) });
  await expect(
    client.call('apply.submit', { jobid: '1', idempotencyKey: 'k', skills: [], killerQuestions: [] }),
  ).rejects.toMatchObject({ code: 'MYS-12', description: 'Ya te postulaste a esta vacante.' });
});

test('calls name the composition of their page, and hear when it was taken back', async () => {
  const named: unknown[] = [];
  let withdrawn = false;
  const origin = await serve((request, response) => {
    named.push(request.headers['x-composition']);
    response.setHeader('content-type', 'application/json');
    if (withdrawn) response.setHeader('x-composition-withdrawn', '1');
    response.end(JSON.stringify({ status: 200, response: { toggles: [] } }));
  });
  let callCount = 0;
  const client = createApiClient({
    transport: createAxiosTransport(origin),
    composition: '0123456789abcdef',
    onWithdrawn: () => (callCount += 1),
  });
  await client.call('features.toggles', {});
  expect(callCount).toBe(0);
  withdrawn = true;
  await client.call('features.toggles', {});
  expect(callCount).toBe(1);
  expect(named).toEqual(['0123456789abcdef', '0123456789abcdef']);
});

test('silence ends in a time-out', async () => {
  const origin = await serve(() => {});
  const transport = createAxiosTransport(origin);
  await expect(transport({ method: 'GET', path: '/', timeoutMs: 50 })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  const client = createApiClient({ transport: (request) => transport({ ...request, timeoutMs: 50 }) });
  await expect(client.call('jobs.search', { params: {} })).rejects.toMatchObject({ status: 408 });
});

test('a closed connection and an abort are no answer', async () => {
  const origin = await serve((request) => request.socket.destroy());
  const transport = createAxiosTransport(origin);
  const client = createApiClient({ transport });
  await expect(client.call('session.logout', {})).rejects.toMatchObject({ name: 'ServiceError', status: 0 });

  const controller = new AbortController();
  const waiting = client.call('session.current', {}, { signal: controller.signal });
  controller.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'ServiceError', status: 0 });
});

test('calls name the account of their page; what is refused for it, or comes too late for it, is reported', async () => {
  const named: unknown[] = [];
  let refuses = false;
  let account = '7';
  let leave = (): void => undefined;
  const origin = await serve((request, response) => {
    named.push(request.headers['x-page-account']);
    leave();
    response.setHeader('content-type', 'application/json');
    if (refuses) response.setHeader('x-another-account', '1');
    response.statusCode = refuses ? 401 : 200;
    response.end(JSON.stringify({ status: 200, response: { toggles: [] } }));
  });
  let callCount = 0;
  const client = createApiClient({
    transport: createAxiosTransport(origin),
    account: () => account,
    onAnotherAccount: () => (callCount += 1),
  });
  await client.call('features.toggles', {});
  refuses = true;
  // Not a 404 of its own: nothing is missing.
  const refusal = {
    code: 'AAIS-2',
    status: 404,
    answered: 401,
    description: expect.stringContaining('otra cuenta'),
  };
  await expect(client.call('features.toggles', {})).rejects.toMatchObject(refusal);
  expect(callCount).toBe(1);

  refuses = false;
  leave = () => void (account = '8');
  await expect(client.call('features.toggles', {})).rejects.toMatchObject(refusal);
  // A visitor who logs in meanwhile gets what was asked for.
  account = 'none';
  await client.call('features.toggles', {});
  expect(named).toEqual(['7', '7', '7', 'none']);
  expect(callCount).toBe(1);
});
