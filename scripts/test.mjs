// `npm test`: everything a change needs, stage by stage, with one summary line at the end. `npm run test:full` adds what
// takes long: every change of the corpus in a browser, a hundred deploys under an open tab, the guides with
// all their commands, each remote of the last release alone beside today's.
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserPackages, typedPackages, units } from './packages.mjs';
import { ensureChromium, ensurePostgres, ensureWholeChromium } from './test-prerequisites.mjs';

const root = path.resolve(import.meta.dirname, '..');
const CI = process.env.CI === 'true';
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (process.argv.includes('--full'))
  Object.assign(process.env, { CORPUS: 'full', E2E_DEPLOYS: '100', TEST_FULL: '1' });
const scratch = mkdtempSync(path.join(tmpdir(), 'chamba-test-'));
/** Packages whose tests run in Node, by stage. The tests of services leave the imported sample to the browser tests. */
const NODE_UNITS = {
  services: ['database', 'platform-store', 'services'],
  platform: ['gateway', 'composer', 'bench'],
};

let passed = 0;
let failed = 0;
const left = [];
/** Checks that ask others, who did not answer: said, but not failed even in CI. */
const unanswered = [];
/** Browser tests that passed only when repeated. */
const secondTry = [];
/** Failures, repeated at the end: of a build server's log often only the last lines are read. */
const failures = [];
/** How long each stage took. */
const stageSeconds = [];
/** Seconds that the tests of each file took, by path from the root. */
const fileSeconds = new Map();
const SLOWEST = 12;

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs a command with its output shown; resolves with its exit code. */
function run(command, args, { env = {}, capture = false, quiet = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', quiet ? 'ignore' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      if (!quiet) process.stdout.write(chunk);
    });
    child.on('error', () => resolve({ code: 127, output }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const npx = (args, options) =>
  run(process.execPath, [path.join(root, 'node_modules', '.bin', args[0]), ...args.slice(1)], options);

/** Builds packages with lerna, each after what it depends on. */
function lernaBuild(folders) {
  const scopes = folders.flatMap((folder) => [
    '--scope',
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).name,
  ]);
  return run(
    process.execPath,
    ['node_modules/lerna/dist/cli.js', 'run', 'build', '--loglevel=error', ...scopes],
    {
      env: { NX_TUI: 'false' },
    },
  );
}

/**
 * Runs the tests of packages, one package after the other: each keeps both processors of a small machine busy.
 * @returns what they printed, and the first exit code that is not 0.
 */
async function testPackages(folders, env = {}) {
  let code = 0;
  let output = '';
  for (const folder of folders) {
    const result = await run(NPM, ['test', '--loglevel=error'], {
      capture: true,
      env,
      cwd: path.join(root, folder),
    });
    code ||= result.code;
    output += `${result.output}\n`;
  }
  return { code, output };
}

/** A stage that is one check: passes or fails as a whole. */
async function check(args) {
  const { code } = await npx(args);
  count(args.join(' ').slice(0, 80), code === 0 ? 1 : 0, 0, code);
}

/** The stage that a check belongs to: several run at once. */
const stageUnderWay = new AsyncLocalStorage();

/** Adds what a runner counted; a runner that broke without a count is one failure. */
function count(what, ok, bad, code) {
  passed += ok;
  failed += bad;
  if (bad === 0 && code === 0) return;
  stageUnderWay.getStore().hasFailed = true;
  if (bad > 0) return;
  failed += 1;
  failures.push(what);
}

/** Files that one process of secretlint takes: its time grows with their square. */
const SECRETS_BATCH = 300;

/** Files that hold no text. */
const BINARY = /\.(?:png|webp|jpg|ico|woff2|gz|br|zst)$/;

/** Looks for keys, tokens and passwords in every file that is, or could be, committed. */
async function scanForSecrets() {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (listed.status !== 0) {
    left.push('secret scan (this is no checkout of git)');
    return;
  }
  const files = listed.stdout
    .split('\0')
    .filter((file) => file !== '' && !BINARY.test(file) && existsSync(path.join(root, file)));
  let code = 0;
  for (let start = 0; start < files.length; start += SECRETS_BATCH) {
    const batch = files.slice(start, start + SECRETS_BATCH);
    const result = await npx(['secretlint', '--no-glob', '--maskSecrets', ...batch]);
    code ||= result.code;
  }
  count('secretlint', code === 0 ? 1 : 0, 0, code);
}

/** Known vulnerabilities of what the site runs with. A registry that does not answer says nothing about a change. */
async function auditDependencies() {
  const { code, output } = await run(
    NPM,
    ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
    { capture: true, quiet: true },
  );
  let report = null;
  try {
    report = JSON.parse(output);
  } catch {
    // No answer at all.
  }
  if (report?.metadata?.vulnerabilities === undefined) {
    unanswered.push('npm audit (the registry does not answer it here)');
    return;
  }
  if (code !== 0) console.error(JSON.stringify(report.vulnerabilities, null, 2));
  count('npm audit', code === 0 ? 1 : 0, 0, code);
}

/**
 * Titles of the browser tests with one outcome, out of a suite of Playwright's JSON report: 'unexpected' failed,
 * 'flaky' failed first and passed when repeated.
 */
const specsThatWere = (outcome, { specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === outcome))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap((suite) => specsThatWere(outcome, suite)),
];

