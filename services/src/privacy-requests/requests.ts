import type { Queryable } from '@chamba/database';
import type { InputOf } from '@chamba/kernel/operations';
import { lockOwnAccount } from '../accounts/own-account.ts';
import type { Account } from '../accounts/accounts.ts';
import type { AccountContext } from '../account-context.ts';
import { Fault } from '../http/fault.ts';
import { sendPrivacyAnswer, sendPrivacyReceipt, sendPrivacyRequest } from '../my-service/account-mails.ts';
import { addWorkingDays } from './working-days.ts';

/** Working days in which the law wants a request answered (LFPDPPP of 2025, article 31; its days are working days). */
const TERM_DAYS = 20;

/** Requests of one account that may be open at once. */
const OPEN_LIMIT = 5;

/** A request as its person and the operator see it. */
export type PrivacyRequest = {
  /** Its number. */
  folio: string;
  kind: string;
  detail: string;
  /** ISO 8601. */
  requested: string;
  /** Day by which it has to be answered, `YYYY-MM-DD`. */
  due: string;
  state: string;
  answer: string;
  /** ISO 8601; empty while it is open. */
  answered: string;
};

type RequestRow = {
  id: number;
  account_id: number;
  kind: string;
  detail: string;
  requested_at: Date;
  due_on: string;
  state: string;
  answer: string;
  answered_at: Date | null;
};

const COLUMNS =
  "id, account_id, kind, detail, requested_at, to_char(due_on, 'YYYY-MM-DD') as due_on, state, answer, answered_at";

const toRequest = (row: RequestRow): PrivacyRequest => ({
  folio: String(row.id),
  kind: row.kind,
  detail: row.detail,
  requested: row.requested_at.toISOString(),
  due: row.due_on,
  state: row.state,
  answer: row.answer,
  answered: row.answered_at?.toISOString() ?? '',
});

/** The requests of an account, newest first. */
export async function listRequests(db: Queryable, accountId: number): Promise<PrivacyRequest[]> {
  const { rows } = await db.query<RequestRow>(
    `select ${COLUMNS} from privacy_request where account_id = $1 order by id desc`,
    [accountId],
  );
  return rows.map(toRequest);
}

/**
 * Keeps a request and mails it to the operator and, as a receipt, to its person.
 * @throws Fault MYS-77 with as many open ones as are kept.
 */
export async function keepRequest(
  context: AccountContext,
  account: Account,
  { kind, detail }: InputOf<'account.requestPrivacy'>['payload'],
): Promise<void> {
  const now = context.now();
  const row = await context.store.tx(async (transaction) => {
    await lockOwnAccount(transaction, account);
    const { rows: open } = await transaction.query<{ count: number }>(
      "select count(*)::int as count from privacy_request where account_id = $1 and state = 'open'",
      [account.id],
    );
    if ((open[0]?.count ?? 0) >= OPEN_LIMIT) throw new Fault('MYS-77', 429);
    const { rows } = await transaction.query<RequestRow>(
      `insert into privacy_request (account_id, kind, detail, requested_at, due_on)
         values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
      [account.id, kind, detail, now, addWorkingDays(now, TERM_DAYS)],
    );
    return rows[0];
  });
  if (!row) return;
  const request = toRequest(row);
  await sendPrivacyRequest(context, account, request);
  await sendPrivacyReceipt(context, account, request);
}

/** A request with the address of its person, for the operator. */
export type OpenPrivacyRequest = PrivacyRequest & { person: string };

/** Requests that wait for an answer, the most urgent first; with `all` those that were answered too. */
export async function listAllRequests(db: Queryable, all: boolean): Promise<OpenPrivacyRequest[]> {
  const { rows } = await db.query<RequestRow & { email: string }>(
    `select ${COLUMNS}, (select email from account where id = account_id) as email from privacy_request
      where $1 or state = 'open' order by state = 'open' desc, due_on, id limit 500`,
    [all],
  );
  return rows.map((row) => ({ ...toRequest(row), person: row.email }));
}

/**
 * Records the operator's answer and mails it to the person.
 * @param accepted whether the request is granted.
 * @returns false when there is no open request of this number.
 */
export async function answerRequest(
  context: AccountContext,
  folio: number,
  accepted: boolean,
  text: string,
): Promise<boolean> {
  const { rows } = await context.store.query<RequestRow>(
    `update privacy_request set state = $2, answer = $3, answered_at = $4
      where id = $1 and state = 'open' returning ${COLUMNS}`,
    [folio, accepted ? 'accepted' : 'refused', text, context.now()],
  );
  const [row] = rows;
  if (!row) return false;
  const { rows: accounts } = await context.store.query<{ id: number; name: string; email: string }>(
    'select id, name, email from account where id = $1',
    [row.account_id],
  );
  if (accounts[0]) await sendPrivacyAnswer(context, accounts[0], toRequest(row));
  return true;
}
