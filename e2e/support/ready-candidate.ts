import { isApplied } from '@chamba/kernel/applications';
import { CONSENT, CONTACT, PROFESSION, triples } from '@chamba/kernel/testing/example-candidate';
import { expect, type APIRequestContext } from '@playwright/test';
import { newCandidate, type Candidate } from './candidate.ts';
import { confirmationLinkFor } from './outbox.ts';

const OWN = { 'x-chamba': '1' };

/**
 * Makes a candidate who can apply (confirmed, with contact data and profession) and leaves the session in the
 * request's cookies.
 */
export async function signUpReady(
  request: APIRequestContext,
  candidate = newCandidate(),
): Promise<Candidate> {
  await createAccount(request, candidate);
  await activate(request, candidate);
  await fillResume(request, candidate);
  return candidate;
}

/** The same with an address that is not confirmed yet. */
export async function signUpUnconfirmed(request: APIRequestContext): Promise<Candidate> {
  const candidate = newCandidate();
  await createAccount(request, candidate);
  await fillResume(request, candidate);
  return candidate;
}

/** Activates an account with the link of its mail. */
export async function activate(request: APIRequestContext, candidate: Candidate): Promise<void> {
  const link = new URL(await confirmationLinkFor(request, candidate.email), 'http://site');
  const [id, token] = (link.pathname.split('/').at(-1) ?? '').split(/\.(.*)/);
  const activated = await request.post(`/api/mys/account_token/${id}/new_account`, {
    params: { token: token ?? '' },
    headers: OWN,
  });
  expect(activated.status(), await activated.text()).toBe(200);
}

/** Makes an account with an empty CV and an unconfirmed address. */
export async function createAccount(
  request: APIRequestContext,
  { firstName, lastName, email, password }: Candidate,
): Promise<void> {
  await write(request, 'account', { email, password, name: `${firstName} ${lastName}`, ...CONSENT });
}

async function fillResume(request: APIRequestContext, { firstName, lastName }: Candidate): Promise<void> {
  const name = `${firstName} ${lastName}`;
  await write(request, 'candidateData', { updater: triples({ ...CONTACT, candidatename: name }) });
  const { resumeid } = await write(request, 'resume', { doctype: 'resume' });
  await write(request, 'resume', { updater: triples(PROFESSION) }, String(resumeid));
  await write(request, 'resume', { op_type: 'activate' }, String(resumeid));
}

/** Ids of the offers that the server lists as applied to, newest first; those that wait are not. */
export async function appliedTo(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/rest', {
    params: { server: 'myService', service: 'applications', top: 100 },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { response } = (await answer.json()) as {
    response: { applications: Array<{ jobid: string; status: string }> };
  };
  return response.applications.filter(({ status }) => isApplied(status)).map(({ jobid }) => jobid);
}

/** Offers that can be applied to on the site itself, newest first. */
export async function offers(request: APIRequestContext): Promise<Array<{ id: string; url: string }>> {
  const answer = await request.get('/rest', { params: { server: 'jobs', service: 'jobs' } });
  const { response } = (await answer.json()) as {
    response: { joblist: Array<{ id: string; url: string; redirecttype: number }> };
  };
  return response.joblist.filter(({ redirecttype }) => redirecttype === 0);
}

/** Posts to a service. @returns its response. */
export async function write(
  request: APIRequestContext,
  service: string,
  payload: object,
  instance?: string,
): Promise<Record<string, unknown>> {
  const data = { server: 'myService', service, payload, ...(instance && { instance }) };
  const answer = await request.post('/rest', { data, headers: OWN });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { response: Record<string, unknown> }).response;
}
