import type { ApplicationCause, ApplicationState, WaitingReason } from '@chamba/kernel/applications';
import { nextState } from '@chamba/kernel/applications';
import { buildOfferUrl } from '@chamba/kernel/routes';
import type { Queryable } from '@chamba/database';
import type { Account } from '../accounts/accounts.ts';
import { queueDelivery } from './delivery-rows.ts';
import { placeOfOffer } from '../jobs/offers.ts';
import type { OfferRow } from '../jobs/offers.ts';
import type { Candidate } from '../my-service/candidate.ts';
import { resumeOfId } from '../my-service/resume/resume-rows.ts';
import type { ResumeRow } from '../my-service/resume/resume-rows.ts';
import { currentFiles, keepForApplication } from '../person-files/file-rows.ts';
import type { ApplicationRow } from './application-rows.ts';
import { changeState, recordEvent } from './change-state.ts';
import { takeSnapshot } from './snapshot.ts';

/** What a person applies with. */
export type Wish = {
  /** Key of the call, in lower case; empty where only the company's site was opened. */
  key: string;
  resumeid: number | null;
  skills: readonly { id: string; level: string }[];
  killerQuestions: readonly { id: string; answer: string }[];
};

/** What a waiting application is to be made with. A résumé that was deleted meanwhile leaves its place to the default one. */
export async function readWaitingWish(transaction: Queryable, row: ApplicationRow): Promise<Wish> {
  const resume = row.resume_id === null ? null : await resumeOfId(transaction, row.account_id, row.resume_id);
  return {
    key: row.idempotency_key,
    resumeid: resume?.id ?? null,
    skills: row.skills,
    killerQuestions: row.killer_questions,
  };
}

/** The offer that is applied to, and when it ends as shown. */
export type AppliedOffer = { offer: OfferRow; expires: Date };

/** Writes an application in a state: a new row, or what is there of it. */
async function writeRow(
  transaction: Queryable,
  accountId: number,
  existing: ApplicationRow | null,
  { offer, expires }: AppliedOffer,
  wish: Wish,
  written: { state: ApplicationState; waiting: WaitingReason | null; recipient: string | null; now: Date },
): Promise<number> {
  const { state, waiting, recipient, now } = written;
  const values = [
    wish.key,
    wish.resumeid,
    state,
    now,
    waiting,
    recipient,
    offer.feed,
    JSON.stringify(wish.skills),
    JSON.stringify(wish.killerQuestions),
    offer.title,
    offer.companyname,
    placeOfOffer(offer),
    buildOfferUrl({ id: String(offer.id), title: offer.title }),
    expires,
    // Who waited has applied when they tapped.
    existing?.status === 'waiting' ? existing.applied_at : now,
  ];
  const columns =
    'idempotency_key, resume_id, status, state_at, waiting, recipient, feed, skills, killer_questions, title, companyname, location, url, dateexpires, applied_at';
  const places = values.map((_value, index) => `$${index + 2}`).join(', ');
  const { rows } = existing
    ? await transaction.query<{ id: number }>(
        `update application set (${columns}) = row(${places}), former_state = null where id = $1 returning id`,
        [existing.id, ...values],
      )
    : await transaction.query<{ id: number }>(
        `insert into application (account_id, ${columns}, job_id) values ($1, ${places}, $${values.length + 2}) returning id`,
        [accountId, ...values, offer.id],
      );
  const id = rows[0]?.id ?? 0;
  await recordEvent(transaction, id, state, now, waiting);
  return id;
}

function requireState(existing: ApplicationRow | null, cause: ApplicationCause): ApplicationState {
  const state = nextState(existing?.status ?? 'new', cause);
  if (state === null) throw new Error(`${cause} does not follow ${existing?.status ?? 'new'}`);
  return state;
}

/** Keeps an application that waits. @param existing what there is of it, in a state that `hold` may change. */
export async function storeWaiting(
  transaction: Queryable,
  accountId: number,
  existing: ApplicationRow | null,
  applied: AppliedOffer,
  wish: Wish,
  { reason, now }: { reason: WaitingReason; now: Date },
): Promise<void> {
  const state = requireState(existing, 'hold');
  await writeRow(transaction, accountId, existing, applied, wish, {
    state,
    waiting: reason,
    recipient: applied.offer.recipient,
    now,
  });
}

/** Writes down what a waiting application is to be made with by now, and what it waits for. */
export async function updateWaiting(
  transaction: Queryable,
  row: ApplicationRow,
  { resumeid, skills, killerQuestions }: Wish,
  { reason, now }: { reason: WaitingReason; now: Date },
): Promise<void> {
  await transaction.query(
    'update application set resume_id = $2, skills = $3, killer_questions = $4 where id = $1',
    [row.id, resumeid, JSON.stringify(skills), JSON.stringify(killerQuestions)],
  );
  if (reason !== row.waiting) await changeState(transaction, row, 'wait', now, reason);
}

/** Keeps that the company's site of an offer was opened. */
export async function storeExternal(
  transaction: Queryable,
  accountId: number,
  existing: ApplicationRow | null,
  applied: AppliedOffer,
  now: Date,
): Promise<void> {
  const state = requireState(existing, 'openSite');
  const wish: Wish = { key: '', resumeid: null, skills: [], killerQuestions: [] };
  await writeRow(transaction, accountId, existing, applied, wish, {
    state,
    waiting: null,
    recipient: applied.offer.redirecturl,
    now,
  });
}

/**
 * Accepts an application: what the employer gets is fixed now, and its delivery is queued in the same transaction, so that
 * nothing is lost if the process dies afterwards. The offer counts it.
 * @returns its id and state, and the number of the delivery; null for an offer that has no recipient.
 */
export async function storeAccepted(
  transaction: Queryable,
  account: Account,
  existing: ApplicationRow | null,
  applied: AppliedOffer,
  { wish, candidate, resume, now }: { wish: Wish; candidate: Candidate; resume: ResumeRow; now: Date },
): Promise<{ id: number; state: ApplicationState; delivery: number | null }> {
  const { offer } = applied;
  const { recipient } = offer;
  const state = requireState(existing, recipient ? 'accept' : 'acceptSample');
  const resumed = { ...wish, resumeid: resume.id };
  const id = await writeRow(transaction, account.id, existing, applied, resumed, {
    state,
    waiting: null,
    recipient,
    now,
  });
  const files = await currentFiles(transaction, account.id, resume.id);
  await keepForApplication(transaction, id, files);
  const jobid = String(offer.id);
  const snapshot = takeSnapshot({
    account,
    candidate,
    resume,
    offer: {
      jobid,
      reference: offer.feedkey,
      title: offer.title,
      companyname: offer.companyname,
      location: placeOfOffer(offer),
      url: buildOfferUrl({ id: jobid, title: offer.title }),
    },
    offerSkills: offer.skills,
    questions: offer.questions,
    skills: wish.skills,
    killerQuestions: wish.killerQuestions,
    files,
    now,
  });
  await transaction.query('update application set snapshot = $2, answer = null where id = $1', [
    id,
    JSON.stringify(snapshot),
  ]);
  await transaction.query('update offer set applies = applies + 1 where id = $1', [offer.id]);
  const delivery = recipient
    ? await queueDelivery(transaction, { applicationId: id, kind: 'application', target: recipient, now })
    : null;
  return { id, state, delivery };
}
