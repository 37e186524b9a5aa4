import type { Message, Unsubscribe } from './mailer.ts';

/** Offers that a mail lists under one heading. */
export type OfferList = {
  heading: string;
  offers: readonly { title: string; url: string; lines: readonly string[] }[];
  /** Where there are more. */
  more: Link;
  /** Where lists of this kind end. */
  leave: Link;
};

type Link = { label: string; url: string };

/** What a letter says, before it becomes text and HTML. */
export type Letter = {
  to: string;
  subject: string;
  /** First line, e.g. `Hola, Lupita:`. */
  greeting: string;
  paragraphs: readonly string[];
  /** Offers, after the paragraphs. */
  lists?: readonly OfferList[];
  /** The one thing to do, as a button and as an address to copy. */
  action?: { label: string; url: string };
  /** Small print under the signature. */
  note?: string;
  /** The way out of mails of its kind; of every mail that is not about the account itself. */
  unsubscribe?: Unsubscribe;
};

/** Text made safe to stand in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** The link that ends mails. */
const LEAVE = 'Dejar de recibir estos correos';

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const link = ({ label, url }: Link, style: string): string =>
  `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;

/** As wide as a phone, and with links that a thumb hits. */
function renderList({ heading, offers, more, leave }: OfferList): string {
  const items = offers.map(
    ({ title, url, lines }) => `<li style="margin:0;padding:12px 0;border-top:1px solid #ddd">
${link({ label: title, url }, 'display:block;padding:4px 0;color:#055030;font-weight:600')}
${lines.map((line) => `<span style="display:block;font-size:14px;color:#444">${escapeHtml(line)}</span>`).join('\n')}
</li>`,
  );
  return `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.3">${escapeHtml(heading)}</h2>
<ul style="margin:0;padding:0;list-style:none">
${items.join('\n')}
</ul>
<p style="margin:12px 0 0">${link(more, 'display:inline-block;padding:8px 0;color:#055030;font-weight:600')}</p>
<p style="margin:0 0 8px;font-size:13px">${link(leave, 'display:inline-block;padding:8px 0;color:#555')}</p>`;
}

/** The same without marks. */
const listLines = ({ heading, offers, more, leave }: OfferList): string[] => [
  heading,
  ...offers.map(({ title, url, lines }) => [title, ...lines, url].join('\n')),
  `${more.label}:\n${more.url}`,
  `${leave.label}:\n${leave.url}`,
];

/** Its colours are said in full: a mail program in dark mode would else put its own background behind our dark text. */
function renderHtml(letter: Letter, siteName: string): string {
  const { greeting, paragraphs, lists = [], action, note, unsubscribe } = letter;
  const url = action ? escapeHtml(action.url) : '';
  const button = action
    ? `<p style="margin:24px 0"><a href="${url}" style="background:#055030;color:#fff;text-decoration:none;padding:12px 24px;border-radius:8px;display:inline-block">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px">Si el botón no funciona, copia esta dirección en tu navegador:<br><span style="word-break:break-all">${url}</span></p>`
    : '';
  return `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:16px;background:#fff;overflow-wrap:break-word;word-break:break-word;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.5;color:#1c1c1c">
<div style="max-width:560px;margin:0 auto">
${paragraph(greeting)}
${paragraphs.map(paragraph).join('\n')}
${lists.map(renderList).join('\n')}
${button}
<p style="margin:24px 0 0">El equipo de ${escapeHtml(siteName)}</p>
${note ? `<p style="margin:16px 0 0;font-size:13px;color:#555">${escapeHtml(note)}</p>` : ''}
${unsubscribe ? `<p style="margin:16px 0 0;font-size:13px;color:#555">${escapeHtml(unsubscribe.reason)} <a href="${escapeHtml(unsubscribe.page)}" style="color:#555">${LEAVE}</a></p>` : ''}
</div></body></html>`;
}

/** Turns a letter into a mail of text and HTML. */
export function writeLetter(letter: Letter, siteName: string): Message {
  const { to, subject, greeting, paragraphs, lists = [], action, note, unsubscribe } = letter;
  const lines = [greeting, ...paragraphs, ...lists.flatMap(listLines)];
  if (action) lines.push(`${action.label}:\n${action.url}`);
  lines.push(`El equipo de ${siteName}`);
  if (note) lines.push(note);
  if (unsubscribe) lines.push(`${unsubscribe.reason} ${LEAVE}:\n${unsubscribe.page}`);
  return {
    to,
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: renderHtml(letter, siteName),
    ...(unsubscribe && { oneClick: unsubscribe.oneClick }),
  };
}
