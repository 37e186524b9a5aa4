import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../document/html.ts';
import { sendFailure } from '../proxy/send-failure.ts';
import { failures } from '../proxy/service-codes.ts';
import { isForThisMachine, isFromThisMachine } from '../session/loopback.ts';
import type { EmbeddedServices, OutboxMail } from '../services/services.ts';

/** Shown instead of a deleted text. */
const BLANKED = 'El texto ya se borró: su liga se usó o venció, o pasó su plazo.';

/** Shows unsent mails to a developer on this machine: they contain valid links. Mounted in development only. */
export function serveOutbox(app: FastifyInstance, { services }: { services: EmbeddedServices }): void {
  const preHandler = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> =>
    isFromThisMachine(request) && isForThisMachine(request)
      ? undefined
      : sendFailure(reply.header('cache-control', 'no-store'), failures.unknownService);
  const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  app.get('/dev/outbox', { preHandler }, async (request, reply) => {
    const mails = await services.outbox.list();
    if (request.headers.accept?.includes('application/json'))
      return reply.header('cache-control', 'no-store').send({ mails });
    const rows = mails.map(
      (mail) =>
        `<li><a href="/dev/outbox/${encodeURIComponent(mail.id)}">${escapeHtml(mail.subject)}</a><br><small>${escapeHtml(mail.to)} · <time>${escapeHtml(mail.date)}</time></small></li>`,
    );
    const body = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>No hay correos.</p>';
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page('Correos', body));
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', { preHandler }, async (request, reply) => {
    const mail = await services.outbox.read(request.params.id);
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8');
    if (!mail)
      return reply
        .code(404)
        .send(page('Correos', '<p>No existe.</p><p><a href="/dev/outbox">Correos</a></p>'));
    return reply.send(page(mail.subject, mailBody(mail)));
  });
}

function mailBody(mail: OutboxMail): string {
  return `<p><a href="/dev/outbox">Correos</a></p><p>Para: ${escapeHtml(mail.to)}<br>${escapeHtml(mail.date)}</p><p>${mail.text === '' ? BLANKED : linked(mail.text).replaceAll('\n', '<br>')}</p>`;
}

/** Escaped text with clickable addresses. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${breakable(part)}</a>` : escapeHtml(part),
    )
    .join('');
}

/** Escaped text that may break anywhere: secrets in addresses have no break opportunities. */
const breakable = (text: string): string => (text.match(/.{1,12}/gsu) ?? []).map(escapeHtml).join('<wbr>');

function page(title: string, body: string): string {
  return `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
}
