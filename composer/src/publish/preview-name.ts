import { execFileSync } from 'node:child_process';
import { nextVersion } from '@chamba/kernel/composition/release';
import { Misuse } from '../failure.ts';
import { readCommit } from '../release/commit.ts';

/** Longest part of a branch's name that names its channel, in characters. */
const MAX_BRANCH = 32;

/** What CI systems call the branch of a build, which is not checked out as one there. */
const CI_BRANCH = ['GITHUB_HEAD_REF', 'GITHUB_REF_NAME', 'CI_COMMIT_REF_NAME', 'BRANCH_NAME'];

/**
 * The branch of a folder's sources: what CI says, else the one that git has checked out.
 * @throws Misuse if there is none.
 */
export function readBranch(folder: string): string {
  const given = CI_BRANCH.map((name) => process.env[name]).find(Boolean);
  const branch = given ?? git(folder, 'symbolic-ref', '--short', 'HEAD');
  if (!branch) throw new Misuse('no branch is checked out here: name one with --branch');
  return branch;
}

/**
 * A branch as a part of names: lower case letters, digits and dashes.
 * @example toSlug('feature/Nuevo-Botón') // 'feature-nuevo-boton'
 * @throws Misuse if nothing is left of it.
 */
export function toSlug(branch: string): string {
  const plain = branch
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const slug = plain.slice(0, MAX_BRANCH).replace(/^-|-$/g, '');
  if (slug === '') throw new Misuse(`"${branch}" holds no letter that could name a channel`);
  return slug;
}

/** Channel of a branch. */
export const previewChannel = (branch: string): string => `preview-${toSlug(branch)}`;

/**
 * Version of a preview: newer than its package's own and older than the next release, which ends it once it is live. The
 * same commit has the same version; changes that are not committed have one of their own.
 * @param own version of the package, e.g. 0.3.0.
 * @returns e.g. 0.3.1-preview-my-branch.g1b2c3d4e5f.
 */
export function previewVersion(own: string, branch: string, folder: string, now: Date = new Date()): string {
  const commit = readCommit(folder).slice(0, 10);
  const isClean = commit !== '' && git(folder, 'status', '--porcelain') === '';
  const state = isClean ? `g${commit}` : `t${now.getTime().toString(36)}`;
  // After a pre-release come more parts of it: by its letters 'preview' would be older than 'rc'.
  const base = own.includes('-') ? `${own}.` : `${nextVersion(own)}-`;
  return `${base}preview-${toSlug(branch)}.${state}`;
}

/** What git answers in a folder, without the line's end; null where it fails. */
function git(folder: string, ...args: readonly string[]): string | null {
  try {
    return execFileSync('git', [...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
