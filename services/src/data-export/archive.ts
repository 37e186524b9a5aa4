import { zipSync, strToU8 } from 'fflate';
import type { Queryable, Row } from '@chamba/database';
import { accountOfId } from '../accounts/accounts.ts';
import { escapeHtml } from '../mail/letter.ts';
import { readCandidate } from '../my-service/candidate.ts';
import { requireResume } from '../my-service/resume/resume-rows.ts';
import { readPerson } from '../people/people.ts';
import { toJsonResume } from './json-resume.ts';

/** A part of the copy: the tables it is made of, and what people call it. */
type Part = { file: string; title: string; tables: readonly string[] };

const PARTS: readonly Part[] = [
  { file: 'cuenta', title: 'Tu cuenta y tus datos de contacto', tables: ['account', 'candidate'] },
  {
    file: 'postulaciones',
    title: 'Tus postulaciones y sus comprobantes',
    tables: ['application', 'application_event', 'delivery'],
  },
  { file: 'busquedas', title: 'Tus búsquedas', tables: ['recent_search', 'hold_search'] },
  {
    file: 'consentimientos',
    title: 'Lo que aceptaste y los correos que elegiste',
    tables: ['legal_acceptance', 'mail_preference', 'privacy_request'],
  },
  { file: 'sesiones', title: 'Tus sesiones', tables: ['session'] },
];

const OTHER: Omit<Part, 'tables'> = { file: 'otros', title: 'Lo demás que guardamos' };

const toJson = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(value, null, 2)}\n`);

function writeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '<i>vacío</i>';
  if (value instanceof Date) return escapeHtml(value.toISOString());
  return typeof value === 'object'
    ? `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`
    : escapeHtml(String(value));
}

const writeRow = (row: Row): string =>
  `<dl>${Object.entries(row)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${writeValue(value)}</dd>`)
    .join('')}</dl>`;

function writePage(
  siteName: string,
  made: Date,
  parts: ReadonlyArray<{ title: string; tables: Readonly<Record<string, readonly Row[]>> }>,
): string {
  const sections = parts.map(({ title, tables }) => {
    const lists = Object.entries(tables).map(
      ([table, rows]) =>
        `<h3>${escapeHtml(table)} (${rows.length})</h3>${rows.map(writeRow).join('\n<hr>\n')}`,
    );
    return `<section><h2>${escapeHtml(title)}</h2>${lists.join('\n') || '<p>Nada.</p>'}</section>`;
  });
  return `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mis datos en ${escapeHtml(siteName)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:0 auto;padding:24px;color:#1b2320}
dl{display:grid;grid-template-columns:minmax(120px,200px) 1fr;gap:4px 16px}dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}
pre{white-space:pre-wrap;margin:0}hr{border:0;border-top:1px solid #ddd}</style></head>
<body><h1>Mis datos en ${escapeHtml(siteName)}</h1>
<p>Todo lo que guardamos de ti el ${escapeHtml(made.toISOString())}, salvo las claves de tu contraseña y de tus sesiones. Tus currículums están en los archivos cv-….json, en el formato JSON Resume.</p>
${sections.join('\n')}
</body></html>
`;
}

/**
 * Everything that is kept of an account as a ZIP: a page that people read, the same as JSON, and each résumé as JSON Resume.
 * @returns null when the account is gone.
 */
export async function makeArchive(
  db: Queryable,
  accountId: number,
  siteName: string,
  now: Date,
): Promise<Buffer | null> {
  const account = await accountOfId(db, accountId);
  if (!account) return null;
  const { tables } = await readPerson(db, { id: accountId, email: account.email });
  const named = new Set(PARTS.flatMap((part) => part.tables));
  const pick = (names: readonly string[]): Record<string, Row[]> =>
    Object.fromEntries(names.flatMap((name) => (tables[name] ? [[name, tables[name]] as const] : [])));
  const parts = [
    ...PARTS.map(({ file, title, tables: names }) => ({ file, title, tables: pick(names) })),
    { ...OTHER, tables: pick(Object.keys(tables).filter((name) => !named.has(name))) },
  ];
  const files: Record<string, Uint8Array> = { 'mis-datos.html': strToU8(writePage(siteName, now, parts)) };
  for (const part of parts) files[`${part.file}.json`] = toJson(part.tables);
  const candidate = await readCandidate(db, account);
  const { rows } = await db.query<{ id: number }>(
    'select id from resume where account_id = $1 order by defaultcv desc, id desc',
    [accountId],
  );
  for (const [index, { id }] of rows.entries()) {
    const resume = await requireResume(db, accountId, String(id));
    files[`cv-${index + 1}.json`] = toJson(toJsonResume(account, candidate, resume));
  }
  return Buffer.from(zipSync(files));
}
