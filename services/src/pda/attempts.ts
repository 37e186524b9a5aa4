import type { EmptyAnswer, PdaDraftAnswer, PdaResultAnswer } from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import type { Queryable } from '@chamba/database';
import type { AccountContext } from '../account-context.ts';
import type { Account } from '../accounts/accounts.ts';
import { lockOwnAccount } from '../accounts/own-account.ts';
import { Fault } from '../http/fault.ts';
import { invalidReason, REASONS, score } from './scoring.ts';
import type { Answers, InvalidReason, Result } from './scoring.ts';
import { WORDS } from './words.ts';

/** How long after a valid result the test can be repeated, in ms: its words are still remembered before. */
export const REPEAT_MS = 30 * 24 * 60 * 60_000;
/** Attempts that are kept of an account. */
const KEPT = 5;
/** How long before its end a test may have begun by the clock of its device for that clock to be believed, in ms. */
const LONGEST_MS = 24 * 60 * 60_000;

const WAIT = 'Ya hiciste la prueba conductual. Podrás repetirla 30 días después.';

type AttemptRow = {
  finished_at: Date;
  answers: Answers;
  is_valid: boolean;
  reason: InvalidReason | null;
  result: Result | null;
};
type DraftRow = { started_at: Date; q1: number[]; q2: number[]; q3: string };

const known: ReadonlySet<number> = new Set(WORDS.map(({ id }) => id));

/** @throws Fault SET-PDA-01 for a word that the test does not have. */
function checkedWords(ids: readonly number[]): number[] {
  if (!ids.every((id) => known.has(id))) throw new Fault('SET-PDA-01');
  return [...new Set(ids)];
}

async function newestAttempt(db: Queryable, accountId: number): Promise<AttemptRow | null> {
  const { rows } = await db.query<AttemptRow>(
    `select finished_at, answers, is_valid, reason, result from pda_attempt where account_id = $1
       order by finished_at desc, id desc limit 1`,
    [accountId],
  );
  return rows[0] ?? null;
}

const repeatFrom = ({ is_valid, finished_at }: AttemptRow): Date | null =>
  is_valid ? new Date(finished_at.getTime() + REPEAT_MS) : null;

/** @throws Fault PDA-WAIT while the last valid result still stands. */
async function requireTurn(db: Queryable, accountId: number, now: Date): Promise<void> {
  const attempt = await newestAttempt(db, accountId);
  const from = attempt && repeatFrom(attempt);
  if (from && from > now) throw new Fault('PDA-WAIT', undefined, WAIT);
}

const findDraft = async (db: Queryable, accountId: number): Promise<DraftRow | null> => {
  const { rows } = await db.query<DraftRow>(
    'select started_at, q1, q2, q3 from pda_draft where account_id = $1',
    [accountId],
  );
  return rows[0] ?? null;
};

/** The answers of a test that is not finished. */
export async function readDraft(db: Queryable, { id }: Account): Promise<PdaDraftAnswer> {
  const draft = await findDraft(db, id);
  return {
    user_profile: { userid: String(id) },
    draft: draft && {
      started: draft.started_at.toISOString(),
      q1: draft.q1,
      q2: draft.q2,
      q3: draft.q3,
    },
  };
}

/**
 * Keeps the answers of the steps that are done. The test begins with the first save: what its device says of the time does
 * not count.
 * @throws Fault PDA-WAIT, SET-PDA-01
 */
export async function saveDraft(
  { store, now }: AccountContext,
  account: Account,
  { q1, q2, q3 }: InputOf<'pda.saveDraft'>['payload'],
): Promise<PdaDraftAnswer> {
  const words = (ids: readonly number[] | undefined) => (ids ? JSON.stringify(checkedWords(ids)) : null);
  const chosen = [words(q1), words(q2)];
  return store.tx(async (transaction) => {
    await lockOwnAccount(transaction, account);
    await requireTurn(transaction, account.id, now());
    await transaction.query(
      `insert into pda_draft as draft (account_id, started_at, saved_at, q1, q2, q3)
         values ($1, $2, $2, coalesce($3::jsonb, '[]'), coalesce($4::jsonb, '[]'), coalesce($5, ''))
         on conflict (account_id) do update set saved_at = $2, q1 = coalesce($3::jsonb, draft.q1),
           q2 = coalesce($4::jsonb, draft.q2), q3 = coalesce($5, draft.q3)`,
      [account.id, now(), ...chosen, q3 ?? null],
    );
    return readDraft(transaction, account);
  });
}

/**
 * How long a test took. The service's own clock decides where it saw the test begin; else that of the device, as far as it
 * can be right.
 */
function elapsedMs(draft: DraftRow | null, startDate: string, now: Date): number | null {
  if (draft) return now.getTime() - draft.started_at.getTime();
  const elapsed = now.getTime() - Date.parse(startDate);
  return elapsed >= 0 && elapsed <= LONGEST_MS ? elapsed : null;
}

/** Scores and keeps the answers of a finished test. @throws Fault PDA-WAIT, SET-PDA-01 */
export async function finish(
  { store, now }: AccountContext,
  account: Account,
  sent: Answers & { startDate: string },
): Promise<EmptyAnswer> {
  const answers = { q1: checkedWords(sent.q1), q2: checkedWords(sent.q2), q3: sent.q3 };
  await store.tx(async (transaction) => {
    const at = now();
    await lockOwnAccount(transaction, account);
    await requireTurn(transaction, account.id, at);
    const draft = await findDraft(transaction, account.id);
    const reason = invalidReason(answers, elapsedMs(draft, sent.startDate, at));
    await transaction.query(
      `insert into pda_attempt (account_id, started_at, finished_at, answers, is_valid, reason, result)
         values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        account.id,
        draft?.started_at ?? null,
        at,
        JSON.stringify(answers),
        reason === null,
        reason,
        reason === null ? JSON.stringify(score(answers)) : null,
      ],
    );
    await transaction.query('delete from pda_draft where account_id = $1', [account.id]);
    await transaction.query(
      `delete from pda_attempt where account_id = $1 and id not in
         (select id from pda_attempt where account_id = $1 order by finished_at desc, id desc limit $2)`,
      [account.id, KEPT],
    );
  });
  return {};
}

/** The newest attempt, valid or not. */
export async function readResult(db: Queryable, { id }: Account): Promise<PdaResultAnswer> {
  const attempt = await newestAttempt(db, id);
  return {
    user_profile: { userid: String(id) },
    pda: attempt && {
      profile: attempt.result?.profile ?? '',
      description: attempt.result?.description ?? '',
      date: attempt.finished_at.toISOString(),
      valid: attempt.is_valid,
      dimensions: attempt.result?.dimensions ?? [],
      inwords: attempt.answers.q3,
      reason: attempt.reason ? REASONS[attempt.reason] : '',
      repeatfrom: repeatFrom(attempt)?.toISOString() ?? '',
    },
  };
}
