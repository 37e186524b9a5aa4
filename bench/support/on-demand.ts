import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './report.ts';

const FOLDER = path.join(ROOT, '.cache/bench-peers');

/**
 * Installs a package that only a bench needs into a folder of its own, so that `npm install` does not fetch it.
 * @param version as npm takes it.
 * @returns the file that the package is loaded from; null when it cannot be had here, for instance without a compiler.
 */
export function onDemand(name: string, version: string): string | null {
  mkdirSync(FOLDER, { recursive: true });
  const manifest = path.join(FOLDER, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  // Looked for by its folder first: Node remembers of a package that it resolved in vain that it is not there.
  if (!existsSync(path.join(FOLDER, 'node_modules', name, 'package.json'))) {
    console.error(`Installing ${name}@${version} …`);
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = ['install', '--no-audit', '--no-fund', `${name}@${version}`];
    spawnSync(npm, args, { cwd: FOLDER, stdio: 'ignore' });
  }
  try {
    return createRequire(manifest).resolve(name);
  } catch {
    console.log(`Left out: ${name} cannot be installed on this machine.`);
    return null;
  }
}
