import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseSchema, type Finding, type Release } from '@chamba/kernel/composition/release';
import { breakingFor } from './findings.ts';

/** The release to verify, or the reason why it cannot be read. */
export type Candidate = { release: Release } | { release: null; name: string; findings: Finding[] };

/** Reads the description of a release folder. */
export function readCandidate(folder: string): Candidate {
  const unit = path.basename(path.dirname(folder));
  const refused = (name: string, message: string): Candidate => ({
    release: null,
    name,
    findings: [
      breakingFor(name)(
        'release-unreadable',
        'release.json',
        message,
        'Build again with the present @chamba/composer.',
      ),
    ],
  });
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
  } catch (error) {
    return refused(
      unit,
      `release.json cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const parsed = releaseSchema.safeParse(json);
  if (parsed.success) return { release: parsed.data };
  const name =
    typeof json === 'object' && json !== null && 'name' in json && typeof json.name === 'string'
      ? json.name
      : unit;
  return {
    release: null,
    name,
    findings: parsed.error.issues.map((issue) => {
      const subject = issue.path.join('.');
      const isHash = issue.path.includes('integrity');
      return breakingFor(name)(
        isHash ? 'hash-missing' : 'release-invalid',
        subject,
        isHash
          ? `${subject} is not a valid hash: a page loads only files that it can verify`
          : `${subject}: ${issue.message}`,
        'Build again with the present @chamba/composer, and change nothing in the release afterwards.',
      );
    }),
  };
}
