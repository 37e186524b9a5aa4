/**
 * Copies what the site runs with into a folder: `node deploy/collect.mjs <folder>`, after `node scripts/build.mjs`. Links
 * between the packages of the repository stay links.
 */
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const [target = ''] = process.argv.slice(2);
if (target === '') throw new Error('name the folder to copy into');

/** Packages of the repository that run on the server; the units come as releases. */
const PACKAGES = ['database', 'platform-store', 'services', 'shared-kernel', 'gateway'];

const copy = (name) => {
  const source = path.join(root, name);
  if (!existsSync(source)) return;
  mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
  cpSync(source, path.join(target, name), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !/\.test\.[cm]?js(?:\.map)?$|\.tsbuildinfo$|[\\/]testing[\\/]fixture/.test(file),
  });
};

for (const name of ['package.json', 'node_modules', 'build/releases']) copy(name);
for (const name of PACKAGES) {
  const { files = ['dist'] } = JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8'));
  const folders = files.filter((file) => !file.startsWith('!') && !file.includes('*'));
  for (const part of ['package.json', 'node_modules', ...folders]) copy(path.join(name, part));
}
