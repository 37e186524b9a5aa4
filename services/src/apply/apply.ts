import { randomUUID } from 'node:crypto';
import { buildOfferUrl } from '@chamba/kernel/routes';
import type { ApplyAnswer } from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import { isMailAddress } from '@chamba/kernel/validation';
import type { Account } from '../accounts/accounts.ts';
import type { AccountContext } from '../account-context.ts';
import { Fault } from '../http/fault.ts';
import { offerDates, placeOfOffer, readShownOffer } from '../jobs/offers.ts';
import type { OfferRow } from '../jobs/offers.ts';
import { getChannel, readCandidate } from '../my-service/candidate.ts';
import { completeness } from '../my-service/resume/completeness.ts';
import { defaultResume, requireResume } from '../my-service/resume/resume-rows.ts';
import type { ResumeRow } from '../my-service/resume/resume-rows.ts';
import type { Message } from '../mail/index.ts';
import type { Queryable } from '@chamba/database';
import { applicationMail } from './application-mail.ts';

type Input = InputOf<'apply.submit'>['payload'];

type Settled = { idempotency_key: string; redirecturl: string | null };

const toAnswer = (jobid: number, redirecturl: string | null, duplicate: boolean): ApplyAnswer => ({
  jobid: String(jobid),
  applied: true,
  ...(redirecturl ? { redirecturl } : {}),
  ...(duplicate ? { duplicate } : {}),
});

async function settledBefore(db: Queryable, accountId: number, jobid: number): Promise<Settled | null> {
  const { rows } = await db.query<Settled>(
    `select idempotency_key, offer.redirecturl from application left join offer on offer.id = job_id
      where account_id = $1 and job_id = $2`,
    [accountId, jobid],
  );
  return rows[0] ?? null;
}

/** A repeat of the same call answers like the first one. @throws Fault MYS-12 for another call. */
function answerAgain(settled: Settled, jobid: number, key: string): ApplyAnswer {
  if (settled.idempotency_key !== key) throw new Fault('MYS-12');
  return toAnswer(jobid, settled.redirecturl, true);
}

function checkAccount(account: Account): void {
  if (!account.validemail || !account.enabledlogin) throw new Fault('MYS-50');
  if (!account.termsandconditions) throw new Fault('MYS-26');
}

async function chooseResume(
  db: Queryable,
  account: Account,
  resumeid: string | undefined,
): Promise<ResumeRow> {
  const row = resumeid ? await requireResume(db, account.id, resumeid) : await defaultResume(db, account.id);
  if (!row) throw new Fault('MYS-5');
  const { contact, profession } = completeness(account, await readCandidate(db, account), row);
  if (!contact || !profession) throw new Fault('MYS-8');
  return row;
}

/** The mail that announces an application to the offer's recipient; null if the offer has no mail recipient. */
async function composeMail(
  context: AccountContext,
  account: Account,
  offer: OfferRow,
  resume: ResumeRow,
): Promise<Message | null> {
  // A webhook's address is kept with the application; only mail addresses can be written to.
  if (!offer.recipient || !isMailAddress(offer.recipient)) return null;
  const candidate = await readCandidate(context.store, account);
  const mail = applicationMail(context, {
    recipient: offer.recipient,
    title: offer.title,
    name: candidate.candidatename,
    email: account.email,
    phone: getChannel(candidate),
    resume,
  });
  return { ...mail, accountId: account.id };
}

/**
 * Stores an application with its mail in one transaction and counts it: nothing is lost if the process dies afterwards.
 * @returns the number of the mail, 0 without one; null when there is an application already.
 */
async function keep(
  context: AccountContext,
  account: Account,
  application: {
    input: Input;
    key: string;
    offer: OfferRow;
    resume: ResumeRow;
    expires: Date;
    mail: Message | null;
  },
): Promise<number | null> {
  const { input, key, offer, resume, expires, mail } = application;
  const id = String(offer.id);
  return context.store.tx(async (transaction) => {
    const { rowCount } = await transaction.query(
      `insert into application (account_id, job_id, idempotency_key, resume_id, status, recipient, skills,
         killer_questions, title, companyname, location, url, dateexpires, applied_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
       on conflict (account_id, job_id) do nothing`,
      [
        account.id,
        offer.id,
        key,
        resume.id,
        offer.recipient || offer.redirecturl ? 'sent' : 'sample',
        offer.recipient,
        JSON.stringify(input.skills),
        JSON.stringify(input.killerQuestions),
        offer.title,
        offer.companyname,
        placeOfOffer(offer),
        buildOfferUrl({ id, title: offer.title }),
        expires,
        context.now(),
      ],
    );
    if (rowCount === 0) return null;
    await transaction.query('update offer set applies = applies + 1 where id = $1', [offer.id]);
    return mail ? context.mail.keep(transaction, mail) : 0;
  });
}

/**
 * Applies to an offer with the candidate's résumé. A call repeated with its idempotency key answers alike and keeps
 * one application, however many come at once.
 * @throws Fault MYS-4 expired, MYS-5 no résumé, MYS-8 résumé lacks data, MYS-12 applied before, MYS-13 no such offer,
 *   MYS-26 terms not accepted, MYS-50 e-mail not confirmed or blocked.
 */
export async function apply(context: AccountContext, account: Account, input: Input): Promise<ApplyAnswer> {
  const { store } = context;
  const { jobid } = input;
  const key = (input.idempotencykey ?? randomUUID().replaceAll('-', '')).toLowerCase();
  const settled = await settledBefore(store, account.id, jobid);
  if (settled) return answerAgain(settled, jobid, key);

  checkAccount(account);
  // Of an advertisement that was published several times only one offer is applied to.
  const offer = await readShownOffer(store, jobid);
  if (!offer) throw new Fault('MYS-13', 404);
  const settledThere = offer.id === jobid ? null : await settledBefore(store, account.id, offer.id);
  if (settledThere) return answerAgain(settledThere, jobid, key);
  const { expires } = offerDates(offer, context.clock);
  if (expires <= context.now()) throw new Fault('MYS-4');
  const resume = await chooseResume(store, account, input.resumeid);

  const mail = await composeMail(context, account, offer, resume);
  const kept = await keep(context, account, { input, key, offer, resume, expires, mail });
  if (kept === null) {
    const first = await settledBefore(store, account.id, offer.id);
    if (!first) throw new Fault('MYS-0', 500);
    return answerAgain(first, jobid, key);
  }
  if (mail) context.mail.deliver(kept, mail);
  return toAnswer(jobid, offer.redirecturl, false);
}
