import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { DocumentsAnswer, SavedDocumentAnswer } from '@chamba/kernel/api';
import type { Queryable } from '@chamba/database';
import type { Account } from '../accounts/accounts.ts';
import { lockOwnAccount } from '../accounts/own-account.ts';
import type { AccountContext } from '../account-context.ts';
import { FileAnswer } from '../http/call.ts';
import type { Upload } from '../http/call.ts';
import { Fault } from '../http/fault.ts';
import { requireResume } from '../my-service/resume/resume-rows.ts';
import { filesOfResume, resumeFileOfId } from '../person-files/file-rows.ts';
import type { FileRow } from '../person-files/file-rows.ts';
import { checkDocument, DOCUMENT_TYPES } from './check-document.ts';
import type { DocumentFault } from './check-document.ts';
import { documentName } from './document-name.ts';
import { readId } from './file-id.ts';
import { keepFile } from './keep-file.ts';

/** Most files in the résumés of an account. */
export const FILE_LIMIT = 10;

/** Most bytes of an account's files, with those that only applications hold any more. */
export const BYTE_LIMIT = 20_480_000;

/** How long a deleted file can be put back, in milliseconds. */
export const RESTORE_MS = 3_600_000;

const TOO_LARGE = 'El archivo debe ser menor de 2 Mb.';
const TOO_MANY = `Ya tienes ${FILE_LIMIT} archivos. Elimina uno para subir otro.`;
const NO_ROOM =
  'Ya no tienes espacio para este archivo. Cuentan también los que enviaste en tus postulaciones.';
const FAULTS: Readonly<Record<DocumentFault, string>> = {
  type: 'El archivo debe ser PDF o Word.',
  macros: 'El archivo tiene macros y no lo podemos recibir. Guárdalo como PDF y vuelve a subirlo.',
};

const refuse = (text: string): Fault => new Fault('File-1', 400, text);

const ENDINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(DOCUMENT_TYPES).map(([kind, type]) => [type, kind]),
);

const toDocument = ({ id, name, type, bytes, created_at: at }: FileRow) => ({
  id: String(id),
  name,
  url: `/api/images/documents/${id}`,
  size: bytes,
  type: ENDINGS[type] ?? '',
  added: at.toISOString(),
});

async function answerDocuments(db: Queryable, resumeId: number): Promise<DocumentsAnswer> {
  return { documents: (await filesOfResume(db, resumeId)).map(toDocument) };
}

/** The files of a résumé. @throws Fault MYS-16 when the account has no such résumé. */
export async function listDocuments(
  { store }: AccountContext,
  account: Account,
  instance: string,
): Promise<DocumentsAnswer> {
  return answerDocuments(store, (await requireResume(store, account.id, instance)).id);
}

/** @throws Fault File-1 where an account has as many files as it may, or no room for so many bytes more. */
async function checkRoom(transaction: Queryable, accountId: number, bytes: number): Promise<void> {
  const { rows } = await transaction.query<{ files: number; bytes: number }>(
    `select (select count(distinct file_id)::int from resume_file join resume on resume.id = resume_id
               where account_id = $1 and removed_at is null) as files,
            (select coalesce(sum(bytes), 0)::int from person_file where account_id = $1) as bytes`,
    [accountId],
  );
  if ((rows[0]?.files ?? 0) >= FILE_LIMIT) throw refuse(TOO_MANY);
  if ((rows[0]?.bytes ?? 0) + bytes > BYTE_LIMIT) throw refuse(NO_ROOM);
}

/**
 * Adds a file to a résumé.
 * @throws Fault MYS-16 no such résumé; File-1 what is neither PDF nor Word, too large, or one too many.
 */
export async function saveDocument(
  context: AccountContext,
  account: Account,
  instance: string,
  upload: Upload | undefined,
): Promise<SavedDocumentAnswer> {
  const { id: resumeId } = await requireResume(context.store, account.id, instance);
  if (!upload) throw new Fault('File-1');
  const checked = checkDocument(await readFile(upload.path));
  // The end of one that is too large is missing; what begins like no allowed kind is refused whatever its size.
  if (upload.isTruncated) throw refuse(TOO_LARGE);
  if ('fault' in checked) throw refuse(FAULTS[checked.fault]);
  await checkRoom(context.store, account.id, upload.bytes);
  const file = {
    account,
    name: documentName(upload.name, checked.kind),
    type: DOCUMENT_TYPES[checked.kind],
    bytes: upload.bytes,
    content: createReadStream(upload.path),
  };
  return keepFile(context, file, async (transaction, fileId) => {
    // The file itself is among the account's by now.
    await checkRoom(transaction, account.id, 0);
    await requireResume(transaction, account.id, String(resumeId));
    await transaction.query('insert into resume_file (resume_id, file_id) values ($1, $2)', [
      resumeId,
      fileId,
    ]);
    const saved = (await filesOfResume(transaction, resumeId)).find(({ id }) => id === fileId);
    return saved ? { document: toDocument(saved) } : {};
  });
}

/**
 * Takes a file out of a résumé, or out of all of the account where none is named. A second time changes nothing.
 * @throws Fault MYS-13 when the account has no such file.
 */
export async function deleteDocument(
  { store, now }: AccountContext,
  account: Account,
  instance: string,
  resumeid: string | undefined,
): Promise<DocumentsAnswer> {
  const id = readId(instance);
  const resume = resumeid === undefined ? null : readId(resumeid);
  return store.tx(async (transaction) => {
    const { rows } = await transaction.query<{ resume_id: number }>(
      `update resume_file set removed_at = coalesce(removed_at, $3) from resume
        where resume.id = resume_id and account_id = $1 and file_id = $2
          and ($4::int is null or resume_id = $4) returning resume_id`,
      [account.id, id, now(), resume],
    );
    const [row] = rows;
    if (!row) throw new Fault('MYS-13', 404);
    return resume === null ? { documents: [] } : answerDocuments(transaction, row.resume_id);
  });
}

/**
 * Puts a file back into the résumé that it was taken out of within the last hour.
 * @throws Fault MYS-13 when it is not there any more; File-1 when there are as many as there may be.
 */
export async function restoreDocument(
  { store, now }: AccountContext,
  account: Account,
  instance: string,
  resumeid: string,
): Promise<DocumentsAnswer> {
  const [id, resume] = [readId(instance), readId(resumeid)];
  return store.tx(async (transaction) => {
    await lockOwnAccount(transaction, account);
    const { rows } = await transaction.query<{ removed_at: Date | null }>(
      `select removed_at from resume_file join resume on resume.id = resume_id
        where account_id = $1 and file_id = $2 and resume_id = $3
          and (removed_at is null or removed_at > $4) for update of resume_file`,
      [account.id, id, resume, new Date(now().getTime() - RESTORE_MS)],
    );
    if (!rows[0]) throw new Fault('MYS-13', 404);
    if (rows[0].removed_at) {
      await checkRoom(transaction, account.id, 0);
      await transaction.query(
        'update resume_file set removed_at = null where resume_id = $1 and file_id = $2',
        [resume, id],
      );
    }
    return answerDocuments(transaction, resume);
  });
}

/** A file of an account's résumés, to be saved. @throws Fault MYS-13 for every other one. */
export async function documentFile(
  { store, files }: AccountContext,
  account: Account,
  id: string,
): Promise<FileAnswer> {
  const row = await resumeFileOfId(store, account.id, readId(id));
  const content = row && (await files.get(row.key));
  if (!content) throw new Fault('MYS-13', 404);
  return new FileAnswer(row.type, content, row.name);
}
