// `npm run bench [name…]`: builds, runs the benchmarks one after the other, prints and keeps their figures. Without names
// it leaves out those that take long or install something; bench/README.md lists them all.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SERVER_FLAGS } from './server-flags.mjs';

const root = path.resolve(import.meta.dirname, '..');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
/** Options such as `--minutes=5` go to every bench that is run. */
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const BY_NAME_ONLY = [
  'apply',
  'feed-1m',
  'import-beside-people',
  'releases',
  'search-1m',
  'search-peers',
  'soak',
  'verify',
];

/** @returns exit code, 1 for a process that was ended from outside. */
const run = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
const need = (...args) => {
  const status = run(...args);
  if (status !== 0) process.exit(status);
};

need('scripts/build.mjs', '--monolith');
need('node_modules/typescript-native/bin/tsc', '-b', 'bench');
const benches = readdirSync(path.join(root, 'bench/dist'))
  .filter((file) => file.endsWith('.bench.js'))
  .filter((file) => {
    const name = file.replace('.bench.js', '');
    return wanted.length > 0 ? wanted.includes(name) : !BY_NAME_ONLY.includes(name);
  });
// Services and sites of benches run as those of a site do. A bar that one of them misses says nothing about the others.
const failed = benches.filter(
  (file) => run(...SERVER_FLAGS, path.join('bench/dist', file), ...options) !== 0,
);
if (failed.length > 0) {
  console.error(`missed a bar or failed: ${failed.map((file) => file.replace('.bench.js', '')).join(', ')}`);
  process.exitCode = 1;
}
