import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A folder that holds one unit and, as installed packages, what it needs. */
export type Checkout = {
  /** Folder of the unit. */
  unit: string;
  folder: string;
  remove: () => void;
};

/** Packages of the product that a unit is built with, and the folders they are published from. */
const PUBLISHED = { kernel: 'shared-kernel', composer: 'composer' } as const;

/**
 * Puts the folder of one remote into an empty one, with the kernel and the composer as `npm pack` publishes them.
 * Packages of others are linked to, which saves their download.
 */
export function checkOutAlone(unit: string): Checkout {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'chamba-alone-')));
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@chamba'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@chamba') symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  for (const [name, source] of Object.entries(PUBLISHED))
    install(path.join(root, source), path.join(modules, '@chamba', name));
  const target = path.join(folder, unit);
  cpSync(path.join(root, unit), target, {
    recursive: true,
    filter: (file) => !['node_modules', 'dist'].includes(path.basename(file)),
  });
  return { unit: target, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Builds the unit with the installed `chamba` command. */
export function buildAlone({ unit, folder }: Checkout, out: string): void {
  const command = path.join(folder, 'node_modules/@chamba/composer/bin/chamba.mjs');
  const env = { ...process.env };
  delete env['RELEASES_DIR'];
  execFileSync(process.execPath, [command, 'build', '--out', out], {
    cwd: unit,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function install(source: string, target: string): void {
  mkdirSync(target);
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', target], {
    cwd: source,
    stdio: 'ignore',
  });
  const archive = readdirSync(target).find((file) => file.endsWith('.tgz'));
  if (!archive) throw new Error(`npm packed nothing in ${source}`);
  execFileSync('tar', ['-xzf', archive, '--strip-components=1'], { cwd: target });
  rmSync(path.join(target, archive));
  // Versions of others that only this package uses.
  const own = path.join(source, 'node_modules');
  if (existsSync(own))
    cpSync(own, path.join(target, 'node_modules'), { recursive: true, verbatimSymlinks: true });
}
