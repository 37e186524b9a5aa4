import { createApiClient } from '@chamba/kernel/api';
import type { ApiClient, SessionAnswer } from '@chamba/kernel/api';
import { CONTACT, NAME, PROFESSION, triples } from '@chamba/kernel/testing/example-candidate';
import type { RunningServices } from './services.ts';

/** A person on the site: the product's own client, with a session token when there is one. */
export type Person = { api: ApiClient; token: string };

/** The product's client on running services. @param token session token; empty for a visitor. */
export function personWith({ url }: RunningServices, token = ''): Person {
  const transport: NonNullable<Parameters<typeof createApiClient>[0]>['transport'] = async (request) => {
    const path = request.path.replace(/authentication_token\/current$/, `authentication_token/${token}`);
    const answer = await fetch(`${url}${path}?${new URLSearchParams(request.query).toString()}`, {
      method: request.method,
      headers: {
        ...request.headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    return { status: answer.status, data: await answer.json() };
  };
  return { api: createApiClient({ transport }), token };
}

export const PASSWORD = 'segura123';

let count = 0;

/** A unique e-mail address. */
export const newEmail = (): string => `lupita.${Date.now()}.${(count += 1)}@ejemplo.com`;

/** Opens an account. */
export async function signUp(
  running: RunningServices,
  email = newEmail(),
  code_verification = false,
): Promise<Person & { email: string; userid: string; session: SessionAnswer }> {
  const input = { email, name: NAME, password: PASSWORD, code_verification };
  const session = await personWith(running).api.call('account.create', input);
  const token = session.authentication_token.token ?? '';
  return { ...personWith(running, token), email, userid: session.user_profile.userid, session };
}

/** The newest mail to an address. @throws Error if there is none. */
export async function mailTo({ services }: RunningServices, email: string) {
  const mail = (await services.outbox.list(200)).find(({ to }) => to === email);
  if (!mail) throw new Error('No mail to this address.');
  return mail;
}

/** The parts of the confirmation link in the newest mail to an address. */
export async function mailedToken(
  running: RunningServices,
  email: string,
): Promise<{ id: string; token: string }> {
  const { text, html } = await mailTo(running, email);
  const link = /http:\/\/localhost:8123\/(?:dashboard\/activar|cuenta\/nueva-contrasena)\/(\d+)\.([\w-]+)/;
  const [whole = '', id = '', token = ''] = link.exec(text) ?? [];
  if (!whole || !html.includes(whole)) throw new Error('The mail has no link, or another one in its HTML.');
  return { id, token };
}

/** Fills in contact data and profession. @returns the résumé's id. */
export async function fillIn({ api, userid }: Person & { userid: string }): Promise<string> {
  await api.call('candidate.save', { userid, updater: triples(CONTACT) });
  const { resumeid } = await api.call('resume.create', { userid });
  await api.call('resume.save', { userid, resumeid, updater: triples(PROFESSION) });
  await api.call('resume.changeStatus', { userid, resumeid, op_type: 'activate' });
  return resumeid;
}

/** A candidate who can apply: confirmed, with contact data and profession. */
export async function readyCandidate(running: RunningServices) {
  const candidate = await signUp(running);
  await candidate.api.call('account.activate', await mailedToken(running, candidate.email));
  return { ...candidate, resumeid: await fillIn(candidate) };
}

/** Predicate for `assert.rejects`: a failure of the API client with this code. */
export const failsWith =
  (code: string) =>
  (error: unknown): boolean =>
    typeof error === 'object' && error !== null && 'code' in error && error.code === code;