/** Seconds that the tests of a suite of Playwright's JSON report took, repetitions included. */
const sumSeconds = ({ specs = [], suites = [] }) =>
  [
    ...specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)),
    ),
    ...suites.map(sumSeconds),
  ].reduce((total, seconds) => total + seconds, 0);

/** Titles of the failed tests, and what they said, out of the output of Node's 'spec' reporter, of every package. */
const failedNodeTests = (output) =>
  [...output.matchAll(/\n✖ failing tests:\n([^]*?)(?=\nnpm error|\n> @|$)/g)]
    .flatMap(([, tests = '']) => tests.split('\n').filter(Boolean))
    .slice(0, 60);

/** The PostgreSQL server of a run, which the stages in Node share; null until the first of them. */
let postgresServer = null;

let packagesBuilt = null;

/**
 * Builds the packages that tests need, once. Lerna puts built folders in place anew whenever it is asked, which nothing
 * that runs beside it survives: so the tests themselves are started without it.
 */
function buildPackages() {
  packagesBuilt ??= lernaBuild([
    ...Object.values(NODE_UNITS).flat(),
    ...browserPackages.filter((folder) => !units.includes(folder)),
  ]);
  return packagesBuilt;
}

/** Runs the tests of a stage's packages in Node. */
async function testInNode(stage) {
  const packages = NODE_UNITS[stage];
  const postgres = await ensurePostgres({ install: true });
  if (!postgres) left.push(`tests of ${stage} on a PostgreSQL server (no server binaries found)`);
  const chromium = await ensureChromium({ install: true });
  if (!chromium && packages.includes('composer'))
    left.push('federation and changes of verify’s corpus in a browser (no Chromium found)');
  const durations = packages.map((folder) => path.join(root, folder, 'dist/test-files.json'));
  for (const file of durations) rmSync(file, { force: true });
  await buildPackages();
  const { startPostgres } = await import('../database/dist/testing/postgres-server.js');
  postgresServer ??= await startPostgres();
  const env = {
    ...(postgres && { POSTGRES_BIN: postgres }),
    ...(chromium && { CHROMIUM: chromium }),
    ...(postgresServer && { TEST_POSTGRES: String(postgresServer.port) }),
    TEST_TEMPLATES: scratch,
  };
  const { code, output } = await testPackages(packages, env);
  for (const file of durations.filter((path) => existsSync(path)))
    for (const [test, ms] of Object.entries(JSON.parse(readFileSync(file, 'utf8'))))
      fileSeconds.set(path.join(path.relative(root, path.dirname(file)), test), ms / 1000);
  const sum = (label) =>
    [...output.matchAll(new RegExp(`ℹ ${label} (\\d+)`, 'g'))].reduce((total, [, n]) => total + Number(n), 0);
  count(`tests of ${stage}`, sum('pass'), sum('fail') + sum('cancelled'), code);
  if (code !== 0) failures.push(...failedNodeTests(output));
}

/** Resolves when the declarations of all packages are written, or are not to be in this run. */
let typesWritten = Promise.resolve();

/** Packages for browsers whose tests have not begun, those of most tests first. */
const untested = browserPackages
  .map((folder) => ({ folder, tests: listTests(path.join(root, folder, 'src')).length }))
  .sort((one, other) => other.tests - one.tests)
  .map(({ folder }) => folder);

function listTests(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.test\.tsx?$/.test(file),
  );
}

