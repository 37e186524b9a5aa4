import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { failsWith, fillIn, mailedToken, personWith, readyCandidate, signUp } from '../testing/candidates.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';

const DAY_MS = 86_400_000;
const newKey = (): string => randomBytes(16).toString('hex');

for (const engine of await enginesOfRules()) {
  describe(`applying on ${engine.name}`, () => {
    let running: RunningServices;
    let jobids: string[];
    before(async () => {
      running = await engine.start();
      // Offers of the same place differ in age; the ones that last longest have not expired.
      const { rows } = await running.services.db.query<{ id: number }>(
        'update offer set lifetime_days = 3650 where id in (select id from offer order by id limit 12) returning id',
      );
      jobids = rows.map(({ id }) => String(id));
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    const job = (index: number): string => jobids[index] ?? '';
    const input = (jobid: string, idempotencyKey = newKey()) => ({
      jobid,
      idempotencyKey,
      skills: [],
      killerQuestions: [],
    });
    const applies = async (jobid: string): Promise<number> => {
      const { rows } = await running.services.db.query<{ applies: number }>(
        'select applies from offer where id = $1',
        [Number(jobid)],
      );
      return rows[0]?.applies ?? -1;
    };

    test('an application is sent once and listed', async () => {
      const { api, userid } = await readyCandidate(running);
      assert.deepEqual((await api.call('apply.list', { userid })).applications, []);
      const before = await applies(job(0));
      const first = input(job(0));
      assert.deepEqual(await api.call('apply.submit', first), { jobid: job(0), applied: true });
      assert.deepEqual(await api.call('apply.submit', first), {
        jobid: job(0),
        applied: true,
        duplicate: true,
      });
      await assert.rejects(api.call('apply.submit', input(job(0))), failsWith('MYS-12'));
      assert.equal(await applies(job(0)), before + 1);

      await api.call('apply.submit', input(job(1)));
      const list = await api.call('apply.list', { userid, top: 1 });
      assert.equal(list.summary.totaldocs, 2);
      assert.deepEqual(
        list.applications.map(({ jobid, status }) => [jobid, status]),
        [[job(1), 'sample']],
      );
      const second = await api.call('apply.list', { userid, top: 1, page: 2 });
      assert.equal(second.applications[0]?.jobid, job(0));
      assert.match(second.applications[0]?.url ?? '', /^\//);
    });

    test('twenty calls with one key at once are one application', async () => {
      const { api, userid } = await readyCandidate(running);
      const before = await applies(job(2));
      const same = input(job(2));
      const answers = await Promise.all(Array.from({ length: 20 }, () => api.call('apply.submit', same)));
      assert.equal(answers.filter(({ duplicate }) => !duplicate).length, 1);
      assert.ok(answers.every(({ applied, jobid }) => applied && jobid === job(2)));
      assert.equal((await api.call('apply.list', { userid })).summary.totaldocs, 1);
      assert.equal(await applies(job(2)), before + 1);
    });

    test('twenty calls with different keys at once are one application too', async () => {
      const { api, userid } = await readyCandidate(running);
      const answers = await Promise.allSettled(
        Array.from({ length: 20 }, () => api.call('apply.submit', input(job(3)))),
      );
      assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1);
      for (const answer of answers)
        if (answer.status === 'rejected') assert.ok(failsWith('MYS-12')(answer.reason));
      assert.equal((await api.call('apply.list', { userid })).summary.totaldocs, 1);
    });

    test('applying needs a session, a confirmed address and a résumé that says enough', async () => {
      await assert.rejects(personWith(running).api.call('apply.submit', input(job(4))), failsWith('AAIS-2'));
      const candidate = await signUp(running);
      await assert.rejects(candidate.api.call('apply.submit', input(job(4))), failsWith('MYS-50'));
      await candidate.api.call('account.activate', await mailedToken(running, candidate.email));
      await assert.rejects(candidate.api.call('apply.submit', input(job(4))), failsWith('MYS-5'));
      await candidate.api.call('resume.create', { userid: candidate.userid });
      await assert.rejects(candidate.api.call('apply.submit', input(job(4))), failsWith('MYS-8'));
      await fillIn(candidate);
      await running.services.db.query('update resume set defaultcv = not defaultcv where account_id = $1', [
        Number(candidate.userid),
      ]);
      await candidate.api.call('apply.submit', input(job(4)));

      const other = await readyCandidate(running);
      await running.services.db.query('update account set termsandconditions = false where id = $1', [
        Number(other.userid),
      ]);
      await assert.rejects(other.api.call('apply.submit', input(job(4))), failsWith('MYS-26'));
      await running.services.db.query('update account set enabledlogin = false where id = $1', [
        Number(other.userid),
      ]);
      await assert.rejects(other.api.call('apply.submit', input(job(4))), failsWith('MYS-50'));
    });

    test('an offer that is gone or has expired takes no applications, but old answers stand', async () => {
      const { api } = await readyCandidate(running);
      await assert.rejects(api.call('apply.submit', input('999999999')), failsWith('MYS-13'));
      const settled = input(job(5));
      await api.call('apply.submit', settled);
      await running.services.db.query(
        'update offer set issample = false, published = $2, lifetime_days = 1 where id = any($1::int[])',
        [[Number(job(5)), Number(job(6))], new Date(Date.now() - 3 * DAY_MS)],
      );
      await assert.rejects(api.call('apply.submit', input(job(6))), failsWith('MYS-4'));
      assert.equal((await api.call('apply.submit', settled)).duplicate, true);
    });

    test('an offer with a recipient is mailed to it', async () => {
      const { api, userid, email } = await readyCandidate(running);
      await running.services.db.query("update offer set recipient = 'vacantes@tienda.mx' where id = $1", [
        Number(job(7)),
      ]);
      await api.call('apply.submit', input(job(7)));
      const mail = (await running.services.outbox.list()).find(({ to }) => to === 'vacantes@tienda.mx');
      assert.ok(mail?.text.includes(email));
      assert.equal((await api.call('apply.list', { userid })).applications[0]?.status, 'sent');
    });

    test('an application is not there without the mail to its recipient', async () => {
      const { api, userid } = await readyCandidate(running);
      const { db } = running.services;
      await db.query("update offer set recipient = 'vacantes@taller.mx' where id = $1", [Number(job(9))]);
      const mails = async () =>
        (await running.services.outbox.list()).filter(({ to }) => to === 'vacantes@taller.mx').length;
      const tapped = input(job(9));
      await db.exec("alter table mail add constraint refused check (recipient <> 'vacantes@taller.mx')");
      await assert.rejects(api.call('apply.submit', tapped));
      await db.exec('alter table mail drop constraint refused');
      assert.deepEqual((await api.call('apply.list', { userid })).applications, []);
      // The same tap, tried again.
      assert.deepEqual(await api.call('apply.submit', tapped), { jobid: job(9), applied: true });
      assert.equal(await mails(), 1);
      await api.call('apply.submit', tapped);
      assert.equal(await mails(), 1);
    });

    test('garbage is refused', async () => {
      const { token } = await readyCandidate(running);
      for (const body of [
        {},
        { jobid: 'x' },
        { jobid: '1', idempotencykey: 'x' },
        { jobid: job(8), skills: 'x' },
        [],
      ]) {
        const { status } = await ask(running, '/api/apply', { method: 'POST', body, token });
        assert.equal(status, 400, JSON.stringify(body));
      }
    });
  });
}
