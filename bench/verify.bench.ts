/**
 * Changes of sources, built and put before `verify`: how many of those that break something are refused, and how many of
 * those that do not. `--only=<name>,…` tries some; `--set=later` takes those that were written after the rules, `--set=journeys` those that only show in what people get done; `--live=<folder>` names the releases to compare with.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildUnit } from '@chamba/composer/release';
import { verifyRelease } from '@chamba/composer/verify';
import { CHANGES, type SourceChange } from './verify/changes.ts';
import { JOURNEY_CHANGES } from './verify/journey-changes.ts';
import { LATER_CHANGES } from './verify/later-changes.ts';

/** Shares of the changes that are refused. */
const LEAST_BREAKING = 0.9;
const MOST_HARMLESS = 0.02;

const root = path.resolve(import.meta.dirname, '../..');
const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const live = path.resolve(option('live') ?? path.join(root, 'build/releases'));
const only = option('only')?.split(',');
const work = path.join(root, '.cache/verify-bench');

rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
for (const file of readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name)))
  cpSync(path.join(root, file), path.join(work, file));

for (const shared of ['node_modules', 'shared-kernel'])
  symlinkSync(path.join(root, shared), path.join(work, shared));

type Outcome = { change: SourceChange; found: string[]; warned: string[]; seconds: number };
const outcomes: Outcome[] = [];
const SETS: Readonly<Record<string, readonly SourceChange[]>> = {
  later: LATER_CHANGES,
  journeys: JOURNEY_CHANGES,
};
for (const change of SETS[option('set') ?? ''] ?? CHANGES) {
  if (only && !only.includes(change.name)) continue;
  const folder = path.join(work, change.unit);
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(root, change.unit), folder, {
    recursive: true,
    filter: (source) => !/\/(dist|node_modules)(\/|$)/.test(source),
  });
  for (const [file, from, to] of change.edits) {
    const place = path.join(folder, file);
    const text = from === '' ? '' : readFileSync(place, 'utf8');
    if (!text.includes(from)) throw new Error(`${change.name}: ${file} does not have ${from}`);
    writeFileSync(place, from === '' ? to : text.replace(from, () => to));
  }
  const started = performance.now();
  const found: string[] = [];
  const warned: string[] = [];
  try {
    const built = await buildUnit({ folder, out: path.join(work, 'out'), mode: 'production' });
    const report = await verifyRelease({
      folder: built.folder,
      // The shell's worker is compiled against declarations of the kernel that this copy does not lead to.
      ...(change.unit !== 'shell' && { sources: folder }),
      against: { folder: live },
      budgets: null,
      browser: true,
      pages: [change.page],
      journeys: 'concerned',
      kill: false,
    });
    for (const { level, rule, message } of report.findings)
      (level === 'breaking' ? found : warned).push(`${rule}: ${message}`);
  } catch (error) {
    found.push(`build: ${error instanceof Error ? error.message.slice(0, 200) : String(error)}`);
  }
  const seconds = (performance.now() - started) / 1000;
  outcomes.push({ change, found, warned, seconds });
  const isRight = (change.kind === 'breaking') === found.length > 0;
  console.log(
    `${isRight ? 'right' : 'WRONG'}  ${change.kind}  ${change.name}  ${seconds.toFixed(0)} s  ${[...found, ...warned.map((text) => `(${text})`)].join(' | ').slice(0, 600)}`,
  );
}
const refused = (kind: SourceChange['kind']) => {
  const all = outcomes.filter(({ change }) => change.kind === kind);
  const count = all.filter(({ found }) => found.length > 0).length;
  return {
    share: count / Math.max(1, all.length),
    text: `${count} of ${all.length} ${kind} changes refused`,
  };
};
const [breaking, harmless] = [refused('breaking'), refused('harmless')];
console.log(`${breaking.text}; ${harmless.text}`);
if (!only && (breaking.share < LEAST_BREAKING || harmless.share > MOST_HARMLESS)) process.exitCode = 1;
rmSync(work, { recursive: true, force: true });
