import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { containerName, HOST_UNIT, type PageComposition } from '@chamba/kernel/composition';
import type { RemoteModule } from '@chamba/kernel/remote';
import { reportError } from '@chamba/kernel/telemetry';
import type { LoadRemote } from '../page-loading/page-host.ts';

/** A remote's code could not be had: network, integrity or a release that is gone. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError';
}

/**
 * Makes the remotes of a composition loadable. Each entry is fetched on first use, with the integrity the
 * composition gives; a failure is not remembered, so asking again tries again.
 */
export function createRemotes(composition: PageComposition): LoadRemote {
  const integrityOf = new Map<string, string>();
  const remotes = Object.entries(composition.units)
    .filter(([name]) => name !== HOST_UNIT)
    .map(([name, { version, base, entry, integrity }]) => {
      const url = new URL(base + entry, location.href).href;
      integrityOf.set(url, integrity);
      return { name: containerName(name, version), entry: url };
    });
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

  registerPlugins([
    {
      name: 'release-integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        script.nonce = nonce;
        const integrity = integrityOf.get(url);
        // An entry the composition does not know has no business on the page.
        script.integrity = integrity ?? 'sha256-unknown';
        return script;
      },
    },
  ]);
  registerRemotes(remotes);

  const loading = new Map<string, Promise<RemoteModule>>();
  return (unit) => {
    const known = loading.get(unit);
    if (known) return known;
    const started = load(unit, composition).catch((error: unknown) => {
      loading.delete(unit);
      throw error;
    });
    loading.set(unit, started);
    return started;
  };
}

async function load(unit: string, composition: PageComposition): Promise<RemoteModule> {
  const version = composition.units[unit]?.version ?? '';
  try {
    const module = await loadRemote<RemoteModule>(`${containerName(unit, version)}/remote`);
    if (!module?.default) throw new RemoteLoadError(`${unit} exposes no remote`);
    return module;
  } catch (error) {
    reportError({ unit, version, kind: 'load', error });
    throw error;
  }
}
