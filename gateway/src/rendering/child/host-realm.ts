/** Takes from the process, before any unit's code is in it, what no render needs. */
import { createContext, constants, Script } from 'node:vm';
import type { ProcessMemory } from '../protocol.ts';
import { lockIntrinsics } from './lock-intrinsics.ts';

/** What remains of the process for the code that runs in it. */
export type Process = {
  end: () => never;
  /** What it holds now. */
  memory: () => ProcessMemory;
  on: (event: 'uncaughtException' | 'unhandledRejection', handler: (error: unknown) => void) => void;
};

/** Classes of the platform that units get: they hold nothing of the process. */
const CLASSES = [
  'AbortController',
  'AbortSignal',
  'DOMException',
  'Event',
  'EventTarget',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
] as const;

/** Classes the router of the shell works with, besides. */
const ROUTER_CLASSES = ['FormData', 'Headers', 'Request', 'Response'] as const;

/** Globals that code in the process keeps; all others of the platform are deleted. */
const KEPT: ReadonlySet<string> = new Set([
  ...CLASSES,
  ...ROUTER_CLASSES,
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
]);

export type PlatformClasses = { units: Record<string, unknown>; shell: Record<string, unknown> };

/**
 * Freezes the language and deletes what leads out of the process. Nothing can be imported from the platform after it.
 */
export function closeHostRealm(): { process: Process; classes: PlatformClasses } {
  const real = process;
  const exit = real.exit.bind(real);
  const usage = real.memoryUsage.bind(real);
  const on = real.on.bind(real);
  const realm: Record<string, unknown> = globalThis;
  const take = (names: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(names.map((name) => [name, realm[name]]));
  // The platform's Response brings an HTTP client, which compiles its parser on the side; it is never to run.
  realm['WebAssembly'] = Object.freeze({ compile: () => new Promise(() => undefined) });
  const units = take(CLASSES);
  const shell = { ...units, ...take(ROUTER_CLASSES) };

  const language = languageGlobals();
  for (const name of Reflect.ownKeys(realm)) {
    if (name === 'globalThis' || language.has(name) || (typeof name === 'string' && KEPT.has(name))) continue;
    Reflect.deleteProperty(realm, name);
  }
  for (const name of ['WebAssembly', 'SharedArrayBuffer', 'Atomics', 'eval'])
    Reflect.deleteProperty(realm, name);
  // Libraries ask it for their build.
  realm['process'] = Object.freeze({ env: Object.freeze({ NODE_ENV: 'production' }) });
  disarm(real);

  for (const name of [...CLASSES, ...ROUTER_CLASSES]) removeInternals(shell[name]);
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
  for (const name of [...CLASSES, ...ROUTER_CLASSES])
    Reflect.defineProperty(realm, name, { value: shell[name], writable: false, configurable: false });
  lockIntrinsics(
    realm,
    [...language, ...CLASSES, ...ROUTER_CLASSES].filter((name) => name !== 'globalThis'),
  );
  return {
    process: {
      end: () => exit(0),
      memory: () => {
        const { heapUsed, external } = usage();
        return { heap: heapUsed, external };
      },
      on: (event, handler) => void on(event, handler),
    },
    classes: { units, shell },
  };
}

/** Names the language brings, without those of the platform. */
function languageGlobals(): Set<PropertyKey> {
  const empty = createContext(constants.DONT_CONTEXTIFY);
  const names: unknown = new Script('Reflect.ownKeys(globalThis)').runInContext(empty);
  return new Set(Array.isArray(names) ? names.filter((name) => name !== 'console') : []);
}

/** Methods of classes for Node itself: they hand out its `inspect`, and ports of messages. */
const INTERNAL_METHOD = /^(nodejs\.util\.inspect\.custom$|messaging_|kMakeTransferable$)/;

/** Takes them from a class and from what it inherits. */
function removeInternals(platformClass: unknown): void {
  if (typeof platformClass !== 'function') return;
  for (const owner of [platformClass, platformClass.prototype as unknown])
    for (
      let holder: unknown = owner;
      (typeof holder === 'object' && holder !== null) || typeof holder === 'function';
      holder = Reflect.getPrototypeOf(holder)
    )
      for (const symbol of Object.getOwnPropertySymbols(holder))
        if (INTERNAL_METHOD.test(symbol.description ?? '')) Reflect.deleteProperty(holder, symbol);
}

/** Should the object of the process be reached after all, it opens nothing. */
function disarm(real: NodeJS.Process): void {
  for (const name of [
    'abort',
    'binding',
    '_linkedBinding',
    'chdir',
    'dlopen',
    'exit',
    'getBuiltinModule',
    'kill',
    'loadEnvFile',
    'mainModule',
    'openStdin',
    'permission',
    'report',
    'setegid',
    'seteuid',
    'setgid',
    'setgroups',
    'setuid',
    '_debugEnd',
    '_debugProcess',
    '_kill',
    '_startProfilerIdleNotifier',
    '_stopProfilerIdleNotifier',
  ])
    Reflect.deleteProperty(real, name);
  for (const name of Object.keys(real.env)) Reflect.deleteProperty(real.env, name);
}
