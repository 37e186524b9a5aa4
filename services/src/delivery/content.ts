import type { ApplicationSnapshot } from '@chamba/kernel/applications';
import { lockAccount } from '../accounts/accounts.ts';
import { applicationOfId } from '../apply/application-rows.ts';
import type { ApplicationRow } from '../apply/application-rows.ts';
import { takeSnapshot } from '../apply/snapshot.ts';
import type { AccountContext } from '../account-context.ts';
import type { Message } from '../mail/index.ts';
import { writeLetter } from '../mail/index.ts';
import { readCandidate } from '../my-service/candidate.ts';
import { defaultResume, resumeOfId } from '../my-service/resume/resume-rows.ts';
import { applicationMail } from './application-mail.ts';
import type { WebhookPayload } from './payload.ts';
import type { DeliveryRow } from '../apply/delivery-rows.ts';
import { createEmployerToken } from './secrets.ts';

/** What the contents of deliveries are made from. */
export type ContentContext = Pick<AccountContext, 'store' | 'now' | 'siteUrl' | 'siteName'>;

/**
 * What the employer gets of an application. Applications of before snapshots were taken get theirs with their first attempt.
 * @returns null where the person has no résumé any more.
 */
async function readSnapshot(
  { store, now }: ContentContext,
  row: ApplicationRow,
): Promise<ApplicationSnapshot | null> {
  if (row.snapshot) return row.snapshot;
  return store.tx(async (transaction) => {
    const account = await lockAccount(transaction, row.account_id);
    const resume =
      (row.resume_id === null ? null : await resumeOfId(transaction, row.account_id, row.resume_id)) ??
      (await defaultResume(transaction, row.account_id));
    if (!account || !resume) return null;
    const { rows } = await transaction.query<{
      feedkey: string;
      skills: string[];
      questions: { id: string; question: string }[];
    }>('select feedkey, skills, questions from offer where id = $1', [row.job_id]);
    const { feedkey: reference = '', skills: offerSkills = [], questions = [] } = rows[0] ?? {};
    const { title, companyname, location, url, skills, killer_questions: killerQuestions } = row;
    const snapshot = takeSnapshot({
      account,
      candidate: await readCandidate(transaction, account),
      resume,
      offer: { jobid: String(row.job_id), reference, title, companyname, location, url },
      offerSkills,
      questions,
      skills,
      killerQuestions,
      files: { photo: null, files: [] },
      now: now(),
    });
    await transaction.query('update application set snapshot = $2 where id = $1', [
      row.id,
      JSON.stringify(snapshot),
    ]);
    return snapshot;
  });
}

/** What is delivered, whatever the way. */
export type Content = {
  application: ApplicationRow;
  payload: WebhookPayload;
  /** Makes the same as a mail. */
  toMail: () => Message;
};

/**
 * What a delivery of an application or of its withdrawal says.
 * @returns null where there is nothing left that could be said.
 */
export async function readContent(context: ContentContext, delivery: DeliveryRow): Promise<Content | null> {
  const { store, siteUrl, siteName } = context;
  const application = await applicationOfId(store, delivery.application_id);
  if (!application) return null;
  const snapshot = await readSnapshot(context, application);
  if (!snapshot) return null;
  const id = String(application.id);
  const to = delivery.target;
  if (delivery.kind === 'withdrawal') {
    const created = application.state_at.toISOString();
    return {
      application,
      payload: { type: 'application.withdrawn', id, created, offer: snapshot.offer },
      toMail: () =>
        writeLetter(
          {
            to,
            subject: `Postulación retirada: ${snapshot.offer.title}`,
            greeting: 'Hola:',
            paragraphs: [
              `${snapshot.candidate.name} retiró su postulación a tu vacante «${snapshot.offer.title}».`,
              'No hace falta que hagas nada. Te pedimos borrar su CV si ya no lo necesitas.',
            ],
          },
          siteName,
        ),
    };
  }
  const url = `${siteUrl}/recibida/${await createEmployerToken(store, application.id, context.now())}`;
  return {
    application,
    payload: { type: 'application.created', id, created: snapshot.accepted, url, application: snapshot },
    toMail: () => applicationMail(snapshot, { to, siteName, siteUrl, url }),
  };
}
