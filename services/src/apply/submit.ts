import { randomUUID } from 'node:crypto';
import { isApplied } from '@chamba/kernel/applications';
import type { ApplicationState } from '@chamba/kernel/applications';
import type { ApplicationStateAnswer, ApplyAnswer } from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import type { Queryable } from '@chamba/database';
import type { AccountContext } from '../account-context.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { Account } from '../accounts/accounts.ts';
import { badRequest, Fault } from '../http/fault.ts';
import { offerDates, readShownOffer } from '../jobs/offers.ts';
import { wasDelivered } from './delivery-rows.ts';
import { applicationOfId, applicationTo } from './application-rows.ts';
import type { ApplicationRow } from './application-rows.ts';
import { isCancelled } from './cancelled-keys.ts';
import { checkAnswers } from './check-answers.ts';
import { checkReadiness } from './readiness.ts';
import {
  readWaitingWish,
  storeAccepted,
  storeExternal,
  storeWaiting,
  updateWaiting,
} from './store-application.ts';
import type { AppliedOffer, Wish } from './store-application.ts';

type Input = InputOf<'apply.submit'>['payload'];

/** How long the answer waits for the first attempt to deliver, in milliseconds. */
const FIRST_ATTEMPT_MS = 2_000;

const toWish = ({ idempotencykey, resumeid, skills, killerQuestions }: Input): Wish => ({
  key: (idempotencykey ?? randomUUID().replaceAll('-', '')).toLowerCase(),
  resumeid: resumeid === undefined ? null : Number(resumeid),
  skills,
  killerQuestions,
});

/** Whether a person may apply again over what there is: nothing of it has reached anybody. */
async function isOpen(transaction: Queryable, { id, status }: ApplicationRow): Promise<boolean> {
  if (status === 'withdrawn') return !(await wasDelivered(transaction, id));
  return status === 'waiting' || status === 'external' || status === 'expired';
}

/** What there is of an application, the offer that it is to and what it is made with. */
type Found = { account: Account; existing: ApplicationRow | null; applied: AppliedOffer; wish: Wish };

/**
 * Reads and locks what an application is about. Calls of one account wait for one another.
 * @returns the state where a call is repeated with its key or comes after its cancellation, or the offer to apply to.
 * @throws Fault MYS-4 expired, MYS-12 applied before, MYS-13 no such offer, MYS-21 restricted by the operator, MYS-50 blocked.
 */
async function find(
  { clock, now }: AccountContext,
  transaction: Queryable,
  accountId: number,
  input: Input,
): Promise<Found | { settled: ApplicationState }> {
  const { jobid } = input;
  const wish = toWish(input);
  const account = await lockAccount(transaction, accountId);
  if (!account) throw new Fault('AAIS-2');
  // Of an advertisement that was published several times only one offer is applied to.
  const offer = await readShownOffer(transaction, jobid);
  const jobids = offer && offer.id !== jobid ? [jobid, offer.id] : [jobid];
  const existing = await applicationTo(transaction, accountId, jobids, true);
  if (existing && !(existing.status === 'waiting' || existing.status === 'external')) {
    if (existing.idempotency_key === wish.key) return { settled: existing.status };
    if (!(await isOpen(transaction, existing))) throw new Fault('MYS-12');
  }
  // The call was late: its candidate has read that it was cancelled.
  if (await isCancelled(transaction, accountId, wish.key)) return { settled: 'withdrawn' };
  if (!account.enabledlogin) throw new Fault('MYS-50');
  if (account.restricted) throw new Fault('MYS-21');
  if (!offer) throw new Fault('MYS-13', 404);
  const { expires } = offerDates(offer, clock);
  if (expires <= now()) throw new Fault('MYS-4');
  return { account, existing, applied: { offer, expires }, wish };
}

/** Whether an offer takes its applications on the company's own site, where nothing is sent. */
const isElsewhere = ({ offer: { recipient, redirecturl } }: AppliedOffer): boolean =>
  !recipient && Boolean(redirecturl);

/** `queued`: the delivery of an application that was accepted now. */
type Outcome = { answer: ApplyAnswer; queued?: { id: number; delivery: number } };

