import { Console } from 'node:console';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import type { Remote } from '@chamba/kernel/remote';
import { serverProvided, type Unit } from '../webpack/index.ts';

/** Time limit for evaluating a declaration, in ms. */
const TIMEOUT_MS = 30_000;

const RUN = Symbol.for('chamba.evaluation');

/** The server bundle of a unit could not be run, or lacks the expected exports. */
export class EvaluationError extends Error {
  override name = 'EvaluationError';
}

/** Classes of the platform that a unit gets in a render process; besides, it has only the language and timers. */
const PLATFORM = [
  'AbortController',
  'AbortSignal',
  'DOMException',
  'Event',
  'EventTarget',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'crypto',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
];

/** Additional classes that the shell's router needs. */
const ROUTER_PLATFORM = ['FormData', 'Headers', 'Request', 'Response'];

/**
 * Runs a unit's server bundle with the shared modules of the unit's own installation.
 * @param file absolute path of the bundle.
 * @param where `site` restricts it like a render process: no process, no network, no modules of Node, no code from
 * strings, an immutable language. It is not a sandbox: run it on a machine of the team.
 * @returns the bundle's exports.
 * @throws EvaluationError naming the unit if the bundle throws or requires a module that is not shared.
 */
export async function evaluateBundle(
  unit: Unit,
  file: string,
  where: 'build' | 'site' = 'build',
): Promise<Record<string, unknown>> {
  const code = readFileSync(file, 'utf8');
  const fromUnit = createRequire(path.join(unit.folder, 'package.json'));
  const provided = new Map<string, unknown>();
  for (const key of serverProvided) {
    if (!code.includes(`require("${key}")`) && !code.includes(`require('${key}')`)) continue;
    const resolved = fromUnit.resolve(key);
    // The kernel is published as ES modules, React as CommonJS.
    provided.set(
      key,
      key.startsWith('@chamba/') ? await import(pathToFileURL(resolved).href) : fromUnit(key),
    );
  }
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const requireProvided = (request: string): unknown => {
    if (provided.has(request)) return provided.get(request);
    if (where === 'build' && request.startsWith('node:')) return fromUnit(request);
    throw new EvaluationError(`${unit.name}: the server bundle asks for ${request}, which is not shared`);
  };
  try {
    const site = where === 'site' ? siteRealm(unit.name, requireProvided) : null;
    const run = vm.compileFunction(code, ['module', 'exports', 'require', 'console'], {
      filename: path.basename(file),
      ...(site ? { parsingContext: site.realm } : {}),
    });
    // Standard output is reserved for the answer of the building command.
    const console = new Console(process.stderr);
    withinTime(() =>
      run.call(module.exports, module, module.exports, site?.require ?? requireProvided, console),
    );
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new EvaluationError(`${unit.name}: the server bundle does not run: ${reason}`, { cause });
  }
  return module.exports;
}

type Require = (name: string) => unknown;

/** A realm like that of a unit in a render process, and its `require` function. */
function siteRealm(unit: string, require: Require): { realm: object; require: Require } {
  const realm = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  const close = new vm.Script(`((given, inner) => {
    'use strict';
    for (const name of ['WebAssembly', 'SharedArrayBuffer', 'Atomics', 'eval']) delete globalThis[name];
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      const value = globalThis[name];
      if (value === globalThis || (typeof value !== 'function' && typeof value !== 'object') || value === null) continue;
      if (typeof value === 'function' && value.prototype && !['Object', 'Error'].includes(name) && !name.endsWith('Error'))
        Object.freeze(value.prototype);
      Object.freeze(value);
    }
    for (const name of Object.keys(given)) globalThis[name] = given[name];
    return (name) => inner(String(name));
  })`).runInContext(realm) as (given: Record<string, unknown>, inner: Require) => Require;
  const platform = globalThis as unknown as Record<string, unknown>;
  const names = unit === 'shell' ? [...PLATFORM, ...ROUTER_PLATFORM] : PLATFORM;
  const given = Object.fromEntries(names.map((name) => [name, platform[name]]));
  return { realm, require: close(given, require) };
}

/** Runs code with a time limit: an endless loop is ended by it, or by Ctrl+C. */
function withinTime(run: () => void): void {
  const running = globalThis as { [RUN]?: () => void };
  running[RUN] = run;
  try {
    new vm.Script(`globalThis[Symbol.for('${RUN.description}')]()`).runInThisContext({
      timeout: TIMEOUT_MS,
      breakOnSigint: isMainThread,
    });
  } finally {
    delete running[RUN];
  }
}

/** The declaration that a remote's bundle exports by default. */
export function remoteDeclaration(unit: Unit, exports: Record<string, unknown>): Remote {
  const declaration = exports['default'];
  if (!isRemote(declaration)) {
    throw new EvaluationError(`${unit.name}: src/remote.ts must export defineRemote(…) by default`);
  }
  if (declaration.name !== unit.name) {
    throw new EvaluationError(
      `${unit.name}: the remote calls itself "${declaration.name}"; name and package must agree`,
    );
  }
  return declaration;
}

/** The declaration in the shell's bundle: its own `routes` and `events`. Null if it has neither. */
export function shellDeclaration(unit: Unit, exports: Record<string, unknown>): Remote | null {
  const { routes, events } = exports;
  if (routes === undefined && events === undefined) return null;
  const declaration = { name: unit.name, routes: routes ?? [], ...(events ? { events } : {}) };
  return isRemote(declaration) ? declaration : null;
}

function isRemote(value: unknown): value is Remote {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'routes' in value &&
    Array.isArray(value.routes)
  );
}
