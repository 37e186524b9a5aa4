/** The development build of the shell: with React's development build and the refresh runtime. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { buildUnit } from '../release/build.ts';

const REFRESH_RUNTIME = fileURLToPath(new URL('../../browser/refresh-runtime.cjs', import.meta.url));

/**
 * Builds the shell for development, once per state of its sources.
 * @param folder the shell's folder.
 * @param out folder below which the release is written.
 * @returns folder of the release, and whether it was cached.
 * @throws CompileError and others of `buildUnit`.
 */
export async function buildDevelopmentShell(
  folder: string,
  out: string,
): Promise<{ folder: string; cached: boolean }> {
  const hash = hashSources(folder);
  const note = path.join(out, 'shell-for-development.json');
  const known = await readFile(note, 'utf8').catch(() => '');
  const [knownHash, knownFolder = ''] = known.split('\n');
  if (knownHash === hash && existsSync(path.join(knownFolder, 'release.json')))
    return { folder: knownFolder, cached: true };
  const { folder: built } = await buildUnit({ folder, out, mode: 'development', adjust });
  await mkdir(out, { recursive: true });
  await writeFile(note, `${hash}\n${built}\n`);
  return { folder: built, cached: false };
}

/** Prepends the refresh runtime to the page's scripts. */
function adjust([web, ...others]: Configuration[]): Configuration[] {
  const entry = web?.entry;
  if (!web || typeof entry !== 'object' || Array.isArray(entry) || !Array.isArray(entry['main'])) return [];
  return [{ ...web, entry: { ...entry, main: [REFRESH_RUNTIME, ...entry['main']] } }, ...others];
}

/** Hash of the shell's inputs: its sources, the kernel's, and this package. */
function hashSources(folder: string): string {
  const hash = createHash('sha256');
  const kernel = path.dirname(
    createRequire(path.join(folder, 'package.json')).resolve('@chamba/kernel/package.json'),
  );
  const own = fileURLToPath(new URL('..', import.meta.url));
  for (const root of [path.join(folder, 'src'), path.join(kernel, 'src'), own])
    for (const file of filesBelow(root)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(target: string): string[] {
  if (statSync(target).isFile()) return /\.test\.\w+$/.test(target) ? [] : [target];
  return readdirSync(target)
    .sort()
    .flatMap((name) => filesBelow(path.join(target, name)));
}
