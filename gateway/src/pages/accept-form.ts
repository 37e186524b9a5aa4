/** Decides whether a form that a browser sent without scripts is carried out. */
import { matchRoute } from '@chamba/kernel/composition';
import type { FastifyRequest } from 'fastify';
import type { Cookies } from '../session/cookies.ts';
import { checkPageAccount, NO_ACCOUNT, PAGE_ACCOUNT_FIELD } from '../session/page-account.ts';
import { isOwnForm } from '../session/same-site.ts';
import type { SessionAccounts } from '../session/session-accounts.ts';
import type { Settings } from '../settings.ts';
import type { PageChoice } from '../testers/page-chooser.ts';
import { FORM_TYPE, readForm, type SentForm } from './sent-form.ts';

/** `unknown`: the authentication service does not say whose session it is, so nothing is sent. */
export type FormDecision =
  | { kind: 'accepted' | 'unknown'; form: SentForm }
  | { kind: 'refused'; status: 400 | 403 | 404 | 405 | 409 | 415 };

/**
 * Checks a form against what its page declares, where it comes from, and the account that its page names.
 * @param choice the composition that the page is of.
 */
export async function acceptForm(
  request: FastifyRequest,
  choice: PageChoice,
  {
    settings,
    cookies,
    accounts,
  }: { settings: Pick<Settings, 'siteUrl'>; cookies: Cookies; accounts: SessionAccounts },
): Promise<FormDecision> {
  const { composition } = choice;
  const match = matchRoute(composition.page, request.url.split('?', 1)[0] ?? '/');
  if (!match) return { kind: 'refused', status: 404 };
  const declared = composition.releases
    .get(match.unit)
    ?.release.routes.find(({ id }) => id === match.route.id)?.form;
  if (!declared) return { kind: 'refused', status: 405 };
  if (request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() !== FORM_TYPE)
    return { kind: 'refused', status: 415 };
  if (!isOwnForm(request, settings.siteUrl)) return { kind: 'refused', status: 403 };
  const fields = readForm(request, declared.fields);
  if (!fields) return { kind: 'refused', status: 400 };
  const form = { fields, choice };
  const visitor = cookies.read(request);
  const isOfAccount = match.route.access === 'candidate' || declared.fields.includes(PAGE_ACCOUNT_FIELD);
  // Without a session the page sends to the log-in, as it does when it is opened.
  if (isOfAccount && visitor.token !== null) {
    const named = fields[PAGE_ACCOUNT_FIELD] || NO_ACCOUNT;
    const check = await checkPageAccount(named, visitor, accounts);
    if (check === 'another') return { kind: 'refused', status: 409 };
    if (check === 'unknown') return { kind: 'unknown', form };
  }
  return { kind: 'accepted', form };
}
