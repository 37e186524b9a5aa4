import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { PageComposition } from '@chamba/kernel/composition';
import { reportError } from '@chamba/kernel/telemetry';
import { fetchAnew } from '../page-loading/load-code.ts';
import { isAtWork, findRefusal } from './refusal.ts';

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

/** Milliseconds an entry may take; lines are slow, and what waits for it has its own limits. */
const ENTRY_TIMEOUT_MS = 120_000;

/** What the federation runtime asks the shell while it loads the remotes of a composition. */
export function loadingHooks(composition: PageComposition): ModuleFederationRuntimePlugin {
  const refusalFor = (unit: string): string | null =>
    findRefusal(unit, composition.units[unit], { atWork: isAtWork(composition, unit) });
  const loadError = (unit: string, cause: unknown): RemoteLoadError => {
    const refusal = refusalFor(unit);
    // The runtime writes its own name into what its hooks throw.
    if (refusal !== null) return new RemoteLoadError(`refused: ${refusal}`);
    if (cause instanceof RemoteLoadError) return cause;
    // A chunk names the file that failed; an entry was asked for again already, and code that failed as it ran is there.
    const request = cause instanceof Error && 'request' in cause ? cause.request : null;
    return new RemoteLoadError(`${unit} ${getVersion(composition, unit)} could not be loaded`, {
      cause,
      ...(typeof request === 'string' && { request }),
    });
  };
  return {
    name: 'chamba-composition',
    beforeRequest(request) {
      const refusal = refusalFor(parseUnit(request.id));
      if (refusal !== null) throw new RemoteLoadError(`refused: ${refusal}`);
      return request;
    },
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
      script.integrity = composition.units[remoteInfo?.name ?? '']?.integrity ?? '';
      script.src = url;
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
    async loadEntryError({
      getRemoteEntry,
      globalLoading,
      uniqueKey,
      origin,
      remoteInfo,
      remoteEntryExports,
    }) {
      if ((await fetchAnew(remoteInfo.entry)) === 'refused') return undefined;
      delete globalLoading[uniqueKey];
      const again = getRemoteEntry({ origin, remoteInfo, ...(remoteEntryExports && { remoteEntryExports }) });
      // The runtime's types want a promise of a promise, which nothing asynchronous can be.
      return again as Promise<never>;
    },
    onLoad({ exposeModule, remote }) {
      if (!isRemoteModule(exposeModule))
        throw new RemoteLoadError(`${remote.name} ${getVersion(composition, remote.name)} exposes no remote`);
    },
    errorLoadRemote({ id, error, lifecycle }) {
      if (lifecycle !== 'onLoad') return;
      const unit = parseUnit(id);
      const failure = loadError(unit, error);
      reportError({ unit, version: getVersion(composition, unit), kind: 'load', error: failure });
      throw failure;
    },
  };
}

/** The remote of a request such as `mfe-search/remote`. */
function parseUnit(id: string): string {
  return id.split('/')[0] ?? id;
}

function getVersion({ units }: PageComposition, unit: string): string {
  return units[unit]?.version ?? '';
}

/** The declaration itself was checked when the unit was built. */
function isRemoteModule(module: unknown): boolean {
  return typeof module === 'object' && module !== null && 'default' in module && Boolean(module.default);
}
