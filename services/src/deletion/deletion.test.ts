import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { COMPLAINT_REASONS } from '@chamba/kernel/catalogues';
import { until } from '@chamba/kernel/testing/until';
import { CONTACT } from '@chamba/kernel/testing/example-candidate';
import {
  failsWith,
  mailedToken,
  mailTo,
  newEmail,
  PASSWORD,
  personWith,
  readyCandidate,
  signUp,
} from '../testing/candidates.ts';
import { SoftwareAuthenticator } from '../passkeys/software-authenticator.ts';
import { TABLES } from '../store/tables.ts';
import { wantsMail } from '../mail-preferences/index.ts';
import { ask, testEngines } from '../testing/services.ts';
import type { DataPlace, RunningServices } from '../testing/services.ts';
import { jpeg, upload } from '../testing/uploads.ts';

/** Tables whose rows name the person's application or résumé, and not the person. */
const BY_APPLICATION: readonly string[] = [
  'application_event',
  'application_file',
  'delivery',
  'resume_file',
];

const HOUR_MS = 3_600_000;
const REASON = 2;

/** The secret of the link in the newest mail to an address that deletes an account. */
async function deletionLink(running: RunningServices, email: string): Promise<string> {
  const { text } = await mailTo(running, email);
  const [, token = ''] = /\/cuenta\/eliminar\/(\d+\.[\w-]+)/.exec(text) ?? [];
  assert.notEqual(token, '', 'the mail has no link');
  return token;
}

