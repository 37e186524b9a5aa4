/** Parses forms that browsers send without scripts. */
import type { FormFields } from '@chamba/kernel/remote';
import type { FastifyRequest } from 'fastify';
import { PAGE_ACCOUNT_FIELD } from '../session/page-account.ts';
import type { PageChoice } from '../testers/page-chooser.ts';
import type { PageFailure } from './failure-page.ts';

/** The only accepted encoding of forms: files are uploaded by calls. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Maximum size of a form's body in bytes: the longest texts of a résumé, percent-encoded. */
export const FORM_BYTES = 65_536;

/** A submitted form, and the composition of its page. */
export type SentForm = { fields: FormFields; choice: PageChoice };

export const NOT_A_FORM: PageFailure = {
  title: 'Esta página no recibe formularios.',
  description: 'Ábrela otra vez para seguir.',
  again: true,
};

export const FOREIGN_FORM: PageFailure = {
  title: 'No pudimos comprobar de dónde viene el formulario.',
  description: 'No enviamos nada. Abre la página otra vez y envíalo desde ahí.',
  again: true,
};

export const INVALID_FORM: PageFailure = {
  title: 'No pudimos leer el formulario.',
  description: 'No enviamos nada. Vuelve atrás en tu navegador para corregirlo.',
  again: true,
};

export const LONG_FORM: PageFailure = {
  ...INVALID_FORM,
  title: 'El formulario es demasiado largo.',
};

export const OTHER_SESSION: PageFailure = {
  title: 'Hay otra sesión abierta en este navegador.',
  description: 'No enviamos nada. Abre la página otra vez para seguir con la cuenta que está abierta ahora.',
  again: true,
};

/**
 * Parses the body of a form.
 * @param names accepted fields; all others are ignored. Missing ones are empty.
 * @returns null if the body is not a form, has a field twice or a null character, which our forms never send.
 */
export function readForm(request: FastifyRequest, names: readonly string[]): FormFields | null {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== FORM_TYPE || !Buffer.isBuffer(request.body)) return null;
  const sent = new URLSearchParams(request.body.toString('utf8'));
  const fields: Array<[string, string]> = [];
  for (const name of new Set([...names, PAGE_ACCOUNT_FIELD])) {
    const values = sent.getAll(name);
    const value = values[0] ?? '';
    if (values.length > 1 || value.includes('\0')) return null;
    // Browsers end the lines of a text area with CRLF.
    fields.push([name, value.replaceAll('\r\n', '\n')]);
  }
  return Object.fromEntries(fields);
}
