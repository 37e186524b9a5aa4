import { readdirSync, readFileSync } from 'node:fs';

/** Memory of one process, in MB: all it holds, and its share where pages of memory are shared with others. */
export type ProcessMemory = { pid: number; rss: number; share: number };

/**
 * Memory of a process and of those it started, the process itself first.
 * @returns an empty list where there is no `/proc`.
 */
export function memoryOf(pid: number): ProcessMemory[] {
  try {
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === pid)
      .map(Number);
    return [pid, ...children].map((each) => {
      const text = readFileSync(`/proc/${each}/smaps_rollup`, 'utf8');
      const field = (name: string): number =>
        Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1_024);
      return { pid: each, rss: field('Rss'), share: field('Pss') };
    });
  } catch {
    return [];
  }
}

function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}
