import type { ResumeCreatedAnswer, SavedAnswer } from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import type { Account } from '../../accounts/accounts.ts';
import { lockOwnAccount } from '../../accounts/own-account.ts';
import { removeObstacle } from '../../account-context.ts';
import type { AccountContext } from '../../account-context.ts';
import { Fault } from '../../http/fault.ts';
import { DAY_MS } from '../../model/clock.ts';
import type { Queryable } from '@chamba/database';
import { copyResumeFiles } from '../../person-files/file-rows.ts';
import { TITLE_LIMIT } from './resume-fields.ts';
import { EMPTY_STATE, resumeState } from './resume-history.ts';
import type { ResumeState } from './resume-history.ts';
import { requireResume } from './resume-rows.ts';

/** Most résumés of an account. */
export const RESUME_LIMIT = 3;

const VALIDITY_MS = 180 * DAY_MS;
type Operation = InputOf<'resume.changeStatus'>['payload']['op_type'];

/**
 * Adds a résumé to an account; the first one is the default.
 * @param contents of the new one, read inside the transaction.
 * @param complete adds what is kept beside the row. @throws Fault MYS-20 when there are three.
 */
async function addResume(
  context: AccountContext,
  account: Account,
  contents: (transaction: Queryable) => Promise<ResumeState>,
  complete?: (transaction: Queryable, id: number) => Promise<void>,
): Promise<ResumeCreatedAnswer> {
  const now = context.now();
  const id = await context.store.tx(async (transaction) => {
    // Calls that count or choose among the résumés of an account wait for one another.
    await lockOwnAccount(transaction, account);
    const { rows } = await transaction.query<{ count: number }>(
      'select count(*)::int as count from resume where account_id = $1',
      [account.id],
    );
    const count = rows[0]?.count ?? 0;
    if (count >= RESUME_LIMIT) throw new Fault('MYS-20');
    const { resumetitle, requiredsalary, desiredsalary, document } = await contents(transaction);
    const created = await transaction.query<{ id: number }>(
      `insert into resume (account_id, defaultcv, resumetitle, requiredsalary, desiredsalary, document,
         created_at, expires_at, updated_at, active)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $7, $9) returning id`,
      [
        account.id,
        count === 0,
        resumetitle,
        requiredsalary,
        desiredsalary,
        JSON.stringify(document),
        now,
        new Date(now.getTime() + VALIDITY_MS),
        // The first one is activated at the end of the sign-up; a further one is there to be used.
        count > 0,
      ],
    );
    const createdId = created.rows[0]?.id;
    if (createdId !== undefined) await complete?.(transaction, createdId);
    return createdId;
  });
  return { user_profile: { userid: String(account.id) }, resumeid: String(id) };
}

/** Creates an empty résumé; the first one is the default. @throws Fault MYS-20 when there are three. */
export const createResume = (context: AccountContext, account: Account): Promise<ResumeCreatedAnswer> =>
  addResume(context, account, async () => EMPTY_STATE);

/** What the title of a copy ends with. */
const COPY = ' (copia)';

/**
 * Creates a copy of a résumé.
 * @throws Fault MYS-16 when the account has no such résumé, MYS-20 when there are three.
 */
export const copyResume = (
  context: AccountContext,
  account: Account,
  instance: string,
): Promise<ResumeCreatedAnswer> =>
  addResume(
    context,
    account,
    async (transaction) => {
      const state = resumeState(await requireResume(transaction, account.id, instance));
      const title = state.resumetitle.slice(0, TITLE_LIMIT - COPY.length).trimEnd();
      return { ...state, resumetitle: title === '' ? '' : `${title}${COPY}` };
    },
    async (transaction, id) =>
      copyResumeFiles(transaction, (await requireResume(transaction, account.id, instance)).id, id),
  );

async function carryOut(
  db: Queryable,
  operation: Operation,
  id: number,
  accountId: number,
  now: Date,
): Promise<void> {
  switch (operation) {
    case 'activate':
    case 'deactivate':
      await db.query('update resume set active = $2, updated_at = $3 where id = $1', [
        id,
        operation === 'activate',
        now,
      ]);
      return;
    case 'extend':
      await db.query('update resume set expires_at = $2 where id = $1', [
        id,
        new Date(now.getTime() + VALIDITY_MS),
      ]);
      return;
    case 'default':
      await db.query('update resume set defaultcv = (id = $1) where account_id = $2', [id, accountId]);
      return;
    case 'delete':
      await db.query('delete from resume where id = $1', [id]);
      // One of what is left takes over as the default.
      await db.query(
        `update resume set defaultcv = true where id = (select max(id) from resume where account_id = $1)
           and not exists (select 1 from resume where account_id = $1 and defaultcv)`,
        [accountId],
      );
  }
}

/** Changes the status of a résumé. @throws Fault MYS-16 when the account has no such résumé. */
export async function changeResumeStatus(
  context: AccountContext,
  account: Account,
  instance: string,
  operation: Operation,
): Promise<SavedAnswer> {
  const id = await removeObstacle(context, account.id, async (transaction) => {
    await lockOwnAccount(transaction, account);
    const row = await requireResume(transaction, account.id, instance, true);
    await carryOut(transaction, operation, row.id, account.id, context.now());
    return row.id;
  });
  return { user_profile: { userid: String(account.id) }, resumeid: String(id) };
}
