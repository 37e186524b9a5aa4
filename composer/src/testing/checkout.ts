/** Helpers of this package's own tests. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** A folder with a copy of a fixture unit, next to the installed packages, as on another machine. */
export type Checkout = { unit: string; folder: string; remove: () => void };

/** Copies the fixture `shell` or `remote` into a new folder with a name prefix. */
export function checkOut(fixture: 'shell' | 'remote', name = 'chamba-'): Checkout {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), name)));
  const unit = path.join(folder, fixture);
  cpSync(path.join(root, 'composer/fixtures', fixture), unit, { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  return { unit, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Result of a run of the `chamba` command. */
export type Run = { code: number; stdout: string; stderr: string };

/** Runs `chamba` as a child process, without the settings of the test environment. */
export function chamba(
  args: readonly string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Run> {
  return run(process.execPath, [path.join(root, 'composer/bin/chamba.mjs'), ...args], cwd, env);
}

/** Runs a program of the installed packages, e.g. `tsc`. */
export function installed(program: string, args: readonly string[], { cwd }: { cwd: string }): Promise<Run> {
  return run(process.execPath, [path.join(root, 'node_modules/.bin', program), ...args], cwd, {});
}

function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<Run> {
  const { PATH = '', TMPDIR = tmpdir() } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { PATH, TMPDIR, HOME: cwd, XDG_CONFIG_HOME: path.join(cwd, '.config'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }));
  });
}

/** An empty folder beside the installed packages, for `chamba new`. */
export function emptyPlace(): { folder: string; remove: () => void } {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'chamba-')));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Root of the repository the tests run in. */
export const repositoryRoot = root;
