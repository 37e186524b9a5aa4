/** Loads server bundles of units inside a render worker. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { hasIntegrity } from '../releases/integrity.ts';
import type { ServerBundle } from './protocol.ts';

/** What a bundle may require: the libraries every unit shares. Anything else is refused. */
const SHARED: Readonly<Record<string, () => Promise<object>>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/server': () => import('react-dom/server'),
  'react-router': () => import('react-router'),
  '@chamba/kernel/remote': () => import('@chamba/kernel/remote'),
  '@chamba/kernel/slots': () => import('@chamba/kernel/slots'),
  '@chamba/kernel/store': () => import('@chamba/kernel/store'),
  '@chamba/kernel/session': () => import('@chamba/kernel/session'),
  '@chamba/kernel/api': () => import('@chamba/kernel/api'),
  '@chamba/kernel/storage': () => import('@chamba/kernel/storage'),
  '@chamba/kernel/router': () => import('@chamba/kernel/router'),
};

/** Bundles kept per worker: a few compositions side by side. */
const KEPT = 24;

export type SharedModules = ReadonlyMap<string, object>;

/** Imports the shared libraries once; a bundle's `require` answers at once. */
export async function loadSharedModules(): Promise<SharedModules> {
  const entries = await Promise.all(
    Object.entries(SHARED).map(async ([name, load]): Promise<[string, object]> => {
      // A namespace is no object a CommonJS caller may take `default` of without the marker.
      return [name, { __esModule: true, ...(await load()) }];
    }),
  );
  return new Map(entries);
}

/** Compiles bundles, each once per release. */
export class BundleLoader {
  readonly #shared: SharedModules;
  readonly #loaded = new Map<string, unknown>();

  constructor(shared: SharedModules) {
    this.#shared = shared;
  }

  /**
   * The exports of a bundle.
   * @throws when the file is not the one its release was built with, requires what is not shared, or throws itself.
   */
  load(bundle: ServerBundle): unknown {
    const key = `${bundle.folder}/${bundle.integrity}`;
    const loaded = this.#loaded.get(key);
    if (loaded !== undefined) return loaded;
    const path = join(bundle.folder, bundle.file);
    const code = readFileSync(path);
    if (!hasIntegrity(code, bundle.integrity))
      throw new Error(`${bundle.unit}: ${bundle.file} is not what the release was built with`);
    const module: { exports: unknown } = { exports: {} };
    const require = (name: string): object => {
      const shared = this.#shared.get(name);
      if (!shared) throw new Error(`${bundle.unit} requires "${name}", which is not shared`);
      return shared;
    };
    const run = compileFunction(code.toString('utf8'), ['module', 'exports', 'require'], { filename: path });
    run.call(module.exports, module, module.exports, require);
    for (const oldest of this.#loaded.keys()) {
      if (this.#loaded.size < KEPT) break;
      this.#loaded.delete(oldest);
    }
    this.#loaded.set(key, module.exports);
    return module.exports;
  }
}
