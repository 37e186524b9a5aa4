import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { test } from 'node:test';
import fastify from 'fastify';
import { limitBodies } from './body-deadline.ts';
import { passRest } from './platform/body.ts';

/** Sends the head of a request and the first byte of its body; the rest never comes. */
function begin(port: number, path: string): { socket: Socket; closed: Promise<unknown> } {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n"`,
  );
  return { socket, closed: once(socket, 'close') };
}

test("a stalled body ends its connection, also below the operator's addresses", async () => {
  const app = fastify();
  limitBodies(app, 50);
  app.post('/admin/testers', async () => 'answered');
  app.post('/admin/jobs/imports', { config: { unhurried: true } }, async (request) => request.body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  try {
    const patient = begin(port, '/admin/jobs/imports');
    await begin(port, '/admin/testers').closed;
    await begin(port, '/admin/nothing').closed;
    patient.socket.write('ab"');
    const [answer] = (await once(patient.socket, 'data')) as [Buffer];
    assert.match(
      answer.toString(),
      /^HTTP\/1\.1 200/,
      'a route without a deadline reads its body to the end',
    );
    patient.socket.destroy();
  } finally {
    await app.close();
  }
});

test('the rest of a refused body is read for a limited time only', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { socket } = begin(port, '/');
  try {
    const [raw] = (await once(server, 'request')) as [IncomingMessage];
    assert.equal(await passRest(raw, 1_000, 50), false);
  } finally {
    socket.destroy();
    server.close();
  }
});
