import { until } from '@chamba/kernel/testing/until';
import { expect, type APIRequestContext } from '@playwright/test';
import { newCandidate, type Candidate } from '../support/candidate.ts';
import {
  activate,
  createAccount,
  signUpReady,
  signUpUnconfirmed,
  write,
} from '../support/ready-candidate.ts';

const OWN = { 'x-chamba': '1' };

/** Retries a sign-up that the rate limit refuses. */
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
  if (first === undefined) throw new Error('the sign-up returned no candidate');
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
    await createAccount(request, candidate);
    return candidate;
  });

const toApplication = (jobid: string, killerQuestions: ReadonlyArray<object> = []) => ({
  jobid,
  skills: [],
  origin: 'H4',
  killerQuestions,
  idempotencykey: crypto.randomUUID().replaceAll('-', ''),
});

/** Creates a pending application, as the page does for a candidate who cannot apply yet. */
export async function hold(request: APIRequestContext, jobid: string): Promise<void> {
  await write(request, 'pending_applications', toApplication(jobid));
}

/** Applies as the page does. */
export async function apply(
  request: APIRequestContext,
  jobid: string,
  killerQuestions: ReadonlyArray<object> = [],
): Promise<void> {
  const answer = await request.post('/api/apply', {
    headers: OWN,
    data: toApplication(jobid, killerQuestions),
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The same with a confirmed address. */
export async function confirmedWithoutResume(request: APIRequestContext): Promise<Candidate> {
  const candidate = await withoutResume(request);
  await activate(request, candidate);
  return candidate;
}

/** Id of the candidate's first résumé. */
export async function firstResume(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/rest', { params: { server: 'myService', service: 'resumes' } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { response } = (await answer.json()) as { response: { resumes: Array<{ resumeid: string }> } };
  return response.resumes[0]?.resumeid ?? '';
}
