/**
 * Runs the tests of a package in Node, from the package's folder: `node ../scripts/node-tests.mjs [flags of node] [files]`.
 *
 * Loading the product takes each process a second of processor time, so the files of a package share a few processes. A
 * file whose tests change what all of a process share, or measure it, says `@own-process` in a comment and gets its own.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Processes at once: each keeps one of a small machine's two processors busy. */
const AT_ONCE = 2;
/** Shares of a package's files; more than run at once, so that none waits long for the slowest. */
const SHARES = 6;

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const dist = path.join(process.cwd(), 'dist');
const groups = path.join(dist, 'test-groups');

rmSync(groups, { recursive: true, force: true });
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.js') && (wanted.length === 0 || wanted.includes(file)))
  .sort();
const isAlone = (file) => readFileSync(path.join(dist, file), 'utf8').includes('@own-process');
const alone = files.filter(isAlone);
const sharing = files.filter((file) => !alone.includes(file));

mkdirSync(groups, { recursive: true });
const size = Math.ceil(sharing.length / SHARES);
const shared = [];
for (let start = 0; start < sharing.length; start += size) {
  const group = path.join('test-groups', `${shared.length + 1}.test.js`);
  const imports = sharing
    .slice(start, start + size)
    .map((file) => `describe('${file}', async () => {\n  await import('../${file}');\n});\n`);
  writeFileSync(path.join(dist, group), `import { describe } from 'node:test';\n${imports.join('')}`);
  shared.push(group);
}

const reporters = [
  ['spec', 'stdout'],
  [path.join(import.meta.dirname, 'file-durations.mjs'), 'test-files.json'],
].flatMap(([reporter, to]) => [`--test-reporter=${reporter}`, `--test-reporter-destination=${to}`]);
const child = spawn(
  process.execPath,
  [...flags, '--test', `--test-concurrency=${AT_ONCE}`, ...reporters, ...alone, ...shared],
  { cwd: dist, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
