import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Fault } from '../http/fault.ts';
import { envelope } from '../http/upstream.ts';
import type { Upstream } from '../http/upstream.ts';
import { escapeHtml } from '../mail/letter.ts';

const pathSchema = z.object({ key: z.enum(['privacy', 'privacyv2', 'terms', 'termsv2']) });
const FOLDER = new URL('../../data/legal/', import.meta.url);

/** Legal documents as safe HTML without a heading of their own; the site's name is filled in. */
export function legalUpstreams({ siteName }: { siteName: string }): Upstream[] {
  const documents = new Map<string, Promise<string>>();
  const read = (key: string): Promise<string> => {
    const known = documents.get(key);
    if (known) return known;
    const document = readFile(new URL(`${key}.html`, FOLDER), 'utf8').then((html) =>
      html.replaceAll('{{sitio}}', escapeHtml(siteName)),
    );
    documents.set(key, document);
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
