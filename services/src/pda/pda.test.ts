import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { failsWith, signUp } from '../testing/candidates.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';
import { WORDS } from './words.ts';

const wordIds = (...texts: string[]): number[] =>
  WORDS.filter(({ text }) => texts.includes(text)).map(({ id }) => id);
const ORDERLY = wordIds('Organizada', 'Eficiente', 'Metódica', 'Práctica', 'Amable');
const SOCIAL = wordIds('Conversadora', 'Extrovertida', 'Audaz', 'Enérgica', 'Amable');
const ANSWERS = { start_date: '', q1: ORDERLY, q2: SOCIAL, q3: 'En equipo y con metas claras.' };
const DAY_MS = 24 * 60 * 60_000;

for (const engine of await enginesOfRules()) {
  describe(`the behavioural test on ${engine.name}`, () => {
    let running: RunningServices;
    let aheadMs = 0;
    const pass = (ms: number): void => {
      aheadMs += ms;
    };
    const instant = (): string => new Date(Date.now() + aheadMs).toISOString();
    before(async () => {
      running = await engine.start({ now: () => new Date(Date.now() + aheadMs) });
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    async function candidate() {
      const person = await signUp(running);
      const { api, userid } = person;
      return {
        ...person,
        result: async () => (await api.call('pda.result', { userid })).pda,
        draft: async () => (await api.call('pda.draft', { userid })).draft,
        save: (answers: { q1?: number[]; q2?: number[]; q3?: string }) =>
          api.call('pda.saveDraft', { userid, ...answers }),
        /** @param answers what differs from answers that are valid. */
        finish: (answers: Partial<typeof ANSWERS> = {}) =>
          api.call('pda.saveExam', { ...ANSWERS, userid, ...answers }),
      };
    }

    test('begun on one device it goes on with another, and its result is kept', async () => {
      const { api, result, draft, save, finish } = await candidate();
      const { pdaExam } = await api.call('pda.exam', {});
      assert.deepEqual(
        pdaExam.questions.map(({ id, options }) => [id, options.length]),
        [
          [43, 32],
          [44, 32],
          [45, 0],
        ],
      );
      assert.equal(await draft(), null);
      assert.equal(await result(), null);

      await save({});
      await save({ q1: ORDERLY });
      pass(60_000);
      const kept = await draft();
      assert.deepEqual([kept?.q1, kept?.q2, kept?.q3], [ORDERLY, [], '']);
      await save({ q2: SOCIAL, q3: 'Con calma' });
      assert.deepEqual(await draft(), { ...kept, q2: SOCIAL, q3: 'Con calma' });

      await finish({ start_date: kept?.started ?? '' });
      assert.equal(await draft(), null);
      const pda = await result();
      assert.equal(pda?.valid, true);
      assert.equal(pda.profile, 'Sociable');
      assert.equal(pda.inwords, ANSWERS.q3);
      assert.deepEqual(
        pda.dimensions.map(({ id, own, expected }) => [id, own, expected]),
        [
          ['extraversion', 100, 0],
          ['agreeableness', 25, 25],
          ['conscientiousness', 0, 100],
          ['openness', 0, 0],
        ],
      );
      assert.equal(Date.parse(pda.repeatfrom) - Date.parse(pda.date), 30 * DAY_MS);
    });

    test('an invalid attempt says why and is repeated at once, a valid one after thirty days', async () => {
      const { userid, result, save, finish } = await candidate();
      /** Sessions end before the test can be repeated: what was done is put back instead. */
      const age = (days: number) =>
        running.services.db.query(
          "update pda_attempt set finished_at = finished_at - $2 * interval '1 day' where account_id = $1",
          [Number(userid), days],
        );
      await save({});
      pass(60_000);
      await finish({ q2: WORDS.map(({ id }) => id) });
      const invalid = await result();
      assert.equal(invalid?.valid, false);
      assert.match(invalid.reason, /más de 24 palabras/);
      assert.deepEqual([invalid.profile, invalid.dimensions, invalid.repeatfrom], ['', [], '']);

      await save({});
      pass(60_000);
      await finish();
      assert.equal((await result())?.valid, true);
      await age(29);
      await assert.rejects(finish(), failsWith('PDA-WAIT'));
      await assert.rejects(save({}), failsWith('PDA-WAIT'));
      await age(1);
      await save({});
      await finish();
      // The draft had just begun.
      assert.match((await result())?.reason ?? '', /pocos segundos/);
    });

    test('its time is taken by the service, and by the device only where that can be right', async () => {
      for (const [start, valid] of [
        [() => new Date(Date.now() + aheadMs - 60_000).toISOString(), true],
        [instant, false],
        // A clock that is ahead, behind by a day, or none: the other rules decide.
        [() => new Date(Date.now() + aheadMs + 3_600_000).toISOString(), true],
        [() => '1999-01-01T00:00:00Z', true],
        [() => 'ayer', true],
        [() => '', true],
      ] as const) {
        const { result, finish } = await candidate();
        await finish({ start_date: start() });
        assert.equal((await result())?.valid, valid, start());
      }
      const { result, save, finish } = await candidate();
      await save({});
      await finish({ start_date: '2020-01-01T00:00:00Z' });
      assert.equal((await result())?.valid, false);
    });

    test('invalid answers are refused, and nothing is kept of them', async () => {
      const { userid, token, result, draft, save } = await candidate();
      const whole = {
        opcion1_pregunta43: 'true',
        opcion1_pregunta44: 'true',
        opcion1_pregunta45: 'Con música',
      };
      const send = (payload: unknown, instance: unknown = userid, path = '/save-pda-exam') => {
        const body = { server: 'pda', service: 'setPDAExam', instance, payload };
        return ask(running, path, { method: 'POST', token, body });
      };
      for (const change of [
        { opcion1_pregunta43: undefined },
        { opcion1_pregunta44: undefined },
        { opcion1_pregunta45: undefined },
        { opcion1_pregunta45: '  \n ' },
        { opcion1_pregunta45: 'a'.repeat(501) },
        { opcion1_pregunta43: 'false' },
        { opcion1_pregunta43: true },
        { opcion33_pregunta44: 'true' },
        { opcion0_pregunta43: 'true' },
        { opcion01_pregunta43: 'true' },
        { 'opcion1.5_pregunta43': 'true' },
        { opcion2_pregunta46: 'true' },
        { opcion2_pregunta45: 'otra' },
        { valid: 'true' },
        { start_date: 7 },
      ])
        for (const path of ['/save-pda-exam', '/rest']) {
          const { status, body } = await send({ ...whole, ...change }, userid, path);
          assert.equal(status, 400, `${path} ${JSON.stringify(change)}`);
          assert.match(JSON.stringify(body), /SET-PDA-01/);
        }
      for (const payload of [null, [], 'x', 7, undefined])
        assert.equal((await send(payload)).status, 400, JSON.stringify(payload));
      for (const answers of [{ q1: [33] }, { q2: [0] }, { q1: [1.5] }, { q3: 'a'.repeat(501) }])
        await assert.rejects(save(answers), failsWith('SET-PDA-01'), JSON.stringify(answers));
      assert.deepEqual([await result(), await draft()], [null, null]);
      assert.equal((await send(whole, Number(userid))).status, 200);
      assert.match((await result())?.reason ?? '', /menos de 4 palabras/);
    });

    test('answers, drafts and results are their owner’s alone', async () => {
      const owner = await candidate();
      await owner.save({ q1: ORDERLY });
      const other = await candidate();
      assert.deepEqual([await other.draft(), await other.result()], [null, null]);
      for (const path of ['/save-pda-exam', '/rest']) {
        const payload = {
          opcion1_pregunta43: 'true',
          opcion1_pregunta44: 'true',
          opcion1_pregunta45: 'Ajena',
        };
        const body = { server: 'pda', service: 'setPDAExam', instance: owner.userid, payload };
        const refused = await ask(running, path, { method: 'POST', token: other.token, body });
        assert.match(JSON.stringify(refused.body), /MYS-35/, path);
      }
      for (const service of ['getPDAExam', 'getpda', 'draft'])
        assert.equal((await ask(running, `/rest?server=pda&service=${service}`)).status, 401, service);
      assert.deepEqual((await owner.draft())?.q1, ORDERLY);
      assert.equal(await owner.result(), null);
    });

    test('two tabs at once keep what each has answered, and finish one test', async () => {
      const { userid, draft, result, save, finish } = await candidate();
      await save({});
      pass(60_000);
      await Promise.all([save({ q1: ORDERLY }), save({ q2: SOCIAL })]);
      const kept = await draft();
      assert.deepEqual([kept?.q1, kept?.q2], [ORDERLY, SOCIAL]);
      const ends = await Promise.allSettled([finish(), finish()]);
      assert.deepEqual(ends.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
      assert.equal((await result())?.valid, true);
      const { rows } = await running.services.db.query('select id from pda_attempt where account_id = $1', [
        Number(userid),
      ]);
      assert.equal(rows.length, 1);
    });

    test('of all attempts the last five are kept', async () => {
      const { userid, finish } = await candidate();
      for (let attempt = 0; attempt < 7; attempt += 1) await finish({ start_date: instant() });
      const { rows } = await running.services.db.query('select id from pda_attempt where account_id = $1', [
        Number(userid),
      ]);
      assert.equal(rows.length, 5);
    });
  });
}
