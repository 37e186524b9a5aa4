import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { cloneRepository, type Clone } from '../support/clone.ts';
import { copyReleases, type Releases } from '../support/releases.ts';
import { SiteProcess } from '../support/site-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const KEY = 'docs-operator-key';
const FULL = process.env['TEST_FULL'] === '1';

/** What `npm test` leaves out because it takes long; `npm run test:full` runs it all. */
const LONG: ReadonlyArray<[command: RegExp, instead: string]> = [
  [/^npx (?:tsc|chamba verify|chamba build|lerna run test) .*$/gm, ':'],
  [/^npm run build .*$/gm, ':'],
  [/^(npx chamba publish .*)$/gm, '$1 --no-verify'],
  // compose.spec builds it.
  [/(--remote mfe-cv=)local/g, '$1"$(echo build/releases/mfe-cv/*)"'],
];

/**
 * The guides whose commands are run, what their last ones print, the section that `npm test` ends before, the unit of
 * which they bring nothing to the releases that a site starts from (it would show what is only published), and the
 * packages that get a version.
 */
const GUIDES: ReadonlyArray<{
  name: string;
  prints?: RegExp;
  until?: string;
  publishes?: string;
  raises?: readonly string[];
}> = [
  { name: 'first-remote', prints: /<h1>Áreas de trabajo<\/h1>/ },
  { name: 'adding-a-slot' },
  {
    name: 'releasing',
    until: '## To some visitors first',
    publishes: 'mfe-cv',
    raises: ['@chamba/mfe-cv'],
  },
  { name: 'composing-for-tests' },
  { name: 'verify-report' },
];

let clone: Clone;
let site: SiteProcess;
let releases: Releases;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  releases = copyReleases();
  site = await SiteProcess.create({ RELEASES_DIR: releases.folder, OPERATOR_KEY: KEY });
  await site.start();
});
test.beforeEach(() => {
  clone = cloneRepository();
  checkOut(clone.folder);
});
test.afterEach(() => clone.remove());
test.afterAll(async () => {
  await site.remove();
  releases.remove();
});

for (const { name, prints, until, publishes = '', raises } of GUIDES) {
  test(`the commands of docs/${name}.md work as they stand`, async () => {
    test.setTimeout(FULL ? 900_000 : 300_000);
    const commands = shellBlocks(name, until);
    expect(commands.length).toBeGreaterThan(0);
    const before = readdirSync(path.join(clone.releases, publishes));
    const { code, output } = await run(commands);
    expect(code, output).toBe(0);
    if (publishes) expect(readdirSync(path.join(clone.releases, publishes))).toEqual(before);
    if (prints) expect(output).toMatch(prints);
    if (raises) expect(taggedPackages(clone.folder), output).toEqual(raises);
  });
}

/** Packages with a version of their own, by the tags of a checkout. */
function taggedPackages(folder: string): string[] {
  const tags = execFileSync('git', ['tag', '--list', '@chamba/*'], { cwd: folder, encoding: 'utf8' });
  return [...new Set([...tags.matchAll(/^(@chamba\/[\w-]+)@/gm)].map(([, name = '']) => name))];
}

/** Makes the copy a checkout of git as a clone is one: without a tag, with changes of two teams. */
function checkOut(folder: string): void {
  const git = (...args: string[]): void => {
    execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  };
  git('init', '--quiet');
  git('config', 'user.name', 'Guide');
  git('config', 'user.email', 'guide@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--message', 'Everything');
  for (const unit of ['mfe-cv', 'mfe-search']) {
    appendFileSync(path.join(folder, unit, 'src/remote.ts'), '\n// A change.\n');
    git('commit', '--quiet', '--all', '--message', `Change of ${unit}`);
  }
}

/** The blocks of a guide that are marked as `sh`, in order. */
function shellBlocks(name: string, until: string | undefined): string[] {
  const whole = readFileSync(path.join(root, 'docs', `${name}.md`), 'utf8');
  if (until) expect(whole).toContain(until);
  const text = until && !FULL ? whole.slice(0, whole.indexOf(until)) : whole;
  return [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, commands = '']) =>
    FULL ? commands : LONG.reduce((left, [command, instead]) => left.replace(command, instead), commands),
  );
}

/** Runs blocks as typed in one shell, which stops at the first failure. */
function run(blocks: readonly string[]): Promise<{ code: number; output: string }> {
  const home = path.join(clone.folder, '.home');
  if (!existsSync(home)) mkdirSync(home);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    CHAMBA_SITE: site.url,
    CHAMBA_KEY: KEY,
    RELEASES_DIR: clone.releases,
    SAMPLE: path.join(root, 'services/src/testing/fixture'),
    CI: '',
    // The test runner's environment for its own processes must not reach those of the guides.
    NODE_OPTIONS: '',
    FORCE_COLOR: '0',
  };
  delete env['XDG_CONFIG_HOME'];
  delete env['NODE_ENV'];
  return new Promise((resolve) => {
    const child = spawn('bash', ['-e', '-o', 'pipefail', '-s'], {
      cwd: clone.folder,
      env,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    child.stdin.end(`set -v\n${blocks.join('\n')}`);
    child.once('close', (code) => resolve({ code: code ?? 1, output: output.slice(-8_000) }));
  });
}
