/** How render processes are kept from the machine: what Node refuses, and what the system does besides. */
import { execFile } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The user without rights of Unix systems. */
const NOBODY = '65534';

const PROBE_MS = 10_000;

/** Packages whose code runs in a render process. */
const PACKAGES = ['react', 'react-dom', 'react-router-dom', 'react-router', '@chamba/kernel'];

/** Never loaded there: a page's calls go to the gateway, and this one would open connections. */
const LEFT_OUT: ReadonlySet<string> = new Set(['axios']);

export type Containment = {
  /** Program to start and what stands before its own arguments. */
  command: string;
  args: readonly string[];
  /** Whether the process has no network at all. */
  network: boolean;
  /** Whether it runs as a user without rights, or has none to gain. */
  user: boolean;
};

/** The module a render process starts with. */
export const ENTRY = fileURLToPath(new URL('./child/main.js', import.meta.url));

/**
 * Options of Node for a render process: no files but the code it starts with, no processes, threads, addons or WASI,
 * no code from strings.
 * @param memoryMb limit of the heap.
 */
export function nodeOptions(memoryMb: number): string[] {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  return [
    permission,
    ...readableFiles().map((path) => `--allow-fs-read=${path}`),
    '--disable-warning=ExperimentalWarning',
    '--disallow-code-generation-from-strings',
    '--disable-proto=delete',
    '--no-addons',
    `--max-old-space-size=${Math.round(memoryMb)}`,
    '--max-semi-space-size=8',
    // One page at a time: helpers of the engine take memory and the processors of the others.
    '--v8-pool-size=1',
  ];
}

let probed: Promise<Containment> | null = null;

/** The strongest containment that works on this machine, tried once per process. */
export function findContainment(): Promise<Containment> {
  probed ??= probe();
  return probed;
}

async function probe(): Promise<Containment> {
  const none: Containment = { command: process.execPath, args: [], network: false, user: false };
  if (process.platform !== 'linux') return none;
  const root = process.getuid?.() === 0;
  const network = ['unshare', ...(root ? [] : ['--user', '--map-current-user']), '--net', '--'];
  const user = [
    'setpriv',
    ...(root
      ? [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--inh-caps=-all', '--bounding-set=-all']
      : []),
    '--no-new-privs',
    // A gateway that is killed leaves no process behind that is too busy to notice.
    '--pdeathsig=KILL',
    '--',
  ];
  for (const parts of [
    { network: true, user: true },
    { network: false, user: true },
    { network: true, user: false },
  ]) {
    const [command = '', ...args] = [
      ...(parts.network ? network : []),
      ...(parts.user ? user : []),
      process.execPath,
    ];
    if (await works(command, args)) return { command, args, ...parts };
  }
  return none;
}

/** Whether a process starts that way and can read its code. */
function works(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(
      command,
      [...args, '-e', 'for (const file of process.argv.slice(1)) fs.readFileSync(file)', ENTRY, ...probes()],
      { cwd: '/', env: {}, timeout: PROBE_MS },
      (error) => resolve(error === null),
    );
  });
}

function probes(): string[] {
  return [...packageFolders()].map((folder) => join(folder, 'package.json'));
}

let readable: readonly string[] | null = null;

/** What a render process may read: its own code and that of the shared libraries. */
function readableFiles(): readonly string[] {
  readable ??= [
    // The code of this folder and the type of its modules.
    join(dirname(dirname(ENTRY)), '*'),
    fileURLToPath(new URL('../../package.json', import.meta.url)),
    ...withSeparators(
      outermost(new Set([...packageFolders()].flatMap((folder) => [...linksAbove(folder), folder]))),
    ).map((folder) => join(folder, '*')),
  ];
  return readable;
}

/** Links that a folder lies behind, as those of a linked scope: Node reads each of them when it resolves an import. */
function linksAbove(folder: string): string[] {
  const above = dirname(folder);
  if (above === folder) return [];
  return [...linksAbove(above), ...(lstatSync(above).isSymbolicLink() ? [above] : [])];
}

/** Folders without those inside others: Node's list of permissions takes no path that begins with another one. */
function outermost(folders: ReadonlySet<string>): string[] {
  return [...folders].filter((folder) => {
    for (let above = dirname(folder); above !== dirname(above); above = dirname(above))
      if (folders.has(above)) return false;
    return true;
  });
}

/**
 * Folders with one that does not exist for each whose name begins another's: of `react-router` and `react-router-dom` alone
 * Node 20 refuses to look at the first one itself, as it must where that is a link, but not once three names begin so.
 */
function withSeparators(folders: readonly string[]): string[] {
  const beginsAnother = (folder: string): boolean =>
    folders.some((other) => other !== folder && other.startsWith(folder));
  return [...folders, ...folders.filter(beginsAnother).map((folder) => `${folder}.none`)];
}

/** Folders of the shared packages and of what they depend on, as installed and where links lead. */
function packageFolders(): Set<string> {
  const folders = new Set<string>();
  const waiting = PACKAGES.map((name) => ({ name, from: fileURLToPath(import.meta.url) }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { name, from } = next;
    const folder = LEFT_OUT.has(name)
      ? undefined
      : createRequire(from)
          .resolve.paths(name)
          ?.map((path) => join(path, name))
          .find((path) => existsSync(join(path, 'package.json')));
    if (!folder || folders.has(folder)) continue;
    const file = join(realpathSync(folder), 'package.json');
    folders.add(folder).add(dirname(file));
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const { dependencies, peerDependencies } = read as Record<string, Record<string, string> | undefined>;
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies }))
      waiting.push({ name: dependency, from: file });
  }
  return folders;
}
