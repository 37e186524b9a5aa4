import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { unzipSync, strFromU8 } from 'fflate';
import { LEGAL_VERSION } from '@chamba/kernel/legal';
import { until } from '@chamba/kernel/testing/until';
import { failsWith, mailTo, personWith, readyCandidate, signUp } from '../testing/candidates.ts';
import { TABLES } from '../store/tables.ts';
import { addWorkingDays } from '../privacy-requests/working-days.ts';
import { enginesOfRules } from '../testing/services.ts';
import type { RunningServices } from '../testing/services.ts';
import { WORDS } from './words.ts';

const HOUR_MS = 3_600_000;

test('the term of the law counts working days of Mexico', () => {
  for (const [from, days, until] of [
    // A Wednesday; Christmas is no working day.
    ['2026-11-25T18:00:00Z', 20, '2026-12-23'],
    ['2026-11-25T18:00:00Z', 22, '2026-12-28'],
    // Late at night it is still the day before in Mexico City; the Monday of the Revolution comes between.
    ['2026-11-13T03:00:00Z', 2, '2026-11-17'],
    ['2026-09-15T18:00:00Z', 1, '2026-09-17'],
    ['2030-09-30T18:00:00Z', 1, '2030-10-02'],
    ['2026-04-30T18:00:00Z', 1, '2026-05-04'],
  ] as const)
    assert.equal(addWorkingDays(new Date(from), days), until, `${days} after ${from}`);
});

