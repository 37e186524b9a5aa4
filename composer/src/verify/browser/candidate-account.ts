/** An account on the gateway for verifying, so that pages for who is signed in can be loaded too. */
import type { APIRequestContext } from 'playwright-core';
import { z } from 'zod';

const OWN = { 'x-chamba': '1' };

const CONTACT = {
  candidatename: 'Persona de Prueba',
  contactchannelid1: '3',
  contactchannelvalue1: '3312345678',
  borndate: '1994-05-17',
  genderid: '2',
  dgcountryid: 'MX',
  dgstateid: 'MX-JAL',
  dgcity: 'Guadalajara',
  cp: '44100',
};

const PROFESSION = {
  'professionalexperience.resumetitle': 'Cajera',
  dgdoctitle: 'Cajera',
  requiredsalary: '9500',
  desiredsalary: '9500',
  requiredcurrencyid: 'MXN',
  desiredcurrencyid: 'MXN',
  requiredpaymenttypeid: '0',
  desiredpaymenttypeid: '0',
  willingtotravel: 'true',
  willingtorelocate: 'true',
  professionalinterests: '52,49',
};

const answerSchema = z.object({ response: z.record(z.string(), z.unknown()) });

/**
 * Signs somebody up who has a résumé; the session stays in the cookies of `request`.
 * @throws when the services refuse.
 */
export async function signUp(request: APIRequestContext): Promise<void> {
  await write(request, 'account', {
    email: `verificacion.${Date.now()}@ejemplo.com`,
    password: 'segura123',
    name: 'Persona de Prueba',
    legal_ok: true,
    boardid: 'OCCM',
    IsBTMP: false,
    optout: 0,
    isWidget: false,
    code_verification: false,
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

function triples(fields: Readonly<Record<string, string>>) {
  return Object.entries(fields).map(([field, value]) => ({ field, value, elementid: '0' }));
}
