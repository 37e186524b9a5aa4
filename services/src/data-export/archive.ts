import { zipSync, strToU8 } from 'fflate';
import { buffer } from 'node:stream/consumers';
import type { Queryable, Row } from '@chamba/database';
import { accountOfId } from '../accounts/accounts.ts';
import { readCandidate } from '../my-service/candidate.ts';
import { requireResume } from '../my-service/resume/resume-rows.ts';
import type { FileStore } from '../file-store/index.ts';
import { readPerson } from '../people/people.ts';
import { filesOfAccount } from '../person-files/file-rows.ts';
import { resumeAsJson } from './json-resume.ts';
import { writePage } from './readable-page.ts';

/** A part of the copy: the tables it is made of, and what people call it. */
type Part = { file: string; title: string; tables: readonly string[] };

const PARTS: readonly Part[] = [
  {
    file: 'cuenta',
    title: 'Tu cuenta y tus datos de contacto',
    tables: ['account', 'candidate'],
  },
  {
    file: 'postulaciones',
    title: 'Tus postulaciones y sus comprobantes',
    tables: ['application', 'application_event', 'delivery'],
  },
  {
    file: 'busquedas',
    title: 'Tus búsquedas',
    tables: ['recent_search', 'hold_search'],
  },
  {
    file: 'consentimientos',
    title: 'Lo que aceptaste y los correos que elegiste',
    tables: ['legal_acceptance', 'consent_change', 'mail_preference', 'privacy_request'],
  },
  {
    file: 'archivos',
    title: 'Tu foto y tus archivos',
    tables: ['person_file', 'account_photo', 'resume_file', 'application_file'],
  },
  {
    file: 'sesiones',
    title: 'Tus sesiones y llaves de acceso',
    tables: ['session', 'passkey'],
  },
];

const OTHER: Omit<Part, 'tables'> = {
  file: 'otros',
  title: 'Lo demás que guardamos',
};

const toJson = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(value, null, 2)}\n`);

/**
 * Everything that is kept of an account as a ZIP: a page that people read, the same as JSON, each résumé as JSON Resume, and
 * its photos and files.
 * @returns null when the account is gone.
 */
export async function makeArchive(
  db: Queryable,
  files: FileStore,
  accountId: number,
  siteName: string,
  now: Date,
): Promise<Buffer | null> {
  const account = await accountOfId(db, accountId);
  if (!account) return null;
  const { tables } = await readPerson(db, {
    id: accountId,
    email: account.email,
  });
  const named = new Set(PARTS.flatMap((part) => part.tables));
  const pick = (names: readonly string[]): Record<string, Row[]> =>
    Object.fromEntries(names.flatMap((name) => (tables[name] ? [[name, tables[name]] as const] : [])));
  const parts = [
    ...PARTS.map(({ file, title, tables: names }) => ({
      file,
      title,
      tables: pick(names),
    })),
    {
      ...OTHER,
      tables: pick(Object.keys(tables).filter((name) => !named.has(name))),
    },
  ];
  const entries: Record<string, Uint8Array> = {
    'mis-datos.html': strToU8(writePage(siteName, now, parts)),
  };
  for (const part of parts) entries[`${part.file}.json`] = toJson(part.tables);
  const candidate = await readCandidate(db, account);
  const { rows } = await db.query<{ id: number }>(
    'select id from resume where account_id = $1 order by defaultcv desc, id desc',
    [accountId],
  );
  for (const [index, { id }] of rows.entries()) {
    const resume = await requireResume(db, accountId, String(id));
    entries[`cv-${index + 1}.json`] = toJson(resumeAsJson(account, candidate, resume));
  }
  for (const { id, key, name } of await filesOfAccount(db, accountId)) {
    const content = await files.get(key);
    if (content) entries[`archivos/${id}-${name}`] = await buffer(content);
  }
  return Buffer.from(zipSync(entries));
}
