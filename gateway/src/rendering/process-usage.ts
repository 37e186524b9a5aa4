/** Resource usage of a local process, read from outside: a busy process cannot answer itself. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type Usage = {
  /** Processor time of all its threads, in ms. */
  cpuMs: number;
  /** Memory in use, in bytes. */
  rssBytes: number;
};

/** Linux reports processor time in hundredths of a second, whatever unit its kernel uses (proc(5), USER_HZ). */
const TICK_MS = 10;
const PAGE_BYTES = 4_096;

/** Time limit for `ps`. */
const PS_MS = 1_000;

/**
 * Usage of a process: from `/proc` on Linux, from `ps` on other Unix systems.
 * @returns null if neither is available, or the process has ended.
 */
export async function readUsage(pid: number): Promise<Usage | null> {
  if (process.platform === 'linux') return fromProc(pid);
  return process.platform === 'win32' ? null : fromPs(pid);
}

function fromProc(pid: number): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name before it may contain anything, including spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number);
    if (user === undefined || system === undefined || pages === undefined) return null;
    return { cpuMs: (user + system) * TICK_MS, rssBytes: pages * PAGE_BYTES };
  } catch {
    return null;
  }
}

function fromPs(pid: number): Promise<Usage | null> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'time=,rss=', '-p', String(pid)], { timeout: PS_MS }, (error, stdout) => {
      const [time, rss] = stdout.trim().split(/\s+/);
      resolve(error || !time ? null : { cpuMs: psTime(time), rssBytes: Number(rss) * 1_024 });
    });
  });
}

/** `[[days-]hours:]minutes:seconds[.hundredths]` in ms. */
function psTime(text: string): number {
  const [clock = '', days = '0'] = text.split('-').reverse();
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return (Number(days) * 86_400 + seconds) * 1_000;
}