for (const engine of await enginesOfRules())
  describe(`copies of data on ${engine.name}`, () => {
    let running: RunningServices;
    let aheadMs = 0;
    before(async () => {
      running = await engine.start({
        now: () => new Date(Date.now() + aheadMs),
      });
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });

    const fetchFiles = async ({ api }: Pick<ReturnType<typeof personWith>, 'api'>) => {
      const { archive, name } = await api.call('account.exportFile', {});
      assert.match(name, /^mis-datos-\d{4}-\d\d-\d\d\.zip$/);
      const files = unzipSync(Buffer.from(archive, 'base64'));
      return Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, strFromU8(bytes)]));
    };

    test('a copy has everything of its owner as pages and JSON, and nothing of anybody else', async () => {
      const other = await readyCandidate(running);
      const person = await readyCandidate(running);
      const { api, userid, email, resumeid } = person;
      await api.call('resume.save', {
        userid,
        resumeid,
        updater: Object.entries({
          'employments.jobtitle': 'Cajera <principal>',
          'employments.company': 'Abarrotes La Güera',
          'employments.startdate': '2021-03',
          'employments.iscurrent': 'true',
          'employments.description': 'Corte de caja',
        }).map(([field, value]) => ({ field, value, elementid: '0' })),
      });
      const { rows } = await running.services.db.query<{ id: number }>(
        'update offer set lifetime_days = 3650 where id in (select id from offer order by id limit 1) returning id',
      );
      await api.call('apply.submit', {
        jobid: String(rows[0]?.id),
        idempotencyKey: randomBytes(16).toString('hex'),
        skills: [],
        killerQuestions: [],
      });
      assert.equal((await api.call('account.privacy', { userid })).copy.state, 'none');
      await assert.rejects(api.call('account.exportFile', {}), failsWith('MYS-13'));

      await api.call('account.requestExport', {});
      await until(
        async () => (await api.call('account.privacy', { userid })).copy.state === 'ready',
        'the copy to be made by itself',
      );
      await until(
        async () => /La copia de tus datos/.test((await mailTo(running, email)).subject),
        'the mail to say so',
      );
      const files = await fetchFiles(person);
      assert.deepEqual(Object.keys(files).sort(), [
        'archivos.json',
        'busquedas.json',
        'consentimientos.json',
        'cuenta.json',
        'cv-1.json',
        'mis-datos.html',
        'otros.json',
        'postulaciones.json',
        'sesiones.json',
      ]);
      const cv = JSON.parse(files['cv-1.json'] ?? '') as {
        basics: { email: string; name: string };
        work: unknown[];
      };
      assert.equal(cv.basics.email, email);
      assert.deepEqual(cv.work, [
        {
          name: 'Abarrotes La Güera',
          position: 'Cajera <principal>',
          startDate: '2021-03',
          summary: 'Corte de caja',
        },
      ]);
      assert.match(files['postulaciones.json'] ?? '', /"snapshot"[^]*"application_event"/);
      assert.match(files['consentimientos.json'] ?? '', /legal_acceptance/);
      assert.match(files['mis-datos.html'] ?? '', /Cajera &lt;principal&gt;/);
      const all = Object.values(files).join('\n');
      assert.doesNotMatch(all, /password_hash|token_hash|code_hash|session_hash/);
      assert.ok(!all.includes(other.email));
      await assert.rejects(other.api.call('account.exportFile', {}), failsWith('MYS-13'));
      await assert.rejects(personWith(running).api.call('account.exportFile', {}), failsWith('AAIS-2'));
    });

    test('a copy can be fetched for a day, and then asked for again', async () => {
      const { api, userid, email } = await signUp(running);
      await api.call('account.requestExport', {});
      await running.services.exports.runDue();
      await until(
        async () => (await api.call('account.privacy', { userid })).copy.state === 'ready',
        'the copy to be ready',
      );
      const { expires } = (await api.call('account.requestExport', {})).copy;
      assert.ok(Date.parse(expires) - (Date.now() + aheadMs) > 23 * HOUR_MS, 'asked for twice, it stays');
      aheadMs += 25 * HOUR_MS;
      const { authentication_token: session } = await personWith(running).api.call('session.login', {
        userid: email,
        password: 'segura123',
      });
      const later = personWith(running, session.token ?? '');
      await assert.rejects(later.api.call('account.exportFile', {}), failsWith('MYS-13'));
      assert.equal((await later.api.call('account.privacy', { userid })).copy.state, 'none');
      await running.services.exports.runDue();
      const { rowCount } = await running.services.db.query('select from data_export where account_id = $1', [
        Number(userid),
      ]);
      assert.equal(rowCount, 0, 'nothing of it is kept');
    });

    test('what was accepted is shown with its version and time', async () => {
      const { api, userid } = await signUp(running);
      await api.call('account.setOptions', {
        legal_ok: true,
        legal_version: LEGAL_VERSION,
      });
      const { acceptances } = await api.call('account.privacy', { userid });
      assert.equal(acceptances[0]?.version, LEGAL_VERSION);
      assert.equal(acceptances.length, 2);
    });

    test('the copy has words for every column of a person', async () => {
      const { rows } = await running.services.db.query<{
        table: string;
        column: string;
      }>(
        `select table_name as table, column_name as column from information_schema.columns
          where table_schema = 'public'`,
      );
      const expected = rows
        .filter(({ table, column }) => {
          const person = TABLES[table]?.person;
          return person && !person.secret?.includes(column);
        })
        .map(({ table, column }) => `${table}.${column}`);
      const named = Object.entries(WORDS).flatMap(([table, { fields }]) =>
        Object.keys(fields).map((column) => `${table}.${column}`),
      );
      assert.deepEqual(named.sort(), expected.sort());
    });

    test('what was allowed and declined stays in the register and in the copy, each time that it changed', async () => {
      const { api, userid, email } = await signUp(running);
      const { people } = running.services;
      await api.call('account.saveMessages', {
        messages: { suggestions: false },
      });
      await api.call('account.saveMessages', {
        messages: { suggestions: false, applications: true },
      });
      await api.call('account.saveMessages', { optout: 1 });
      assert.equal(await people.optOut(email), 'unchanged');
      await api.call('account.saveMessages', {
        optout: 0,
        messages: { suggestions: true },
      });
      await api.call('account.setOptions', { optout: 1 });
      const { consents } = await api.call('account.privacy', { userid });
      assert.deepEqual(
        consents.map(({ kind, granted }) => [kind, granted]),
        [
          ['mails', false],
          ['suggestions', true],
          ['mails', true],
          ['mails', false],
          ['suggestions', false],
        ],
      );
      await api.call('account.requestExport', {});
      await running.services.exports.runDue();
      await until(
        async () => (await api.call('account.privacy', { userid })).copy.state === 'ready',
        'the copy to be ready',
      );
      const page = (await fetchFiles({ api }))['mis-datos.html'] ?? '';
      assert.match(page, /Historial de lo que permitiste y dejaste de permitir \(5\)/);
      assert.match(
        page,
        /<dt>Correos<\/dt><dd>Sugerencias de vacantes<\/dd><dt>Permitidos<\/dt><dd>No<\/dd>/,
      );
      assert.doesNotMatch(page, /account_id|is_granted|created_at/);
    });

    test('a request under the law has a number and a term, is mailed to the operator, and answered once', async () => {
      const { api, userid, email } = await signUp(running);
      const { requests } = await api.call('account.requestPrivacy', {
        kind: 'rectification',
        detail: 'Mi apellido es Ríos.',
      });
      const [request] = requests;
      assert.ok(request);
      assert.equal(request.state, 'open');
      const sent = await mailTo(running, 'privacidad@example.com');
      assert.match(sent.subject, new RegExp(`Solicitud ARCO ${request.folio}: rectificación`));
      assert.match(sent.text, new RegExp(`${email}[^]*Mi apellido es Ríos\\.[^]*chamba people answer`));
      assert.match((await mailTo(running, email)).text, new RegExp(request.due));

      const { people } = running.services;
      assert.deepEqual(
        (await people.requests(false)).map(({ folio, person }) => [folio, person]),
        [[request.folio, email]],
      );
      assert.equal(await people.answerRequest(Number(request.folio), true, 'Ya lo corregimos.'), true);
      assert.equal(await people.answerRequest(Number(request.folio), false, 'Otra vez'), false);
      assert.match((await mailTo(running, email)).text, /procede[^]*Ya lo corregimos\./);
      const [answered] = (await api.call('account.privacy', { userid })).requests;
      assert.deepEqual([answered?.state, answered?.answer], ['accepted', 'Ya lo corregimos.']);
      assert.deepEqual(await people.requests(false), []);
      assert.equal((await people.requests(true)).length, 1);
      for (let left = 5; left > 0; left -= 1)
        await api.call('account.requestPrivacy', {
          kind: 'access',
          detail: 'Mis datos',
        });
      await assert.rejects(
        api.call('account.requestPrivacy', {
          kind: 'access',
          detail: 'Mis datos',
        }),
        failsWith('MYS-77'),
      );
    });
  });
