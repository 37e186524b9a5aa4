/** Removes from the process everything that a render does not need, before any unit's code is loaded. */
import { createContext, constants, Script } from 'node:vm';
import type { ProcessMemory } from '../protocol.ts';
import { lockIntrinsics } from './lock-intrinsics.ts';

/** The part of the process that remains for its own code. */
export type Process = {
  end: () => never;
  /** Current memory use. */
  memory: () => ProcessMemory;
  on: (event: 'uncaughtException' | 'unhandledRejection', handler: (error: unknown) => void) => void;
};

/** Classes of the platform that units get: they give no access to the process. */
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

/** Additional classes that the shell's router needs. */
const ROUTER_CLASSES = ['FormData', 'Headers', 'Request', 'Response'] as const;

/** Globals that code in the process keeps; all other platform globals are deleted. */
const ALLOWED_GLOBALS: ReadonlySet<string> = new Set([
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
 * Freezes the language and deletes everything that gives access to the process. No platform module can be imported
 * afterwards.
 */
export function closeHostRealm(): { process: Process; classes: PlatformClasses } {
  const real = process;
  const exit = real.exit.bind(real);
  const usage = real.memoryUsage.bind(real);
  const on = real.on.bind(real);
  const realm: Record<string, unknown> = globalThis;
  const take = (names: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(names.map((name) => [name, realm[name]]));
  // The platform's Response loads an HTTP client, which compiles its parser in the background; it must never run.
  realm['WebAssembly'] = Object.freeze({ compile: () => new Promise(() => undefined) });
  const units = take(CLASSES);
  const shell = { ...units, ...take(ROUTER_CLASSES) };

  const language = languageGlobals();
  for (const name of Reflect.ownKeys(realm)) {
    if (
      name === 'globalThis' ||
      language.has(name) ||
      (typeof name === 'string' && ALLOWED_GLOBALS.has(name))
    )
      continue;
    Reflect.deleteProperty(realm, name);
  }
  for (const name of ['WebAssembly', 'SharedArrayBuffer', 'Atomics', 'eval'])
    Reflect.deleteProperty(realm, name);
  // Libraries read their build mode from it.
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

/** Names of the language's globals, without those of the platform. */
function languageGlobals(): Set<PropertyKey> {
  const empty = createContext(constants.DONT_CONTEXTIFY);
  const names: unknown = new Script('Reflect.ownKeys(globalThis)').runInContext(empty);
  return new Set(Array.isArray(names) ? names.filter((name) => name !== 'console') : []);
}

/** Methods of classes for Node's internal use: they expose its `inspect`, and message ports. */
const INTERNAL_METHOD = /^(nodejs\.util\.inspect\.custom$|messaging_|kMakeTransferable$)/;

/** Removes them from a class and from the classes it inherits from. */
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

/** Empties the process object, in case code reaches it after all. */
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
