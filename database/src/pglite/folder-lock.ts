import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another living process works on the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
  constructor(
    readonly folder: string,
    readonly pid: number,
    since: string,
  ) {
    super(
      `The data folder ${folder} is in use by process ${pid} (since ${since}). ` +
        'Stop that process first, or set DATA_DIR to another folder.',
    );
  }
}

type Owner = { pid: number; born: string; since: string };

/** Folders this very process holds; a lock with our own pid that is not here is left from an earlier life. */
const held = new Set<string>();

/** When a process began, in units of the system; empty if unknown. Distinguishes reused pids. */
function readStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(owner: Owner): boolean {
  if (owner.pid === process.pid) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const born = readStartTime(owner.pid);
  return born === '' || owner.born === '' || born === owner.born;
}

function read(file: string): { text: string; owner: Owner } | null {
  try {
    const text = readFileSync(file, 'utf8');
    const parsed: unknown = JSON.parse(text);
    const record = typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
    return {
      text,
      owner: {
        pid: Number(record['pid']) || 0,
        born: String(record['born'] ?? ''),
        since: String(record['since'] ?? ''),
      },
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    return { text: '', owner: { pid: 0, born: '', since: '' } };
  }
}

/**
 * Takes the data folder for this process; a lock whose process is dead is taken over.
 * @returns the way to give it back.
 * @throws FolderInUseError when another living process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'database.lock');
  if (held.has(file)) throw new FolderInUseError(folder, process.pid, 'this start');
  const mine: Owner = { pid: process.pid, born: readStartTime(process.pid), since: new Date().toISOString() };
  for (let attempt = 0; attempt < 20; attempt += 1) {
    // A complete file appears at once by link, so that no process reads half a lock.
    const draft = `${file}.${process.pid}`;
    try {
      writeFileSync(draft, JSON.stringify(mine));
      linkSync(draft, file);
      rmSync(draft, { force: true });
      held.add(file);
      return () => {
        if (held.delete(file)) rmSync(file, { force: true });
      };
    } catch (error) {
      rmSync(draft, { force: true });
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const found = read(file);
    if (!found) continue;
    if (found.owner.pid > 0 && isAlive(found.owner))
      throw new FolderInUseError(folder, found.owner.pid, found.owner.since);
    const aside = `${file}.stale-${process.pid}`;
    try {
      renameSync(file, aside);
    } catch {
      continue;
    }
    // Another process may have taken the folder over between reading and renaming: then give theirs back.
    if (read(aside)?.text !== found.text) {
      try {
        linkSync(aside, file);
      } catch {
        // A third process was faster; the next round finds it.
      }
    }
    rmSync(aside, { force: true });
  }
  throw new Error(`The lock of the data folder ${folder} could not be taken.`);
}
