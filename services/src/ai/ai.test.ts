import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import { ServiceError } from '@chamba/kernel/errors';
import { triples } from '@chamba/kernel/testing/example-candidate';
import { failsWith, readyCandidate, signUp } from '../testing/candidates.ts';
import { enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';
import { cleanedAnswer } from './improve-role.ts';
import { readEvents } from './server-sent-events.ts';

type Asked = {
  path: string;
  authorization: string | undefined;
  body: { model: string; stream: boolean; messages: Array<{ role: string; content: string }> };
};
type Behaviour = (response: ServerResponse) => void;

const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
const piece = (content: string, finish_reason: string | null = null) =>
  event({ choices: [{ index: 0, delta: { content }, finish_reason }] });

/** An answer in pieces, as the protocol streams it; a piece may be cut anywhere on its way. */
const stream =
  (...pieces: string[]): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    const bytes = Buffer.from(
      `${pieces.map((text) => piece(text)).join('')}${piece('', 'stop')}data: [DONE]\n\n`,
    );
    response.write(bytes.subarray(0, 40));
    setImmediate(() => response.end(bytes.subarray(40)));
  };
const json =
  (status: number, body: object): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** A server that speaks the protocol of chat completions; what it answers is a test's. */
class Model {
  asked: Asked[] = [];
  behave: Behaviour = stream('Cobré ', 'y cuadré la caja.');
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const bytes of request) text += String(bytes);
    this.asked.push({
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(text) as Asked['body'],
    });
    this.behave(response);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Predicate for `assert.rejects`: a refusal with this code and HTTP status. */
const failsAs =
  (code: string, status: number) =>
  (error: unknown): boolean =>
    error instanceof ServiceError && error.code === code && (error.answered ?? error.status) === status;

const TEXT = 'Cobraba y hacia el corte de caja.';

test('an answer keeps its words and loses what no text of a résumé has', () => {
  assert.equal(
    cleanedAnswer('```text\n**Cobré**\u0000 en  caja.\r\n\n\n\nAtendí.\u202e\n```'),
    'Cobré en caja.\n\nAtendí.',
  );
  const long = cleanedAnswer('Atendí clientes. '.repeat(200));
  assert.ok(long.length <= 1_500 && long.endsWith('clientes.'), String(long.length));
});

