import { createInstance, getInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime-core';
import { containerName, type PageComposition, type UnitEntry } from '@chamba/kernel/composition';
import type { RemoteModule } from '@chamba/kernel/remote';
import type { LoadRemote } from '../page-loading/page-host.ts';
import { loadingHooks, RemoteLoadError } from './loading-hooks.ts';

export { RemoteLoadError };

// Remotes carry no core of the runtime: they take the page's.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

/**
 * Makes the remotes of a composition loadable. Each entry is fetched on first use, with the integrity the
 * composition gives and after it was checked; a failure is not remembered, so asking again tries again.
 * @returns a loader that rejects with RemoteLoadError.
 */
export function createRemotes(composition: PageComposition): LoadRemote {
  const host = federationHost();
  host.registerPlugins([loadingHooks(composition)]);
  host.registerRemotes(
    Object.entries(composition.units).flatMap(([unit, entry]) => {
      const address = getAddress(entry);
      return address === null
        ? []
        : [
            {
              name: unit,
              entry: address,
              entryGlobalName: containerName(unit, entry.version),
              ...(entry.type && { type: entry.type }),
            },
          ];
    }),
  );
  return async (unit) => {
    const module = await host.loadRemote<RemoteModule>(`${unit}/remote`);
    if (!module) throw new RemoteLoadError(`${unit} gave no module`);
    return module;
  };
}

/** The shell's side of federation: made by its build, with the modules that it shares. */
function federationHost(): ModuleFederation {
  return getInstance() ?? createInstance({ name: 'shell', remotes: [] });
}

/** Null for an entry that has none: asking for it is refused. */
function getAddress({ base, entry }: UnitEntry): string | null {
  return URL.canParse(`${base}${entry}`, location.href) ? new URL(base + entry, location.href).href : null;
}
