import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { EventsAnswer } from './call.ts';
import { handler } from './handler.ts';
import { mountHandlers } from './server.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Asks within this process, as a gateway with embedded services does. */
async function ask(start: ConstructorParameters<typeof EventsAnswer<{ text: string; left: number }>>[0]) {
  const app = mountHandlers([handler('ai.improveRole', async () => new EventsAnswer(start))], silent);
  const answer = await app.inject({
    method: 'POST',
    url: '/rest',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    payload: { server: 'ai', service: 'improveRole', payload: { role: '', text: 'Cobraba' } },
    payloadAsStream: true,
  });
  assert.equal(answer.headers['content-type'], 'text/event-stream');
  return { app, answer, events: answer.stream().setEncoding('utf8') };
}

test('who is called within the process stops when nobody reads on, in the midst of waiting', async () => {
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => (stop = resolve));
  const { app, answer, events } = await ask(async function* (left) {
    yield 'Cobré ';
    await once(left, 'abort');
    stop();
    return { text: '', left: 0 };
  });
  let text = '';
  while (!text.includes('Cobré')) text += String((await once(events, 'data'))[0]);
  events.destroy();
  answer.raw.res.destroy();
  await stopped;
  await app.close();
});

test('a failure on the way is the last event, and what caused it stays here', async () => {
  const { app, events } = await ask(async function* () {
    yield 'a';
    throw new Error('a secret');
  });
  let text = '';
  for await (const part of events) text += String(part);
  const [piece, last] = [...text.matchAll(/^data: (.*)$/gm)].map(
    ([, data = '']) => JSON.parse(data) as object,
  );
  assert.deepEqual(piece, { piece: 'a' });
  assert.equal((last as { status: number }).status, 500);
  assert.ok(!text.includes('secret'));
  await app.close();
});
