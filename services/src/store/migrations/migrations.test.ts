import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { emptyDocument } from '../../my-service/resume/resume-document.ts';
import { testPostgres } from '@chamba/database/testing/postgres-server';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import { openStore } from '@chamba/database';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from './index.ts';

const server = await testPostgres();
after(() => server?.stop());

/** Where a store is opened besides its folder, by the name of the engine. */
const ENGINES = new Map<string, () => Promise<{ databaseUrl?: string }>>([['pglite', async () => ({})]]);
if (server) ENGINES.set('postgres', async () => ({ databaseUrl: await server.createDatabase() }));

for (const [engine, createDatabase] of ENGINES)
  describe(`databases of earlier versions on ${engine}`, () => {
    test('what the sign-up filled in for people of earlier versions is not taken for what they said', async () => {
      const { folder, remove } = temporaryFolder();
      const store = await openStore({ dataDir: folder, ...(await createDatabase()) });
      try {
        await migrate(
          store,
          MIGRATIONS.filter(({ version }) => version < 30),
        );
        await store.query(
          `insert into account (email, name, password_hash, termsandconditions, boardid, created_at)
           values ('ana@ejemplo.com', 'Ana', 'x', true, 'OCCM', '2026-03-01T00:00:00Z')`,
        );
        await store.query(
          `insert into candidate (account_id, candidatename, contactchannels, updated_at)
           values (1001, 'Ana O''Farrill', '{}', now())`,
        );
        const keep = (required: number, desired: number, changes: object) => {
          const { stated: _later, ...document } = emptyDocument();
          return store.query(
            `insert into resume (account_id, defaultcv, requiredsalary, desiredsalary, document, expires_at)
             values (1001, false, $1, $2, $3, now())`,
            [required, desired, JSON.stringify({ ...document, ...changes })],
          );
        };
        await keep(9_500, 9_500, {});
        await keep(8_000, 9_500, { willingtotravel: false });
        await keep(0, 0, {});
        await migrate(store);
        const { rows } = await store.query<{ stated: string[] }>(
          "select document->'stated' as stated from resume order by id",
        );
        assert.deepEqual(
          rows.map(({ stated }) => stated),
          [[], ['requiredsalary', 'willingtotravel'], []],
        );
        const { rows: named } = await store.query('select name from account');
        assert.deepEqual(named, [{ name: "Ana O'Farrill" }]);
        const accepted = await store.query('select account_id, version, accepted_at from legal_acceptance');
        assert.deepEqual(accepted.rows, [
          { account_id: 1001, version: '2026-11', accepted_at: new Date('2026-03-01T00:00:00Z') },
        ]);
      } finally {
        await store.close();
        remove();
      }
    });

    test('applications of earlier versions say what became of them, and what can still be delivered is', async () => {
      const { folder, remove } = temporaryFolder();
      const store = await openStore({ dataDir: folder, ...(await createDatabase()) });
      try {
        await migrate(
          store,
          MIGRATIONS.filter(({ version }) => version < 46),
        );
        await store.query(
          `insert into account (email, name, password_hash, termsandconditions, boardid)
           values ('ana@ejemplo.com', 'Ana', 'x', true, 'OCCM')`,
        );
        const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);
        const former = async (
          job: number,
          made: { status?: string; recipient?: string | null; hours?: number },
          mail?: { sent?: Date; failure?: string; owed?: boolean },
        ): Promise<void> => {
          const { status = 'sent', recipient = 'rh@taller.mx', hours = 1 } = made;
          await store.query(
            `insert into application (account_id, job_id, idempotency_key, resume_id, status, recipient, skills, killer_questions,
               title, companyname, location, url, dateexpires, applied_at)
             values (1001, $1, 'k', 1, $2, $3, '[]', '[]', $4, '', '', '', now(), $5)`,
            [job, status, recipient, `Vacante ${job}`, hoursAgo(hours)],
          );
          if (mail)
            await store.query(
              `insert into mail (recipient, subject, body_text, body_html, account_id, created_at, sent_at, failure, due_at)
               values ($1, $2, '', '', 1001, $3, $4, $5, $6)`,
              [
                recipient,
                `Nueva postulación: Vacante ${job}`,
                hoursAgo(hours),
                mail.sent ?? null,
                mail.failure ?? null,
                mail.owed ? new Date() : null,
              ],
            );
        };
        const sent = hoursAgo(0.5);
        await former(1, { status: 'sample', recipient: null });
        await former(2, { recipient: null });
        await former(3, {}, { sent });
        await former(4, {}, { failure: 'not sent 450', owed: true });
        await former(5, {}, { failure: 'bounced 550' });
        await former(6, { hours: 100 }, { failure: 'not sent 450' });
        await former(7, { recipient: 'https://ejemplo.com/gancho' });
        await former(8, { recipient: 'https://ejemplo.com/gancho', hours: 100 });
        await former(9, { hours: 3_000 });
        await migrate(store);

        const { rows } = await store.query<{
          job: number;
          status: string;
          states: string;
          queue: string | null;
        }>(
          `select job_id as job, status, (select state from delivery where application_id = application.id) as queue,
              (select string_agg(state, ' ' order by id) from application_event where application_id = application.id) as states
            from application order by job_id`,
        );
        assert.deepEqual(
          rows.map(({ job, status, states, queue }) => [job, status, states, queue]),
          [
            [1, 'sample', 'sample', null],
            [2, 'external', 'external', null],
            [3, 'sent', 'accepted sent', 'delivered'],
            [4, 'accepted', 'accepted', 'queued'],
            [5, 'undelivered', 'accepted undelivered', 'failed'],
            [6, 'undelivered', 'accepted undelivered', 'failed'],
            [7, 'accepted', 'accepted', 'queued'],
            [8, 'undelivered', 'accepted undelivered', 'failed'],
            [9, 'sent', 'accepted sent', 'delivered'],
          ],
        );
        const dated = await store.query<{ at: Date }>(
          'select state_at as at from application where job_id = 3',
        );
        assert.deepEqual(dated.rows, [{ at: sent }]);
        const owed = await store.query('select 1 from mail where due_at is not null');
        assert.equal(owed.rowCount, 0, 'the queue of mails would send it too');
      } finally {
        await store.close();
        remove();
      }
    });
  });
