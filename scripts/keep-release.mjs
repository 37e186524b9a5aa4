/**
 * `node scripts/keep-release.mjs [commit]`: builds the four remotes as they were at a commit (`HEAD` when missing) and
 * keeps their releases in e2e/fixtures/previous-release.tar.br, for the tests of kernel compatibility. Run it at every
 * release, so that the tests hold today's kernel against the remotes candidates were given last.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '..');
const remotes = ['mfe-search', 'mfe-account', 'mfe-cv', 'mfe-apply'];
const fixtures = path.join(root, 'e2e/fixtures');

const commit = git('rev-parse', '--verify', `${process.argv[2] ?? 'HEAD'}^{commit}`);
const scratch = mkdtempSync(path.join(tmpdir(), 'chamba-keep-'));
const checkout = path.join(scratch, 'checkout');
const releases = path.join(scratch, 'releases');
try {
  git('worktree', 'add', '--detach', '--quiet', checkout, commit);
  install();
  execFileSync(process.execPath, ['scripts/build.mjs', ...remotes], {
    cwd: checkout,
    env: { ...process.env, NODE_ENV: 'production', RELEASES_DIR: releases },
    stdio: 'inherit',
  });
  keep();
} finally {
  if (existsSync(checkout)) git('worktree', 'remove', '--force', checkout);
  rmSync(scratch, { recursive: true, force: true });
}

/** Gives the checkout its packages: those of this one where they are the same, else freshly installed. */
function install() {
  const wanted = JSON.parse(readFileSync(path.join(checkout, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(
    readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8'),
  ).packages;
  const same = Object.entries(wanted).every(
    ([name, { version, optional, link, peer }]) =>
      !name.includes('node_modules/') ||
      optional ||
      link ||
      peer ||
      version === undefined ||
      installed[name]?.version === version,
  );
  if (!same) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: checkout,
      stdio: 'inherit',
    });
    return;
  }
  const modules = path.join(checkout, 'node_modules');
  mkdirSync(path.join(modules, '@chamba'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@chamba') symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  const { workspaces } = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8'));
  for (const folder of workspaces) {
    const { name } = JSON.parse(readFileSync(path.join(checkout, folder, 'package.json'), 'utf8'));
    symlinkSync(path.join(checkout, folder), path.join(modules, name));
    // Versions of others that only this package uses.
    const own = path.join(root, folder, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(checkout, folder, 'node_modules'));
  }
}

/** Packs the built releases, in the same bytes each time. */
function keep() {
  const archive = execFileSync(
    'tar',
    [
      '--sort=name',
      '--mtime=@0',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--exclude=*.map',
      '-cf',
      '-',
      '.',
    ],
    { cwd: releases, maxBuffer: 1 << 28 },
  );
  const packed = brotliCompressSync(archive, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: archive.length,
    },
  });
  mkdirSync(fixtures, { recursive: true });
  writeFileSync(path.join(fixtures, 'previous-release.tar.br'), packed);
  const units = Object.fromEntries(remotes.map((unit) => [unit, readdirSync(path.join(releases, unit))[0]]));
  writeFileSync(
    path.join(fixtures, 'previous-release.json'),
    `${JSON.stringify({ commit, committed: git('log', '-1', '--format=%cI', commit), units }, null, 2)}\n`,
  );
  console.log(
    `kept ${remotes.length} releases of ${commit.slice(0, 7)}: ${Math.round(packed.length / 1024)} KB`,
  );
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
