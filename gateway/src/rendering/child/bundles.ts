/** The units' bundles inside a render process. */
import type { BundleName } from '../protocol.ts';
import type { PlatformClasses } from './host-realm.ts';
import type { SharedModules } from './shared-modules.ts';
import { UnitRealm } from './unit-realm.ts';

/** Maximum number of bundles per process, each in its own realm: a few compositions side by side. */
const MAX_BUNDLES = 24;

export type BundleOptions = {
  shared: SharedModules;
  classes: PlatformClasses;
  /** Requests the source of a unit from the gateway; rejects when the render is done. */
  fetch: (render: number, unit: string) => Promise<string>;
  /** Receives what a unit writes to its console. */
  log: (unit: string, text: string) => void;
};

/** Runs bundles, each once per release. */
export class Bundles {
  readonly #options: BundleOptions;
  readonly #loaded = new Map<string, { exported: unknown; realm: UnitRealm }>();
  /** Pending loads: a page may request a unit several times before it has arrived. */
  readonly #coming = new Map<string, Promise<unknown>>();

  constructor(options: BundleOptions) {
    this.#options = options;
  }

  /**
   * The exports of a bundle.
   * @throws if the gateway does not have it, it requires a module that is not shared, or it throws itself.
   */
  load(render: number, bundle: BundleName): Promise<unknown> {
    const { key } = bundle;
    const loaded = this.#loaded.get(key);
    if (loaded) return Promise.resolve(loaded.exported);
    let coming = this.#coming.get(key);
    if (!coming) {
      coming = this.#run(render, bundle).finally(() => this.#coming.delete(key));
      this.#coming.set(key, coming);
    }
    return coming;
  }

  /** Clears the timers of all units: a timer that a page left running would take time from the next page. */
  endTimers(): void {
    for (const { realm } of this.#loaded.values()) realm.endTimers();
  }

  async #run(render: number, { unit, key, fileName, base }: BundleName): Promise<unknown> {
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
        base,
      },
      unit === 'shell' ? classes.shell : classes.units,
    );
    const exported = realm.run(code, fileName);
    for (const [oldest, { realm: unused }] of this.#loaded) {
      if (this.#loaded.size < MAX_BUNDLES) break;
      unused.endTimers();
      this.#loaded.delete(oldest);
    }
    this.#loaded.set(key, { exported, realm });
    return exported;
  }
}
