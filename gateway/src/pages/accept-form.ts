/** Decides whether a form that a browser sent without scripts is carried out. */
import { matchRoute } from '@chamba/kernel/composition';
import type { FastifyRequest } from 'fastify';
import type { Cookies } from '../session/cookies.ts';
import {
  checkPageAccount,
  NO_ACCOUNT,
  PAGE_ACCOUNT_FIELD,
  type PageAccountCheck,
} from '../session/page-account.ts';
import { isOwnForm } from '../session/same-site.ts';
import type { SessionAccounts } from '../session/session-accounts.ts';
import type { Settings } from '../settings.ts';
import type { PageChoice } from '../testers/page-chooser.ts';
import { FORM_TYPE, readForm, type SentForm } from './sent-form.ts';

/** A form that its page declares, or the status it is refused with. */
export type FormReading =
  | { kind: 'read'; form: SentForm; isOfAccount: boolean }
  | { kind: 'refused'; status: 400 | 403 | 404 | 405 | 415 };

/**
 * Reads a form by what its page declares, when it comes from a page of the site.
 * @param choice the composition that the page is of.
 */
export function readSentForm(
  request: FastifyRequest,
  choice: PageChoice,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
): FormReading {
  const { composition } = choice;
  const match = matchRoute(composition.page, request.url.split('?', 1)[0] ?? '/');
  if (!match) return { kind: 'refused', status: 404 };
  const declared = composition.releases
    .get(match.unit)
    ?.release.routes.find(({ id }) => id === match.route.id)?.form;
  if (!declared) return { kind: 'refused', status: 405 };
  if (request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() !== FORM_TYPE)
    return { kind: 'refused', status: 415 };
  if (!isOwnForm(request, siteUrl)) return { kind: 'refused', status: 403 };
  const fields = readForm(request, declared.fields);
  if (!fields) return { kind: 'refused', status: 400 };
  const isOfAccount = match.route.access === 'candidate' || declared.fields.includes(PAGE_ACCOUNT_FIELD);
  return { kind: 'read', form: { fields, choice }, isOfAccount };
}

/**
 * Whether the session is still that of the account whose page sent the form.
 * @returns `unknown` when the authentication service does not say whose session it is.
 */
export async function checkFormAccount(
  request: FastifyRequest,
  { fields }: SentForm,
  { cookies, accounts }: { cookies: Cookies; accounts: SessionAccounts },
): Promise<PageAccountCheck> {
  const visitor = cookies.read(request);
  // Without a session the page sends to the log-in, as it does when it is opened.
  if (visitor.token === null) return 'same';
  return checkPageAccount(fields[PAGE_ACCOUNT_FIELD] || NO_ACCOUNT, visitor, accounts);
}
