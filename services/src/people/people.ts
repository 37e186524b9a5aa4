import { lockAccount } from '../accounts/accounts.ts';
import { removeObstacle } from '../account-context.ts';
import type { AccountContext } from '../account-context.ts';
import type { Queryable, Row } from '@chamba/database';
import { saveOptout } from '../mail-preferences/consents.ts';
import { TABLES } from '../store/tables.ts';
import { answerRequest, listAllRequests } from '../privacy-requests/requests.ts';
import type { OpenPrivacyRequest } from '../privacy-requests/requests.ts';
import { correctEmail, type EmailCorrection } from './correct-email.ts';

/** Person a request is about: the account's id (null without an account), and the e-mail address, empty when unknown. */
export type Person = { id: number | null; email: string };

/** Rows of a person by table. */
export type PersonExport = { person: { id: string | null; email: string }; tables: Record<string, Row[]> };

/** How many rows of a person each table has; tables without any are left out. */
export type PersonCounts = Record<string, number>;

const PERSONAL = Object.entries(TABLES).flatMap(([table, { person }]) => (person ? [{ table, person }] : []));

/**
 * Finds a person by account id or e-mail address in any case. An address without an account may still have mails and
 * complaints.
 * @returns null for an id without an account.
 */
async function findPerson(db: Queryable, wanted: string): Promise<Person | null> {
  const text = wanted.trim();
  const isId = /^\d{1,9}$/.test(text);
  const { rows } = await db.query<{ id: number; email: string }>(
    isId
      ? 'select id, email from account where id = $1::int'
      : 'select id, email from account where lower(email) = lower($1)',
    [isId ? Number(text) : text],
  );
  return rows[0] ?? (isId ? null : { id: null, email: text });
}

const toParameters = ({ id, email }: Person): [number | null, string] => [id, email.toLowerCase()];

/** Restricts a condition of {@link TABLES} so that an empty address without an account matches no row. */
const buildCondition = (where: string): string => `(${where}) and ($1::int is not null or $2::text <> '')`;

/** Deletes every row of a person, in the caller's transaction. @returns how many rows of each table. */
export async function removePerson(db: Queryable, person: Person): Promise<PersonCounts> {
  const counts: PersonCounts = {};
  if (person.id !== null) await lockAccount(db, person.id);
  // The account comes last: what refers to it is counted before it would go along.
  for (const { table, person: rows } of PERSONAL.toSorted(
    (a, b) => Number(a.table === 'account') - Number(b.table === 'account'),
  )) {
    const { rowCount } = await db.query(
      `delete from ${table} where ${buildCondition(rows.where)} and $2::text is not null`,
      toParameters(person),
    );
    if (rowCount > 0) counts[table] = rowCount;
  }
  return counts;
}

async function countPerson(db: Queryable, person: Person): Promise<PersonCounts> {
  const counts: PersonCounts = {};
  for (const { table, person: rows } of PERSONAL) {
    const found = await db.query<{ count: number }>(
      `select count(*)::int as count from ${table} where ${buildCondition(rows.where)} and $2::text is not null`,
      toParameters(person),
    );
    const count = found.rows[0]?.count ?? 0;
    if (count > 0) counts[table] = count;
  }
  return counts;
}

/** Everything that is kept of a person, without password and token hashes, see {@link PersonExport}. */
export async function readPerson(db: Queryable, person: Person): Promise<PersonExport> {
  const tables: Record<string, Row[]> = {};
  for (const { table, person: rows } of PERSONAL) {
    const found = await db.query(
      `select * from ${table} where ${buildCondition(rows.where)} and $2::text is not null`,
      toParameters(person),
    );
    if (found.rows.length > 0)
      tables[table] = found.rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !rows.secret?.includes(column))),
      );
  }
  return { person: { id: person.id === null ? null : String(person.id), email: person.email }, tables };
}

/** Operators' answers to requests under data protection law (ARCO rights): access, deletion, opt-out. */
export type People = {
  /** All rows of a person, without password and token hashes; null if there are none. */
  export(wanted: string): Promise<PersonExport | null>;
  /**
   * Records that a person opts out of mails with vacancies and news; mails about the account itself go on.
   * @returns null when there is no account.
   */
  optOut(wanted: string): Promise<'changed' | 'unchanged' | null>;
  /**
   * Keeps an account from applying (MYS-21), or lets it again: what waits is released then.
   * @returns null when there is no account.
   */
  restrict(wanted: string, restricted: boolean): Promise<'changed' | 'unchanged' | null>;
  /** Gives an account another e-mail address: see {@link correctEmail}. */
  changeEmail(wanted: string, email: string): Promise<EmailCorrection>;
  /** Requests under data protection law that wait for an answer, the most urgent first; with `all` the answered ones too. */
  requests(all: boolean): Promise<OpenPrivacyRequest[]>;
  /** Answers a request, which its person reads by mail. @returns false when no open request has this number. */
  answerRequest(folio: number, accepted: boolean, text: string): Promise<boolean>;
  /** Deletes all rows of a person in one transaction, or only counts them with `dryRun`. @returns counts by table. */
  delete(wanted: string, options?: { dryRun?: boolean }): Promise<PersonCounts>;
};

/** Creates {@link People} on the store of the accounts. */
export function createPeople(context: AccountContext): People {
  const { store } = context;
  return {
    export: async (wanted) => {
      const person = await findPerson(store, wanted);
      const found = person && (await readPerson(store, person));
      return found && Object.keys(found.tables).length > 0 ? found : null;
    },
    optOut: async (wanted) => {
      const person = await findPerson(store, wanted);
      if (!person || person.id === null) return null;
      const { id } = person;
      const isChanged = await store.tx((transaction) => saveOptout(transaction, id, 1, context.now()));
      return isChanged ? 'changed' : 'unchanged';
    },
    restrict: async (wanted, restricted) => {
      const person = await findPerson(store, wanted);
      if (!person || person.id === null) return null;
      const { id } = person;
      return removeObstacle(context, id, async (transaction) => {
        const { rowCount } = await transaction.query(
          'update account set restricted = $2 where id = $1 and restricted <> $2',
          [id, restricted],
        );
        return rowCount > 0 ? 'changed' : 'unchanged';
      });
    },
    changeEmail: async (wanted, email) => {
      const person = await findPerson(store, wanted);
      return correctEmail(context, person?.id ?? null, email);
    },
    requests: (all) => listAllRequests(store, all),
    answerRequest: (folio, accepted, text) => answerRequest(context, folio, accepted, text),
    delete: (wanted, { dryRun = false } = {}) =>
      store.tx(async (transaction) => {
        const person = await findPerson(transaction, wanted);
        if (!person) return {};
        return dryRun ? countPerson(transaction, person) : removePerson(transaction, person);
      }),
  };
}
