/**
 * Builds the product: lerna runs every package's `build` after those it depends on, and skips what has not changed. Then
 * the releases of the units and the gallery of the design system are put where sites look for them, and the pages are held
 * against the budgets.
 * `--force` builds what has not changed too, `--monolith` also builds the same sources as one bundle.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { units } from './packages.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const out = path.resolve(root, process.env.RELEASES_DIR || 'build/releases');
const recordFile = path.join(root, 'build', 'record.json');

const started = Date.now();
const arguments_ = process.argv.slice(2);
const only = arguments_.filter((argument) => !argument.startsWith('--'));

await main();

async function main() {
  const unknown = only.filter((name) => !units.includes(name));
  const options = arguments_.filter(
    (argument) => argument.startsWith('--') && !['--force', '--monolith'].includes(argument),
  );
  if (unknown.length > 0 || options.length > 0) {
    console.error(
      `Unknown: ${[...unknown, ...options].join(', ')}\nUsage: node scripts/build.mjs [${units.join('|')}]… [--force] [--monolith]`,
    );
    process.exitCode = 2;
    return;
  }
  try {
    await lerna([
      'run',
      'build',
      '--loglevel=error',
      ...only.flatMap((name) => ['--scope', packageName(name)]),
      ...(only.length > 0 ? ['--include-dependencies'] : []),
      ...(arguments_.includes('--force') ? ['--skip-nx-cache'] : []),
    ]);
    const releases = (only.length > 0 ? only : units).map(placeRelease);
    if (only.length === 0) placeGallery();
    await checkBudgets(releases);
    if (arguments_.includes('--monolith')) await buildMonolith();
    say(`done in ${seconds(started)}`);
  } catch (error) {
    console.error(`build: ${error.message}`);
    process.exitCode = 1;
  }
}

/**
 * Puts a unit's release below the releases that sites start with. Others stay: open pages may still have them.
 * @returns its description.
 */
function placeRelease(unit) {
  const built = path.join(root, unit, 'dist/release', unit);
  const name = readdirSync(built).find((folder) => existsSync(path.join(built, folder, 'release.json')));
  if (name === undefined) throw new Error(`${unit} has no release`);
  const folder = path.join(out, unit, name);
  const description = path.join(folder, 'release.json');
  if (existsSync(description)) {
    // Same digest, same files. The time says which release was built last.
    const now = new Date();
    utimesSync(description, now, now);
  } else {
    const copy = path.join(out, unit, `.placing-${process.pid}`);
    rmSync(folder, { recursive: true, force: true });
    cpSync(path.join(built, name), copy, { recursive: true });
    renameSync(copy, folder);
  }
  writeRecord({ units: { ...readRecord().units, [unit]: { folder } } });
  const release = JSON.parse(readFileSync(description, 'utf8'));
  const scripts = Object.entries(release.assets).filter(([file]) => file.endsWith('.js'));
  const kilobytes = scripts.reduce((sum, [, { gzip }]) => sum + gzip, 0);
  say(`${unit}: ${name}, ${scripts.length} scripts, ${kb(kilobytes)} KB gzipped`);
  return release;
}

/** Puts the gallery of the design system beside the releases: a site in development serves it at /dev/ui. */
function placeGallery() {
  const folder = path.join(root, 'build/gallery');
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(root, 'gallery/dist/site'), folder, { recursive: true });
}

async function checkBudgets(releases) {
  if (releases.length < units.length) return;
  const { checkBudget, readBudgets } = await composer('release');
  const results = checkBudget(releases, readBudgets(path.join(root, 'budgets.json')));
  for (const { page, bytes, maxBytes, requests, maxRequests } of results) {
    say(`budget ${page}: ${kb(bytes)} of ${kb(maxBytes)} KB gzipped, ${requests} of ${maxRequests} scripts`);
  }
  const exceeded = results.filter(({ within }) => !within);
  if (exceeded.length === 0) return;
  for (const { page, files } of exceeded) {
    console.error(`${page} loads:`);
    for (const { unit, file, gzip } of [...files].sort((a, b) => b.gzip - a.gzip))
      console.error(`  ${kb(gzip).padStart(6)} KB  ${unit}/${file}`);
  }
  throw new Error(`over the budget of budgets.json: ${exceeded.map(({ page }) => page).join(', ')}`);
}

async function buildMonolith() {
  const step = Date.now();
  const [{ createMonolithConfig }, { chunkFiles, compile }] = await Promise.all([
    composer('webpack'),
    composer('release'),
  ]);
  const [shell, ...remotes] = units.map((name) => path.join(root, name));
  const output = path.join(root, 'build/monolith');
  const chunks = chunkFiles(await compile(createMonolithConfig({ shell, remotes, output })));
  const files = Object.fromEntries(chunks.names.map((name) => [name, chunks.ofChunk(name).scripts]));
  writeFileSync(path.join(output, 'chunks.json'), JSON.stringify(files));
  say(`one bundle: build/monolith, ${seconds(step)}`);
}

function composer(entry) {
  return import(pathToFileURL(path.join(root, `composer/dist/${entry}/index.js`)).href);
}

function packageName(folder) {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).name;
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8'));
  } catch {
    return {};
  }
}

function writeRecord(part) {
  mkdirSync(path.dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, `${JSON.stringify({ ...readRecord(), ...part }, null, 2)}\n`);
}

/** Runs lerna, with its output shown. */
function lerna(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules/lerna/dist/cli.js'), ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NX_TUI: 'false' },
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`lerna ${args[0]} ${args[1]} failed`)),
    );
  });
}

function kb(bytes) {
  return (bytes / 1024).toFixed(1);
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

function say(text) {
  console.log(`build  ${text}`);
}