const stages = {
  async lint() {
    // It reads the declarations that the check of types writes.
    await typesWritten;
    await check(['oxlint', '--type-aware']);
    await check(['depcruise', '--config', '.dependency-cruiser.mjs', '*/src']);
    await check(['oxfmt', '--check', '.']);
    const { code } = await run(process.execPath, ['scripts/kernel-surface.mjs', '--check']);
    count('scripts/kernel-surface.mjs --check', code === 0 ? 1 : 0, 0, code);
    await scanForSecrets();
    await auditDependencies();
  },
  async types() {
    // In one process and thread: lint has the other processor, and what each reads of the others is read once.
    // Both compilers bring a command of the same name: this one is called by its file.
    const compiler = 'node_modules/typescript-native/bin/tsc';
    const { code } = await run(process.execPath, [compiler, '-b', '--singleThreaded', ...typedPackages]);
    count(`${compiler} -b`, code === 0 ? 1 : 0, 0, code);
  },
  async unit() {
    const tested = [];
    let code = 0;
    await buildPackages();
    // Jest keeps one processor busy. Where lint has left the other, its row takes packages from the same list.
    for (let folder = untested.shift(); folder !== undefined; folder = untested.shift()) {
      rmSync(path.join(root, folder, 'dist/tests.json'), { force: true });
      code ||= (await testPackages([folder])).code;
      tested.push(folder);
    }
    const counts = tested
      .map((folder) => path.join(root, folder, 'dist/tests.json'))
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, 'utf8')));
    const sum = (field) => counts.reduce((total, result) => total + (result[field] ?? 0), 0);
    const bad = sum('numFailedTests') + sum('numRuntimeErrorTestSuites');
    count('unit tests', sum('numPassedTests'), bad, code);
    for (const { testResults = [] } of counts)
      for (const { name, message, assertionResults, startTime, endTime } of testResults) {
        const file = path.relative(root, name);
        fileSeconds.set(file, (endTime - startTime) / 1000);
        const broken = assertionResults.filter(({ status }) => status === 'failed');
        failures.push(...broken.map(({ fullName }) => `${file}: ${fullName}`));
        if (message !== '' && broken.length === 0) failures.push(`${file}: ${message}`);
      }
  },
  services: () => testInNode('services'),
  platform: () => testInNode('platform'),
  async build() {
    const building = run(process.execPath, ['scripts/build.mjs']);
    packagesBuilt ??= building;
    const { code } = await building;
    count('scripts/build.mjs', code === 0 ? 1 : 0, 0, code);
  },
  async e2e() {
    const chromium = await ensureChromium({ install: true });
    if (!chromium) {
      left.push('end-to-end tests (no Chromium found)');
      return;
    }
    if (!/headless[-_]shell/.test(chromium))
      left.push('pictures of the design system (no chromium-headless-shell found)');
    await buildPackages();
    if (!(await ensureWholeChromium({ install: true })))
      left.push('a page out of the back/forward cache (no Chromium with windows found)');
    const file = path.join(scratch, 'e2e.json');
    const { code } = await npx(['playwright', 'test', '-c', 'e2e', '--reporter=list,json'], {
      env: {
        CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        TEST_TEMPLATES: scratch,
        ...(postgresServer && { TEST_POSTGRES: String(postgresServer.port) }),
      },
    });
    const { stats, suites = [] } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    for (const suite of suites) fileSeconds.set(`e2e/specs/${suite.file}`, sumSeconds(suite));
    secondTry.push(...suites.flatMap((suite) => specsThatWere('flaky', suite)));
    failures.push(...suites.flatMap((suite) => specsThatWere('unexpected', suite)));
    count('playwright', (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0, code);
  },
};

const isWanted = (name) => only.length === 0 || only.includes(name);

/** Runs stages one after the other, and says how each went. */
async function inTurn(names) {
  for (const name of names.filter(isWanted)) {
    const start = Date.now();
    console.log(`\n=== ${name}`);
    const stage = { hasFailed: false };
    const running = stageUnderWay.run(stage, stages[name]);
    if (name === 'types') typesWritten = running;
    await running;
    const seconds = Math.round((Date.now() - start) / 1000);
    stageSeconds.push(`${name} ${seconds} s`);
    console.log(`=== ${name}: ${stage.hasFailed ? 'FAILED' : 'ok'} in ${seconds} s`);
  }
}

/** Chains of stages, row by row. Those of one row run at once: none of them keeps two processors busy. */
const order = [
  [
    ['types', 'unit'],
    ['lint', 'unit'],
  ],
  [['build']],
  [['services']],
  [['platform'], ['e2e']],
];
for (const row of order) await Promise.all(row.map(inTurn));
await postgresServer?.stop();
rmSync(scratch, { recursive: true, force: true });
const slowest = [...fileSeconds].sort(([, a], [, b]) => b - a).slice(0, SLOWEST);
for (const [file, seconds] of slowest) console.log(`${seconds.toFixed(0).padStart(4)} s: ${file}`);
console.log(`took: ${stageSeconds.join(', ')}`);
for (const failure of failures) console.log(`failed: ${failure}`);
for (const part of [...left, ...unanswered]) console.log(`left out: ${part}`);
for (const test of secondTry) console.log(`passed on the second try only: ${test}`);
// In CI a skipped part would be a green light for something untested.
if (CI) failed += left.length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
