/** The units' bundles inside a render process. */
import type { BundleName } from '../protocol.ts';
import type { PlatformClasses } from './host-realm.ts';
import type { SharedModules } from './shared-modules.ts';
import { UnitRealm } from './unit-realm.ts';

/** Bundles kept per process, each in a realm of its own: a few compositions side by side. */
const KEPT = 24;

export type BundleOptions = {
  shared: SharedModules;
  classes: PlatformClasses;
  /** Asks the gateway for the source of a unit. */
  fetch: (render: number, unit: string) => Promise<string>;
  /** Told what a unit writes to its console. */
  log: (unit: string, text: string) => void;
};

/** Runs bundles, each once per release. */
export class Bundles {
  readonly #options: BundleOptions;
  readonly #loaded = new Map<string, unknown>();
  /** A page may ask for a unit several times before it has come. */
  readonly #coming = new Map<string, Promise<unknown>>();

  constructor(options: BundleOptions) {
    this.#options = options;
  }

  /**
   * The exports of a bundle.
   * @throws when the gateway has none, or it requires what is not shared, or throws itself.
   */
  load(render: number, bundle: BundleName): Promise<unknown> {
    const { key } = bundle;
    if (this.#loaded.has(key)) return Promise.resolve(this.#loaded.get(key));
    let coming = this.#coming.get(key);
    if (!coming) {
      coming = this.#run(render, bundle).finally(() => this.#coming.delete(key));
      this.#coming.set(key, coming);
    }
    return coming;
  }

  async #run(render: number, { unit, key, fileName }: BundleName): Promise<unknown> {
    const { shared, classes, fetch, log } = this.#options;
    const code = await fetch(render, unit);
    const realm = new UnitRealm(
      {
        require: (name) => {
          const module = shared.get(name);
          if (!module) throw new Error(`${unit} requires "${name}", which is not shared`);
          return module;
        },
        log: (text) => log(unit, text),
      },
      unit === 'shell' ? classes.shell : classes.units,
    );
    const exported = realm.run(code, fileName);
    for (const oldest of this.#loaded.keys()) {
      if (this.#loaded.size < KEPT) break;
      this.#loaded.delete(oldest);
    }
    this.#loaded.set(key, exported);
    return exported;
  }
}
