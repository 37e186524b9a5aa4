import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, describe, test } from 'node:test';
import { TraceForwarder } from './trace-forwarder.ts';

const traces = (name: string) => ({ resourceSpans: [{ scopeSpans: [{ spans: [{ name }] }] }] });

describe('traces of pages', () => {
  const received: { url: string | undefined; type: string | undefined; body: unknown }[] = [];
  let reply = (response: ServerResponse): unknown => response.writeHead(200).end('{}');
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const { url, headers } = request;
      received.push({ url, type: headers['content-type'], body: JSON.parse(text) });
      reply(response);
    });
  });
  let collector = '';
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    collector = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    received.length = 0;
    reply = (response) => response.writeHead(200).end('{}');
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  test('go to the collector one after the other, as they came', async () => {
    const forwarder = new TraceForwarder(`${collector}/`);
    forwarder.take(traces('a'));
    forwarder.take(traces('b'));
    await forwarder.settled();
    assert.deepEqual(received, [
      { url: '/v1/traces', type: 'application/json', body: traces('a') },
      { url: '/v1/traces', type: 'application/json', body: traces('b') },
    ]);
    assert.equal(forwarder.dropped, 0);
  });

  test('are dropped where the collector refuses them, too many wait, or one is too large', async () => {
    const forwarder = new TraceForwarder(collector);
    reply = (response) => response.writeHead(500).end();
    forwarder.take(traces('a'));
    await forwarder.settled();
    assert.equal(forwarder.dropped, 1);
    forwarder.take(traces('x'.repeat(300_000)));
    assert.equal(forwarder.dropped, 2);
    let answer: () => void = () => undefined;
    reply = (response) => (answer = () => response.writeHead(200).end());
    for (let count = 0; count < 110; count += 1) forwarder.take(traces('b'));
    // One is under way, a hundred wait.
    assert.equal(forwarder.dropped, 11);
    const stopping = forwarder.stop();
    answer();
    await stopping;
    forwarder.take(traces('c'));
    assert.ok(received.length <= 2);
  });

  test('go nowhere without a collector', async () => {
    const forwarder = new TraceForwarder(null);
    forwarder.take(traces('a'));
    await forwarder.settled();
    assert.equal(forwarder.dropped, 0);
  });
});
