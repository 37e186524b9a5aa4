import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { ApplicationSnapshot, ApplicationState } from '@chamba/kernel/applications';
import { ANSWER_CAUSES, interviewFault, nextState } from '@chamba/kernel/applications';
import type {
  CvPdfAnswer,
  EmployerAnswer,
  ReceivedAnswer,
  ReceivedFileAnswer,
  ReceivedPreviewAnswer,
} from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import type { Queryable } from '@chamba/database';
import type { AccountContext } from '../account-context.ts';
import { applicationOfId, lockApplication } from '../apply/application-rows.ts';
import type { ApplicationRow } from '../apply/application-rows.ts';
import { changeState } from '../apply/change-state.ts';
import { makeCvFile } from '../cv-files/index.ts';
import { queueDelivery } from '../apply/delivery-rows.ts';
import { readEmployerToken } from '../delivery/secrets.ts';
import { badRequest, Fault } from '../http/fault.ts';
import { applicationFileOfId } from '../person-files/file-rows.ts';
import { sentPhoto } from '../person-files/photo-bytes.ts';
import { unsubscribeLink, wantsMail } from '../mail-preferences/index.ts';
import { answerLetter } from './answer-letter.ts';

/** An application that an employer has: with what was sent. */
type Received = ApplicationRow & { snapshot: ApplicationSnapshot };

/**
 * The application of a token. What was withdrawn, and what never went out, is not the employer's to see any more; all
 * refusals are alike, so that nothing is learned from them.
 * @throws Fault MYS-64
 */
async function find(
  db: Queryable,
  token: string,
  now: Date,
  read: (db: Queryable, id: number) => Promise<ApplicationRow | null>,
): Promise<Received> {
  const id = await readEmployerToken(db, token, now);
  const row = id === null ? null : await read(db, id);
  if (!row?.snapshot || row.status === 'withdrawn') throw new Fault('MYS-64', 404);
  return { ...row, snapshot: row.snapshot };
}

const toAnswer = ({ snapshot, status, state_at, answer }: Received): ReceivedAnswer => ({
  application: snapshot,
  status,
  statusdate: state_at.toISOString(),
  ...(answer ? { answer } : {}),
});

/** What is shown before an application is opened. Changes nothing. @throws Fault MYS-64 */
export async function preview(
  { store, now }: AccountContext,
  { token }: { token: string },
): Promise<ReceivedPreviewAnswer> {
  const { snapshot } = await find(store, token, now(), applicationOfId);
  return { title: snapshot.offer.title };
}

/** Opens an application: from now on the candidate knows that the CV was seen. @throws Fault MYS-64 */
export async function open(
  { store, now }: AccountContext,
  { token }: { token: string },
): Promise<ReceivedAnswer> {
  return store.tx(async (transaction) => {
    const at = now();
    const row = await find(transaction, token, at, lockApplication);
    const status = await changeState(transaction, row, 'open', at);
    return toAnswer(status === null ? row : { ...row, status, state_at: at });
  });
}

/** Whether an employer has already given this answer: the same state, and the same words but for their date. */
const isRepeated = (row: Received, given: EmployerAnswer, status: ApplicationState | null): boolean =>
  row.answer !== null &&
  row.status === status &&
  isDeepStrictEqual({ ...row.answer, date: given.date }, given);

/**
 * Answers an application: a dated state, and a mail to the candidate in the same transaction. An answer that is sent
 * again, as after a lost reply or from a second tab, changes nothing.
 * @throws Fault MYS-64; BAD-REQUEST for an interview that has been, or is more than a year away.
 */
export async function answer(
  { store, now, siteUrl, siteName, deliveries }: AccountContext,
  { token, state, text, at, place, link }: InputOf<'employer.answer'>['payload'],
): Promise<ReceivedAnswer> {
  const answered = await store.tx(async (transaction) => {
    const date = now();
    const row = await find(transaction, token, date, lockApplication);
    const isInterview = state === 'interview';
    if (isInterview && at !== undefined && interviewFault(Date.parse(at), date.getTime())) throw badRequest();
    const given: EmployerAnswer = {
      date: date.toISOString(),
      text,
      ...(isInterview && at !== undefined ? { at: new Date(at).toISOString() } : {}),
      ...(isInterview && place !== '' ? { place } : {}),
      ...(isInterview && link !== '' ? { link } : {}),
    };
    const cause = ANSWER_CAUSES[state];
    if (isRepeated(row, given, nextState(row.status, cause))) return toAnswer(row);
    const status = await changeState(transaction, row, cause, date);
    if (status === null) throw new Fault('MYS-64', 404);
    await transaction.query('update application set answer = $2 where id = $1', [
      row.id,
      JSON.stringify(given),
    ]);
    const { rows } = await transaction.query<{ email: string }>('select email from account where id = $1', [
      row.account_id,
    ]);
    const [account] = rows;
    if (account && (await wantsMail(transaction, row.account_id, 'applications'))) {
      const { to, oneClick, ...body } = answerLetter(row.snapshot, state, given, {
        to: account.email,
        siteUrl,
        siteName,
        unsubscribe: await unsubscribeLink({ now, siteUrl }, transaction, row.account_id, 'applications'),
      });
      await queueDelivery(transaction, {
        applicationId: row.id,
        kind: 'mail',
        target: to,
        body: { subject: body.subject, text: body.text, html: body.html, ...(oneClick && { oneClick }) },
        now: date,
      });
    }
    return toAnswer({ ...row, status, state_at: date, answer: given });
  });
  deliveries.wake();
  return answered;
}

/** States in which an employer has looked at the application. */
const OPENED: ReadonlySet<string> = new Set(['seen', 'inProcess', 'interview', 'rejected', 'hired']);

/** The CV of an opened application as PDF. @throws Fault MYS-64, also while it was not opened. */
export async function cvPdf(context: AccountContext, { token }: { token: string }): Promise<CvPdfAnswer> {
  const { store, now, siteName } = context;
  const { id, snapshot, status } = await find(store, token, now(), applicationOfId);
  if (!OPENED.has(status)) throw new Fault('MYS-64', 404);
  const { accepted: date, candidate, resume, ...application } = snapshot;
  const photo = await sentPhoto(context, id, snapshot.photo);
  const cv = { date, candidate, resume, application, ...photo };
  const pdf = await makeCvFile({ cv, format: 'pdf', siteName });
  return { pdf: pdf.toString('base64') };
}

/**
 * A file that an opened application was sent with, or its photo.
 * @throws Fault MYS-64, also while the application was not opened, and for a file of another one.
 */
export async function receivedFile(
  { store, files, now }: AccountContext,
  { token, id }: { token: string; id: string },
): Promise<ReceivedFileAnswer> {
  const { id: applicationId, status } = await find(store, token, now(), applicationOfId);
  const row =
    OPENED.has(status) && /^\d{1,9}$/.test(id)
      ? await applicationFileOfId(store, applicationId, Number(id))
      : null;
  const content = row && (await files.get(row.key));
  if (!content) throw new Fault('MYS-64', 404);
  return { name: row.name, type: row.type, base64: (await buffer(content)).toString('base64') };
}
