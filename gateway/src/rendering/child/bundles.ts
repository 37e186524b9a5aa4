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
  /** Asks the gateway for the source of a unit; rejects when the render is done. */
  fetch: (render: number, unit: string) => Promise<string>;
  /** Receives what a unit writes to its console. */
  log: (unit: string, text: string) => void;
};

/** Runs bundles, each once per release. */
export class Bundles {
  readonly #options: BundleOptions;
  readonly #loaded = new Map<string, { exported: unknown; realm: UnitRealm }>();
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
    const loaded = this.#loaded.get(key);
    if (loaded) return Promise.resolve(loaded.exported);
    let coming = this.#coming.get(key);
    if (!coming) {
      coming = this.#run(render, bundle).finally(() => this.#coming.delete(key));
      this.#coming.set(key, coming);
    }
    return coming;
  }

  /** Ends the timers of all units: what a page left running would take the time of the next one, of another unit. */
  endTimers(): void {
    for (const { realm } of this.#loaded.values()) realm.endTimers();
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
    for (const [oldest, { realm: unused }] of this.#loaded) {
      if (this.#loaded.size < KEPT) break;
      unused.endTimers();
      this.#loaded.delete(oldest);
    }
    this.#loaded.set(key, { exported, realm });
    return exported;
  }
}
