/** A realm for the code of one unit: the language, a few functions of the platform, and no access to the process. */
import { createContext, constants, compileFunction, Script } from 'node:vm';
import { lockIntrinsics } from './lock-intrinsics.ts';

/** Services of the process for a realm. */
export type RealmServices = {
  require: (name: string) => object;
  log: (text: string) => void;
  /** Address of the unit's files, as `module.base` of its bundle. */
  base: string;
};

type Host = RealmServices & {
  setTimer: (run: () => void, ms: number, again: boolean) => number;
  clearTimer: (id: number) => void;
  clearTimers: () => void;
  queueMicrotask: (run: () => void) => void;
  now: () => number;
  timeOrigin: number;
  fillRandom: (bytes: Uint8Array) => void;
  randomUUID: () => string;
  /** Classes of the platform that give no access to the process; they are frozen. */
  classes: Readonly<Record<string, unknown>>;
};

type Opened = {
  newModule: () => { exports: unknown; base: string };
  require: (name: unknown) => object;
};

/** Runs a unit's bundle in its own realm. */
export class UnitRealm {
  readonly #realm: object;
  readonly #host: Host;
  readonly #opened: Opened;

  /** @param classes frozen classes of the platform that units get. */
  constructor(services: RealmServices, classes: Readonly<Record<string, unknown>>) {
    // An ordinary global object: with a sandbox object behind it, every access to `Object` and `Math` would be
    // intercepted.
    this.#realm = createContext(constants.DONT_CONTEXTIFY, {
      codeGeneration: { strings: false, wasm: false },
    });
    this.#host = createHost(services, classes);
    this.#opened = openRealm.call(this.#realm, this.#host);
  }

  /** Clears all timers that the unit has set. */
  endTimers(): void {
    this.#host.clearTimers();
  }

  /**
   * Runs a CommonJS bundle.
   * @param fileName its name in stacks.
   * @returns its exports.
   */
  run(code: string, fileName: string): unknown {
    const compiled = compileFunction(code, ['module', 'exports', 'require'], {
      filename: fileName,
      parsingContext: this.#realm,
    });
    const { newModule, require } = this.#opened;
    const module = newModule();
    compiled.call(module.exports, module, module.exports, require);
    return module.exports;
  }
}

const LOCK = lockIntrinsics.toString();
const script = new Script(
  `'use strict';((lock, open) => (host) => open(host, lock))(${LOCK}, ${open.toString()})`,
  {
    filename: 'unit-realm',
  },
);

function openRealm(this: object, host: Host): Opened {
  const run: unknown = script.runInContext(this);
  if (typeof run !== 'function') throw new Error('the realm of a unit cannot be opened');
  return (run as (given: Host) => Opened)(host);
}

/**
 * Installs the realm's functions. Its source runs inside that realm, so that the functions belong to it and not to
 * the process: it must not use anything from outside its body.
 */
function open(host: Host, lock: (realm: object, names: readonly PropertyKey[]) => void): Opened {
  const realm = globalThis as unknown as Record<string, unknown>;
  for (const name of ['WebAssembly', 'SharedArrayBuffer', 'Atomics', 'escape', 'unescape', 'eval'])
    Reflect.deleteProperty(realm, name);

  // Errors of shared modules belong to the process's realm, and bundles of earlier kernels test `instanceof Error`.
  const isInstance = Function.prototype[Symbol.hasInstance];
  Reflect.defineProperty(Error, Symbol.hasInstance, {
    value(this: unknown, value: unknown): boolean {
      if (Reflect.apply(isInstance, this, [value])) return true;
      // Classes that extend it inherit this function.
      return this === Error && Object.prototype.toString.call(value) === '[object Error]';
    },
  });

  const toText = (value: unknown): string => {
    try {
      if (typeof value === 'string') return value;
      if (value instanceof Error) return String(value.stack ?? value);
      return (typeof value === 'object' ? JSON.stringify(value) : undefined) ?? String(value);
    } catch {
      return '…';
    }
  };
  const log = (...values: unknown[]): void => host.log(values.map(toText).join(' '));
  const silent = (): void => undefined;
  const console: Record<string, unknown> = {};
  for (const level of ['debug', 'error', 'info', 'log', 'trace', 'warn']) console[level] = log;
  for (const other of [
    'assert',
    'count',
    'dir',
    'group',
    'groupCollapsed',
    'groupEnd',
    'table',
    'time',
    'timeEnd',
  ])
    console[other] = silent;

  type Callback = (...values: unknown[]) => unknown;
  const runner = (callback: unknown, values: unknown[]): (() => void) => {
    if (typeof callback !== 'function') throw new TypeError('a timer needs a function');
    return () => void (callback as Callback)(...values);
  };
  const globals: Record<string, unknown> = {
    console,
    setTimeout: (callback: unknown, ms?: unknown, ...values: unknown[]) =>
      host.setTimer(runner(callback, values), Number(ms) || 0, false),
    setInterval: (callback: unknown, ms?: unknown, ...values: unknown[]) =>
      host.setTimer(runner(callback, values), Number(ms) || 0, true),
    setImmediate: (callback: unknown, ...values: unknown[]) =>
      host.setTimer(runner(callback, values), 0, false),
    clearTimeout: (id: unknown) => host.clearTimer(Number(id)),
    clearInterval: (id: unknown) => host.clearTimer(Number(id)),
    clearImmediate: (id: unknown) => host.clearTimer(Number(id)),
    queueMicrotask: (callback: unknown) => host.queueMicrotask(runner(callback, [])),
    performance: Object.freeze({ now: () => host.now(), timeOrigin: host.timeOrigin }),
    crypto: Object.freeze({
      getRandomValues: <Bytes extends ArrayBufferView>(bytes: Bytes): Bytes => {
        host.fillRandom(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
        return bytes;
      },
      randomUUID: () => host.randomUUID(),
    }),
  };
  const names = Reflect.ownKeys(realm).filter((name) => name !== 'globalThis' && name !== 'console');
  lock(realm, names);
  for (const given of [globals, host.classes])
    for (const name of Object.keys(given))
      Reflect.defineProperty(realm, name, { value: given[name], writable: true, configurable: true });
  return {
    newModule: () => ({ exports: {}, base: host.base }),
    require: (name) => host.require(String(name)),
  };
}

/**
 * Timers and logging of one realm. Timers are represented by numbers: a timer object of Node links to those of
 * others.
 */
function createHost(services: RealmServices, classes: Readonly<Record<string, unknown>>): Host {
  const timers = new Map<number, NodeJS.Timeout>();
  let last = 0;
  return {
    ...services,
    setTimer: (run, ms, again) => {
      const id = (last += 1);
      const due = (): void => {
        if (!again) timers.delete(id);
        run();
      };
      timers.set(id, again ? setInterval(due, ms) : setTimeout(due, ms));
      return id;
    },
    clearTimer: (id) => {
      clearTimeout(timers.get(id));
      timers.delete(id);
    },
    clearTimers: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
    queueMicrotask: (run) => queueMicrotask(run),
    now: () => performance.now(),
    timeOrigin: performance.timeOrigin,
    fillRandom: (bytes) => void crypto.getRandomValues(bytes),
    randomUUID: () => crypto.randomUUID(),
    classes,
  };
}
