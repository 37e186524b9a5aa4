import { containerName, type PageComposition, type UnitEntry } from '@chamba/kernel/composition';
import type { RemoteModule } from '@chamba/kernel/remote';
import { reportError } from '@chamba/kernel/telemetry';
import type { LoadRemote } from '../page-loading/page-host.ts';
import { ContainerError, loadExposed } from './container.ts';

/** A remote's code could not be had: network, integrity, a release that is gone, or an entry that is refused. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError';
  /** Address of the file that failed, when there is one to ask for again. */
  readonly request: string | undefined;
  constructor(message: string, { request, ...options }: ErrorOptions & { request?: string } = {}) {
    super(message, options);
    this.request = request;
  }
}

const INTEGRITY = /^sha(?:256-[\w+/]{43}=|384-[\w+/]{64}|512-[\w+/]{86}==)$/;

/** Entry of releases that were built with a federation runtime of their own. */
const ENTRY_WITH_RUNTIME = 'remoteEntry.js';

/** Whether a tester put the code of a machine at work in the place of a unit: it changes while it is served. */
function isAtWork({ custom, overrides }: PageComposition, unit: string): boolean {
  const override = custom ? overrides?.[unit] : undefined;
  return override?.kind === 'address' && !override.failure;
}

/**
 * Why a unit of a composition is refused before anything of it is fetched, or null when it may be loaded. The
 * composition comes with the page, but a unit whose bytes nobody vouches for is not run all the same.
 * @param atWork true for code that has no hash because a developer works on it.
 */
export function refusalOf(
  unit: string,
  entry: Partial<UnitEntry> | undefined,
  { atWork = false }: { atWork?: boolean } = {},
): string | null {
  if (!entry) return `the composition has no ${unit}`;
  const { version, base, entry: file, integrity } = entry;
  if (typeof version !== 'string' || version === '') return `${unit} has no version`;
  if (typeof base !== 'string' || !base.endsWith('/') || !URL.canParse(base, location.href))
    return `${unit} has no folder to load from`;
  if (typeof file !== 'string' || !/^[\w-][\w.-]*$/.test(file)) return `${unit} has no entry file`;
  if (!integrity && atWork) return null;
  if (!integrity) return `the entry of ${unit} ${version} has no hash`;
  if (typeof integrity !== 'string' || !INTEGRITY.test(integrity))
    return `the hash of the entry of ${unit} ${version} is none`;
  return null;
}

/**
 * Makes the remotes of a composition loadable. Each entry is fetched on first use, with the integrity the
 * composition gives and after it was checked; a failure is not remembered, so asking again tries again.
 * @returns a loader that rejects with RemoteLoadError.
 */
export function createRemotes(composition: PageComposition): LoadRemote {
  const loading = new Map<string, Promise<RemoteModule>>();
  return (unit) => {
    const known = loading.get(unit);
    if (known) return known;
    const started = load(unit, composition).catch((error: unknown) => {
      loading.delete(unit);
      reportError({ unit, version: composition.units[unit]?.version ?? '', kind: 'load', error });
      throw error;
    });
    loading.set(unit, started);
    return started;
  };
}

function entryAddress({ base, entry }: Pick<UnitEntry, 'base' | 'entry'>): string {
  return new URL(base + entry, location.href).href;
}

async function load(unit: string, composition: PageComposition): Promise<RemoteModule> {
  const entry = composition.units[unit];
  const refusal = refusalOf(unit, entry, { atWork: isAtWork(composition, unit) });
  if (refusal !== null || !entry) throw new RemoteLoadError(`refused: ${refusal}`);
  const url = entryAddress(entry);
  let module: unknown;
  try {
    if (entry.entry === ENTRY_WITH_RUNTIME)
      await import(/* webpackChunkName: "federation-core" */ './runtime-core.ts');
    const name = containerName(unit, entry.version);
    module = await loadExposed({ name, url, integrity: entry.integrity }, './remote');
  } catch (cause) {
    // A chunk names the file that failed; code that came and failed as it ran has none to ask for again.
    const chunk = cause instanceof Error && 'request' in cause ? cause.request : null;
    const file = typeof chunk === 'string' ? chunk : cause instanceof ContainerError ? url : null;
    throw new RemoteLoadError(`${unit} ${entry.version} could not be loaded`, {
      cause,
      ...(file !== null && { request: file }),
    });
  }
  if (!isRemoteModule(module)) throw new RemoteLoadError(`${unit} ${entry.version} exposes no remote`);
  return module;
}

/** The declaration itself was checked when the unit was built. */
function isRemoteModule(module: unknown): module is RemoteModule {
  return typeof module === 'object' && module !== null && 'default' in module && Boolean(module.default);
}
