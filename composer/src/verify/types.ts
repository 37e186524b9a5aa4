/** The types of a unit's sources: the bundler removes them without a look. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '@chamba/kernel/composition/release';
import { z } from 'zod';
import { breakingFor } from './findings.ts';
import type { CheckResult } from './report.ts';

const manifestSchema = z.object({ scripts: z.record(z.string(), z.string()).default({}) });

/** Errors that are quoted. */
const QUOTED = 5;
const LIMIT_MS = 180_000;

/**
 * Runs the script `types` of a unit.
 * @param sources folder of the unit; null for a release whose sources are elsewhere.
 */
export async function checkTypes(
  unit: string,
  sources: string | null,
): Promise<{ findings: Finding[]; check: CheckResult }> {
  const skipped = (detail: string) => ({
    findings: [],
    check: { name: 'types', outcome: 'skipped' as const, detail },
  });
  if (sources === null) return skipped('the release comes without its sources');
  const manifest = path.join(sources, 'package.json');
  const { scripts } = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  if (!scripts['types']) return skipped('package.json has no script "types"');
  const errors = await runTypes(sources);
  if (errors === null)
    return { findings: [], check: { name: 'types', outcome: 'passed', detail: scripts['types'] } };
  const finding = breakingFor(unit)(
    'types',
    path.basename(sources),
    `the compiler finds errors: ${errors.join(' · ')}`,
    'See all of them: npm run types.',
  );
  return { findings: [finding], check: { name: 'types', outcome: 'failed', detail: scripts['types'] } };
}

/** The first errors of the compiler; null if there are none. */
function runTypes(folder: string): Promise<string[] | null> {
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', 'types'],
      { cwd: folder, timeout: LIMIT_MS, maxBuffer: 10_000_000 },
      (error, stdout, stderr) => {
        if (!error) {
          resolve(null);
          return;
        }
        const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => /error/i.test(line));
        resolve(lines.length > 0 ? lines.slice(0, QUOTED) : [error.message.split('\n')[0] ?? 'it failed']);
      },
    );
  });
}