for (const engine of await enginesOfRules()) {
  describe(`improving the description of a job on ${engine.name}`, () => {
    const model = new Model();
    let running: RunningServices;
    before(async () => {
      const url = await model.start();
      running = await engine.start({ ai: { url: `${url}/`, model: 'm-1', key: 'k-1', timeoutMs: 1_000 } });
    });
    after(async () => {
      await running.stop();
      await engine.stop();
      model.stop();
    });
    beforeEach(() => {
      model.asked = [];
      model.behave = stream('Cobré ', 'y cuadré la caja.');
    });

    test('the model gets title and text, and nothing else of the person', async () => {
      const { api, email } = await signUp(running);
      const answer = await api.call('ai.improveRole', { role: 'Cajera', text: TEXT });
      assert.deepEqual(answer, { text: 'Cobré y cuadré la caja.', left: 2 });
      const [asked] = model.asked;
      assert.equal(asked?.path, '/v1/chat/completions');
      assert.equal(asked?.authorization, 'Bearer k-1');
      assert.equal(asked?.body.model, 'm-1');
      assert.deepEqual(
        asked?.body.messages.map(({ role }) => role),
        ['system', 'user'],
      );
      assert.deepEqual(JSON.parse(asked?.body.messages[1]?.content ?? ''), {
        puesto: 'Cajera',
        funciones: TEXT,
      });
      assert.ok(!JSON.stringify(model.asked).includes(email));
    });

    test('three for each job: of its title first, and of the job itself once it is saved', async () => {
      const { api, userid, resumeid } = await readyCandidate(running);
      const improve = (role: string, entry?: string) =>
        api.call('ai.improveRole', { role, text: TEXT, ...(entry && { entry }) });
      await improve('Auxiliar de piso');
      await improve(' auxiliar  DE piso');
      const job = {
        'employments.jobtitle': 'Auxiliar de piso',
        'employments.company': 'La Luna',
        'employments.startdate': '2024-01',
      };
      await api.call('resume.save', { userid, resumeid, updater: triples(job) });
      const { resume } = await api.call('resume.read', { userid, resumeid });
      const id = resume.professionalexperience.employments.at(-1)?.id ?? '';
      assert.equal((await improve('Auxiliar de piso', `${resumeid}/${id}`)).left, 0);
      await assert.rejects(improve('Otro título', `${resumeid}/${id}`), failsWith('AI-CALLS-LIMIT'));
      assert.equal((await improve('Cajera')).left, 2);
      const other = await signUp(running);
      const call = { role: 'Auxiliar de piso', text: TEXT, entry: `${resumeid}/${id}` };
      await assert.rejects(other.api.call('ai.improveRole', call), failsWith('MYS-16'));
    });

    test('calls at once do not share one', async () => {
      const { api } = await signUp(running);
      const calls = Array.from({ length: 6 }, (_none, index) =>
        api.call('ai.improveRole', { role: 'Cajera', text: `${TEXT} ${index}` }),
      );
      const results = await Promise.allSettled(calls);
      assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 3);
      assert.equal(model.asked.length, 3);
    });

    test('a title that changes all the time is no way around the limit', async () => {
      const { api } = await signUp(running);
      for (let number = 0; number < 30; number += 1)
        await api.call('ai.improveRole', { role: `Puesto ${number}`, text: TEXT });
      const more = api.call('ai.improveRole', { role: 'Otro más', text: TEXT });
      await assert.rejects(more, failsAs('GATEWAY-RATE', 429));
      assert.equal(model.asked.length, 30);
    });

    test('what is no description, or too long a one, is not sent', async () => {
      const { api } = await signUp(running);
      const improve = (text: string) => api.call('ai.improveRole', { role: 'Cajera', text });
      await assert.rejects(improve(''), failsWith('AI-INPUT'));
      await assert.rejects(improve('¡¡¡ 1234567890 !!!'), failsWith('AI-INPUT'));
      await assert.rejects(improve('a'.repeat(1_501)), failsWith('AI-MAX-CHARS'));
      assert.deepEqual(model.asked, []);
      assert.equal((await improve('a'.repeat(1_500))).left, 2);
    });

    const HARMFUL: ReadonlyArray<readonly [string, Behaviour]> = [
      ['an error of its filter', json(400, { error: { code: 'content_filter', message: 'no' } })],
      ['the end of an answer', stream('CONTENIDO_NO_', 'PERMITIDO')],
      ['a refusal', json(200, { choices: [{ message: { refusal: 'No.' }, finish_reason: 'stop' }] })],
    ];
    for (const [what, behave] of HARMFUL)
      test(`${what} says that the text is not allowed`, async () => {
        const { api } = await signUp(running);
        model.behave = behave;
        const call = api.call('ai.improveRole', { role: 'Cajera', text: TEXT });
        await assert.rejects(call, failsAs('AI-HARMFUL', 406));
      });

    const FAILURES: ReadonlyArray<readonly [string, number, Behaviour]> = [
      ['a key that is not valid', 500, json(401, { error: { message: 'key' } })],
      ['a model that is busy', 503, json(429, { error: { message: 'slow down' } })],
      ['a connection that breaks', 503, (response) => response.destroy()],
      [
        'no JSON',
        500,
        (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('<p>'),
      ],
      ['an empty answer', 500, stream('  ')],
      [
        'an answer that ends early',
        500,
        (response) =>
          void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(piece('Cobré')),
      ],
      ['a model that does not answer', 504, () => undefined],
    ];
    for (const [what, status, behave] of FAILURES)
      test(`${what} is a ${status}, and counts as no improvement`, async () => {
        const { api } = await signUp(running);
        model.behave = behave;
        const improve = (text: string) => api.call('ai.improveRole', { role: 'Cajera', text });
        await assert.rejects(improve(TEXT), failsAs('AI-UNAVAILABLE', status));
        model.behave = json(200, { choices: [{ message: { content: 'Cobré.' }, finish_reason: 'stop' }] });
        assert.deepEqual(await improve(`${TEXT} `), { text: 'Cobré.', left: 2 });
      });

    describe('to a caller that takes it as it comes', () => {
      /** The events of an answer, one by one, as far as the caller reads them. */
      async function* improveEvents(
        token: string,
        signal?: AbortSignal,
      ): AsyncGenerator<Record<string, unknown>> {
        const answer = await fetch(`${running.url}/rest`, {
          method: 'POST',
          headers: {
            accept: 'text/event-stream, application/json',
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({
            server: 'ai',
            service: 'improveRole',
            payload: { role: 'Cajera', text: TEXT },
          }),
          ...(signal && { signal }),
        });
        assert.match(answer.headers.get('content-type') ?? '', /^text\/event-stream/);
        for await (const data of readEvents(answer.body)) yield JSON.parse(data) as Record<string, unknown>;
      }

      async function read(token: string): Promise<Array<Record<string, unknown>>> {
        const events = [];
        for await (const event of improveEvents(token)) events.push(event);
        return events;
      }

      test('the text comes while the model writes it, and at last as a whole', async () => {
        const { token } = await signUp(running);
        let goOn: () => void = () => undefined;
        model.behave = (response) => {
          response.writeHead(200, { 'content-type': 'text/event-stream' }).write(piece('Cobré '));
          goOn = () => response.end(`${piece('y cuadré la caja.')}data: [DONE]\n\n`);
        };
        const events = improveEvents(token);
        const first = await events.next();
        assert.deepEqual(first.value, { piece: 'Cobré ' });
        // Only now: nothing has waited for the whole.
        goOn();
        assert.deepEqual((await events.next()).value, { piece: 'y cuadré la caja.' });
        assert.deepEqual((await events.next()).value, {
          status: 200,
          response: { text: 'Cobré y cuadré la caja.', left: 2 },
        });
        assert.equal((await events.next()).done, true);
      });

      test('who leaves stops the model, and a text that was read in part counts', async () => {
        const { api, token } = await signUp(running);
        const stopped = new Promise<void>((resolve) => {
          model.behave = (response) => {
            response.once('close', resolve);
            response.writeHead(200, { 'content-type': 'text/event-stream' }).write(piece('Cobré '));
          };
        });
        const leaving = new AbortController();
        const events = improveEvents(token, leaving.signal);
        await events.next();
        leaving.abort();
        await assert.rejects(events.next());
        await stopped;
        model.behave = stream('Cobré.');
        assert.equal((await api.call('ai.improveRole', { role: 'Cajera', text: TEXT })).left, 1);
      });

      test('a model that breaks off says so at the end, and counts as no improvement', async () => {
        const { api, token } = await signUp(running);
        model.behave = (response) => {
          response
            .writeHead(200, { 'content-type': 'text/event-stream' })
            .write(piece('Cobré '), () => response.destroy());
        };
        const events = await read(token);
        const [last, ...pieces] = events.reverse();
        assert.ok(pieces.every((event) => 'piece' in event));
        assert.equal(last?.['status'], 503);
        assert.deepEqual(last?.['errors'], [
          { code: 'AI-UNAVAILABLE', description: 'El servicio no está disponible en este momento' },
        ]);
        model.behave = stream('Cobré.');
        assert.equal((await api.call('ai.improveRole', { role: 'Cajera', text: TEXT })).left, 2);
      });

      test('what is not allowed is not shown, however it is cut into pieces', async () => {
        const { token } = await signUp(running);
        model.behave = stream('CONT', 'ENIDO_NO_', 'PERMITIDO');
        const events = await read(token);
        assert.equal(events.length, 1);
        assert.equal(events[0]?.['status'], 406);
      });

      test('what is refused before anything is asked is answered as ever', async () => {
        const { token } = await signUp(running);
        const answer = await fetch(`${running.url}/rest`, {
          method: 'POST',
          headers: {
            accept: 'text/event-stream',
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ server: 'ai', service: 'improveRole', payload: { role: '', text: '' } }),
        });
        assert.equal(answer.status, 400);
        assert.match(answer.headers.get('content-type') ?? '', /json/);
      });
    });

    test('pages learn that there is a model and whose it is', async () => {
      const { api } = await signUp(running);
      const { toggles } = await api.call('features.toggles', {});
      const toggle = toggles.find(({ name }) => name === 'improveRole');
      assert.deepEqual(toggle, {
        name: 'improveRole',
        enabled: true,
        payload: { type: 'string', value: '127.0.0.1' },
      });
    });
  });
}
