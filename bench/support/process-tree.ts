import { readdirSync, readFileSync } from 'node:fs';

type Entry = { pid: number; parent: number; residentKb: number };

function read(pid: string): Entry | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const number = (name: string): number =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { pid: Number(pid), parent: number('PPid'), residentKb: number('VmRSS') };
  } catch {
    // It ended meanwhile.
    return null;
  }
}

/**
 * Resident memory of a process and of all that descend from it, in bytes. Needs `/proc`.
 * @param root its process id.
 */
export function residentOf(root: number): { main: number; all: number; processes: number } {
  const entries = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => read(pid) ?? []);
  const family = new Set([root]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of entries) if (family.has(parent)) family.add(pid);
  }
  const kb = (pids: (entry: Entry) => boolean): number =>
    entries.filter(pids).reduce((sum, { residentKb }) => sum + residentKb, 0) * 1_024;
  return {
    main: kb(({ pid }) => pid === root),
    all: kb(({ pid }) => family.has(pid)),
    processes: entries.filter(({ pid }) => family.has(pid)).length,
  };
}
