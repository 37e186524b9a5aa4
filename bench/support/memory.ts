/** Memory of a process and its descendants, from `/proc`: figures in bytes, empty where `/proc` is missing. */
import { readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number; parent: number; resident: number; anonymous: number };

/** One process of a family: all memory it holds, and its share where pages of memory are shared with others, in MB. */
export type ProcessMemory = { pid: number; rss: number; share: number };

const KB = 1_024;

/** A field of a file of `/proc` that is given in kB, or is a number. */
function field(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
}

function read(pid: string): Process | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return {
      pid: Number(pid),
      parent: field(status, 'PPid'),
      resident: field(status, 'VmRSS') * KB,
      anonymous: field(status, 'RssAnon') * KB,
    };
  } catch {
    // It ended meanwhile.
    return null;
  }
}

/** A process and its descendants, the process itself first. */
function listDescendants(root: number): Process[] {
  let names: string[];
  try {
    names = readdirSync('/proc');
  } catch {
    return [];
  }
  const all = names.filter((name) => /^\d+$/.test(name)).flatMap((pid) => read(pid) ?? []);
  const family = new Set([root]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all
    .filter(({ pid }) => family.has(pid))
    .sort((one, other) => Number(other.pid === root) - Number(one.pid === root));
}

/**
 * Resident memory of a process, and of it with all its descendants, in bytes. Of the latter, `anonymous` is what the
 * processes allocated: the rest are pages of files, which the kernel drops and reads again as it likes.
 */
export function readResident(root: number): { main: number; all: number; anonymous: number } {
  const family = listDescendants(root);
  return {
    main: family.find(({ pid }) => pid === root)?.resident ?? 0,
    all: family.reduce((sum, { resident }) => sum + resident, 0),
    anonymous: family.reduce((sum, { anonymous }) => sum + anonymous, 0),
  };
}

/** Memory of each process of a family, the process itself first. */
export function readMemory(root: number): ProcessMemory[] {
  return listDescendants(root).flatMap(({ pid }) => {
    try {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      const megabytes = (name: string): number => Math.round(field(text, name) / KB);
      return [{ pid, rss: megabytes('Rss'), share: megabytes('Pss') }];
    } catch {
      return [];
    }
  });
}
