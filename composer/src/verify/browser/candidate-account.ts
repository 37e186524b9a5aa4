/** An account on the verifying gateway, so that pages of candidates can be loaded too. */
import { CONSENT, CONTACT, NAME, PROFESSION, triples } from '@chamba/kernel/testing/example-candidate';
import type { APIRequestContext } from 'playwright-core';
import { z } from 'zod';

const OWN = { 'x-chamba': '1' };

const outboxSchema = z.object({ mails: z.array(z.object({ to: z.string(), text: z.string() })) });

const answerSchema = z.object({ response: z.record(z.string(), z.unknown()) });

/** Time for the mail of a new account, in ms. */
const MAIL_MS = 5_000;

/** Accounts so far: two are made within one millisecond. */
let accounts = 0;

/**
 * Signs up a candidate with a résumé; the session is in the cookies of `request`.
 * @returns the address of the account.
 * @throws if the services refuse.
 */
export async function signUp(request: APIRequestContext): Promise<string> {
  const email = `verificacion.${Date.now()}.${(accounts += 1)}@ejemplo.com`;
  await write(request, 'account', {
    email,
    password: 'segura123',
    name: NAME,
    ...CONSENT,
  });
  await write(request, 'candidateData', { updater: triples(CONTACT) });
  const { resumeid } = await write(request, 'resume', { doctype: 'resume' });
  await write(request, 'resume', { updater: triples(PROFESSION) }, String(resumeid));
  await write(request, 'resume', { op_type: 'activate' }, String(resumeid));
  return email;
}

/**
 * Confirms the address of an account with the link of its mail.
 * @param services origin of the site whose development outbox has the mail.
 * @throws if it has no such outbox, or no mail arrives within five seconds.
 */
export async function confirmAddress(
  request: APIRequestContext,
  services: string,
  email: string,
): Promise<void> {
  const [id, token] = await findConfirmation(request, services, email);
  const answer = await request.post(`/api/mys/account_token/${id}/new_account`, {
    params: { token },
    headers: OWN,
  });
  if (!answer.ok()) throw new Error(`the address was not confirmed: ${answer.status()}`);
}

/** Id and token of the link in the mail to an address. */
async function findConfirmation(
  request: APIRequestContext,
  services: string,
  email: string,
): Promise<[string, string]> {
  for (const end = Date.now() + MAIL_MS; Date.now() < end;) {
    const answer = await request.get(`${services}/dev/outbox`, { headers: { accept: 'application/json' } });
    if (!answer.ok()) throw new Error(`${services} has no development outbox (${answer.status()})`);
    const { mails } = outboxSchema.parse(await answer.json());
    const text = mails.find(({ to }) => to === email)?.text ?? '';
    const [, id, token] = /\/dashboard\/activar\/([^.\s]+)\.(\S+)/.exec(text) ?? [];
    if (id !== undefined && token !== undefined) return [id, token];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no mail to confirm the address arrived');
}

async function write(
  request: APIRequestContext,
  service: string,
  payload: object,
  instance?: string,
): Promise<Record<string, unknown>> {
  const data = { server: 'myService', service, payload, ...(instance ? { instance } : {}) };
  const answer = await request.post('/rest', { data, headers: OWN });
  if (!answer.ok())
    throw new Error(`myService/${service} answered ${answer.status()}: ${await answer.text()}`);
  return answerSchema.parse(await answer.json()).response;
}
