import { readFile } from 'node:fs/promises';
import { LEGAL_VERSION } from '@chamba/kernel/legal';
import { z } from 'zod';
import { Fault } from '../http/fault.ts';
import { envelope } from '../http/upstream.ts';
import type { Upstream } from '../http/upstream.ts';
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

const pathSchema = z.object({ key: z.enum(['privacy', 'privacyv2', 'terms', 'termsv2']) });
const FOLDER = new URL('../../data/legal/', import.meta.url);

/** Placeholder where no settings name who is responsible: tests and tools without a site. */
const EXAMPLE: LegalIdentity = {
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
export function legalUpstreams({
  siteName,
  legal = EXAMPLE,
}: {
  siteName: string;
  legal?: LegalIdentity | undefined;
}): Upstream[] {
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
  return [
    {
      name: 'legal',
      handlers: {},
      routes: (app) => {
        app.get('/legal-docs/documents/:key', async (request) => {
          const key = pathSchema.safeParse(request.params);
          if (!key.success) throw new Fault('MYS-13', 404);
          return envelope({ content: await read(key.data.key) });
        });
      },
    },
  ];
}