/** Texts of every column of every table that can hold one, by table: what the walk looks through. */
async function readEverything({ services: { db } }: RunningServices): Promise<Map<string, string>> {
  const { rows: columns } = await db.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name in (
        select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE')
      order by 1, 2`,
  );
  const texts = new Map<string, string>();
  for (const { table, column, type } of columns) {
    const expression = type === 'bytea' ? `convert_from("${column}", 'SQL_ASCII')` : `"${column}"::text`;
    // Offers and places are the catalogue's, and hold millions of letters.
    if (table.startsWith('offer') || table === 'place' || table === 'lexeme') continue;
    const { rows } = await db.query<{ text: string | null }>(
      `select string_agg(${expression}, E'\\n') as text from "${table}" where "${column}" is not null`,
    );
    texts.set(`${table}.${column}`, (rows[0]?.text ?? '').toLowerCase());
  }
  return texts;
}

/** Files of a data folder outside of the database's own. */
function readFiles({ dataDir }: DataPlace): string {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !path.join(entry.parentPath, entry.name).includes('postgres'))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1').toLowerCase())
    .join('\n');
}

for (const engine of await testEngines())
  describe(`deletion of accounts on ${engine.name}`, () => {
    let running: RunningServices & { place: DataPlace };
    let aheadMs = 0;
    before(async () => {
      running = await engine.start({
        openEnglishSecret: 'un-secreto-de-prueba-de-32-letras',
        now: () => new Date(Date.now() + aheadMs),
      });
    });
    after(async () => {
      await running.stop();
      await engine.stop();
    });
    const logIn = (email: string, password = PASSWORD) =>
      personWith(running).api.call('session.login', { userid: email, password });

    test('a deletion ends the sessions, is announced by mail, and is carried out a day later', async () => {
      const { api, userid, email } = await signUp(running);
      await api.call('account.delete', { userID: userid, reason: REASON });
      await assert.rejects(api.call('session.current', {}), failsWith('AAIS-2'));
      const { text, subject } = await mailTo(running, email);
      assert.match(subject, /en proceso de eliminación/);
      assert.match(text, /Conservar mi cuenta/);
      const again = await logIn(email);
      const due = Date.parse(again.user_profile.deletiondue ?? '');
      assert.ok(Math.abs(due - (Date.now() + aheadMs) - 24 * HOUR_MS) < HOUR_MS / 60);
      assert.equal(await wantsMail(running.services.db, Number(userid), 'suggestions'), false);

      aheadMs += 23 * HOUR_MS;
      await running.services.deletions.runDue();
      await logIn(email);
      aheadMs += 2 * HOUR_MS;
      await running.services.deletions.runDue();
      await assert.rejects(logIn(email), failsWith('AAIS-1'));
      // The address is free again.
      await signUp(running, email);
    });

    test('whoever logs in within the day can keep the account, which a mail confirms', async () => {
      const { api, userid, email } = await signUp(running);
      await api.call('account.delete', { userID: userid, reason: REASON });
      const { authentication_token: session } = await logIn(email);
      const own = personWith(running, session.token ?? '');
      await own.api.call('account.keep', {});
      assert.equal((await own.api.call('session.current', {})).user_profile.deletiondue, undefined);
      assert.match((await mailTo(running, email)).subject, /se conserva/);
      aheadMs += 30 * HOUR_MS;
      await running.services.deletions.runDue();
      await logIn(email);
      const { length } = (await running.services.outbox.list(500)).filter(({ to }) => to === email);
      const later = await logIn(email);
      await personWith(running, later.authentication_token.token ?? '').api.call('account.keep', {});
      assert.equal(
        (await running.services.outbox.list(500)).filter(({ to }) => to === email).length,
        length,
        'nothing to keep, nothing to report',
      );
    });

    test('an account that cannot be deleted keeps no other waiting, and is deleted at a later look', async () => {
      const [first, second] = [await signUp(running), await signUp(running)];
      const { db, deletions } = running.services;
      await db.query('create table account_blocker (account_id int not null references account (id))');
      await db.query('insert into account_blocker (account_id) values ($1)', [Number(first.userid)]);
      for (const { api, userid } of [first, second])
        await api.call('account.delete', { userID: userid, reason: REASON });
      aheadMs += 25 * HOUR_MS;
      await deletions.runDue();
      await logIn(first.email);
      await assert.rejects(logIn(second.email), failsWith('AAIS-1'));
      await db.query('drop table account_blocker');
      await deletions.runDue();
      await assert.rejects(logIn(first.email), failsWith('AAIS-1'));
    });

    test('a reason is one of three, and an account is deleted by its owner only', async () => {
      const { api, userid } = await signUp(running);
      const other = await signUp(running);
      for (const reason of [0, 4, 1.5, NaN])
        await assert.rejects(api.call('account.delete', { userID: userid, reason }), failsWith('MYS-90'));
      await assert.rejects(
        api.call('account.delete', { userID: other.userid, reason: REASON }),
        failsWith('MYS-35'),
      );
      await other.api.call('session.current', {});
    });

    test('a mailed link deletes without a log-in, once, and only with what it was exchanged for', async () => {
      const { userid, email } = await signUp(running);
      const { api } = personWith(running);
      const count = async () => (await running.services.outbox.list(500)).length;
      const before = await count();
      await api.call('account.requestDeletion', { emailaddress: newEmail() });
      assert.equal(await count(), before, 'an address without an account gets no mail');
      await api.call('account.requestDeletion', { emailaddress: email.toUpperCase() });
      const token = await deletionLink(running, email);
      const exchange = (actionToken: string, category = 'account-delete') =>
        api.call('session.actionToken', { category, actionToken });
      const { accessToken, name } = await exchange(token);
      assert.equal(name, 'Guadalupe Hernández Ríos');
      await assert.rejects(exchange(token, 'authentication-no-action'), failsWith('TOK-02'));
      await assert.rejects(exchange(`${userid}.${'x'.repeat(43)}`), failsWith('TOK-02'));

      const drop = (access: string, actionToken = token) =>
        personWith(running, access).api.call('account.deleteByToken', { actionToken, reason: 1 });
      await assert.rejects(drop(''), failsWith('MYS-64'));
      await assert.rejects(drop('x'.repeat(43)), failsWith('MYS-64'));
      // The link is good for nothing else.
      await assert.rejects(
        api.call('account.resetPassword', { token, newpassword: 'jacaranda 26 azul' }),
        failsWith('MYS-64'),
      );
      await drop(String(accessToken));
      await assert.rejects(drop(String(accessToken)), failsWith('MYS-64'));
      await assert.rejects(exchange(token), failsWith('TOK-02'));
      assert.ok((await logIn(email)).user_profile.deletiondue);
    });

    test('as the documents show it: parameters in the address, the access token among them', async () => {
      const { email } = await signUp(running);
      const { api } = personWith(running);
      await api.call('account.requestDeletion', { emailaddress: email });
      const actionToken = await deletionLink(running, email);
      const { accessToken } = await api.call('session.actionToken', {
        category: 'account-delete',
        actionToken,
      });
      const query = new URLSearchParams({
        server: 'myService',
        service: 'account',
        actionToken,
        token: String(accessToken),
        reason: '3',
      });
      assert.equal((await ask(running, `/rest?${query}`, { method: 'DELETE' })).status, 200);
      assert.ok((await logIn(email)).user_profile.deletiondue);
    });

    test('the second version of the address deletes by session and by link, the account that it names only', async () => {
      const [one, other] = [await signUp(running), await signUp(running)];
      /** Whether an account waits for its deletion, which is stopped. */
      const isDue = async (email: string): Promise<boolean> => {
        const { user_profile, authentication_token } = await logIn(email);
        await personWith(running, authentication_token.token ?? '').api.call('account.keep', {});
        return user_profile.deletiondue !== undefined;
      };
      const drop = (id: string, params: Record<string, string>, token?: string) =>
        ask(running, `/api/v2/accounts/${id}?${new URLSearchParams(params)}`, {
          method: 'DELETE',
          ...(token && { token }),
        });
      assert.equal((await drop(other.userid, { reason: '2' }, one.token)).status, 403);
      assert.equal((await drop(one.userid, { reason: '2' })).status, 401);
      assert.equal(
        (await drop(one.userid, { reason: '9' }, one.token)).body['errors'] instanceof Array,
        true,
      );
      assert.equal((await drop(one.userid, { reason: '2', actionToken: '' }, one.token)).status, 200);
      assert.ok(await isDue(one.email));

      const { api } = personWith(running);
      await api.call('account.requestDeletion', { emailaddress: other.email });
      const actionToken = await deletionLink(running, other.email);
      const { accessToken } = await api.call('session.actionToken', {
        category: 'account-delete',
        actionToken,
      });
      const token = String(accessToken);
      assert.equal((await drop(one.userid, { reason: '3', actionToken }, token)).status, 400);
      assert.equal((await drop(other.userid, { reason: '3', actionToken }, token)).status, 200);
      assert.ok(await isDue(other.email));
    });

    test('a link expires after a day, and with a changed address', async () => {
      const { api, userid, email } = await signUp(running);
      const visitor = personWith(running).api;
      await visitor.call('account.requestDeletion', { emailaddress: email });
      const late = await deletionLink(running, email);
      aheadMs += 25 * HOUR_MS;
      const exchange = (actionToken: string) =>
        visitor.call('session.actionToken', { category: 'account-delete', actionToken });
      await assert.rejects(exchange(late), failsWith('TOK-02'));
      await visitor.call('account.requestDeletion', { emailaddress: email });
      const former = await deletionLink(running, email);
      const { authentication_token: session } = await logIn(email);
      const own = personWith(running, session.token ?? '');
      const wanted = newEmail();
      await own.api.call('account.changeEmail', { currentpassword: PASSWORD, emailaddress: wanted });
      await own.api.call('account.mailEmailChange', { userid });
      await api.call('account.verifyEmail', await mailedToken(running, wanted));
      await assert.rejects(exchange(former), failsWith('TOK-02'));
    });

    test('afterwards no table and no file has anything of a person who used everything', async () => {
      const person = await readyCandidate(running);
      const { api, userid, email, resumeid } = person;
      const { db } = running.services;
      const phone = CONTACT.contactchannelvalue1;
      const typed = `zanfona${randomBytes(4).toString('hex')}`;
      const company = `Tlapalería ${typed}`;
      await api.call('resume.save', {
        userid,
        resumeid,
        updater: [
          { field: 'employments.jobtitle', value: typed, elementid: '0' },
          { field: 'employments.company', value: company, elementid: '0' },
          { field: 'employments.startdate', value: '2021-03', elementid: '0' },
          { field: 'employments.iscurrent', value: 'true', elementid: '0' },
          { field: 'employments.description', value: `Sé tocar la ${typed}`, elementid: '0' },
        ],
      });
      const document = Buffer.from(`%PDF-1.7\nToco la ${typed}\n%%EOF\n`);
      await upload(running, `/resumes/file/${resumeid}`, person.token, document, { name: `${typed}.pdf` });
      await upload(running, '/save-user-photo', person.token, await jpeg(90, 90));
      const { rows: offers } = await db.query<{ id: number }>(
        'update offer set lifetime_days = 3650 where id in (select id from offer order by id limit 3) returning id',
      );
      const apply = (index: number) =>
        api.call('apply.submit', {
          jobid: String(offers[index]?.id),
          idempotencyKey: randomBytes(16).toString('hex'),
          skills: [],
          killerQuestions: [],
        });
      await apply(0);
      await db.query("update offer set recipient = 'jefe@example.com', issample = false where id = $1", [
        offers[1]?.id,
      ]);
      await apply(1);
      await running.services.deliveries.runDue();
      await api
        .call('apply.hold', {
          jobid: String(offers[2]?.id),
          idempotencyKey: randomBytes(16).toString('hex'),
          skills: [],
          killerQuestions: [],
        })
        .catch(() => undefined);
      await api.call('apply.withdraw', { jobid: String(offers[2]?.id) });
      await api.call('jobs.search', { params: { q: 'auxiliar' } });
      await ask(running, '/rest', {
        method: 'POST',
        token: person.token,
        body: {
          server: 'holdSearch',
          service: 'resource',
          payload: { loginid: userid, keyword: typed, salary: '', locationid: '', tlalocid: '' },
        },
      });
      await api.call('complaints.fraud', {
        jobid: String(offers[0]?.id),
        reason: COMPLAINT_REASONS[0]?.id ?? '',
        comment: `Es de ${typed}`,
        email,
      });
      await api.call('account.requestPrivacy', { kind: 'access', detail: `Todo de la ${typed}` });
      const asked = await api.call('session.passkeyCreation', {});
      await api.call('session.addPasskey', { credential: new SoftwareAuthenticator().register(asked) });
      await api.call('session.passkeyCreation', {});
      // Too short a choice: the test can be begun again at once.
      const answers = { userid, start_date: '', q1: [1], q2: [1], q3: `Con la ${typed}` };
      await api.call('pda.saveExam', answers);
      await api.call('pda.saveDraft', { userid, q3: typed });
      await api.call('alerts.create', { searchstring: typed });
      // Neither a language model nor new offers nor employers nor a push service are here: the rows are what these leave.
      await db.query(
        `with device as (
           insert into push_subscription (account_id, session_hash, visitor, browser_id, endpoint, p256dh, auth, server_key,
               created_at, seen_at)
             values ($1, $2, $2, $2, $2, $2, $2, $2, now(), now()) returning id),
         noted as (
           insert into notification (account_id, kind, subject, created_at) values ($1, 'application', $2, now()) returning id)
         insert into push_message (subscription_id, notification_id, account_id, mail_kind, created_at)
           select device.id, noted.id, $1, 'applications', now() from device, noted`,
        [Number(userid), typed],
      );
      await db.query(
        "insert into alert_mail (account_id, parts, offers, created_at) values ($1, $2, '{}', now())",
        [Number(userid), JSON.stringify([typed])],
      );
      await db.query('insert into role_improvement values ($1, $2, 1, now())', [Number(userid), typed]);
      await db.query('insert into offer_discard values ($1, 1, now())', [Number(userid)]);
      await api.call('openEnglish.token', { userid, resumeid, elementid: '0' });
      await api.call('resume.createShare', { userid, resumeid, days: 30, contact: true, wishes: true });
      await api.call('account.requestExport', {});
      await running.services.exports.runDue();
      // Sent with a key, its answer is kept for when it comes again.
      await fetch(`${running.url}/rest`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${person.token}`,
          'content-type': 'application/json',
          'idempotency-key': randomBytes(16).toString('hex'),
        },
        body: JSON.stringify({
          server: 'myService',
          service: 'settings',
          payload: { messages: { suggestions: false } },
        }),
      });
      const wanted = newEmail();
      await api.call('account.changeEmail', { currentpassword: PASSWORD, emailaddress: wanted });
      await api.call('account.requestPassword', { emailaddress: email });
      await api.call('account.requestDeletion', { emailaddress: email });
      const { rows: hashes } = await db.query<{ hash: string }>(
        'select password_hash as hash from account where id = $1',
        [Number(userid)],
      );

      const values = [
        email,
        wanted,
        phone,
        typed,
        'guadalupe hernández ríos',
        hashes[0]?.hash ?? '',
        CONTACT.cp,
      ];
      const find = async (value: string) =>
        [...(await readEverything(running))].filter(
          ([, text]) => value !== '' && text.includes(value.toLowerCase()),
        );
      const places = [...(await find(email)), ...(await find(typed))].map(([column]) => column.split('.')[0]);
      /** Tables with a row that names the account. */
      const references = async (): Promise<string[]> => {
        const found: string[] = [];
        const { rows: columns } = await db.query<{ table: string; column: string }>(
          `select table_name as table, column_name as column from information_schema.columns
            where table_schema = 'public' and column_name in ('account_id', 'owner', 'reporter', 'loginid')`,
        );
        for (const { table, column } of columns) {
          const { rowCount } = await db.query(
            `select from "${table}" where "${column}"::text = any($1::text[]) limit 1`,
            [[userid, `u:${userid}`]],
          );
          if (rowCount > 0) found.push(table);
        }
        return found;
      };
      // The walk looks where there is something to find.
      await until(async () => (await references()).includes('recent_search'), 'the search to be kept');
      const known = new Set([...places, ...(await references())]);
      for (const [table, rule] of Object.entries(TABLES))
        if (rule.person && table !== 'account_deletion' && !BY_APPLICATION.includes(table))
          assert.ok(known.has(table), `nothing of the person is in ${table}`);
      assert.ok(readFiles(running.place).includes(typed), 'the document is looked for where it is');
      const others = await db.query<{ count: number }>('select count(*)::int as count from account');

      await api.call('account.delete', { userID: userid, reason: 1 });
      aheadMs += 25 * HOUR_MS;
      await running.services.deletions.runDue();
      await running.services.fileCleanUp.runDue();

      // Other people of this suite have the example's name, phone and postal code.
      const own = values.filter((value) => ![phone, 'guadalupe hernández ríos', CONTACT.cp].includes(value));
      for (const value of own)
        assert.deepEqual(
          (await find(value)).map(([column]) => column),
          [],
          `${value} is left`,
        );
      assert.deepEqual(await references(), []);
      const files = readFiles(running.place);
      for (const value of own) assert.ok(!files.includes(value.toLowerCase()), `${value} in a file`);
      const mails = JSON.stringify(await running.services.outbox.list(1_000)).toLowerCase();
      for (const value of own) assert.ok(!mails.includes(value.toLowerCase()), `${value} in the outbox`);
      const left = await db.query<{ count: number }>('select count(*)::int as count from account');
      assert.ok((left.rows[0]?.count ?? 0) >= (others.rows[0]?.count ?? 0) - 3, 'others stay');
    });
  });
