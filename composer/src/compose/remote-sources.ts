/** Parses `--remote`, and finds its release. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isReleaseVersion } from '@chamba/kernel/composition/release';
import { z } from 'zod';
import { Misuse } from '../failure.ts';
import { findRepository } from '../repository.ts';

export type RemoteSource = { unit: string } & (
  | { kind: 'version'; version: string }
  | { kind: 'address'; url: string }
  /** Sources of a unit, to be built. */
  | { kind: 'sources'; folder: string }
  /** A folder with `release.json`. */
  | { kind: 'release'; folder: string }
);

/** An invalid `--remote`; `message` says what is missing. */
export class RemoteSourceError extends Error {
  override name = 'RemoteSourceError';
}

/**
 * Parses `<unit>=local`, `<unit>=<version>`, `<unit>=<folder>` or `<unit>=<address>`.
 * @param cwd folder that relative folders start from; `local` is the folder of that name in its repository.
 * @throws Misuse if it has another form; RemoteSourceError if the folder is not a unit.
 */
export function readRemoteSource(text: string, cwd: string): RemoteSource {
  const [unit = '', value = ''] = text.split(/=(.*)/s, 2);
  if (!/^[a-z][a-z0-9-]*$/.test(unit) || value === '') {
    throw new Misuse(`--remote must be <unit>=local, a version, a folder or an address, not "${text}"`);
  }
  if (isReleaseVersion(value)) return { unit, kind: 'version', version: value };
  if (/^https?:/.test(value)) {
    if (!URL.canParse(value)) throw new RemoteSourceError(`"${value}" is no address`);
    return { unit, kind: 'address', url: value };
  }
  const folder =
    value === 'local' ? path.join(findRepository(cwd) ?? path.resolve(cwd), unit) : path.resolve(cwd, value);
  if (existsSync(path.join(folder, 'release.json'))) return { unit, kind: 'release', folder };
  if (existsSync(path.join(folder, 'package.json'))) return { unit, kind: 'sources', folder };
  throw new RemoteSourceError(
    existsSync(folder)
      ? `${folder} is neither a unit (no package.json) nor a release (no release.json)`
      : `${folder} does not exist`,
  );
}

const builtSchema = z.object({ folder: z.string() });
const failedSchema = z.object({ error: z.object({ message: z.string() }) });

/**
 * Builds the sources of a unit in a child process, which frees its memory.
 * @param out folder of all releases.
 * @returns the folder of the release.
 * @throws RemoteSourceError with the output of the build.
 */
export async function buildSources(folder: string, out: string, mode: 'production' | 'development') {
  const program = fileURLToPath(new URL('../cli/main.js', import.meta.url));
  const args = [
    program,
    'build',
    folder,
    '--out',
    out,
    '--json',
    ...(mode === 'development' ? ['--dev'] : []),
  ];
  const { code, output, errors } = await run(process.execPath, args);
  let json: unknown = null;
  try {
    json = JSON.parse(output);
  } catch {
    // Its other output is reported below.
  }
  const built = builtSchema.safeParse(json);
  if (code !== 0 || !built.success) {
    const said = failedSchema.safeParse(json).data?.error.message;
    throw new RemoteSourceError(`${folder} cannot be built:\n${said ?? (errors.trim() || output.trim())}`);
  }
  return built.data.folder;
}

function run(command: string, args: string[]): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output, errors }));
  });
}
