import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../document/html.ts';
import { PLAIN_POLICY, PLAIN_STYLE } from '../document/plain-page.ts';

/** Why an address has no page at the moment, in Spanish. */
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

export const BUSY: PageFailure = {
  title: 'Recibimos demasiadas solicitudes desde tu red.',
  description: 'Espera unos segundos y vuelve a intentarlo.',
  again: true,
};

export const CROWDED: PageFailure = {
  title: 'Hay muchas visitas en este momento',
  description:
    'Espera unos segundos y vuelve a intentarlo. Lo que buscabas sigue en la dirección de esta página.',
  again: true,
};

export const TOO_LONG: PageFailure = {
  title: 'La dirección es demasiado larga.',
  description: 'La página que buscas no existe.',
  again: false,
};

export const MISSING: PageFailure = {
  ...TOO_LONG,
  title: 'La página que buscas no existe.',
  description: 'Revisa la dirección o empieza desde el inicio.',
};

export const UNREADABLE: PageFailure = { ...TOO_LONG, title: 'La dirección no es válida.' };

/** Answers with a failure page: it needs neither the units nor their services. */
export function sendFailurePage(
  reply: FastifyReply,
  status: number,
  failure: PageFailure,
  siteName: string,
): FastifyReply {
  // An empty address is the current one.
  const [address, text] = failure.again ? ['', 'Reintentar'] : ['/', 'Ir al inicio'];
  return sendPlainPage(reply, status, {
    ...failure,
    siteName,
    actions: `<p><a href="${address}">${text}</a></p>`,
  });
}

/**
 * Answers with a self-contained page.
 * @param page.actions HTML after the description.
 * @param page.head HTML at the end of the head.
 * @param page.policy its content security policy.
 */
export function sendPlainPage(
  reply: FastifyReply,
  status: number,
  page: {
    title: string;
    description: string;
    siteName: string;
    actions: string;
    head?: string;
    policy?: string;
  },
): FastifyReply {
  const { title, description, siteName, actions, head = '', policy = PLAIN_POLICY } = page;
  const html = [
    '<!doctype html><html lang="es-MX"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${title.replace(/\.$/, '')} | ${siteName}`)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}"><meta name="robots" content="nofollow, noindex">`,
    `<style>${PLAIN_STYLE}</style>${head}</head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>`,
    `${actions}</main></body></html>`,
  ].join('');
  return reply
    .code(status)
    .removeHeader('content-encoding')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);
}
