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

/** A form as declared by its page, or the status of its refusal. */
export type FormReading =
  | { kind: 'read'; form: SentForm; isOfAccount: boolean }
  | { kind: 'refused'; status: 400 | 403 | 404 | 405 | 415 };

/**
 * Parses a form by the fields that its page declares, if it was sent by a page of the site.
 * @param choice the composition of the page.
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
 * Whether the session still belongs to the account of the page that sent the form.
 * @returns `unknown` if the authentication service does not identify the session's account.
 */
export async function checkFormAccount(
  request: FastifyRequest,
  { fields }: SentForm,
  { cookies, accounts }: { cookies: Cookies; accounts: SessionAccounts },
): Promise<PageAccountCheck> {
  const visitor = cookies.read(request);
  // Without a session the page redirects to the log-in, as when it is opened.
  if (visitor.token === null) return 'same';
  return checkPageAccount(fields[PAGE_ACCOUNT_FIELD] || NO_ACCOUNT, visitor, accounts);
}
