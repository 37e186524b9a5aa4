import type { Row } from '@chamba/database';
import { escapeHtml } from '../mail/letter.ts';
import { VALUES, WORDS } from './words.ts';

const MOMENT = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0);

function writeValue(value: unknown, words: Readonly<Record<string, string>> | undefined): string {
  if (value instanceof Date) return escapeHtml(MOMENT.format(value));
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'object') return `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
  const text = String(value);
  return escapeHtml(words?.[text] ?? text);
}

/** A row by the words of its table; what is empty, or says nothing to a person, is left out. */
function writeRow(table: string, row: Row): string {
  const fields = WORDS[table]?.fields ?? {};
  const lines = Object.entries(row).flatMap(([column, value]) => {
    const label = fields[column] === undefined ? column : fields[column];
    if (label === null || isEmpty(value)) return [];
    return [`<dt>${escapeHtml(label)}</dt><dd>${writeValue(value, VALUES[`${table}.${column}`])}</dd>`];
  });
  return `<dl>${lines.join('')}</dl>`;
}

/** A part of the copy: its title, and its rows by table. */
export type PagePart = {
  title: string;
  tables: Readonly<Record<string, readonly Row[]>>;
};

/** The copy of a person's data as a page in their words. @param made when the data was read. */
export function writePage(siteName: string, made: Date, parts: readonly PagePart[]): string {
  const sections = parts.map(({ title, tables }) => {
    const lists = Object.entries(tables).map(
      ([table, rows]) =>
        `<h3>${escapeHtml(WORDS[table]?.title ?? table)} (${rows.length})</h3>${rows
          .map((row) => writeRow(table, row))
          .join('\n<hr>\n')}`,
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
<p>Todo lo que guardamos de ti el ${escapeHtml(MOMENT.format(made))} (hora del centro de México), salvo las claves de tu contraseña, de tus sesiones y de tus llaves de acceso. Los archivos .json tienen lo mismo, completo, para otros programas; tus currículums están en cv-….json, en el formato JSON Resume; tu foto y tus archivos están en la carpeta archivos.</p>
${sections.join('\n')}
</body></html>
`;
}
