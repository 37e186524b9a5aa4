import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newestReleases } from './releases.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Folders at the root that a clone does not have, or not for long. */
const LEFT_OUT = new Set([
  'node_modules',
  'build',
  '.cache',
  '.data',
  '.git',
  '.nx',
  'test-results',
  'coverage',
]);

/** A copy of the repository as it is after `npm install` and a build, which may be changed. */
export type Clone = { folder: string; releases: string; remove: () => void };

/** Copies the repository. Installed packages are linked to, its own are those of the copy. */
export function cloneRepository(): Clone {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'chamba-clone-')));
  for (const name of readdirSync(root)) {
    if (LEFT_OUT.has(name)) continue;
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (file) => !LEFT_OUT.has(path.basename(file)),
    });
  }
  const modules = path.join(folder, 'node_modules');
  for (const inner of ['@chamba', '.bin']) mkdirSync(path.join(modules, inner), { recursive: true });
  link(path.join(root, 'node_modules'), modules, ['@chamba', '.bin']);
  link(path.join(root, 'node_modules/.bin'), path.join(modules, '.bin'), ['chamba']);
  symlinkSync('../@chamba/composer/bin/chamba.mjs', path.join(modules, '.bin/chamba'));
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  for (const workspace of workspaces) {
    const { name } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')) as {
      name: string;
    };
    symlinkSync(path.join(folder, workspace), path.join(modules, name));
    // Versions of others that only this package uses.
    const own = path.join(root, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(folder, workspace, 'node_modules'));
  }
  const releases = path.join(folder, 'build/releases');
  for (const [unit, built] of Object.entries(newestReleases()))
    cpSync(built, path.join(releases, unit, path.basename(built)), {
      recursive: true,
      preserveTimestamps: true,
    });
  return { folder, releases, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function link(from: string, to: string, without: readonly string[]): void {
  for (const name of readdirSync(from))
    if (!without.includes(name)) symlinkSync(path.join(from, name), path.join(to, name));
}
