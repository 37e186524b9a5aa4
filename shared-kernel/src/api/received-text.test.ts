import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAxiosTransport } from './axios-transport.ts';

let server: Server | null = null;

/** A gateway at another origin than the page, which browsers ask first. */
async function serve(answer: (response: ServerResponse, accept: string) => void): Promise<string> {
  const started = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', window.location.origin);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') response.end();
    else answer(response, request.headers.accept ?? '');
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

const ask = (origin: string, onText: (text: string) => void) =>
  createAxiosTransport(origin)({ method: 'POST', path: '/rest', body: {}, timeoutMs: 5_000, onText });

const WHOLE = { status: 200, response: { text: 'Cobré en caja.' } };

test('an answer in pieces is reported as it comes, and is the last event', async () => {
  let end: () => void = () => undefined;
  const origin = await serve((response, accept) => {
    expect(accept).toContain('text/event-stream');
    response.setHeader('content-type', 'text/event-stream');
    response.write(':\n\ndata: {"piece":"Cobré "}\n\n');
    end = () => response.end(`data: ${JSON.stringify(WHOLE)}\n\n`);
  });
  const answer = await ask(origin, (text) => {
    // The rest is sent only once this has come.
    if (text.includes('Cobré ')) end();
  });
  expect(answer.data).toEqual(WHOLE);
});

test('an answer that is whole is read as ever', async () => {
  const origin = await serve((response) => {
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: 400, errors: [{ code: 'AI-INPUT' }] }));
  });
  expect(await ask(origin, () => undefined)).toMatchObject({
    status: 400,
    data: { errors: [{ code: 'AI-INPUT' }] },
  });
});
