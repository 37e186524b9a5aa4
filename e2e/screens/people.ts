import { CONSENT } from '@chamba/kernel/testing/example-candidate';
import { until } from '@chamba/kernel/testing/until';
import { expect, type APIRequestContext } from '@playwright/test';
import { newCandidate, type Candidate } from '../support/candidate.ts';
import { confirmationLinkFor } from '../support/outbox.ts';
import { signUpReady, signUpUnconfirmed } from '../support/ready-candidate.ts';

const OWN = { 'x-chamba': '1' };

/** Calls a service; @returns its answer. */
export async function write(
  request: APIRequestContext,
  service: string,
  payload: object,
  more: object = {},
): Promise<Record<string, unknown>> {
  const answer = await request.post('/rest', {
    data: { server: 'myService', service, payload, ...more },
    headers: OWN,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { response: Record<string, unknown> }).response;
}

/** Limits on sign-ups hold here too: what they refuse is asked again until they have passed. */
async function patiently<T>(signUp: () => Promise<T>): Promise<T> {
  const made: T[] = [];
  await until(
    async () => {
      try {
        made.push(await signUp());
      } catch (error) {
        if (!String(error).includes('429')) throw error;
      }
      return made.length > 0;
    },
    'a sign-up that is not refused: start the site with RATE_LIMIT_SCALE=50',
    { withinMs: 120_000, everyMs: 15_000 },
  );
  const [first] = made;
  if (first === undefined) throw new Error('nobody signed up');
  return first;
}

export const ready = (request: APIRequestContext): Promise<Candidate> =>
  patiently(() => signUpReady(request));

export const unconfirmed = (request: APIRequestContext): Promise<Candidate> =>
  patiently(() => signUpUnconfirmed(request));

/** An account with nothing in its CV. */
export const withoutResume = (request: APIRequestContext): Promise<Candidate> =>
  patiently(async () => {
    const candidate = newCandidate();
    const { firstName, lastName, email, password } = candidate;
    await write(request, 'account', { email, password, name: `${firstName} ${lastName}`, ...CONSENT });
    return candidate;
  });

const toWish = (jobid: string, killerQuestions: ReadonlyArray<object> = []) => ({
  jobid,
  skills: [],
  origin: 'H4',
  killerQuestions,
  idempotencykey: crypto.randomUUID().replaceAll('-', ''),
});

/** Wants an offer as the page does for somebody who cannot apply yet. */
export async function hold(request: APIRequestContext, jobid: string): Promise<void> {
  await write(request, 'pending_applications', toWish(jobid));
}

/** Applies as the page does. */
export async function apply(
  request: APIRequestContext,
  jobid: string,
  killerQuestions: ReadonlyArray<object> = [],
): Promise<void> {
  const answer = await request.post('/api/apply', {
    headers: OWN,
    data: toWish(jobid, killerQuestions),
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The same with a confirmed address. */
export async function confirmedWithoutResume(request: APIRequestContext): Promise<Candidate> {
  const candidate = await withoutResume(request);
  const link = new URL(await confirmationLinkFor(request, candidate.email), 'http://site');
  const [id, token] = (link.pathname.split('/').at(-1) ?? '').split(/\.(.*)/);
  const answer = await request.post(`/api/mys/account_token/${id}/new_account`, {
    params: { token: token ?? '' },
    headers: OWN,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return candidate;
}
