import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { ApplicationCause } from '@chamba/kernel/applications';
import type { WaitingReason } from '@chamba/kernel/applications';
import { applicationOfId } from '../apply/application-rows.ts';
import { changeState } from '../apply/change-state.ts';
import { failsWith, readyCandidate } from '../testing/candidates.ts';
import { enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';

const DAY_MS = 86_400_000;

for (const engine of await enginesOfRules()) {
  describe(`notifications on ${engine.name}`, () => {
    let running: RunningServices;
    let offers: number[] = [];
    let minutes = 0;
    before(async () => {
      running = await engine.start();
      const { rows } = await running.services.db.query<{ id: number }>('select id from offer order by id');
      offers = rows.map(({ id }) => id);
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    const db = () => running.services.db;
    type Person = Awaited<ReturnType<typeof readyCandidate>>;
    const list = ({ api, userid }: Person, page = 1, top = 10) =>
      api.call('messages.list', { userid, page, top });

    async function apply({ userid }: Person, title = 'Cajera', status = 'sent'): Promise<number> {
      const { rows } = await db().query<{ id: number }>(
        `insert into application (account_id, job_id, idempotency_key, status, skills, killer_questions, title,
             companyname, location, url, dateexpires)
           values ($1, $2, $3, $4, '[]', '[]', $5, 'Ferretera del Bajío', '', '', now()) returning id`,
        [Number(userid), offers.pop(), randomBytes(16).toString('hex'), status, title],
      );
      return rows[0]?.id ?? 0;
    }

    /** Each change is a minute after the one before. */
    async function change(
      application: number,
      cause: ApplicationCause,
      waiting?: WaitingReason,
    ): Promise<void> {
      const row = await applicationOfId(db(), application);
      assert.ok(row);
      const at = new Date(Date.now() - DAY_MS + (minutes += 1) * 60_000);
      await db().tx((transaction) => changeState(transaction, row, cause, at, waiting));
    }

    test('states that an employer brought about are listed, unread ones of applications first, with counters', async () => {
      const person = await readyCandidate(running);
      assert.deepEqual(await list(person), {
        user_profile: { userid: person.userid },
        messages: [],
        summary: { totaldocs: 0, unread: 0 },
        badges: { notifications: 0, recruiterviews: 0, applications: 0 },
      });
      const [first, second] = [await apply(person), await apply(person, 'Almacenista')];
      await change(first, 'open');
      await change(second, 'answerInterview');
      const answer = await list(person);
      assert.deepEqual(
        answer.messages.map(({ title, body, kind, read }) => ({ title, body, kind, read })),
        [
          {
            title: 'Te proponen una entrevista',
            body: 'Ferretera del Bajío te propone una entrevista para Almacenista.',
            kind: 'application',
            read: false,
          },
          {
            title: 'Vieron tu CV',
            body: 'Ferretera del Bajío abrió tu CV para Cajera.',
            kind: 'application',
            read: false,
          },
        ],
      );
      const row = await applicationOfId(db(), second);
      assert.equal(answer.messages[0]?.url, `/postulaciones/${row?.job_id}`);
      assert.deepEqual(answer.badges, { notifications: 2, recruiterviews: 1, applications: 2 });
      // What is read gives way to what is not, however old that is.
      await person.api.call('messages.mark', { id: answer.messages[0]?.id ?? '' });
      assert.deepEqual(
        (await list(person)).messages.map(({ title, read }) => [title, read]),
        [
          ['Vieron tu CV', false],
          ['Te proponen una entrevista', true],
        ],
      );
      // The same answer again is news again.
      await change(second, 'answerInProcess');
      await change(second, 'answerInterview');
      assert.equal((await list(person)).summary.unread, 3);
      assert.equal((await list(person)).summary.totaldocs, 3);
    });

    test('what waits for the candidate is listed for as long as it waits', async () => {
      const person = await readyCandidate(running);
      const application = await apply(person, 'Cajera', 'expired');
      await change(application, 'hold', 'confirm');
      assert.deepEqual(
        (await list(person)).messages.map(({ title, body, kind }) => [title, body, kind]),
        [['Tu postulación espera por ti', 'Confirma tu correo para que la enviemos: Cajera.', 'pending']],
      );
      await change(application, 'wait', 'resume');
      assert.deepEqual(
        (await list(person)).messages.map(({ body }) => body),
        ['Completa tu CV para que la enviemos: Cajera.'],
      );
      await change(application, 'accept');
      assert.deepEqual((await list(person)).messages, []);
      await change(application, 'giveUp');
      assert.equal((await list(person)).messages[0]?.title, 'No pudimos entregar tu postulación');
      await change(application, 'deliver');
      assert.deepEqual((await list(person)).messages, [], 'it was delivered after all');
    });

    test('all are marked up to the newest that is seen, in pages of any size', async () => {
      const person = await readyCandidate(running);
      for (const title of ['A', 'B', 'C', 'D', 'E']) await change(await apply(person, title), 'open');
      const pages = [await list(person, 1, 2), await list(person, 2, 2), await list(person, 3, 2)];
      assert.deepEqual(
        pages.map(({ messages }) => messages.map(({ body }) => body.at(-2))),
        [['E', 'D'], ['C', 'B'], ['A']],
      );
      assert.deepEqual((await list(person, 4, 2)).messages, []);
      await change(await apply(person, 'F'), 'open');
      const { summary } = await person.api.call('messages.mark', {
        id: 'all',
        until: pages[0]?.messages[0]?.date ?? '',
      });
      assert.equal(summary.unread, 1, 'what came meanwhile stays unread');
      await person.api.call('messages.mark', { id: 'all' });
      assert.equal((await list(person)).badges.notifications, 0);
    });

    test('nobody marks or deletes what is of another person', async () => {
      const [ana, beto] = [await readyCandidate(running), await readyCandidate(running)];
      await change(await apply(ana), 'open');
      const [message] = (await list(ana)).messages;
      const id = message?.id ?? '';
      await assert.rejects(beto.api.call('messages.mark', { id }), failsWith('MSG-01'));
      await beto.api.call('messages.mark', { id: 'all' });
      assert.equal((await list(ana)).summary.unread, 1);
      assert.deepEqual((await list(beto)).messages, []);
    });

    test('a CV that expires soon is notified once, until it is renewed', async () => {
      const person = await readyCandidate(running);
      const expires = new Date(Date.now() + 5 * DAY_MS);
      await db().query('update resume set expires_at = $2 where id = $1', [Number(person.resumeid), expires]);
      await running.services.pushes.runDue();
      await running.services.pushes.runDue();
      const { messages } = await list(person);
      assert.equal(messages.length, 1);
      assert.equal(messages[0]?.title, 'Tu CV está por vencer');
      assert.match(messages[0]?.body ?? '', /^Está vigente hasta el \d{1,2} \w{3}( \d{4})?\. Renueva/);
      await db().query("update resume set expires_at = now() + interval '1 year' where id = $1", [
        Number(person.resumeid),
      ]);
      assert.deepEqual((await list(person)).messages, []);
    });

    test('the newest 200 are kept of a person', async () => {
      const person = await readyCandidate(running);
      await db().query(
        `insert into notification (account_id, kind, subject, created_at)
           select $1, 'resume', 'x:' || n, now() - interval '2 days' - n * interval '1 second' from generate_series(1, 205) n`,
        [Number(person.userid)],
      );
      await change(await apply(person), 'open');
      const { summary, messages } = await list(person);
      assert.equal(summary.totaldocs, 200);
      assert.equal(messages[0]?.title, 'Vieron tu CV');
    });
  });
}
