/** An account on the verifying gateway, so that pages of candidates can be loaded too. */
import { CONSENT, CONTACT, NAME, PROFESSION, triples } from '@chamba/kernel/testing/example-candidate';
import type { APIRequestContext } from 'playwright-core';
import { z } from 'zod';

const OWN = { 'x-chamba': '1' };

const answerSchema = z.object({ response: z.record(z.string(), z.unknown()) });

/**
 * Signs up a candidate with a résumé; the session is in the cookies of `request`.
 * @throws if the services refuse.
 */
export async function signUp(request: APIRequestContext): Promise<void> {
  await write(request, 'account', {
    email: `verificacion.${Date.now()}@ejemplo.com`,
    password: 'segura123',
    name: NAME,
    ...CONSENT,
  });
  await write(request, 'candidateData', { updater: triples(CONTACT) });
  const { resumeid } = await write(request, 'resume', { doctype: 'resume' });
  await write(request, 'resume', { updater: triples(PROFESSION) }, String(resumeid));
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
