/**
 * Builds the product: the Node packages with tsc, then the units of the page into build/releases.
 * What has not changed since its last build is skipped. `--monolith` also builds the same sources as one bundle.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { units } from './packages.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const nodePackages = ['shared-kernel', 'composer', 'services', 'gateway'];
const out = path.resolve(root, process.env.RELEASES_DIR || 'build/releases');
const recordFile = path.join(root, 'build', 'record.json');

const started = Date.now();
const arguments_ = process.argv.slice(2);
const only = arguments_.filter((argument) => !argument.startsWith('--'));
const force = arguments_.includes('--force');

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
    await buildNodePackages();
    await buildUnits();
    await checkBudgets();
    if (arguments_.includes('--monolith')) await buildMonolith();
    say(`done in ${seconds(started)}`);
  } catch (error) {
    console.error(`build: ${error.message}`);
    process.exitCode = 1;
  }
}

async function buildNodePackages() {
  // Units need the kernel and the composer only.
  const packages = only.length > 0 ? nodePackages.slice(0, 2) : nodePackages;
  const hash = hashOf([...packages.flatMap(packageInputs), 'tsconfig.base.json', 'package-lock.json']);
  const record = readRecord();
  const compiled = packages.every((name) => existsSync(path.join(root, name, 'dist/.tsbuildinfo')));
  if (!force && compiled && record.node?.[packages.length] === hash) return say('Node packages: unchanged');
  const step = Date.now();
  await run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-b', ...packages]);
  writeRecord({ node: { ...record.node, [packages.length]: hash } });
  say(`Node packages: ${seconds(step)}`);
}

async function buildUnits() {
  // The kernel and the composer are part of every unit.
  const common = hashOf(
    [...packageInputs('shared-kernel'), ...packageInputs('composer'), 'package-lock.json'],
    { tests: false },
  );
  for (const name of units) {
    if (only.length > 0 && !only.includes(name)) continue;
    const hash = createHash('sha256')
      .update(common)
      .update(hashOf(packageInputs(name), { tests: false }))
      .update(out)
      .digest('hex');
    const last = readRecord().units?.[name];
    if (!force && last?.hash === hash && existsSync(path.join(last.folder, 'release.json'))) {
      say(`${name}: unchanged`);
      continue;
    }
    // A process for each: webpack leaves hundreds of megabytes behind.
    const cli = path.join(root, 'composer/dist/cli/main.js');
    const answer = await run(
      process.execPath,
      [cli, 'build', path.join(root, name), '--out', out, '--json'],
      true,
    );
    const { folder, release } = JSON.parse(answer);
    writeRecord({ units: { ...readRecord().units, [name]: { hash, folder } } });
    const scripts = Object.entries(release.assets).filter(([file]) => file.endsWith('.js'));
    const kilobytes = scripts.reduce((sum, [, { gzip }]) => sum + gzip, 0) / 1024;
    say(
      `${name}: ${release.version}-${release.digest}, ${scripts.length} scripts, ${kilobytes.toFixed(1)} KB gzipped`,
    );
  }
}

async function checkBudgets() {
  const built = readRecord().units ?? {};
  if (!units.every((name) => built[name] && existsSync(path.join(built[name].folder, 'release.json'))))
    return;
  const { checkBudget, readBudgets } = await composer('release');
  const releases = units.map((name) =>
    JSON.parse(readFileSync(path.join(built[name].folder, 'release.json'), 'utf8')),
  );
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

/** Files of a package that decide what its build gives. */
function packageInputs(name) {
  return [`${name}/package.json`, `${name}/tsconfig.json`, `${name}/src`];
}

/** Hash over the content of files and folders. */
function hashOf(inputs, { tests = true } = {}) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const absolute = path.join(root, input);
    if (!existsSync(absolute)) continue;
    for (const file of filesBelow(absolute).filter((file) => tests || !/\.test\.tsx?$/.test(file)))
      hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesBelow(target) {
  if (statSync(target).isFile()) return [target];
  return readdirSync(target, { withFileTypes: true })
    .flatMap((item) => {
      const full = path.join(target, item.name);
      if (item.isDirectory()) return filesBelow(full);
      return [full];
    })
    .sort();
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

/** Runs a program; resolves to its output when `captured`, else shows it. */
function run(command, args, captured = false) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', captured ? 'pipe' : 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${path.basename(args[0])} ${args.slice(1, 3).join(' ')} failed`));
    });
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
