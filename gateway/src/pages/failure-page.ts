import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../document/html.ts';
import { PLAIN_POLICY, PLAIN_STYLE } from '../document/plain-page.ts';

/** Why an address has no page just now, in Spanish. */
export type PageFailure = {
  title: string;
  description: string;
  /** Whether the same address may answer later. */
  again: boolean;
};

export const UNAVAILABLE: PageFailure = {
  title: 'El servicio no está disponible en este momento',
  description: 'Por favor inténtalo de nuevo más tarde si el problema persiste',
  again: true,
};

export const BROKEN: PageFailure = {
  title: 'Hay un problema para cargar este contenido.',
  description: UNAVAILABLE.description,
  again: true,
};

export const TOO_LONG: PageFailure = {
  title: 'La dirección es demasiado larga.',
  description: 'La página que buscas no existe.',
  again: false,
};

export const UNREADABLE: PageFailure = { ...TOO_LONG, title: 'La dirección no es válida.' };

/** Answers with a page in the place of one that cannot be made: it needs neither the units nor their services. */
export function sendFailurePage(
  reply: FastifyReply,
  status: number,
  failure: PageFailure,
  siteName: string,
): FastifyReply {
  return reply
    .code(status)
    .removeHeader('content-encoding')
    .header('cache-control', 'no-store')
    .header('content-security-policy', PLAIN_POLICY)
    .type('text/html; charset=utf-8')
    .send(failurePage(failure, siteName));
}

function failurePage({ title, description, again }: PageFailure, siteName: string): string {
  return [
    '<!doctype html><html lang="es-MX"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${title.replace(/\.$/, '')} | ${siteName}`)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}"><meta name="robots" content="nofollow, noindex">`,
    `<style>${PLAIN_STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>`,
    // An empty address is this one.
    `<p><a href="${again ? '' : '/'}">${again ? 'Reintentar' : 'Ir al inicio'}</a></p></main></body></html>`,
  ].join('');
}
