import { execFileSync } from 'node:child_process';

/**
 * The commit of a folder's sources: `COMMIT` if it is set, else that of git.
 * @returns the full hash, or an empty text outside of a repository.
 */
export function readCommit(folder: string): string {
  const given = process.env['COMMIT'];
  if (given !== undefined) return given.trim();
  try {
    const answer = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /^[0-9a-f]{40,64}$/.exec(answer.trim())?.[0] ?? '';
  } catch {
    return '';
  }
}
