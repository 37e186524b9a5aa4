import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { after, afterEach, before, describe, test } from 'node:test';
import { applicationOfId } from '../apply/application-rows.ts';
import { changeState } from '../apply/change-state.ts';
import type { ApplicationCause } from '@chamba/kernel/applications';
import { until } from '@chamba/kernel/testing/until';
import { readyCandidate, PASSWORD } from '../testing/candidates.ts';
import { PushReceiver } from '../testing/push-receiver.ts';
import type { TestDevice } from '../testing/push-receiver.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';
import { readRetryAfter } from './post-push.ts';
import { readPushKey } from './push-key.ts';
import { PushQueue } from './push-queue.ts';
import { KNOWN_PUSH_SERVICES, readEndpoint } from './push-services.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test('messages go to the push services of browsers only, at https', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ])
    assert.equal(readEndpoint(endpoint, KNOWN_PUSH_SERVICES)?.isTrusted, false, endpoint);
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://yo@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.ejemplo.com/x',
    'https://notfcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'nada',
  ])
    assert.equal(readEndpoint(endpoint, KNOWN_PUSH_SERVICES), null, endpoint);
  assert.equal(
    readEndpoint('https://10.0.0.1/x', ['10.0.0.1']),
    null,
    'a private address that is listed as a host',
  );
  assert.equal(readEndpoint('http://10.0.0.1:90/x', ['http://10.0.0.1:90'])?.isTrusted, true);
});

test('a push service says when to come again in seconds or by a date', () => {
  const now = new Date('2026-05-04T12:00:00Z');
  assert.equal(readRetryAfter('120', now), 120_000);
  assert.equal(readRetryAfter('Mon, 04 May 2026 12:05:00 GMT', now), 300_000);
  assert.equal(readRetryAfter('Mon, 04 May 2026 11:00:00 GMT', now), 0);
  assert.equal(readRetryAfter('pronto', now), null);
  assert.equal(readRetryAfter(undefined, now), null);
});