async function submitIn(
  context: AccountContext,
  transaction: Queryable,
  accountId: number,
  input: Input,
): Promise<Outcome> {
  const jobid = String(input.jobid);
  const found = await find(context, transaction, accountId, input);
  if ('settled' in found) {
    const { settled: state } = found;
    // A client that reads no more than this is not to say that what was taken back was sent.
    return { answer: { jobid, applied: isApplied(state), duplicate: true, state } };
  }
  const { account, existing, applied, wish } = found;
  const now = context.now();
  if (isElsewhere(applied)) {
    if (existing?.status === 'waiting') throw badRequest();
    await storeExternal(transaction, accountId, existing, applied, now);
    const { redirecturl } = applied.offer;
    return { answer: { jobid, applied: false, redirecturl, state: 'external' } };
  }
  const readiness = await checkReadiness(transaction, account, applied.offer, wish);
  if ('refusal' in readiness && readiness.reason !== 'answers') throw readiness.refusal;
  checkAnswers(applied.offer, wish);
  if ('refusal' in readiness) throw readiness.refusal;
  const { id, state, delivery } = await storeAccepted(transaction, account, existing, applied, {
    ...readiness,
    now,
  });
  return {
    answer: { jobid, applied: true, state },
    ...(delivery === null ? {} : { queued: { id, delivery } }),
  };
}

/**
 * Applies to an offer with the candidate's résumé. A call repeated with its idempotency key answers alike and keeps
 * one application, however many come at once. It waits up to two seconds for the delivery, so that in the usual case the
 * answer says that it was sent. Of an offer on a company's site it keeps only that the site was opened.
 * @throws Fault MYS-4 expired, MYS-5 no résumé, MYS-7 another region than the offer is for, MYS-8 résumé lacks data,
 *   MYS-9 and MYS-10 answers that do not fit the offer's questions, MYS-12 applied before, MYS-13 no such offer,
 *   MYS-16 no such résumé, MYS-21 restricted by the operator, MYS-26 terms not accepted, MYS-50 e-mail not confirmed or blocked.
 */
export async function submit(context: AccountContext, account: Account, input: Input): Promise<ApplyAnswer> {
  const { answer, queued } = await context.store.tx((transaction) =>
    submitIn(context, transaction, account.id, input),
  );
  if (!queued) return answer;
  await context.deliveries.attempt(queued.delivery, FIRST_ATTEMPT_MS);
  const row = await applicationOfId(context.store, queued.id);
  return row ? { ...answer, applied: isApplied(row.status), state: row.status } : answer;
}

async function holdIn(
  context: AccountContext,
  transaction: Queryable,
  accountId: number,
  input: Input,
): Promise<ApplicationStateAnswer> {
  const jobid = String(input.jobid);
  const found = await find(context, transaction, accountId, input);
  if ('settled' in found) return { jobid, state: found.settled };
  const { account, existing, applied } = found;
  if (isElsewhere(applied)) throw badRequest();
  const waiting = existing?.status === 'waiting' ? existing : null;
  const wish = waiting ? await addToWaiting(transaction, waiting, found.wish) : found.wish;
  const now = context.now();
  const readiness = await checkReadiness(transaction, account, applied.offer, wish);
  if (!('refusal' in readiness)) {
    const { state } = await storeAccepted(transaction, account, existing, applied, { ...readiness, now });
    return { jobid, state };
  }
  const { reason, refusal } = readiness;
  // Where the candidate lives is nothing to mend; one that waits already may be found out to be of another region.
  if (reason === 'region' && !waiting) throw refusal;
  if (waiting) await updateWaiting(transaction, waiting, wish, { reason, now });
  else await storeWaiting(transaction, accountId, existing, applied, wish, { reason, now });
  return { jobid, state: 'waiting', waiting: reason };
}

/** What is not chosen or answered again stays as it was. */
async function addToWaiting(transaction: Queryable, row: ApplicationRow, wish: Wish): Promise<Wish> {
  const kept = await readWaitingWish(transaction, row);
  const hasAnswers = wish.killerQuestions.length + wish.skills.length > 0;
  return { ...(hasAnswers ? wish : kept), key: wish.key, resumeid: wish.resumeid ?? kept.resumeid };
}

/**
 * Keeps an application until what stands in its way is gone. If nothing does any more, it is accepted.
 * @throws Fault MYS-4 expired, MYS-7 another region than the offer is for, MYS-12 applied before, MYS-13 no such offer,
 *   MYS-16 no such résumé, MYS-21 restricted by the operator, MYS-50 blocked.
 */
export async function hold(
  context: AccountContext,
  account: Account,
  input: Input,
): Promise<ApplicationStateAnswer> {
  const answer = await context.store.tx((transaction) => holdIn(context, transaction, account.id, input));
  context.deliveries.wake();
  return answer;
}
