import type { Queryable } from '@chamba/database';

/** A photo or a document as stored. */
export type FileRow = {
  id: number;
  /** Where its content is in the store of files. */
  key: string;
  name: string;
  /** Media type. */
  type: string;
  bytes: number;
  created_at: Date;
};

const COLUMNS = 'f.id, f.key, f.name, f.type, f.bytes, f.created_at';

/** Address of a photo on the site. */
export const photoAddress = (id: number): string => `/api/images/photos/${id}`;

/** Address of the photo of an account; empty without one. */
export async function readPhotoAddress(db: Queryable, accountId: number): Promise<string> {
  const { rows } = await db.query<{ file_id: number }>(
    'select file_id from account_photo where account_id = $1',
    [accountId],
  );
  return rows[0] ? photoAddress(rows[0].file_id) : '';
}

/** The photo of an account by its id; null where the account shows none, or another one. */
export async function photoOfId(db: Queryable, accountId: number, id: number): Promise<FileRow | null> {
  const { rows } = await db.query<FileRow>(
    `select ${COLUMNS} from account_photo p join person_file f on f.id = p.file_id
      where p.account_id = $1 and f.id = $2`,
    [accountId, id],
  );
  return rows[0] ?? null;
}

/** Files of a résumé in the order in which they were added. */
export async function filesOfResume(db: Queryable, resumeId: number): Promise<FileRow[]> {
  const { rows } = await db.query<FileRow>(
    `select ${COLUMNS} from resume_file r join person_file f on f.id = r.file_id
      where r.resume_id = $1 and r.removed_at is null order by f.id`,
    [resumeId],
  );
  return rows;
}

/** A file that is in one of an account's résumés; null for every other. */
export async function resumeFileOfId(db: Queryable, accountId: number, id: number): Promise<FileRow | null> {
  const { rows } = await db.query<FileRow>(
    `select ${COLUMNS} from person_file f where f.account_id = $1 and f.id = $2
       and exists (select from resume_file where file_id = f.id and removed_at is null)`,
    [accountId, id],
  );
  return rows[0] ?? null;
}

/** Files of an account, old ones that applications were sent with too. */
export async function filesOfAccount(db: Queryable, accountId: number): Promise<FileRow[]> {
  const { rows } = await db.query<FileRow>(
    `select ${COLUMNS} from person_file f where f.account_id = $1 order by f.id`,
    [accountId],
  );
  return rows;
}

/** Gives the files of a résumé to a copy of it. Their content is the same. */
export async function copyResumeFiles(transaction: Queryable, from: number, to: number): Promise<void> {
  await transaction.query(
    `insert into resume_file (resume_id, file_id)
       select $2, file_id from resume_file where resume_id = $1 and removed_at is null`,
    [from, to],
  );
}

/** The photo of an account; null without one. */
export async function photoOfAccount(db: Queryable, accountId: number): Promise<FileRow | null> {
  const { rows } = await db.query<FileRow>(
    `select ${COLUMNS} from account_photo p join person_file f on f.id = p.file_id where p.account_id = $1`,
    [accountId],
  );
  return rows[0] ?? null;
}

/** What an application is sent with: the photo, and the files of its résumé. */
export type SentFiles = { photo: FileRow | null; files: FileRow[] };

/** The photo of an account and the files of a résumé as they are now. */
export async function currentFiles(
  transaction: Queryable,
  accountId: number,
  resumeId: number,
): Promise<SentFiles> {
  const photo = await photoOfAccount(transaction, accountId);
  return { photo, files: await filesOfResume(transaction, resumeId) };
}

/** Keeps files for an application for as long as it is there, whatever becomes of the résumé. */
export async function keepForApplication(
  transaction: Queryable,
  applicationId: number,
  { photo, files }: SentFiles,
): Promise<void> {
  await transaction.query('delete from application_file where application_id = $1', [applicationId]);
  for (const { id } of photo ? [photo, ...files] : files)
    await transaction.query('insert into application_file (application_id, file_id) values ($1, $2)', [
      applicationId,
      id,
    ]);
}

/** A file that an application was sent with; null for every other. */
export async function applicationFileOfId(
  db: Queryable,
  applicationId: number,
  id: number,
): Promise<FileRow | null> {
  const { rows } = await db.query<FileRow>(
    `select ${COLUMNS} from application_file a join person_file f on f.id = a.file_id
      where a.application_id = $1 and f.id = $2`,
    [applicationId, id],
  );
  return rows[0] ?? null;
}
