import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { describeApplyFailure, toServiceErrorState } from '@chamba/kernel/errors';
import { LEGAL_VERSION } from '@chamba/kernel/legal';
import { readOperation } from '@chamba/kernel/operations';
import { triples } from '@chamba/kernel/testing/example-candidate';
import { failsWith, fillIn, mailedToken, personWith, readyCandidate, signUp } from '../testing/candidates.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';

type Candidate = Awaited<ReturnType<typeof readyCandidate>>;

const DAY_MS = 86_400_000;
const newKey = (): string => randomBytes(16).toString('hex');

for (const engine of await enginesOfRules()) {
  describe(`applying on ${engine.name}`, () => {
    let running: RunningServices;
    let jobids: string[];
    let offsetMs = 0;
    before(async () => {
      running = await engine.start({
        now: () => new Date(Date.now() + offsetMs),
        allowPrivateWebhooks: true,
      });
      // Offers of the same place differ in age; the ones that last longest have not expired.
      const { rows } = await running.services.db.query<{ id: number }>(
        'update offer set lifetime_days = 3650 where id in (select id from offer order by id limit 40) returning id',
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
      assert.deepEqual(await api.call('apply.submit', first), {
        status: 200,
        jobid: job(0),
        applied: true,
        state: 'sample',
      });
      assert.deepEqual(await api.call('apply.submit', first), {
        status: 200,
        jobid: job(0),
        applied: true,
        duplicate: true,
        state: 'sample',
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
      assert.deepEqual((await api.call('apply.list', { userid })).summary, { totaldocs: 1, applied: 1 });
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

    const setOffer = (jobid: string, changes: string): Promise<unknown> =>
      running.services.db.query(`update offer set ${changes} where id = $1`, [Number(jobid)]);
    const later = async (ms: number, work: () => Promise<void>): Promise<void> => {
      offsetMs = ms;
      try {
        await work();
      } finally {
        offsetMs = 0;
      }
    };
    const listed = async ({ api, userid }: Pick<Candidate, 'api' | 'userid'>) =>
      (await api.call('apply.list', { userid, top: 100 })).applications;
    const readStates = async ({ api }: Pick<Candidate, 'api'>, jobid: string) =>
      (await api.call('apply.receipt', { jobid })).events.map(({ state, waiting }) =>
        waiting ? `${state} ${waiting}` : state,
      );
    const mailsTo = async (address: string) =>
      (await running.services.outbox.list(500)).filter(({ to }) => to === address);

    test('three offers tapped before the account is confirmed are three applications after the link, once each', async () => {
      const candidate = await signUp(running);
      await fillIn(candidate);
      const offers = [job(10), job(11), job(12)];
      await Promise.all(offers.map((jobid) => setOffer(jobid, "recipient = 'tres@taller.mx'")));
      const keys = offers.map((jobid) => input(jobid));
      for (const one of keys) {
        await assert.rejects(candidate.api.call('apply.submit', one), failsWith('MYS-50'));
        const held = { jobid: one.jobid, state: 'waiting', waiting: 'confirm' };
        assert.deepEqual(await candidate.api.call('apply.hold', one), held);
        assert.deepEqual(await candidate.api.call('apply.hold', input(one.jobid)), held, 'tapped again');
      }
      const waiting = await listed(candidate);
      assert.deepEqual(
        waiting.map(({ status, waiting: reason }) => [status, reason]),
        offers.map(() => ['waiting', 'confirm']),
      );
      assert.equal((await mailsTo('tres@taller.mx')).length, 0);
      // The link is opened on another device, which has no session.
      await personWith(running).api.call('account.activate', await mailedToken(running, candidate.email));
      await running.services.deliveries.runDue();
      assert.deepEqual(
        (await listed(candidate)).map(({ status }) => status),
        ['sent', 'sent', 'sent'],
      );
      assert.equal((await mailsTo('tres@taller.mx')).length, 3);
      for (const one of keys)
        assert.deepEqual(await candidate.api.call('apply.submit', one), {
          status: 200,
          jobid: one.jobid,
          applied: true,
          duplicate: true,
          state: 'sent',
        });
      assert.equal((await mailsTo('tres@taller.mx')).length, 3);
      assert.deepEqual(await readStates(candidate, job(10)), ['waiting confirm', 'accepted', 'sent']);
    });

    test('what stands in the way is named one after the other, and the last one sends it', async () => {
      const candidate = await signUp(running);
      await running.services.db.query('update account set termsandconditions = false where id = $1', [
        Number(candidate.userid),
      ]);
      await setOffer(job(13), "recipient = 'uno@taller.mx'");
      const held = await candidate.api.call('apply.hold', input(job(13)));
      assert.equal(held.waiting, 'confirm');
      await candidate.api.call('account.activate', await mailedToken(running, candidate.email));
      assert.equal((await listed(candidate))[0]?.waiting, 'terms');
      await candidate.api.call('account.setOptions', { legal_ok: true, legal_version: LEGAL_VERSION });
      assert.equal((await listed(candidate))[0]?.waiting, 'resume');
      await fillIn(candidate);
      await running.services.deliveries.runDue();
      assert.equal((await listed(candidate))[0]?.status, 'sent');
      assert.equal((await mailsTo('uno@taller.mx')).length, 1);
      assert.deepEqual(await readStates(candidate, job(13)), [
        'waiting confirm',
        'waiting terms',
        'waiting resume',
        'accepted',
        'sent',
      ]);
    });

    test('an application that waits ends with its offer', async () => {
      const candidate = await signUp(running);
      await candidate.api.call('apply.hold', input(job(14)));
      await running.services.deliveries.runDue();
      assert.equal((await listed(candidate))[0]?.status, 'waiting');
      await setOffer(job(14), "expires_at = now() - interval '1 minute'");
      const isExpired = async () =>
        (await personWith(running).api.call('jobs.offer', { jobID: job(14) })).job.isexpired;
      assert.equal(await isExpired(), true);
      await running.services.deliveries.runDue();
      const [ended] = await listed(candidate);
      assert.equal(ended?.status, 'expired');
      assert.ok(Date.now() - Date.parse(ended?.statusdate ?? '') < 60_000);
      await assert.rejects(candidate.api.call('apply.hold', input(job(14))), failsWith('MYS-4'));
      // It is open again.
      await setOffer(job(14), 'expires_at = null');
      assert.equal(await isExpired(), false);
      assert.equal((await candidate.api.call('apply.hold', input(job(14)))).state, 'waiting');
    });

    test('an offer for another region takes no application, also when the address is known only later', async () => {
      const candidate = await readyCandidate(running);
      const late = await signUp(running);
      await late.api.call('account.activate', await mailedToken(running, late.email));
      await setOffer(job(26), "recipient = 'region@taller.mx', applicant_states = '[31]'");
      await assert.rejects(candidate.api.call('apply.submit', input(job(26))), failsWith('MYS-7'));
      await assert.rejects(candidate.api.call('apply.hold', input(job(26))), failsWith('MYS-7'));
      assert.equal((await late.api.call('apply.hold', input(job(26)))).waiting, 'resume');
      await fillIn(late);
      assert.equal((await listed(late))[0]?.waiting, 'region');
      await late.api.call('candidate.save', {
        userid: late.userid,
        updater: triples({ dgstateid: 'MX-YUC', dgcity: 'Mérida', cp: '97000' }),
      });
      // It may be on its way already.
      assert.match((await listed(late))[0]?.status ?? '', /^(?:accepted|sent)$/);
    });

    test('what nothing stands in the way of is no waiting application but one that was accepted', async () => {
      const candidate = await readyCandidate(running);
      await setOffer(job(15), "recipient = 'nada@taller.mx'");
      const { state, waiting } = await candidate.api.call('apply.hold', input(job(15)));
      assert.deepEqual([state, waiting], ['accepted', undefined]);
      await assert.rejects(candidate.api.call('apply.hold', input(job(15))), failsWith('MYS-12'));
      await running.services.db.query('update account set enabledlogin = false where id = $1', [
        Number(candidate.userid),
      ]);
      await assert.rejects(candidate.api.call('apply.hold', input(job(16))), failsWith('MYS-50'));
    });

    test('an application to a company’s site is only that the site was opened, and what the person says', async () => {
      const candidate = await readyCandidate(running);
      await setOffer(job(17), "redirecturl = 'https://www.empleos.example/v/1'");
      const before = await applies(job(17));
      const external = { jobid: job(17), state: 'external' };
      assert.deepEqual(await candidate.api.call('apply.external', { jobid: job(17) }), external);
      assert.deepEqual(await candidate.api.call('apply.submit', input(job(17))), {
        status: 200,
        ...external,
        applied: false,
        redirecturl: 'https://www.empleos.example/v/1',
      });
      const [listedOne] = await listed(candidate);
      assert.deepEqual(
        [listedOne?.status, listedOne?.domain, listedOne?.external],
        ['external', 'empleos.example', undefined],
      );
      await candidate.api.call('apply.external', { jobid: job(17), applied: 'yes' });
      assert.equal((await listed(candidate))[0]?.external, 'yes');
      assert.equal(await applies(job(17)), before);
      const receipt = await candidate.api.call('apply.receipt', { jobid: job(17) });
      assert.deepEqual(
        [receipt.recipient, receipt.snapshot],
        [{ kind: 'site', domain: 'empleos.example' }, undefined],
      );
      // An offer that is applied to here has no such site.
      await assert.rejects(
        candidate.api.call('apply.external', { jobid: job(16) }),
        failsWith('BAD-REQUEST'),
      );
    });

    test('withdrawn before it waits no more: nothing is sent, and it can be applied to again', async () => {
      const candidate = await signUp(running);
      await fillIn(candidate);
      await setOffer(job(18), "recipient = 'retirada@taller.mx'");
      await candidate.api.call('apply.hold', input(job(18)));
      const { state, undountil } = await candidate.api.call('apply.withdraw', { jobid: job(18) });
      assert.equal(state, 'withdrawn');
      assert.deepEqual(await candidate.api.call('apply.restore', { jobid: job(18) }), {
        jobid: job(18),
        state: 'waiting',
        waiting: 'confirm',
      });
      const again = await candidate.api.call('apply.withdraw', { jobid: job(18) });
      assert.ok(again.undountil >= undountil);
      assert.deepEqual(await candidate.api.call('apply.withdraw', { jobid: job(18) }), again, 'once more');
      await later(10_001, async () => {
        await assert.rejects(
          candidate.api.call('apply.restore', { jobid: job(18) }),
          failsWith('BAD-REQUEST'),
        );
      });
      await candidate.api.call('account.activate', await mailedToken(running, candidate.email));
      await running.services.deliveries.runDue();
      const [taken] = await listed(candidate);
      assert.deepEqual([taken?.status, taken?.final], ['withdrawn', false]);
      assert.equal((await mailsTo('retirada@taller.mx')).length, 0);
      assert.equal((await candidate.api.call('apply.submit', input(job(18)))).state, 'sent');
      assert.equal((await mailsTo('retirada@taller.mx')).length, 1);
    });

    test('one that was cancelled is not taken in when its call arrives afterwards', async () => {
      const candidate = await readyCandidate(running);
      const { api, userid } = candidate;
      await setOffer(job(29), "recipient = 'tarde@taller.mx'");
      const before = await applies(job(29));
      const late = input(job(29));
      const cancelled = await api.call('apply.withdraw', {
        jobid: job(29),
        idempotencyKey: late.idempotencyKey.toUpperCase(),
      });
      assert.equal(cancelled.state, 'withdrawn');
      const answered = await api.call('apply.submit', late);
      assert.deepEqual([answered.applied, answered.state], [false, 'withdrawn']);
      assert.equal((await api.call('apply.hold', late)).state, 'withdrawn');
      await running.services.deliveries.runDue();
      assert.deepEqual((await api.call('apply.list', { userid })).applications, []);
      assert.equal(await applies(job(29)), before);
      assert.equal((await mailsTo('tarde@taller.mx')).length, 0);
      // Another candidate's key is another one.
      const other = await readyCandidate(running);
      assert.equal((await other.api.call('apply.submit', late)).state, 'sent');

      // Asked for again it has another key, and the late call changes nothing of it.
      const again = input(job(29));
      assert.equal((await api.call('apply.submit', again)).state, 'sent');
      await assert.rejects(api.call('apply.submit', late), failsWith('MYS-12'));
      // What was withdrawn from the list comes back with its key.
      await api.call('apply.withdraw', { jobid: job(29) });
      assert.equal((await api.call('apply.submit', again)).state, 'withdrawn');
      await api.call('apply.restore', { jobid: job(29) });
      assert.equal((await api.call('apply.submit', again)).state, 'sent');
    });

    test('a late call of an application before the last one is not taken in either', async () => {
      const candidate = await signUp(running);
      await fillIn(candidate);
      await setOffer(job(30), "recipient = 'tarde@taller.mx'");
      const [first, second] = [input(job(30)), input(job(30))];
      for (const wish of [first, second]) {
        assert.equal((await candidate.api.call('apply.hold', wish)).state, 'waiting');
        await candidate.api.call('apply.withdraw', { jobid: job(30) });
      }
      await candidate.api.call('account.activate', await mailedToken(running, candidate.email));
      for (const late of [first, second])
        assert.equal((await candidate.api.call('apply.submit', late)).state, 'withdrawn');
      assert.equal((await listed(candidate))[0]?.status, 'withdrawn');
    });

    test('withdrawn after it was delivered, the employer is notified once, after the time to undo', async () => {
      const candidate = await readyCandidate(running);
      await setOffer(job(19), "recipient = 'aviso@taller.mx'");
      const before = await applies(job(19));
      await candidate.api.call('apply.submit', input(job(19)));
      await candidate.api.call('apply.withdraw', { jobid: job(19) });
      assert.equal(await applies(job(19)), before);
      const restored = await candidate.api.call('apply.restore', { jobid: job(19) });
      assert.equal(restored.state, 'sent');
      assert.equal(await applies(job(19)), before + 1);
      await later(60_000, () => running.services.deliveries.runDue());
      assert.equal((await mailsTo('aviso@taller.mx')).length, 1, 'undone');

      await candidate.api.call('apply.withdraw', { jobid: job(19) });
      await running.services.deliveries.runDue();
      assert.equal((await mailsTo('aviso@taller.mx')).length, 1, 'it can still be undone');
      await later(10_001, async () => {
        await running.services.deliveries.runDue();
        await running.services.deliveries.runDue();
      });
      const mails = await mailsTo('aviso@taller.mx');
      assert.deepEqual([mails.length, mails[0]?.subject.startsWith('Postulación retirada: ')], [2, true]);
      await assert.rejects(candidate.api.call('apply.submit', input(job(19))), failsWith('MYS-12'));
      assert.equal((await listed(candidate)).find(({ jobid }) => jobid === job(19))?.final, true);
      assert.deepEqual(await readStates(candidate, job(19)), [
        'accepted',
        'sent',
        'withdrawn',
        'sent',
        'withdrawn',
      ]);
    });

    test('what was sent stays as it was when the CV is changed and deleted', async () => {
      const candidate = await readyCandidate(running);
      const { api, userid, resumeid } = candidate;
      await setOffer(job(20), "recipient = 'foto@taller.mx'");
      const sections = {
        objective: 'Busco un empleo cerca de casa.',
        'specialities.name': 'Cobranza',
        'specialities.years': '4',
        'skills.name': 'Excel',
        'skills.level': '2',
        'languages.nah': '4',
        'certifications.name': 'Primeros auxilios',
        'links.url': 'https://example.com/lupita',
      };
      await api.call('resume.save', { userid, resumeid, updater: triples(sections) });
      await api.call('apply.submit', input(job(20)));
      const sent = await api.call('apply.receipt', { jobid: job(20) });
      assert.equal(sent.snapshot?.candidate.email, candidate.email);
      assert.ok(sent.datedelivered);
      assert.deepEqual(sent.recipient, { kind: 'mail', domain: 'taller.mx' });
      await api.call('resume.save', {
        userid,
        resumeid,
        updater: triples({ 'professionalexperience.resumetitle': 'Otra cosa' }),
      });
      await api.call('candidate.save', { userid, updater: triples({ candidatename: 'Otra Persona' }) });
      await api.call('resume.changeStatus', { userid, resumeid, op_type: 'delete' });
      assert.deepEqual((await api.call('apply.receipt', { jobid: job(20) })).snapshot, sent.snapshot);
      const [mail] = await mailsTo('foto@taller.mx');
      assert.match(mail?.text ?? '', new RegExp(sent.snapshot?.resume.title ?? 'no title'));
      const said = [
        'Busco un empleo cerca de casa.',
        'Cobranza, 4 años',
        'Excel: Intermedio',
        'Náhuatl: Nativo',
        'Primeros auxilios',
        'https://example.com/lupita',
      ];
      for (const text of said) assert.ok(mail?.text.includes(text), text);
      assert.match(mail?.text ?? '', /http:\/\/localhost:8123\/recibida\/\d+\.[\w-]{43}/);
    });

    test('who has the CV are those that received it, also after it was withdrawn', async () => {
      const candidate = await readyCandidate(running);
      const holders = async () =>
        (await candidate.api.call('apply.holders', { userid: candidate.userid })).holders.map(
          ({ jobid, domain, withdrawn }) => [jobid, domain, withdrawn],
        );
      await candidate.api.call('apply.submit', input(job(23)));
      assert.deepEqual(await holders(), [], 'a sample');
      await setOffer(job(24), "recipient = 'uno@tiene.mx'");
      await setOffer(job(25), "recipient = 'dos@tiene.mx'");
      await candidate.api.call('apply.submit', input(job(24)));
      await candidate.api.call('apply.submit', input(job(25)));
      assert.deepEqual(await holders(), [
        [job(25), 'tiene.mx', false],
        [job(24), 'tiene.mx', false],
      ]);
      await candidate.api.call('apply.withdraw', { jobid: job(25) });
      assert.deepEqual((await holders())[0], [job(25), 'tiene.mx', true]);
      const asked = async () =>
        (await candidate.api.call('apply.holders', { userid: candidate.userid })).holders[0]?.deletionasked;
      assert.equal(await asked(), '');
      // The database's clock is finer than ours.
      await running.services.db.query(
        "update delivery set due_at = now() - interval '1 second' where kind = 'withdrawal'",
      );
      await running.services.deliveries.runDue();
      assert.ok(Date.parse((await asked()) ?? '') > 0);
      const other = await readyCandidate(running);
      assert.deepEqual((await other.api.call('apply.holders', { userid: other.userid })).holders, []);
    });

    test('other people’s applications are not there', async () => {
      const candidate = await readyCandidate(running);
      const other = await readyCandidate(running);
      await candidate.api.call('apply.submit', input(job(21)));
      for (const name of ['apply.receipt', 'apply.withdraw', 'apply.restore'] as const)
        await assert.rejects(other.api.call(name, { jobid: job(21) }), failsWith('MYS-13'), name);
      assert.deepEqual((await other.api.call('account.recruiterViews', { userid: other.userid })).summary, {
        totaldocs: 0,
      });
      await assert.rejects(
        other.api.call('account.recruiterViews', { userid: candidate.userid }),
        failsWith('MYS-35'),
      );
    });

    test('two weeks after it was sent an application without an answer says so', async () => {
      const candidate = await readyCandidate(running);
      await setOffer(job(22), "recipient = 'silencio@taller.mx'");
      await candidate.api.call('apply.submit', input(job(22)));
      const ago = (days: number) =>
        running.services.db.query(
          "update application set state_at = now() - $2 * interval '1 day' where account_id = $1",
          [Number(candidate.userid), days],
        );
      await ago(13.9);
      assert.equal((await listed(candidate))[0]?.noanswer, false);
      await ago(14.1);
      assert.equal((await listed(candidate))[0]?.noanswer, true);
    });

    test('each refusal of a real condition reads as pages word it', async () => {
      const { services } = running;
      const provoked = new Set<string>();
      const change = (userid: string, columns: string) =>
        services.db.query(`update account set ${columns} where id = $1`, [Number(userid)]);
      const offer = job(27);
      await setOffer(offer, "recipient = 'negativas@taller.mx'");
      /** How the page would word the refusal of an application, with the flags that it sets. */
      const refusal = async ({ api }: Pick<Candidate, 'api'>, wish: object = input(offer)) => {
        const thrown: unknown = await api.call('apply.submit', wish as ReturnType<typeof input>).then(
          () => null,
          (error: unknown) => error,
        );
        const session = await api.call('session.current', {}).catch(() => null);
        const { code, description, ...rest } = describeApplyFailure(
          toServiceErrorState(thrown, 'apply'),
          session?.user_profile ?? null,
        );
        provoked.add(code);
        return [
          code,
          description,
          ...Object.entries(rest).flatMap(([flag, set]) => (set === true ? [flag] : [])),
        ];
      };
      assert.equal((await refusal(personWith(running)))[0], 'AAIS-2');

      const candidate = await signUp(running);
      const unconfirmed = 'Para postularte debes confirmar tu cuenta, revisa tu correo electrónico.';
      assert.deepEqual(await refusal(candidate), ['MYS-50', unconfirmed, 'invalidAccount']);
      await candidate.api.call('account.activate', await mailedToken(running, candidate.email));
      assert.equal((await refusal(candidate))[0], 'MYS-5');
      await candidate.api.call('resume.create', { userid: candidate.userid });
      const incomplete = 'Completa los datos de tu currículum para postularte.';
      assert.deepEqual(await refusal(candidate), ['MYS-8', incomplete, 'skills_error']);

      const ready = await readyCandidate(running);
      const { userid } = ready;
      await setOffer(offer, `questions = '[{"id":"a","question":"¿Turno?","kind":"number","options":[]}]'`);
      const answers = 'Completa tus respuestas y el nivel de tus habilidades.';
      assert.deepEqual(await refusal(ready), ['MYS-9', answers, 'skills_error']);
      const misfit = { ...input(offer), killerQuestions: [{ id: 'a', answer: 'tarde' }] };
      assert.deepEqual(await refusal(ready, misfit), ['MYS-10', answers, 'skills_error']);
      await setOffer(offer, "questions = '[]', applicant_states = '[31]'");
      const region = 'La empresa busca candidatos únicamente de su región.';
      assert.deepEqual(await refusal(ready), ['MYS-7', region, 'region']);
      await setOffer(offer, "applicant_states = '[]'");
      assert.equal((await refusal(ready, input('999999999')))[0], 'MYS-13');
      assert.equal((await refusal(ready, { ...input(offer), resumeid: '999' }))[0], 'MYS-16');

      await services.people.restrict(userid, true);
      const restricted = 'Tu cuenta tiene restricciones. Escríbenos a soporte para ayudarte.';
      assert.deepEqual(await refusal(ready), ['MYS-21', restricted, 'invalidAccount']);
      await services.people.restrict(userid, false);
      await change(userid, 'termsandconditions = false');
      const terms = 'Debes aceptar los Términos y Condiciones.';
      assert.deepEqual(await refusal(ready), ['MYS-26', terms, 'conditions']);
      await change(userid, 'termsandconditions = true');
      await setOffer(offer, "expires_at = now() - interval '1 minute'");
      assert.deepEqual(await refusal(ready), ['MYS-4', 'La vacante ha expirado.', 'expired']);
      await setOffer(offer, 'expires_at = null');
      await ready.api.call('apply.submit', input(offer));
      const applied = 'Ya te postulaste a esta vacante.';
      assert.deepEqual(await refusal(ready), ['MYS-12', applied, 'alreadyApplied']);
      await change(userid, 'enabledlogin = false');
      const blocked = 'La cuenta esta bloqueada.';
      assert.deepEqual(await refusal(ready, input(job(28))), ['MYS-50', blocked, 'invalidAccount']);
      // The specification gives MYS-2, MYS-3 and MYS-64 no cause of their own in this call: it only says that a page reads
      // them as a session that ended. These services name that AAIS-2, above; another service may still answer with them.
      const { errors = [] } = readOperation('apply.submit').operation;
      assert.deepEqual(
        errors.filter((code) => !provoked.has(code)),
        ['MYS-2', 'MYS-3', 'MYS-64'],
      );
    });

    test('what waits for a restricted account goes out when the restriction is lifted', async () => {
      const candidate = await signUp(running);
      await fillIn(candidate);
      await setOffer(job(29), "recipient = 'luego@taller.mx'");
      await candidate.api.call('apply.hold', input(job(29)));
      await running.services.people.restrict(candidate.email, true);
      await candidate.api.call('account.activate', await mailedToken(running, candidate.email));
      assert.equal((await listed(candidate))[0]?.status, 'waiting');
      await running.services.people.restrict(candidate.email, false);
      await running.services.deliveries.runDue();
      assert.equal((await listed(candidate))[0]?.status, 'sent');
      assert.equal((await mailsTo('luego@taller.mx')).length, 1);
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
