/** Answers that come in pieces, on their way through the gateway. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { SIGNED_COOKIES } from '../testing/fake-services.ts';
import { startSite, type TestSite } from '../testing/test-site.ts';

const event = (data: object | string): string =>
  `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

describe('an answer in pieces', () => {
  let site: TestSite;
  before(async () => {
    site = await startSite({ LOG_LEVEL: 'silent' });
  });
  after(() => site.close());

  /** Asks, as a page does. @returns the service's end of the answer, and the page's. */
  async function ask(accept = 'text/event-stream, application/json') {
    const events = new PassThrough();
    const inject = site.services.inject;
    site.services.inject = async (call) => {
      if (!call.payload?.toString().includes('improveRole')) return inject(call);
      if (call.headers['accept'] === 'application/json')
        return {
          statusCode: 200,
          headers: { 'content-type': 'application/json' },
          rawPayload: Buffer.from(JSON.stringify({ status: 200, response: { text: 'Todo', left: 1 } })),
        };
      return {
        statusCode: 200,
        headers: { 'content-type': 'text/event-stream' },
        rawPayload: Buffer.alloc(0),
        events,
      };
    };
    const sent = request(`${site.url}/rest`, {
      method: 'POST',
      headers: { accept, 'x-chamba': '1', 'content-type': 'application/json', cookie: SIGNED_COOKIES },
    });
    sent.end(
      JSON.stringify({ server: 'ai', service: 'improveRole', payload: { role: 'Cajera', text: 'x' } }),
    );
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    site.services.inject = inject;
    answer.setEncoding('utf8');
    return { events, sent, answer };
  }

  /** The next that a page gets. */
  async function part(answer: IncomingMessage): Promise<string> {
    const [text] = (await once(answer, 'data')) as [string];
    return text.replace(/^:\n\n/, '') || part(answer);
  }

  /** All that a page gets, as the data of events. */
  async function read(answer: IncomingMessage): Promise<unknown[]> {
    let text = '';
    for await (const chunk of answer) text += String(chunk);
    return text
      .split('\n\n')
      .filter((one) => one.startsWith('data:'))
      .map((one) => JSON.parse(one.replace(/^data: /, '')) as unknown);
  }

  it('is passed on piece by piece, cut wherever it is', async () => {
    const { events, answer } = await ask();
    assert.equal(answer.headers['content-type'], 'text/event-stream');
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(answer.headers['x-accel-buffering'], 'no');
    const bytes = Buffer.from(event({ piece: 'Cobré ' }));
    events.write(bytes.subarray(0, 20));
    events.write(bytes.subarray(20));
    assert.equal(await part(answer), event({ piece: 'Cobré ' }));
    events.end(event({ status: 200, response: { text: 'Cobré en caja.', left: 2 } }));
    assert.deepEqual(await read(answer), [{ status: 200, response: { text: 'Cobré en caja.', left: 2 } }]);
  });

  it('keeps secrets, and all that is no text, to the gateway', async () => {
    const { events, answer } = await ask();
    events.write(event({ piece: 'a', token: 'x' }));
    events.write(': a comment\n\n');
    events.end(
      event({
        status: 200,
        response: { text: 'a', authentication_token: { token: 'x' }, accessToken: 'y' },
      }),
    );
    const [piece, whole] = await read(answer);
    assert.deepEqual(piece, { piece: 'a' });
    assert.ok(!JSON.stringify(whole).includes('"x"') && !JSON.stringify(whole).includes('"y"'));
  });

  const BROKEN: ReadonlyArray<readonly [string, (events: PassThrough) => void, number]> = [
    ['ends without its last event', (events) => void events.end(event({ piece: 'a' })), 503],
    ['breaks', (events) => void events.destroy(new Error('reset')), 503],
    ['is no JSON', (events) => void events.end(event('<p>')), 502],
    ['is endless', (events) => void events.write(`data: ${'x'.repeat(1_100_000)}`), 502],
  ];
  for (const [what, answerWith, status] of BROKEN)
    it(`that ${what} ends as a failure`, async () => {
      const { events, answer } = await ask();
      answerWith(events);
      const last = (await read(answer)).at(-1) as { status: number; errors: { code: string }[] };
      assert.equal(last.status, status);
      assert.match(last.errors[0]?.code ?? '', /^GATEWAY-/);
    });

  it('ends at the service when the page leaves', async () => {
    const { events, answer, sent } = await ask();
    events.write(event({ piece: 'a' }));
    await part(answer);
    const ended = once(events, 'close');
    answer.on('error', () => undefined);
    sent.destroy();
    await ended;
  });

  it('is whole for who does not ask for pieces', async () => {
    const { answer } = await ask('application/json');
    let text = '';
    for await (const chunk of answer) text += String(chunk);
    assert.deepEqual(JSON.parse(text), { status: 200, response: { text: 'Todo', left: 1 } });
  });
});
