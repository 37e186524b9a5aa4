import { escapeHtml } from '../document/html.ts';
import { PLAIN_STYLE } from '../document/plain-page.ts';
import type { PageRefusal } from './page-chooser.ts';

/** A page that explains to a tester why the choice cannot be shown, with a link to the public page. */
export function refusalPage({ title, reasons }: Pick<PageRefusal, 'title' | 'reasons'>): string {
  return [
    '<!doctype html><html lang="es-MX"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${PLAIN_STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>`,
    `<ul>${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>`,
    '<p><a href="/?composition=live">Volver a lo publicado</a></p></main></body></html>',
  ].join('');
}
