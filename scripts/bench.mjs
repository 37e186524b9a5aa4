// `npm run bench [name…]`: builds, runs the benchmarks one after the other, prints and keeps their figures. Without names
// it leaves out those that take long or install something; bench/README.md lists them all.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const wanted = process.argv.slice(2);
const BY_NAME_ONLY = ['feed-1m', 'releases', 'search-1m', 'search-peers'];

const run = (...args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

run('scripts/build.mjs', '--monolith');
run('node_modules/typescript/bin/tsc', '-b', 'bench');
const benches = readdirSync(path.join(root, 'bench/dist'))
  .filter((file) => file.endsWith('.bench.js'))
  .filter((file) => {
    const name = file.replace('.bench.js', '');
    return wanted.length > 0 ? wanted.includes(name) : !BY_NAME_ONLY.includes(name);
  });
for (const file of benches) run(path.join('bench/dist', file));