for (const engine of await enginesOfRules()) {
  describe(`messages to devices on ${engine.name}`, () => {
    const receiver = new PushReceiver();
    let running: RunningServices;
    let later = 0;
    let offers: number[] = [];
    const now = () => new Date(Date.now() + later);
    before(async () => {
      await receiver.start();
      running = await engine.start({ pushServices: [receiver.origin], quietHours: null, now });
      const { rows } = await running.services.db.query<{ id: number }>(
        'select id from offer order by id limit 40',
      );
      offers = rows.map(({ id }) => id);
    });
    afterEach(() => {
      receiver.reply = (response) => response.writeHead(201).end();
      later = 0;
    });
    after(async () => {
      await running.stop();
      await receiver.stop();
      await engine.stop();
    });

    const db = () => running.services.db;
    const context = () => ({
      store: db(),
      now,
      logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
      privacyEmail: 'datos@ejemplo.com',
      pushServices: [receiver.origin],
      quietHours: null,
    });
    const send = () => running.services.pushes.runDue();

    async function register(
      person: { token: string },
      device: TestDevice = receiver.newDevice(),
      visitor = randomBytes(16).toString('hex'),
    ): Promise<TestDevice> {
      const { status } = await ask(running, '/api/sum/accounts/current/subscriptions', {
        method: 'POST',
        token: person.token,
        visitor,
        body: { resource: 'register', ...device },
      });
      assert.equal(status, 200);
      return device;
    }

    /** An application of a person that was delivered. */
    async function apply({ userid }: { userid: string }): Promise<number> {
      const { rows } = await db().query<{ id: number }>(
        `insert into application (account_id, job_id, idempotency_key, status, skills, killer_questions, title,
             companyname, location, url, dateexpires)
           values ($1, $2, $3, 'sent', '[]', '[]', 'Cajera de sucursal', 'Ferretera del Bajío', '', '', now()) returning id`,
        [Number(userid), offers.pop(), randomBytes(16).toString('hex')],
      );
      return rows[0]?.id ?? 0;
    }

    async function change(application: number, cause: ApplicationCause): Promise<void> {
      const row = await applicationOfId(db(), application);
      assert.ok(row);
      await db().tx(async (transaction) => {
        assert.notEqual(await changeState(transaction, row, cause, now()), null);
      });
    }

    async function countDevices({ userid }: { userid: string }): Promise<number> {
      const { rows } = await db().query<{ count: number }>(
        'select count(*)::int as count from push_subscription where account_id = $1',
        [Number(userid)],
      );
      return rows[0]?.count ?? 0;
    }

    test('a change of a state is one message, whatever the number of runners', async () => {
      const person = await readyCandidate(running);
      const device = await register(person);
      const application = await apply(person);
      await change(application, 'open');
      const runners = [new PushQueue(context()), new PushQueue(context()), new PushQueue(context())];
      const counts = await Promise.all([...runners.map((runner) => runner.sendDue()), send()]);
      assert.equal(
        counts.reduce((sum, count) => sum + count, 0),
        1,
      );
      const [message, ...others] = receiver.sentTo(device);
      assert.equal(others.length, 0);
      const { rows } = await db().query<{ id: string; created_at: Date }>(
        'select id::text as id, created_at from notification where application_id = $1',
        [application],
      );
      const [noted] = rows;
      const row = await applicationOfId(db(), application);
      assert.deepEqual(JSON.parse(message?.text ?? ''), {
        title: 'Vieron tu CV',
        body: 'Cajera de sucursal.',
        tag: `n${noted?.id}`,
        owner: createHash('sha256').update(person.userid).digest('hex').slice(0, 12),
        data: {
          url: `/postulaciones/${row?.job_id}`,
          id: noted?.id,
          at: noted?.created_at.toISOString(),
        },
      });
      assert.ok(message);
      const { headers } = message;
      assert.equal(headers['topic'], `n${noted?.id}`);
      assert.equal(headers['content-encoding'], 'aes128gcm');
      assert.match(headers.authorization ?? '', /^vapid t=[\w.-]+, k=[\w-]{87}$/);
      assert.doesNotMatch(message?.text ?? '', new RegExp(`${person.email}|Lupita|Ferretera`));
    });

    test('at night devices are left alone, by the clock of their person, and have what is still news in the morning', async () => {
      const nights: readonly (readonly [state: string, from: string, dueAt: string | null])[] = [
        // Mexico City is six hours behind UTC.
        ['MX-CMX', '2026-05-05T03:59:59Z', null],
        ['MX-CMX', '2026-05-05T04:00:00Z', '2026-05-05T13:30:00.000Z'],
        ['MX-CMX', '2026-05-05T13:29:59Z', '2026-05-05T13:30:00.000Z'],
        ['MX-CMX', '2026-05-05T13:30:00Z', null],
        // Tijuana was seven behind it in May, Hermosillo is so all year, Cancún is five.
        ['MX-BCN', '2026-05-05T04:59:00Z', null],
        ['MX-BCN', '2026-05-05T05:00:00Z', '2026-05-05T14:30:00.000Z'],
        ['MX-SON', '2026-05-05T13:45:00Z', '2026-05-05T14:30:00.000Z'],
        ['MX-ROO', '2026-05-05T03:30:00Z', '2026-05-05T12:30:00.000Z'],
        // The night in which clocks of the border are set forward has an hour less.
        ['MX-BCN', '2026-03-08T06:30:00Z', '2026-03-08T14:30:00.000Z'],
      ];
      const person = await readyCandidate(running);
      const device = await register(person);
      for (const [state, from, dueAt] of nights) {
        await db().query('update candidate set dgstateid = $2 where account_id = $1', [
          Number(person.userid),
          state,
        ]);
        await change(await apply(person), 'open');
        const before = receiver.sentTo(device).length;
        const queue = (at: string) =>
          new PushQueue({
            ...context(),
            now: () => new Date(at),
            quietHours: { from: '22:00', to: '07:30' },
          });
        const started = new Date(from);
        await db().query(
          'update push_message set created_at = $2, due_at = $2 where account_id = $1 and due_at is not null',
          [Number(person.userid), started],
        );
        assert.equal(await queue(from).sendDue(), dueAt ? 0 : 1, `${state} ${from}`);
        const { rows } = await db().query<{ due_at: Date; attempts: number }>(
          'select due_at, attempts from push_message where account_id = $1 and due_at is not null',
          [Number(person.userid)],
        );
        assert.deepEqual(
          rows.map(({ due_at, attempts }) => [due_at.toISOString(), attempts]),
          dueAt ? [[dueAt, 0]] : [],
          `${state} ${from}`,
        );
        if (dueAt) assert.equal(await queue(dueAt).sendDue(), 1);
        assert.equal(receiver.sentTo(device).length, before + 1);
      }
    });

    test('what a runner had claimed when it was killed is sent by another one', async () => {
      const person = await readyCandidate(running);
      const device = await register(person);
      await change(await apply(person), 'open');
      await db().query(
        "update push_message set attempts = 1, due_at = $1::timestamptz + interval '1 minute' where account_id = $2",
        [now(), Number(person.userid)],
      );
      await send();
      assert.equal(receiver.sentTo(device).length, 0);
      later = 2 * MINUTE_MS;
      await send();
      await send();
      assert.equal(receiver.sentTo(device).length, 1);
    });

    test('one that was killed between sending and noting it is followed by the same message, which replaces the first', async () => {
      const person = await readyCandidate(running);
      const device = await register(person);
      await change(await apply(person), 'open');
      receiver.reply = (response) => response.destroy();
      await send();
      receiver.reply = (response) => response.writeHead(201).end();
      later = 2 * MINUTE_MS;
      await send();
      const [first, second, ...others] = receiver.sentTo(device);
      assert.equal(others.length, 0);
      assert.equal(first?.headers['topic'], second?.headers['topic']);
      assert.equal(first?.text, second?.text);
    });

    for (const status of [404, 410])
      test(`a browser that has gone is forgotten (${status})`, async () => {
        const person = await readyCandidate(running);
        await register(person);
        await change(await apply(person), 'open');
        receiver.reply = (response) => response.writeHead(status).end();
        await send();
        assert.equal(await countDevices(person), 0);
      });

    test('a push service that is busy gets the message again when it says so', async () => {
      const person = await readyCandidate(running);
      const device = await register(person);
      await change(await apply(person), 'open');
      receiver.reply = (response) => response.writeHead(429, { 'retry-after': '600' }).end();
      await send();
      receiver.reply = (response) => response.writeHead(201).end();
      later = 9 * MINUTE_MS;
      await send();
      assert.equal(receiver.sentTo(device).length, 1);
      later = 11 * MINUTE_MS;
      await send();
      assert.equal(receiver.sentTo(device).length, 2);
    });

    test('what a push service refuses is not sent again, and what is a day old is not sent', async () => {
      const person = await readyCandidate(running);
      const device = await register(person);
      await change(await apply(person), 'open');
      receiver.reply = (response) => response.writeHead(400).end();
      await send();
      later = 2 * HOUR_MS;
      await send();
      assert.equal(receiver.sentTo(device).length, 1);
      await change(await apply(person), 'open');
      later = 27 * HOUR_MS;
      await send();
      assert.equal(receiver.sentTo(device).length, 1);
      assert.equal(await countDevices(person), 1);
    });

    test('what was read on another device, or is not wanted, is not sent', async () => {
      const person = await readyCandidate(running);
      const device = await register(person);
      await change(await apply(person), 'open');
      await person.api.call('messages.mark', { id: 'all' });
      await send();
      await person.api.call('account.saveMessages', { messages: { applications: false } });
      await change(await apply(person), 'open');
      await send();
      assert.equal(receiver.sentTo(device).length, 0);
      const { summary } = await person.api.call('messages.list', { userid: person.userid });
      assert.deepEqual(summary, { totaldocs: 2, unread: 1 }, 'it stands in the list all the same');
    });

    test('browsers that subscribed with a former key are registered anew', async () => {
      const person = await readyCandidate(running);
      const device = await register(person);
      const former = await readPushKey(db(), now());
      await change(await apply(person), 'open');
      await db().query("delete from service_secret where name = 'web-push'");
      await send();
      assert.equal(receiver.sentTo(device).length, 0);
      assert.equal(await countDevices(person), 0);
      const { body } = await ask(running, '/api/sum/subscriptions/key');
      const { publicKey } = await readPushKey(db(), now());
      assert.deepEqual(body['response'], { publickey: publicKey });
      assert.notEqual(publicKey, former.publicKey);
      await register(person, device);
      await change(await apply(person), 'open');
      await send();
      assert.equal(receiver.sentTo(device).length, 1);
    });

    test('a log-out takes the device off, with what was on its way', async () => {
      const person = await readyCandidate(running);
      const device = await register(person);
      await change(await apply(person), 'open');
      await person.api.call('session.logout', {});
      assert.equal(await countDevices(person), 0);
      await send();
      assert.equal(receiver.sentTo(device).length, 0);
      const { status } = await ask(running, '/api/sum/accounts/current/subscriptions', {
        method: 'POST',
        token: person.token,
        body: { resource: 'register', ...device },
      });
      assert.equal(status, 401);
    });

    test('a session that another device ends takes its device along, the one that is kept does not', async () => {
      const person = await readyCandidate(running);
      const phone = await register(person);
      const login = async () => {
        const { authentication_token } = await person.api.call('session.login', {
          userid: person.email,
          password: PASSWORD,
        });
        return { token: authentication_token.token ?? '' };
      };
      const desktop = await login();
      await register(desktop);
      await register(await login());
      assert.equal(await countDevices(person), 3);
      const { body } = await ask(running, '/api/aais/sessions', { token: desktop.token });
      const { sessions } = body['response'] as { sessions: { id: string; current: boolean }[] };
      const [other] = sessions.filter(({ current }) => !current);
      await ask(running, `/api/aais/sessions/${other?.id}`, { method: 'DELETE', token: desktop.token });
      assert.equal(await countDevices(person), 2);
      // A session that has expired is no log-out; ending all ends its device too.
      await db().query(
        "update session set expires_at = now() - interval '1 hour' where account_id = $1 and token_hash <> $2",
        [Number(person.userid), createHash('sha256').update(desktop.token).digest('hex')],
      );
      await running.services.retention.runIfDue();
      assert.equal(await countDevices(person), 2);
      await ask(running, '/api/aais/sessions?keep=current', { method: 'DELETE', token: desktop.token });
      assert.equal(await countDevices(person), 1);
      assert.equal(receiver.sentTo(phone).length, 0);
    });

    test('two people share a phone: it belongs to the one who logged in last', async () => {
      const [ana, beto] = [await readyCandidate(running), await readyCandidate(running)];
      const visitor = randomBytes(16).toString('hex');
      const phone = await register(ana, receiver.newDevice(), visitor);
      await change(await apply(ana), 'open');
      const login = {
        server: 'authentication',
        service: 'retrieveToken',
        payload: { userid: beto.email, password: PASSWORD },
      };
      await ask(running, '/rest', { method: 'POST', visitor, body: login });
      // The log-in is answered before its device is looked up.
      await until(async () => (await countDevices(ana)) === 0, 'the device is not hers any more');
      await send();
      assert.equal(receiver.sentTo(phone).length, 0);
      // The same browser again, by its id, in another session of the visitor.
      await register(ana, phone);
      await register(beto, { ...receiver.newDevice(), browserId: phone.browserId });
      assert.deepEqual([await countDevices(ana), await countDevices(beto)], [0, 1]);
    });

    test('a registration is of one person, at a known push service, with keys of a browser', async () => {
      const [ana, beto] = [await readyCandidate(running), await readyCandidate(running)];
      const device = receiver.newDevice();
      const attempt = async (body: object, path = 'current') =>
        (
          await ask(running, `/api/sum/accounts/${path}/subscriptions`, {
            method: 'POST',
            token: ana.token,
            body,
          })
        ).status;
      assert.equal(await attempt({ resource: 'register', ...device }, beto.userid), 403);
      assert.equal(await attempt({ ...device }), 400);
      const at = (endpoint: string) => ({
        resource: 'register',
        ...device,
        subscription: { ...device.subscription, endpoint },
      });
      assert.equal(await attempt(at('http://169.254.169.254/latest')), 400);
      const keys = {
        ...device.subscription.keys,
        p256dh: randomBytes(65).fill(1, 0, 1).toString('base64url'),
      };
      assert.equal(
        await attempt({ resource: 'register', ...device, subscription: { ...device.subscription, keys } }),
        400,
      );
      assert.equal(await countDevices(ana), 0);
      assert.equal(await attempt({ register: true, ...device }, ana.userid), 200);
      await register(ana, device);
      assert.equal(await countDevices(ana), 1, 'again');
      const gone = { method: 'DELETE', body: { resource: 'unregister', browserId: device.browserId } };
      await ask(running, '/api/sum/subscriptions', { ...gone, token: beto.token });
      assert.equal(await countDevices(ana), 1);
      assert.equal((await ask(running, '/api/sum/subscriptions', { ...gone, token: ana.token })).status, 200);
      assert.equal(await countDevices(ana), 0);
      for (let devices = 0; devices < 12; devices += 1) await register(ana);
      assert.equal(await countDevices(ana), 10);
    });
  });
}
