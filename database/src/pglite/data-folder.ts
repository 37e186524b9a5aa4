import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';

/** PostgreSQL's major version that the embedded engine is built from. */
export const EMBEDDED_MAJOR = 18;

/** Entries of every database folder. */
const ESSENTIAL = ['base', 'global/pg_control', 'pg_wal', 'pg_xact'];

/** Mode bits of group and others. */
const NOT_OWNER = 0o077;

const RESTORE = 'Restore the last backup; see "Data" in docs/operating.md.';

/** The data folder cannot be used; the message names it and says what to do. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

/** Why a folder is reported as damaged. */
export const damaged = (folder: string, why: string, cause?: unknown): DataFolderError =>
  new DataFolderError(
    `The data folder ${folder} is damaged: ${why}. ${RESTORE} Keep the damaged folder until then.`,
    { cause },
  );

const getCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** The path that the system names in its refusal. */
const getPath = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'path' in error && typeof error.path === 'string'
    ? error.path
    : null;

function describeOwner(path: string): string {
  try {
    return `${path} belongs to user ${statSync(path).uid}; this process runs as user ${process.getuid?.() ?? 'unknown'}. `;
  } catch {
    return '';
  }
}

/** Turns a system error (EACCES, ENOSPC, …) into a DataFolderError that explains it; other errors are returned unchanged. */
export function folderError(folder: string, error: unknown): unknown {
  switch (getCode(error)) {
    case 'EACCES':
    case 'EPERM':
      return new DataFolderError(
        `The data folder ${folder} cannot be read and written by this process. ${describeOwner(getPath(error) ?? folder)}` +
          'Give it to the user that the site runs as (chown -R), or set DATA_DIR to another folder.',
        { cause: error },
      );
    case 'EROFS':
      return new DataFolderError(
        `The data folder ${folder} is on a file system that is mounted read-only. Set DATA_DIR to another folder.`,
        { cause: error },
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return new DataFolderError(
        `The disk of the data folder ${folder} is full. Free some space and start again.`,
        { cause: error },
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new DataFolderError(`The data folder ${folder} is not a folder. Set DATA_DIR to a folder.`, {
        cause: error,
      });
    default:
      return error;
  }
}

/** Bytes that the engine needs to open a database: it may have to write a segment of its log. */
const ROOM = 17 * 2 ** 20;

/** Whether the disk of a folder has no room for the engine to start. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < ROOM;
}

/**
 * Takes the rights of group and others from a folder and everything in it. Links are left alone.
 * @throws Error of the system where a file is not this process's to read and write.
 */
export function makePrivate(path: string): void {
  tighten(path, statSync(path).mode);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (!entry.isDirectory() && !entry.isFile()) continue;
    const inner = join(path, entry.name);
    try {
      if (entry.isDirectory()) makePrivate(inner);
      else {
        tighten(inner, lstatSync(inner).mode);
        accessSync(inner, constants.R_OK | constants.W_OK);
      }
    } catch (error) {
      // A running engine removes its own files.
      if (getCode(error) !== 'ENOENT') throw error;
    }
  }
}

function tighten(path: string, mode: number): void {
  if ((mode & NOT_OWNER) !== 0) chmodSync(path, mode & 0o7777 & ~NOT_OWNER);
}

function checkVersion(folder: string): void {
  const text = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (!/^\d{1,3}$/.test(text)) throw damaged(folder, 'its PG_VERSION names no version');
  const major = Number(text);
  if (major === EMBEDDED_MAJOR) return;
  throw new DataFolderError(
    `The data folder ${folder} holds a database of PostgreSQL ${major}; this version of the site embeds ` +
      `PostgreSQL ${EMBEDDED_MAJOR}. ` +
      (major > EMBEDDED_MAJOR
        ? 'Start the newer version of the site that made it, or restore the backup made before the update.'
        : 'Start the version of the site that made it, move to a server with pg_dump, or set DATA_DIR to another folder.'),
  );
}

/**
 * Looks at a database folder before the engine does, which would make a new database wherever it finds no `PG_VERSION`.
 * @returns whether there is a database; false means that the folder is missing or empty.
 * @throws DataFolderError when there is something else, or what is there is damaged or of another version.
 */
export function holdsDatabase(folder: string): boolean {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return false;
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw damaged(
      folder,
      'it is not empty, but has no PG_VERSION; no database can be opened in it, and a new one would overwrite the files',
    );
  checkVersion(folder);
  const missing = ESSENTIAL.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) throw damaged(folder, `${missing.join(', ')} missing (an incomplete copy?)`);
  return true;
}

/** Where a new database is made until it is whole; what an interrupted start left there is thrown away. */
export function newFolderFor(folder: string): string {
  const making = `${folder}.new`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  return making;
}

/** Puts a new, closed database where it belongs: whole or not at all. */
export function adopt(making: string, folder: string): void {
  makePrivate(making);
  try {
    renameSync(making, folder);
  } catch (error) {
    // A mounted volume cannot be replaced by a folder: then `PG_VERSION`, without which no start goes on, comes last.
    if (!['EBUSY', 'EXDEV'].includes(getCode(error))) throw error;
    const last = join(making, 'PG_VERSION');
    cpSync(making, folder, { recursive: true, filter: (source) => source !== last });
    cpSync(last, join(folder, 'PG_VERSION'));
    rmSync(making, { recursive: true, force: true });
  }
}
