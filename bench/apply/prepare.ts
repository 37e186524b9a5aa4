/** The database of a run: candidates with a session who can apply, and offers whose applications go to the webhook. */
import { randomBytes } from 'node:crypto';
import type { Queryable } from '@chamba/database';
import { createServices } from '@chamba/services';
import { fillIn, signUp } from '@chamba/services/testing/candidates';
import { FIXTURE } from '@chamba/services/testing/services';

export type Place = { dataDir: string; databaseUrl?: string };
export type Applicant = { email: string; token: string };

/** The small catalogue, so that a site that was killed is up again within seconds. */
export const SAMPLE = FIXTURE;

/** Copies of the rows of an account (`$1`) in a table: one for each of the accounts `$2`. */
const copyRows = (table: string, changes: string): string =>
  `insert into ${table} overriding system value
     select (jsonb_populate_record(null::${table}, to_jsonb(model) || jsonb_build_object(
       'account_id', copy.id ${changes}))).*
     from ${table} model cross join unnest($2::int[]) as copy (id) where model.account_id = $1`;

/** Candidates like one who signed up and filled in a CV, with a session each; they share that one's password. */
async function copyCandidate(transaction: Queryable, model: number, count: number): Promise<Applicant[]> {
  const applicants = Array.from({ length: count }, (_, index) => ({
    email: `candidata.${index}.${randomBytes(4).toString('hex')}@ejemplo.com`,
    token: randomBytes(32).toString('base64url'),
  }));
  const { rows } = await transaction.query<{ id: number; email: string }>(
    `insert into account overriding system value
       select (jsonb_populate_record(null::account, to_jsonb(model) || jsonb_build_object(
         'id', nextval(pg_get_serial_sequence('account', 'id')), 'email', copy.email))).*
       from account model cross join unnest($2::text[]) as copy (email) where model.id = $1
       returning id, email`,
    [model, applicants.map(({ email }) => email)],
  );
  const ids = rows.map(({ id }) => id);
  await transaction.query(copyRows('candidate', ''), [model, ids]);
  await transaction.query(copyRows('legal_acceptance', ''), [model, ids]);
  await transaction.query(copyRows('resume', ", 'id', nextval(pg_get_serial_sequence('resume', 'id'))"), [
    model,
    ids,
  ]);
  const tokens = new Map(applicants.map(({ email, token }) => [email, token]));
  await transaction.query(
    `insert into session (token_hash, account_id, created_at, seen_at, expires_at)
       select encode(sha256(token::bytea), 'hex'), id, now(), now(), now() + interval '7 days'
       from unnest($1::text[], $2::int[]) as opened (token, id)`,
    [rows.map(({ email }) => tokens.get(email) ?? ''), ids],
  );
  return applicants;
}

/** Fills a database that no process works on. @returns the candidates, and the ids of the offers. */
export async function prepare(
  place: Place,
  { candidates, offers, webhook }: { candidates: number; offers: number; webhook: string },
): Promise<{ applicants: Applicant[]; jobids: string[] }> {
  const services = await createServices({
    ...place,
    siteUrl: 'http://localhost:8123',
    siteName: 'Chamba',
    development: true,
    sample: { path: SAMPLE },
  });
  try {
    const url = await services.app.listen({ host: '127.0.0.1', port: 0 });
    const person = await signUp({ services, url, stop: () => services.close() });
    const model = Number(person.userid);
    await services.db.query('update account set validemail = true where id = $1', [model]);
    await fillIn(person);
    const applicants = await services.db.tx((transaction) => copyCandidate(transaction, model, candidates));
    const { rows } = await services.db.query<{ id: number }>(
      `update offer set recipient = $1, redirecturl = '', lifetime_days = 3650, applies = 0
        where id in (select id from offer where shown_by is null and not held order by id limit $2) returning id`,
      [webhook, offers],
    );
    return { applicants, jobids: rows.map(({ id }) => String(id)) };
  } finally {
    await services.close();
  }
}
