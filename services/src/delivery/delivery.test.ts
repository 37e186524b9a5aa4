import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import { fillIn, signUp } from '../testing/candidates.ts';
import { mailServer } from '../testing/mail-server.ts';
import { testEngines } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';
import { isPublicAddress } from '../http/public-address.ts';
import { pauseAfter, PATIENCE_MS } from './queue.ts';
import { signBody } from './signature.ts';

type Candidate = Awaited<ReturnType<typeof signUp>> & { resumeid: string };
type Call = { path: string; headers: IncomingHttpHeaders; body: string };

const HOUR_MS = 3_600_000;

/** A webhook that keeps what it gets and answers as `reply` says. */
class Receiver {
  readonly calls: Call[] = [];
  reply: (response: ServerResponse, call: Call) => void = (response) => response.writeHead(204).end();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        const call = { path: request.url ?? '', headers: request.headers, body };
        this.calls.push(call);
        this.reply(response, call);
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What came to a path, by type and application. */
  at(path: string): string[] {
    return this.calls
      .filter((call) => call.path === path)
      .map(({ body }) => (JSON.parse(body) as { type: string; id: string }).type);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

test('only addresses of the public internet are called', () => {
  const refused =
    '127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 ::1 fe80::1 fd00::1 ::ffff:10.0.0.1 64:ff9b::a00:1 2002:a00:1::';
  for (const address of refused.split(' ')) assert.equal(isPublicAddress(address), false, address);
  for (const address of ['1.1.1.1', '189.203.10.5', '2606:4700:4700::1111'])
    assert.equal(isPublicAddress(address), true, address);
});

test('pauses grow from half a minute to an hour, and chance moves each of them', () => {
  assert.deepEqual(
    [1, 2, 3, 8, 40].map((attempts) => pauseAfter(attempts, 0.5)),
    [30_000, 60_000, 120_000, HOUR_MS, HOUR_MS],
  );
  assert.deepEqual([pauseAfter(1, 0), pauseAfter(1, 1)], [24_000, 36_000]);
});

for (const engine of await testEngines()) describe(`deliveries on ${engine.name}`, () => suite(engine));

function suite(engine: Engine): void {
  let running: RunningServices & { place: { databaseUrl?: string } };
  let jobids: number[];
  let offsetMs = 0;
  let webhook = '';
  const receiver = new Receiver();
  const received: string[] = [];
  let smtp: Awaited<ReturnType<typeof mailServer>>;
  let smtpUrl = '';
  const now = () => new Date(Date.now() + offsetMs);

  before(async () => {
    webhook = await receiver.listen();
    smtp = await mailServer(received);
    smtpUrl = `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}?ignoreTLS=true`;
    running = await engine.start({ now, smtpUrl, allowPrivateWebhooks: true });
    const { rows } = await running.services.db.query<{ id: number }>(
      'update offer set lifetime_days = 3650 where id in (select id from offer order by id limit 80) returning id',
    );
    jobids = rows.map(({ id }) => id);
  });
  after(async () => {
    await running.stop();
    receiver.close();
    smtp.close();
    await engine.stop();
  });

  const runDue = (): Promise<void> => running.services.deliveries.runDue();
  const later = async (ms: number, work: () => Promise<void> = runDue): Promise<void> => {
    offsetMs = ms;
    try {
      await work();
    } finally {
      offsetMs = 0;
    }
  };
  /** An offer whose applications go to this recipient. */
  const offerTo = async (recipient: string): Promise<string> => {
    const id = jobids.pop();
    await running.services.db.query("update offer set recipient = $2, feed = 'taller' where id = $1", [
      id,
      recipient,
    ]);
    return String(id);
  };
  const applyTo = async ({ api }: Pick<Candidate, 'api'>, jobid: string) =>
    api.call('apply.submit', {
      jobid,
      idempotencyKey: randomBytes(16).toString('hex'),
      skills: [],
      killerQuestions: [],
    });
  const readState = async ({ api }: Pick<Candidate, 'api'>, jobid: string) =>
    (await api.call('apply.receipt', { jobid })).application.status;
  const candidate = async (): Promise<Candidate> => {
    // The mail server of these tests keeps no mails: who confirms is confirmed here.
    const person = await signUp(running);
    await running.services.db.query('update account set validemail = true where id = $1', [
      Number(person.userid),
    ]);
    return { ...person, resumeid: await fillIn(person) };
  };

  test('a webhook gets the application, signed, and only then it counts as sent', async () => {
    const person = await candidate();
    const jobid = await offerTo(`${webhook}/a`);
    assert.equal((await applyTo(person, jobid)).state, 'sent');
    const [call] = receiver.calls.filter(({ path }) => path === '/a');
    assert.ok(call);
    const [, seconds = ''] = /^t=(\d+),/.exec(String(call.headers['chamba-signature'])) ?? [];
    const secret = await running.services.deliveries.webhookSecret('taller');
    assert.equal(
      call.headers['chamba-signature'],
      signBody(secret, call.body, new Date(Number(seconds) * 1_000)),
    );
    const payload = JSON.parse(call.body) as { id: string; application: unknown; url: string };
    const { snapshot } = await person.api.call('apply.receipt', { jobid });
    assert.deepEqual(payload.application, snapshot);
    assert.match(payload.url, /^http:\/\/localhost:8123\/recibida\//);
    assert.equal(call.headers['idempotency-key'], `application.created:${payload.id}`);
  });

  test('a webhook that is down for an hour gets the application once, when it is up again', async () => {
    const person = await candidate();
    const jobid = await offerTo(`${webhook}/down`);
    receiver.reply = (response) => response.writeHead(503).end();
    assert.equal((await applyTo(person, jobid)).state, 'accepted');
    for (const minutes of [1, 5, 20, 45]) await later(minutes * 60_000);
    assert.equal(await readState(person, jobid), 'accepted');
    const refused = receiver.at('/down').length;
    assert.equal(refused, 5);
    receiver.reply = (response) => response.writeHead(204).end();
    await later(2 * HOUR_MS);
    await later(4 * HOUR_MS);
    await later(PATIENCE_MS + HOUR_MS);
    assert.equal(receiver.at('/down').length, refused + 1);
    const { application, datedelivered, events } = await person.api.call('apply.receipt', { jobid });
    assert.equal(application.status, 'sent');
    assert.ok(Date.parse(datedelivered ?? '') >= Date.now() + HOUR_MS);
    assert.deepEqual(
      events.map(({ state }) => state),
      ['accepted', 'sent'],
    );
  });

  test('what no server takes in three days is undelivered to the candidate and the operator, who sends it again', async () => {
    const person = await candidate();
    const jobid = await offerTo(`${webhook}/never`);
    receiver.reply = (response) => response.writeHead(500).end();
    await applyTo(person, jobid);
    await later(PATIENCE_MS - HOUR_MS);
    assert.equal(await readState(person, jobid), 'accepted');
    await later(PATIENCE_MS + HOUR_MS);
    assert.equal(await readState(person, jobid), 'undelivered');
    const tried = receiver.at('/never').length;
    await later(PATIENCE_MS + 48 * HOUR_MS);
    assert.equal(receiver.at('/never').length, tried, 'given up');

    const [failed] = await running.services.deliveries.failed();
    assert.deepEqual(
      [failed?.target, failed?.failure, failed?.feed],
      [`${webhook}/never`, 'answered 500', 'taller'],
    );
    assert.doesNotMatch(JSON.stringify(failed), /@/);
    receiver.reply = (response) => response.writeHead(200).end('ok');
    assert.equal(await running.services.deliveries.resend(failed?.id ?? 0), true);
    assert.equal(await running.services.deliveries.resend(failed?.id ?? 0), false, 'once');
    await runDue();
    assert.equal(await readState(person, jobid), 'sent');
    assert.equal(receiver.at('/never').length, tried + 1);
  });

  test('a mail server that refuses the address for good: nothing says that it was sent', async () => {
    const person = await candidate();
    const jobid = await offerTo('nadie@taller.mx');
    assert.equal((await applyTo(person, jobid)).state, 'undelivered');
    assert.equal(await readState(person, jobid), 'undelivered');
    const [failed] = await running.services.deliveries.failed();
    assert.deepEqual([failed?.target, failed?.failure], ['nadie@taller.mx', '550']);
    const busy = await offerTo('codigo-451@taller.mx');
    assert.equal((await applyTo(person, busy)).state, 'accepted', 'only busy');
  });

  test('a mail has the whole CV and the same Message-ID however often it is tried', async () => {
    const person = await candidate();
    const { api, userid, resumeid } = person;
    await api.call('resume.save', {
      userid,
      resumeid,
      updater: [
        { field: 'employments.jobtitle', value: 'Cajera', elementid: '0' },
        { field: 'employments.company', value: 'Abarrotes', elementid: '0' },
        { field: 'employments.startdate', value: '2020-02', elementid: '0' },
        { field: 'employments.iscurrent', value: 'true', elementid: '0' },
        { field: 'employments.description', value: 'Cobro y arqueo', elementid: '0' },
        { field: 'academicexperience.levelid', value: '2', elementid: '0' },
        { field: 'academicexperience.institution', value: 'Prepa 5', elementid: '0' },
        { field: 'languages.en', value: '2', elementid: '' },
      ],
    });
    const jobid = await offerTo('codigo-450@taller.mx');
    await applyTo(person, jobid);
    await running.services.db.query(
      "update delivery set target = 'jefa@taller.mx' where target = 'codigo-450@taller.mx'",
    );
    await later(HOUR_MS);
    const { rows } = await running.services.db.query<{ id: number; application_id: number }>(
      "select id, application_id from delivery where target = 'jefa@taller.mx'",
    );
    const text = received.join('').replace(/=\r\n/g, '');
    for (const part of ['Cajera', 'Cobro y arqueo', 'Prepa 5', 'feb 2020', 'Intermedio', person.email])
      assert.ok(text.includes(part), part);
    assert.ok(
      text.includes(`Message-ID: <delivery-${rows[0]?.id}.application-${rows[0]?.application_id}@localhost>`),
    );
    assert.match(text, new RegExp(`Reply-To: ${person.email.replaceAll('.', '\\.')}`));
  });

  test('a process that dies between the call and its record calls again with the same ids', async () => {
    const person = await candidate();
    const jobid = await offerTo(`${webhook}/crash`);
    const { db } = running.services;
    await db.exec(
      `alter table delivery add constraint crash check (state <> 'delivered' or target <> '${webhook}/crash')`,
    );
    assert.equal((await applyTo(person, jobid)).state, 'accepted', 'what is not recorded is not said');
    await db.exec('alter table delivery drop constraint crash');
    await runDue();
    assert.equal(receiver.at('/crash').length, 1, 'another process may still be at it');
    await later(61_000);
    const calls = receiver.calls.filter(({ path }) => path === '/crash');
    assert.equal(calls.length, 2);
    assert.equal(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size, 1);
    assert.equal(calls[0]?.body, calls[1]?.body);
    assert.equal(await readState(person, jobid), 'sent');
  });

  test('withdrawn while it is on its way, the employer is notified as soon as it has arrived', async () => {
    const person = await candidate();
    const jobid = await offerTo(`${webhook}/late`);
    let arrive = (): void => undefined;
    receiver.reply = (response) => (arrive = () => response.writeHead(200).end());
    const applying = applyTo(person, jobid);
    await until(() => receiver.at('/late').length === 1, 'the webhook was called');
    await person.api.call('apply.withdraw', { jobid });
    receiver.reply = (response) => response.writeHead(200).end();
    arrive();
    assert.equal((await applying).state, 'withdrawn');
    await runDue();
    await later(11_000);
    await later(22_000);
    assert.deepEqual(receiver.at('/late'), ['application.created', 'application.withdrawn']);
  });

  test('a redirect is not followed, and 410 is final', async () => {
    const person = await candidate();
    receiver.reply = (response, { path }) =>
      path === '/gone'
        ? response.writeHead(410).end()
        : response.writeHead(302, { location: `${webhook}/elsewhere` }).end();
    assert.equal((await applyTo(person, await offerTo(`${webhook}/moved`))).state, 'accepted');
    assert.equal((await applyTo(person, await offerTo(`${webhook}/gone`))).state, 'undelivered');
    assert.deepEqual(receiver.at('/elsewhere'), []);
    receiver.reply = (response) => response.writeHead(204).end();
  });

  test('a feed of a development site names a receiver on this machine', async () => {
    const today = now().toISOString().slice(0, 10);
    const posting = {
      '@type': 'JobPosting',
      identifier: 'receptor-1',
      title: 'Tornero con receptor propio',
      description: '<p>Torno convencional.</p>',
      jobLocation: { address: { addressRegion: 'Jalisco', addressCountry: 'MX' } },
      datePosted: today,
      applicationContact: { webhook: `${webhook}/feed` },
    };
    async function* lines() {
      yield Buffer.from(`${JSON.stringify(posting)}\n`);
    }
    const { added } = await running.services.feeds.import(lines(), {
      feed: 'receptor',
      format: 'jobposting',
    });
    assert.equal(added, 1);
    const { rows } = await running.services.db.query<{ id: number }>(
      "select id from offer where feed = 'receptor'",
    );
    await applyTo(await candidate(), String(rows[0]?.id));
    assert.equal(receiver.at('/feed').length, 1);
  });

  if (engine.name === 'postgres')
    test('two gateways on one database deliver each application once, and call no private address unless allowed', async () => {
      const { databaseUrl } = running.place;
      assert.ok(databaseUrl);
      const person = await candidate();
      const { db } = running.services;
      const forbidden = await Promise.all(
        ['https://127.0.0.1/x', 'https://[::1]/x', 'https://localhost/x', `${webhook}/x`].map(offerTo),
      );
      const other = await engine.start({ now, smtpUrl, databaseUrl });
      try {
        for (const jobid of forbidden) {
          const { api } = person;
          const answer = await fetch(`${other.url}/api/apply`, {
            method: 'POST',
            headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ jobid, idempotencykey: randomBytes(16).toString('hex') }),
          });
          const { response } = (await answer.json()) as { response: { state: string } };
          assert.equal(response.state, 'undelivered', jobid);
          assert.equal((await api.call('apply.receipt', { jobid })).application.status, 'undelivered');
        }
        assert.deepEqual(receiver.at('/x'), []);
      } finally {
        await other.stop();
      }
      const both = await engine.start({ now, smtpUrl, databaseUrl, allowPrivateWebhooks: true });
      try {
        const more = await Promise.all(Array.from({ length: 20 }, () => offerTo(`${webhook}/both`)));
        receiver.reply = (response) => response.writeHead(503).end();
        for (const jobid of more) await applyTo(person, jobid);
        const before = receiver.at('/both').length;
        receiver.reply = (response) => response.writeHead(204).end();
        await later(HOUR_MS, async () => {
          await Promise.all([running.services.deliveries.runDue(), both.services.deliveries.runDue()]);
        });
        assert.equal(receiver.at('/both').length, before + 20);
        const { rowCount } = await db.query(
          `select 1 from delivery where target = '${webhook}/both' and state = 'delivered'`,
        );
        assert.equal(rowCount, 20);
      } finally {
        await both.stop();
      }
    });
}
