import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/** Root of the repository, from the compiled file. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Milliseconds below which the given share of the sorted samples lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** p50, p95 and p99 of samples in ms, rounded to tenths. */
export function percentiles(samples: readonly number[]): { p50: number; p95: number; p99: number } {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number) => Math.round(percentile(sorted, share) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

const toFile = (name: string): string => path.join(ROOT, 'bench/results', `${name}.json`);

const keptSchema = z.object({ rows: z.array(z.record(z.string(), z.union([z.string(), z.number()]))) });

/** Rows that an earlier run has kept; none where there are none. */
export function readKept(name: string): Record<string, string | number>[] {
  const file = toFile(name);
  return existsSync(file) ? keptSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).rows : [];
}

/** Short hash of the commit that is checked out. */
export const currentCommit = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();

/** Prints a table and keeps the figures, with commit and machine size, in bench/results. */
export function report(name: string, rows: ReadonlyArray<Record<string, string | number>>): void {
  const commit = currentCommit();
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  console.log(`\n${name} (commit ${commit}; ${machine})`);
  console.table(rows);
  const file = toFile(name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ commit, machine, rows }, null, 2)}\n`);
}
