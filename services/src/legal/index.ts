import { readFile } from 'node:fs/promises';
import { LEGAL_VERSION } from '@chamba/kernel/legal';
import { handler } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { escapeHtml } from '../mail/letter.ts';
import { retentionList } from './retention-list.ts';

/** Who is responsible for personal data. */
export type LegalIdentity = {
  /** Name of the person or company. */
  name: string;
  /** Domicile, in one line. */
  address: string;
  /** Where requests about personal data are received. */
  email: string;
};

const FOLDER = new URL('../../data/legal/', import.meta.url);

/** Placeholder where no settings name who is responsible: tests and tools without a site. */
export const EXAMPLE_IDENTITY: LegalIdentity = {
  name: 'Empresa de Ejemplo (nombre de ejemplo)',
  address: 'Calle de Ejemplo 100 (domicilio de ejemplo)',
  email: 'privacidad@example.com',
};

/** A day as people read it. @param day `YYYY-MM-DD`. */
const longDate = (day: string): string =>
  new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/**
 * Legal documents as safe HTML without a heading of their own. Filled in are the site's name, who is responsible for
 * personal data, the version, and the periods that data is kept for.
 */
export function legalHandlers({
  siteName,
  legal = EXAMPLE_IDENTITY,
}: {
  siteName: string;
  legal?: LegalIdentity | undefined;
}): Handler[] {
  const values: Readonly<Record<string, string>> = {
    sitio: escapeHtml(siteName),
    responsable: escapeHtml(legal.name),
    domicilio: escapeHtml(legal.address),
    correo: escapeHtml(legal.email),
    fecha: longDate(LEGAL_VERSION),
    version: LEGAL_VERSION,
    conservacion: retentionList(),
  };
  const documents = new Map<string, Promise<string>>();
  const read = (key: string): Promise<string> => {
    const known = documents.get(key);
    if (known) return known;
    const document = readFile(new URL(`${key}.html`, FOLDER), 'utf8').then((html) =>
      html.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? ''),
    );
    documents.set(key, document);
    document.catch(() => documents.delete(key));
    return document;
  };
  return [handler('legal.document', async ({ path }) => ({ content: await read(path.key) }))];
}
