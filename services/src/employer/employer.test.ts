import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { failsWith, fillIn, mailedToken, personWith, readyCandidate, signUp } from '../testing/candidates.ts';
import { enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';

const RECIPIENT = 'rh@tienda.example';

/** When an interview is: in a week, at ten in Mexico City. */
const AT = `${new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)}T10:00:00-06:00`;
const AT_DAY = new Intl.DateTimeFormat('es-MX', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'America/Mexico_City',
}).format(new Date(AT));

const QUESTIONS = [
  { id: 'turno', question: '¿Puedes rolar turnos?', kind: 'boolean', options: [] },
  { id: 'zona', question: '¿En qué sucursal?', kind: 'choice', options: ['Centro', 'Cumbres'] },
];
const ANSWERS = [
  { id: 'turno', answer: 'Sí' },
  { id: 'zona', answer: 'Cumbres' },
];

for (const engine of await enginesOfRules()) {
  describe(`employers and applications on ${engine.name}`, () => {
    let running: RunningServices;
    let jobids: string[];
    before(async () => {
      running = await engine.start();
      const { rows } = await running.services.db.query<{ id: number }>(
        `update offer set lifetime_days = 3650, recipient = $1, questions = $2, skills = '["Excel"]'
          where id in (select id from offer order by id limit 10) returning id`,
        [RECIPIENT, JSON.stringify(QUESTIONS)],
      );
      jobids = rows.map(({ id }) => String(id));
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    const input = (index: number, changes: object = {}) => ({
      jobid: jobids[index] ?? '',
      idempotencyKey: randomBytes(16).toString('hex'),
      skills: [],
      killerQuestions: ANSWERS,
      ...changes,
    });
    const employer = () => personWith(running).api;
    const mailsTo = async (email: string) =>
      (await running.services.outbox.list(500)).filter(({ to }) => to === email);

    /** A candidate who applied, and the token that the employer's mail holds. */
    async function applied(index: number) {
      const candidate = await readyCandidate(running);
      await candidate.api.call('apply.submit', input(index));
      await running.services.deliveries.runDue();
      const mails = await mailsTo(RECIPIENT);
      const mail = mails.find(({ text }) => text.includes(candidate.email));
      const [, token = ''] = /\/recibida\/([\w.-]+)/.exec(mail?.text ?? '') ?? [];
      const state = async () =>
        (await candidate.api.call('apply.list', { userid: candidate.userid })).applications[0]?.status;
      return { ...candidate, token, state, jobid: jobids[index] ?? '' };
    }

    for (const [what, changes, code] of [
      ['no answers', { killerQuestions: [] }, 'MYS-9'],
      ['an empty answer', { killerQuestions: [ANSWERS[0], { id: 'zona', answer: ' ' }] }, 'MYS-9'],
      [
        'an answer that is no option',
        { killerQuestions: [ANSWERS[0], { id: 'zona', answer: 'Sur' }] },
        'MYS-10',
      ],
      ['an answer to nothing', { killerQuestions: [...ANSWERS, { id: 'otra', answer: 'x' }] }, 'MYS-10'],
      ['two answers to one question', { killerQuestions: [...ANSWERS, ANSWERS[0]] }, 'MYS-10'],
      ['a skill that is not asked for', { skills: [{ id: 'word', level: 'Básico' }] }, 'MYS-10'],
      ['a skill without a level', { skills: [{ id: 'excel', level: '' }] }, 'MYS-9'],
    ] as const)
      test(`${what}: refused with ${code}`, async () => {
        const { api } = await readyCandidate(running);
        await assert.rejects(api.call('apply.submit', input(0, changes)), failsWith(code));
      });

    test('without answers that fit it waits for them, and goes out with them', async () => {
      const candidate = await readyCandidate(running);
      const { api, userid } = candidate;
      const jobid = jobids[8] ?? '';
      const waits = { jobid, state: 'waiting', waiting: 'answers' };
      assert.deepEqual(await api.call('apply.hold', input(8, { killerQuestions: [] })), waits);
      const misfit = { killerQuestions: [ANSWERS[0], { id: 'zona', answer: 'Sur' }] };
      assert.deepEqual(await api.call('apply.hold', input(8, misfit)), waits);
      assert.equal((await api.call('apply.list', { userid })).applications[0]?.waiting, 'answers');
      const { state } = await api.call('apply.hold', input(8));
      assert.equal(state, 'accepted');
      const { snapshot, events } = await api.call('apply.receipt', { jobid });
      assert.deepEqual(
        snapshot?.killerQuestions.map(({ answer }) => answer),
        ['Sí', 'Cumbres'],
      );
      assert.equal(events.filter((event) => event.waiting === 'answers').length, 1);
    });

    test('answers outlive another obstacle, and a wish without any leaves them', async () => {
      const candidate = await signUp(running);
      await fillIn(candidate);
      const { api, userid } = candidate;
      assert.equal((await api.call('apply.hold', input(9, { killerQuestions: [] }))).waiting, 'confirm');
      assert.equal((await api.call('apply.hold', input(9))).waiting, 'confirm');
      assert.equal((await api.call('apply.hold', input(9, { killerQuestions: [] }))).waiting, 'confirm');
      assert.equal((await api.call('apply.hold', input(7, { killerQuestions: [] }))).waiting, 'confirm');
      await api.call('account.activate', await mailedToken(running, candidate.email));
      const states = async () =>
        Object.fromEntries(
          (await api.call('apply.list', { userid })).applications.map((one) => [
            one.jobid,
            one.waiting ?? one.status,
          ]),
        );
      // It goes out at once, in the background.
      assert.match((await states())[jobids[9] ?? ''] ?? '', /^(?:accepted|sent)$/);
      assert.equal((await states())[jobids[7] ?? ''], 'answers');
      // The feed asks nothing any more.
      await running.services.db.query("update offer set questions = '[]' where id = $1", [Number(jobids[7])]);
      await running.services.deliveries.runDue();
      assert.equal((await states())[jobids[7] ?? ''], 'sent');
    });

    test('answers, skills and questions are part of what was sent', async () => {
      const { api } = await readyCandidate(running);
      await api.call('apply.submit', input(1, { skills: [{ id: 'excel', level: 'Avanzado' }] }));
      const { snapshot } = await api.call('apply.receipt', { jobid: jobids[1] ?? '' });
      assert.deepEqual(snapshot?.killerQuestions, [
        { id: 'turno', question: '¿Puedes rolar turnos?', answer: 'Sí' },
        { id: 'zona', question: '¿En qué sucursal?', answer: 'Cumbres' },
      ]);
      assert.deepEqual(snapshot?.skills, [{ id: 'excel', description: 'Excel', level: 'Avanzado' }]);
    });

    test('a session names the CVs to choose from where there are several, the one for applications first', async () => {
      const { api, userid, resumeid } = await readyCandidate(running);
      const read = async () => (await api.call('session.current', {})).resume;
      assert.equal((await read()).choices, undefined);
      const second = await api.call('resume.create', { userid });
      const { choices = [], resumeid: first } = await read();
      assert.deepEqual(choices.map(({ resumeid: id }) => id).sort(), [resumeid, second.resumeid].sort());
      assert.equal(choices[0]?.resumeid, first);
    });

    test('looking changes nothing; opening is dated once, and shows what was sent', async () => {
      const { token, state, api, jobid, email } = await applied(2);
      for (let look = 0; look < 3; look++)
        assert.deepEqual(Object.keys(await employer().call('employer.preview', { token })), ['title']);
      await assert.rejects(employer().call('employer.cvPdf', { token }), failsWith('MYS-64'));
      assert.equal(await state(), 'sent');
      const opened = await employer().call('employer.open', { token });
      assert.equal(opened.status, 'seen');
      assert.equal(opened.application.candidate.email, email);
      assert.deepEqual(await employer().call('employer.open', { token }), opened);
      const { events } = await api.call('apply.receipt', { jobid });
      assert.equal(events.filter(({ state: of }) => of === 'seen').length, 1);
      const { pdf } = await employer().call('employer.cvPdf', { token });
      assert.equal(Buffer.from(pdf, 'base64').subarray(0, 5).toString(), '%PDF-');
    });

    test('each answer is a dated state and a mail to the candidate', async () => {
      const { token, state, api, jobid, email } = await applied(3);
      const at = AT;
      await employer().call('employer.answer', { token, state: 'inProcess' });
      const invited = await employer().call('employer.answer', {
        token,
        state: 'interview',
        at,
        place: 'Av. Juárez 10',
        text: 'Trae tu INE.',
      });
      assert.equal(invited.status, 'interview');
      assert.equal(await state(), 'interview');
      const { application, events } = await api.call('apply.receipt', { jobid });
      assert.deepEqual(
        { ...application.answer, date: '' },
        { date: '', text: 'Trae tu INE.', at: new Date(AT).toISOString(), place: 'Av. Juárez 10' },
      );
      assert.deepEqual(events.map(({ state: of }) => of).slice(-2), ['inProcess', 'interview']);
      assert.ok(events.every(({ date }) => !Number.isNaN(Date.parse(date))));
      await running.services.deliveries.runDue();
      const [mail] = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Te invitan'));
      assert.match(mail?.text ?? '', new RegExp(`${AT_DAY}, 10:00`));
      assert.match(mail?.text ?? '', /Dónde: Av\. Juárez 10/);
      assert.match(mail?.text ?? '', /Trae tu INE\./);
      await employer().call('employer.answer', { token, state: 'hired' });
      assert.equal(await state(), 'hired');
    });

    test('an answer that is sent again is neither a state nor a mail; a changed one is both', async () => {
      const { token, api, jobid, email } = await applied(2);
      const invitation = { token, state: 'interview', at: AT, link: 'https://meet.example/taller' } as const;
      const first = await employer().call('employer.answer', invitation);
      assert.deepEqual(await employer().call('employer.answer', invitation), first);
      await employer().call('employer.answer', { ...invitation, text: 'Trae tu INE.' });
      const { events } = await api.call('apply.receipt', { jobid });
      assert.equal(events.filter(({ state: of }) => of === 'interview').length, 2);
      await running.services.deliveries.runDue();
      const mails = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Te invitan'));
      assert.equal(mails.length, 2);
    });

    for (const [what, changes] of [
      ['without a date', { place: 'Aquí' }],
      ['to a day that has been', { at: '2020-01-01T10:00:00-06:00', place: 'Aquí' }],
      ['to a year that was mistyped', { at: '9026-12-01T10:00:00-06:00', place: 'Aquí' }],
      ['without a place or a link', { at: AT }],
      ['with a link that is no https address', { at: AT, link: 'javascript:alert(1)' }],
    ] as const)
      test(`an invitation ${what} is refused`, async () => {
        const { token, state } = await applied(4);
        await assert.rejects(employer().call('employer.answer', { token, state: 'interview', ...changes }));
        assert.equal(await state(), 'sent');
      });

    test('unknown, changed and withdrawn links are refused alike', async () => {
      const { token, api, jobid } = await applied(5);
      const other = await applied(6);
      const [id] = token.split('.');
      const [, signature] = other.token.split('.');
      await api.call('apply.withdraw', { jobid });
      const messages = new Set<string>();
      for (const wrong of [token, `${id}.${signature}`, `${id}.`, 'x', '999999999.abc', `${token}x`])
        for (const call of ['employer.preview', 'employer.open', 'employer.cvPdf'] as const)
          await assert.rejects(employer().call(call, { token: wrong }), (error: Error) => {
            messages.add(`${call} ${error.message}`);
            return failsWith('MYS-64')(error);
          });
      assert.equal(messages.size, 3);
      await assert.rejects(
        employer().call('employer.answer', { token, state: 'hired' }),
        failsWith('MYS-64'),
      );
    });
  });
}
