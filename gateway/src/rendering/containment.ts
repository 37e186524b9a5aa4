/** Sandboxing of render processes: Node's permission model, and the restrictions of the operating system. */
import { execFile } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The unprivileged user of Unix systems. */
const UNPRIVILEGED = '65534';

const PROBE_MS = 10_000;

/** Packages whose code runs in a render process. */
const PACKAGES = ['react', 'react-dom', 'react-router-dom', 'react-router', '@chamba/kernel'];

/** Never loaded there: a page's calls go through the gateway, and this package would open connections. */
const LEFT_OUT: ReadonlySet<string> = new Set(['axios']);

export type Containment = {
  /** Program to start and the arguments before its own. */
  command: string;
  args: readonly string[];
  /** Whether the process has no network at all. */
  network: boolean;
  /** Whether it runs as an unprivileged user, or cannot gain privileges. */
  user: boolean;
};

/** The entry module of a render process. */
export const ENTRY = fileURLToPath(new URL('./child/main.js', import.meta.url));

/**
 * Options of Node for a render process: no files except its own code, no processes, threads, addons or WASI, no code
 * from strings.
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
    // One page at a time: helper threads of the engine take memory and processor time from the other processes.
    '--v8-pool-size=1',
  ];
}

let probed: Promise<Containment> | null = null;

/** The strongest containment that works on this machine, probed once per process. */
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
      ? [
          `--reuid=${UNPRIVILEGED}`,
          `--regid=${UNPRIVILEGED}`,
          '--clear-groups',
          '--inh-caps=-all',
          '--bounding-set=-all',
        ]
      : []),
    '--no-new-privs',
    // The processes of a killed gateway end, even if they are too busy to notice.
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

/** Whether a process can be started with it and can read its code. */
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

/** Files that a render process may read: its own code and that of the shared libraries. */
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

/**
 * Symbolic links on the path of a folder, as those of a linked scope: Node reads each of them when it resolves an
 * import.
 */
function linksAbove(folder: string): string[] {
  const above = dirname(folder);
  if (above === folder) return [];
  return [...linksAbove(above), ...(lstatSync(above).isSymbolicLink() ? [above] : [])];
}

/** Folders without nested ones: Node's permission list does not accept a path with another one as prefix. */
function outermost(folders: ReadonlySet<string>): string[] {
  return [...folders].filter((folder) => {
    for (let above = dirname(folder); above !== dirname(above); above = dirname(above))
      if (folders.has(above)) return false;
    return true;
  });
}

/**
 * Adds a nonexistent folder for each folder whose name is a prefix of another: with `react-router` and
 * `react-router-dom` alone, Node 20 refuses to stat the first one itself, which it must do if that is a link, but it
 * does not once three names share the prefix.
 */
function withSeparators(folders: readonly string[]): string[] {
  const beginsAnother = (folder: string): boolean =>
    folders.some((other) => other !== folder && other.startsWith(folder));
  return [...folders, ...folders.filter(beginsAnother).map((folder) => `${folder}.none`)];
}

/** Folders of the shared packages and of their dependencies, both as installed and resolved. */
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
