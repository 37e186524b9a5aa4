/** Sandboxing of render processes: Node's permission model, and the restrictions of the operating system. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The unprivileged user of Unix systems. */
const UNPRIVILEGED = '65534';

const PROBE_MS = 10_000;

export type Containment = {
  /** Program to start and the arguments before its own. */
  command: string;
  args: readonly string[];
  /** Whether the process has no network at all. */
  network: boolean;
  /** Whether it runs as an unprivileged user, or cannot gain privileges. */
  user: boolean;
};

/** All code of a render process in one file: it starts in two fifths of the time, and may read nothing else. */
export const ENTRY = fileURLToPath(new URL('./render-process.bundle.mjs', import.meta.url));

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
    `--allow-fs-read=${ENTRY}`,
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
      [...args, '-e', 'fs.readFileSync(process.argv[1])', ENTRY],
      { cwd: '/', env: {}, timeout: PROBE_MS },
      (error) => resolve(error === null),
    );
  });
}
