import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { RETENTION } from '@chamba/kernel/retention';
import type { RetentionKind } from '@chamba/kernel/retention';
import type { ServiceLogger } from '../http/server.ts';
import { mailedToken, newEmail, personWith, signUp } from '../testing/candidates.ts';
import type { Store } from '@chamba/database';
import { ask, testEngines } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';
import { RetentionJob } from './retention-job.ts';
import { TABLES } from '../store/tables.ts';

const DAY_MS = 86_400_000;
/** Figures of pages are the platform's. */
const KINDS = (Object.keys(RETENTION) as RetentionKind[]).filter((kind) => kind !== 'pageFigures');
const silent: ServiceLogger = { info: () => undefined, warn: () => undefined, error: () => undefined };

for (const engine of await testEngines()) describe(`retention on ${engine.name}`, () => suite(engine));

function suite(engine: Engine): void {
  let running: RunningServices;
  before(async () => {
    running = await engine.start();
  });
  after(async () => {
    await running.stop();
    await engine.stop();
  });
  const db = () => running.services.db;
  const ago = (days: number): Date => new Date(Date.now() - days * DAY_MS);
  const jobAt = (now: Date, logger = silent) => new RetentionJob({ store: db(), logger, now: () => now });
  const makeDue = () =>
    db().query(
      "update retention_run set started_at = now() - interval '2 days', finished_at = started_at - interval '1 day'",
    );

  test('every table names how long its rows stay', async () => {
    const { rows } = await db().query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const named = Object.keys(TABLES).sort();
    assert.deepEqual(
      rows.map(({ name }) => name).sort(),
      named,
      'a table without a period, or a period without a table: see store/tables.ts',
    );
    const kinds = Object.values(TABLES).flatMap((rule) => (rule.stays === 'period' ? rule.kinds : []));
    assert.deepEqual([...new Set(kinds)].sort(), KINDS.toSorted());
  });

  test('every table that refers to a person says which rows are whose', async () => {
    const { rows } = await db().query<{ name: string; column: string }>(
      `select table_name as name, column_name as column from information_schema.columns
        where table_schema = 'public' and (column_name in ('account_id', 'owner', 'reporter', 'loginid', 'visitor', 'userid')
          or column_name like '%email%' or column_name = 'recipient')`,
    );
    // Where employers get applications is of the offer.
    const others = rows.filter(({ name }) => name !== 'offer' && !TABLES[name]?.person);
    assert.deepEqual(others, []);
    const { rows: keys } = await db().query<{ name: string }>(
      "select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'account'::regclass",
    );
    assert.deepEqual(
      keys.filter(({ name }) => !TABLES[name]?.person),
      [],
    );
  });

  test('what is past its period goes, what is not stays', async () => {
    const { userid } = await signUp(running);
    const id = Number(userid);
    const put = async (kind: RetentionKind, age: number, word: string): Promise<void> => {
      const at = ago(age);
      const insert: Partial<Record<RetentionKind, [string, unknown[]]>> = {
        sessions: [
          'insert into session (token_hash, account_id, expires_at) values ($1, $2, $3)',
          [word, id, at],
        ],
        accountTokens: [
          "insert into account_token (token_hash, account_id, kind, email, expires_at) values ($1, $2, 'email', 'x@y.mx', $3)",
          [word, id, at],
        ],
        changeAnswers: [
          'insert into change_answer (account_id, key, request_hash, claimed_at) values ($1, $2, $2, $3)',
          [id, word, at],
        ],
        mails: [
          "insert into mail (recipient, subject, body_text, body_html, created_at) values ('x@y.mx', $1, '', '', $2)",
          [word, at],
        ],
        notifications: [
          "insert into notification (account_id, kind, subject, created_at) values ($1, 'resume', $2, $3)",
          [id, word, at],
        ],
        pushSubscriptions: [
          `insert into push_subscription (account_id, session_hash, visitor, browser_id, endpoint, p256dh, auth, server_key,
               created_at, seen_at)
             values ($1, '', '', $2, $2, '', '', '', $3, $3)`,
          [id, word, at],
        ],
        complaints: [
          "insert into complaint (job_id, reporter, reason, comment, email, title, companyname, reported_at) values (1, $1, '1', '', '', '', '', $2)",
          [word, at],
        ],
        heldSearches: [
          "insert into hold_search (loginid, keyword, salary, locationid, tlalocid, created_at) values ($1, '', '', '', '', $2)",
          [word, at],
        ],
        visitorSearches: [
          "insert into recent_search (owner, url, params, place_id, place_description, searched_at) values ('s:' || $1, '/', '{}', '', '', $2)",
          [word, at],
        ],
        accountSearches: [
          "insert into recent_search (owner, url, params, place_id, place_description, searched_at) values ('u:' || $1, '/', '{}', '', '', $2)",
          [word, at],
        ],
        unconfirmedAccounts: [
          "insert into account (email, name, password_hash, termsandconditions, boardid, created_at, last_login_at) values ($1, '', '', true, '', $2, $2)",
          [word, at],
        ],
      };
      const [sql, values] = insert[kind] ?? ['', []];
      if (sql) await db().query(sql, values);
    };
    for (const kind of KINDS) {
      const { days } = RETENTION[kind];
      await put(kind, days + 0.5, `old-${kind}`);
      await put(kind, days - 0.5, `new-${kind}`);
    }
    await db().query(
      "insert into mail (recipient, subject, body_text, body_html, created_at, sent_at) values ('x@y.mx', 'old-mailBodies', 'text', 'text', $1, $1), ('x@y.mx', 'new-mailBodies', 'text', 'text', $2, $2)",
      [ago(RETENTION.mailBodies.days + 0.5), ago(RETENTION.mailBodies.days - 0.5)],
    );
    // Owed by a site that has no mail server any more: nothing gives it up.
    await db().query(
      "insert into mail (recipient, subject, body_text, body_html, created_at, due_at) values ('x@y.mx', 'owed', 'text', 'text', $1, $1), ('x@y.mx', 'older owed', 'text', 'text', $2, $2), ('x@y.mx', 'just owed', 'text', 'text', now(), now())",
      [ago(RETENTION.mailBodies.days + 0.5), ago(RETENTION.mails.days + 0.5)],
    );
    await db().query(
      "insert into account (email, name, password_hash, termsandconditions, boardid, validemail, created_at, last_login_at) values ('confirmed', '', '', true, '', true, $1, $1)",
      [ago(2_000)],
    );
    // An application was sent to an employer: its account stays although it was never confirmed. One that waited does not.
    for (const [email, status] of [
      ['applied', 'sent'],
      ['waited', 'expired'],
    ])
      await db().query(
        `with applied as (insert into account (email, name, password_hash, termsandconditions, boardid, created_at, last_login_at)
             values ($2, '', '', true, '', $1, $1) returning id)
         insert into application (account_id, job_id, idempotency_key, resume_id, status, skills, killer_questions, title,
             companyname, location, url, dateexpires)
           select id, 1, 'k', 1, $3, '[]', '[]', '', '', '', '', now() from applied`,
        [ago(2_000), email, status],
      );
    await makeDue();
    const lines: string[] = [];
    const counts = await jobAt(new Date(), {
      ...silent,
      info: (line: string) => lines.push(line),
    }).runIfDue();
    assert.deepEqual(Object.keys(counts ?? {}).sort(), KINDS.toSorted());
    assert.doesNotMatch(lines.join(), /old-|@/);

    const words = await db().query<{ word: string }>(
      `select token_hash as word from session union all select token_hash from account_token
         union all select subject from mail union all select reporter from complaint
         union all select loginid from hold_search union all select substr(owner, 3) from recent_search
         union all select email from account union all select key from change_answer
         union all select subject from notification union all select browser_id from push_subscription`,
    );
    const left = words.rows.map(({ word }) => word).filter((word) => /^(?:old|new)-/.test(word));
    const kinds = KINDS.map((kind) => `new-${kind}`);
    assert.deepEqual(left.sort(), [...kinds, 'old-mailBodies'].sort());
    const { rows } = await db().query(
      "select body_text from mail where subject in ('old-mailBodies', 'new-mailBodies') order by subject desc",
    );
    assert.deepEqual(rows, [{ body_text: '' }, { body_text: 'text' }]);
    const owed = await db().query(
      "select subject, body_text, due_at is null as is_given_up from mail where subject like '%owed' order by id",
    );
    assert.deepEqual(owed.rows, [
      { subject: 'owed', body_text: '', is_given_up: true },
      { subject: 'just owed', body_text: 'text', is_given_up: false },
    ]);
    for (const email of ['confirmed', 'applied'])
      assert.equal((await db().query('select 1 from account where email = $1', [email])).rowCount, 1, email);
    assert.equal((await db().query("select 1 from account where email = 'waited'")).rowCount, 0);
  });

  test('a run gives way to people: what it deletes and blanks is bulk work', async () => {
    await makeDue();
    const direct: string[] = [];
    const store: Store = {
      ...db(),
      bulk: db().bulk,
      query: (sql, params) => {
        direct.push(sql);
        return db().query(sql, params);
      },
    };
    const job = new RetentionJob({ store, logger: silent, now: () => new Date() });
    assert.notEqual(await job.runIfDue(), null);
    assert.equal(await job.runIfDue(), null);
    assert.ok(direct.length > 0);
    for (const sql of direct) assert.match(sql, /^\s*update retention_run /);
  });

  test('the space of deleted rows is free again', async () => {
    if (engine.name !== 'pglite') return;
    await db().query(
      `insert into recent_search (owner, url, params, place_id, place_description, searched_at)
         select 's:' || number, '/', '{}', '', '', $1 from generate_series(1, 3000) number`,
      [ago(RETENTION.visitorSearches.days + 1)],
    );
    const size = async () =>
      (await db().query<{ size: number }>("select pg_relation_size('recent_search') as size")).rows[0]
        ?.size ?? 0;
    const before = await size();
    await makeDue();
    const counts = await jobAt(new Date()).runIfDue();
    assert.equal(counts?.visitorSearches, 3_000);
    assert.ok((await size()) < before / 2, `${before}`);
  });

  test('of several processes one deletes, also after a missed night, and once more after one that was cut off', async () => {
    await makeDue();
    // Noon in Mexico City: the night was missed.
    const noon = new Date('2027-03-01T18:00:00Z');
    const runs = await Promise.all([jobAt(noon), jobAt(noon), jobAt(noon)].map((job) => job.runIfDue()));
    assert.equal(runs.filter((counts) => counts !== null).length, 1);
    const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
    assert.equal(await jobAt(later(1)).runIfDue(), null);
    assert.notEqual(await jobAt(later(15)).runIfDue(), null, 'the next night');
    await db().query('update retention_run set finished_at = started_at - interval $$1 day$$');
    assert.equal(await jobAt(later(15.5)).runIfDue(), null);
    assert.notEqual(await jobAt(later(16.5)).runIfDue(), null, 'cut off');
    assert.notEqual(await jobAt(noon).runIfDue(), null, 'a clock that was set back');
  });

  test('no mail keeps a link that opens something longer than needed', async () => {
    const texts = async (email: string) =>
      (
        await db().query<{ body_text: string; body_html: string }>(
          'select body_text, body_html from mail where recipient = $1',
          [email],
        )
      ).rows;
    const used = await signUp(running);
    assert.match((await texts(used.email))[0]?.body_text ?? '', /dashboard\/activar/);
    await used.api.call('account.activate', await mailedToken(running, used.email));
    assert.deepEqual(await texts(used.email), [{ body_text: '', body_html: '' }], 'used');

    const replaced = await signUp(running);
    const first = await mailedToken(running, replaced.email);
    await replaced.api.call('account.resendEmail', { userid: replaced.userid });
    await replaced.api.call('account.activate', first);
    const blank = { body_text: '', body_html: '' };
    assert.deepEqual(await texts(replaced.email), [blank, blank], 'used up with another one');

    const expired = await signUp(running);
    await db().query(
      "update account_token set expires_at = now() - interval '1 second' where account_id = $1",
      [Number(expired.userid)],
    );
    // Whether or not a run is due.
    await jobAt(new Date()).runIfDue();
    assert.deepEqual(await texts(expired.email), [{ body_text: '', body_html: '' }], 'expired');
  });

  test('repeated requests for mails keep a bounded number of tokens and live links', async () => {
    const { email, userid } = await signUp(running);
    for (let turn = 0; turn < 12; turn += 1) {
      await db().query(
        "update account_token set created_at = created_at - interval '1 hour' where account_id = $1",
        [Number(userid)],
      );
      await personWith(running).api.call('account.requestPassword', { emailaddress: email });
    }
    const { rows } = await db().query(
      "select 1 from account_token where account_id = $1 and kind = 'password'",
      [Number(userid)],
    );
    assert.equal(rows.length, 5);
    const live = await db().query(
      "select 1 from mail where recipient = $1 and body_text like '%nueva-contrasena%'",
      [email],
    );
    assert.equal(live.rowCount, 5);
  });

  test('only the latest tokens of an account and kind are kept', async () => {
    const { email, userid } = await signUp(running);
    for (let turn = 0; turn < 8; turn += 1) {
      await personWith(running).api.call('account.requestPassword', { emailaddress: email });
      await db().query(
        `update account_token set created_at = created_at - interval '3 hours', expires_at = expires_at - interval '3 hours'
          where account_id = $1`,
        [Number(userid)],
      );
    }
    const kept = await db().query("select 1 from account_token where account_id = $1 and kind = 'password'", [
      Number(userid),
    ]);
    assert.equal(kept.rowCount, 5);
    const texts = await db().query(
      "select 1 from mail where recipient = $1 and body_text like '%nueva-contrasena%'",
      [email],
    );
    assert.equal(texts.rowCount, 5);
  });

  test('all rows of a person are exported and deleted', async () => {
    const { email, userid, token } = await signUp(running);
    const other = await signUp(running);
    const id = Number(userid);
    await db().query(
      `insert into complaint (job_id, reporter, reason, comment, email, title, companyname)
         values (1, 's:abc', '1', '', $1, '', ''), (2, $2, '1', '', '', '', '')`,
      [email.toUpperCase(), `u:${userid}`],
    );
    await db().query(
      "insert into mail (recipient, subject, body_text, body_html) values ('jefe@example.com', 'Nueva', $1, '')",
      [`Perfil: x. Correo: ${email}. Teléfono: 55.`],
    );
    await db().query(
      "insert into recent_search (owner, url, params, place_id, place_description) values ($1, '/', '{}', '', '')",
      [`u:${userid}`],
    );
    await db().query("insert into hold_search values ($1, 'k', '', '', '')", [userid]);

    const applied = await db().query<{ id: number }>(
      `insert into application (account_id, job_id, idempotency_key, resume_id, status, skills, killer_questions, title,
           companyname, location, url, dateexpires, snapshot)
         values ($1, 1, 'k', 1, 'sent', '[]', '[]', '', '', '', '', now(), $2) returning id`,
      [id, JSON.stringify({ candidate: { email } })],
    );
    await db().query("insert into application_event (application_id, state, at) values ($1, 'sent', now())", [
      applied.rows[0]?.id,
    ]);
    await db().query(
      "insert into delivery (application_id, kind, target, queued_at) values ($1, 'mail', $2, now())",
      [applied.rows[0]?.id, email],
    );

    // An address that ends like another one is another person's.
    await db().query(
      "insert into mail (recipient, subject, body_text, body_html) values ('jefe@example.com', 'Otra', $1, '')",
      [`Perfil: x. Correo: mi.${other.email}. Teléfono: 55.`],
    );

    // An application that this person gets as an employer, and that is still to be sent.
    const owed = await db().query(
      "insert into mail (recipient, subject, body_text, body_html, account_id, due_at) values ($1, 'Postulación', 'x', '', $2, now()) returning id",
      [email, Number(other.userid)],
    );

    const { people } = running.services;
    assert.doesNotMatch(JSON.stringify(await people.export(other.email)), /Otra/);
    assert.match(JSON.stringify(await people.export(other.email)), /Postulación/);
    assert.doesNotMatch(JSON.stringify(await people.export(email)), /Postulación/);
    const found = await people.export(email.toUpperCase());
    assert.equal(found?.person.id, userid);
    assert.deepEqual(Object.keys(found?.tables ?? {}).sort(), [
      'account',
      'account_token',
      'application',
      'application_event',
      'candidate',
      'complaint',
      'delivery',
      'hold_search',
      'legal_acceptance',
      'mail',
      'recent_search',
      'session',
    ]);
    assert.doesNotMatch(JSON.stringify(found), /password_hash|token_hash|code_hash/);
    assert.equal(found?.tables['complaint']?.length, 2);

    const planned = await people.delete(userid, { dryRun: true });
    assert.equal((await db().query('select 1 from account where id = $1', [id])).rowCount, 1);
    assert.deepEqual(await people.delete(userid), planned);
    assert.deepEqual(await people.delete(email), {}, 'again');
    assert.equal(await people.export(email), null);
    assert.equal(
      (await ask(running, '/rest?server=authentication&service=retrieveToken', { token })).status,
      401,
    );

    const { rowCount: stillOwed } = await db().query('delete from mail where id = $1', [
      owed.rows[0]?.['id'],
    ]);
    assert.equal(stillOwed, 1, 'it is sent though its recipient has gone');
    // No text of the database names them any more, whatever table it is in.
    for (const table of Object.keys(TABLES)) {
      const { rowCount } = await db().query(
        `select 1 from ${table} t where position($1 in lower(t::text)) > 0 limit 1`,
        [email.toLowerCase()],
      );
      assert.equal(rowCount, 0, table);
    }
    assert.ok(await people.export(other.email), 'others stay');
    assert.equal(await people.export(newEmail()), null);
    // An empty address does not match rows without one.
    await db().query(
      "insert into complaint (job_id, reporter, reason, comment, email, title, companyname) values (3, 's:abd', '1', '', '', '', '')",
    );
    assert.deepEqual(await people.delete(''), {});
  });
}
