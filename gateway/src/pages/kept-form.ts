/**
 * Pages that return a form which could not be carried out. Browsers do not restore the fields of uncached pages, so
 * going back would lose them; they are in the answer and are not stored here.
 */
import type { FormFields } from '@chamba/kernel/remote';
import { loginAddress } from '@chamba/kernel/routes';
import type { FastifyReply } from 'fastify';
import { attributes, escapeHtml } from '../document/html.ts';
import { PLAIN_FORM_POLICY } from '../document/plain-page.ts';
import { NO_ACCOUNT, PAGE_ACCOUNT_FIELD } from '../session/page-account.ts';
import { sendFailurePage, sendPlainPage, type PageFailure } from './failure-page.ts';
import { OTHER_SESSION } from './sent-form.ts';

/** Names of fields that are never returned to the browser. */
const SECRET = /passw|contrase|repeated|secret/i;

const SESSION_ENDED: PageFailure = {
  title: 'Tu sesión terminó',
  description:
    'Lo que escribiste sigue aquí. Inicia sesión en otra pestaña y después vuelve a esta para enviarlo.',
  again: true,
};

/** Whether the form has input that would be lost without its page. */
export function isTyped(fields: FormFields): boolean {
  return Object.entries(fields).some(([name, value]) => name !== PAGE_ACCOUNT_FIELD && value !== '');
}

/** Answers a form whose page is unavailable or failed, with the input and a button that sends it again. */
export function sendRetryForm(
  reply: FastifyReply,
  status: number,
  { title, fields, siteName }: { title: string; fields: FormFields; siteName: string },
): FastifyReply {
  const kept = withoutSecrets(fields);
  const lost = isTyped(fields) && Object.keys(kept).length < typedNames(fields).length;
  // A form that has only passwords has nothing to return.
  if (lost && !isTyped(kept)) {
    const description = 'Espera unos segundos y vuelve a escribir tu contraseña.';
    return sendFailurePage(reply, status, { title, description, again: true }, siteName);
  }
  const description = [
    'Espera unos segundos y vuelve a intentarlo.',
    isTyped(kept) ? ' Lo que escribiste sigue aquí' : '',
    isTyped(kept) ? (lost ? '; te pediremos otra vez tu contraseña.' : '.') : '',
  ].join('');
  return sendPlainPage(reply, status, {
    title,
    description,
    siteName,
    actions: renderForm(kept, 'Reintentar'),
    policy: PLAIN_FORM_POLICY,
  });
}

/**
 * Answers a candidate's form that was sent after the session ended: the log-in opens in another tab, and the form can
 * be sent again from this one. It still contains the account of its page, so it changes nothing for another account.
 * @param page.url address of the page, with its query.
 */
export function sendSessionEndedForm(
  reply: FastifyReply,
  { url, fields, siteName }: { url: string; fields: FormFields; siteName: string },
): FastifyReply {
  return sendPlainPage(reply, 401, {
    ...SESSION_ENDED,
    siteName,
    actions: otherTab(loginAddress(url), 'Iniciar sesión') + renderForm(withoutSecrets(fields), 'Enviar'),
    policy: PLAIN_FORM_POLICY,
  });
}

/**
 * Answers a form whose page shows another account than the session. It still contains the account of its page: it can
 * be sent once that account is logged in again, and never for the other one.
 */
export function sendOtherSessionForm(
  reply: FastifyReply,
  { fields, siteName }: { fields: FormFields; siteName: string },
): FastifyReply {
  const kept = withoutSecrets(fields);
  if (!isTyped(kept)) return sendFailurePage(reply, 409, OTHER_SESSION, siteName);
  const owner = fields[PAGE_ACCOUNT_FIELD] || NO_ACCOUNT;
  const wayBack =
    owner === NO_ACCOUNT
      ? 'cierra esa sesión en otra pestaña y vuelve a esta.'
      : 'cierra esa sesión en otra pestaña, entra con la cuenta con la que lo escribiste y vuelve a esta.';
  return sendPlainPage(reply, 409, {
    title: OTHER_SESSION.title,
    description: `No enviamos nada. Lo que escribiste sigue aquí: para enviarlo, ${wayBack}`,
    siteName,
    actions: otherTab(ACCOUNT_MENU, 'Ver esa sesión') + renderForm(kept, 'Enviar'),
    policy: PLAIN_FORM_POLICY,
  });
}

/** The page for logging out without scripts. */
const ACCOUNT_MENU = '/menu';

/** A link that opens in another tab, so that the page with its form stays open. */
function otherTab(href: string, text: string): string {
  return `<p><a${attributes({ href, target: '_blank', rel: 'noopener' })}>${text} (en otra pestaña)</a></p>`;
}

const typedNames = (fields: FormFields): string[] =>
  Object.keys(fields).filter((name) => fields[name] !== '');

/** The non-empty fields that may be returned. */
function withoutSecrets(fields: FormFields): FormFields {
  return Object.fromEntries(
    typedNames(fields)
      .filter((name) => !SECRET.test(name))
      .map((name) => [name, fields[name] ?? '']),
  );
}

/** A form that sends the fields to the address of the current page. */
function renderForm(fields: FormFields, button: string): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input${attributes({ type: 'hidden', name, value })}>`,
  );
  return `<form method="post">${inputs.join('')}<button>${escapeHtml(button)}</button></form>`;
}
