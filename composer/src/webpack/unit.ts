import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** A unit of the page: the shell or a remote, with the data for its builds. */
export type Unit = {
  /** `shell`, or the remote's name: the package name without its scope. */
  name: string;
  kind: 'shell' | 'remote';
  version: string;
  /** Absolute path of the unit's package. */
  folder: string;
};

/** The folder is not a unit that can be built; `message` says what is missing. */
export class UnitError extends Error {
  override name = 'UnitError';
}

/**
 * Reads a unit from its folder.
 * @param folder path of a package with `src/index.ts` (shell) or `src/remote.ts` (remote).
 * @throws UnitError if package.json or the entry is missing.
 */
export function readUnit(folder: string): Unit {
  const absolute = path.resolve(folder);
  const manifest = path.join(absolute, 'package.json');
  if (!existsSync(manifest)) throw new UnitError(`${absolute} has no package.json`);
  const parsed = packageSchema.safeParse(jsonIn(manifest));
  if (!parsed.success) throw new UnitError(`${manifest}: ${z.prettifyError(parsed.error)}`);
  const name = parsed.data.name.replace(/^@[^/]+\//, '');
  const kind = existsSync(path.join(absolute, 'src/remote.ts')) ? 'remote' : 'shell';
  if (kind === 'shell' && !existsSync(path.join(absolute, 'src/index.ts'))) {
    throw new UnitError(`${absolute} has neither src/remote.ts (a remote) nor src/index.ts (the shell)`);
  }
  return { name, kind, version: parsed.data.version, folder: absolute };
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UnitError(`${file} is not valid JSON`);
  }
}

/**
 * Version of a package as a unit resolves it, or null if it is not installed.
 * @param request package name or subpath, e.g. `react-dom/client`.
 */
export function installedVersion(unit: Unit, request: string): string | null {
  const packageName = request.startsWith('@')
    ? request.split('/').slice(0, 2).join('/')
    : request.split('/')[0];
  try {
    const file = createRequire(path.join(unit.folder, 'package.json')).resolve(`${packageName}/package.json`);
    return packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
  } catch {
    return null;
  }
}
