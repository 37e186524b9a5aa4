/** Replaces parts of the federation runtime that are left out of bundles: functions that throw are never called. */

function leftOut(): never {
  throw new Error('this part of the federation runtime is left out of the bundle');
}

export const assignRemoteInfo = leftOut;
export const createScriptNode = leftOut;
export const defaultPreloadArgs = {};
export const formatPreloadArgs = leftOut;
export const generatePreloadAssetsPlugin = leftOut;
export const loadScriptNode = leftOut;
export const normalizePreloadExposes = leftOut;
export const preloadAssets = leftOut;
export const initializeSharing = leftOut;
export const installInitialConsumes = leftOut;
export const remotes = leftOut;
export const snapshotPlugin = leftOut;

/** Called when a remote is removed: there is no snapshot of the host. */
export const getGlobalRemoteInfo = (): object => ({});

/** The host's snapshots: there are none, and no plugin uses them. */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { applyPlugin: (): void => undefined };
}

/** The host's chunks find every shared module in its first script; only a container's chunks wait for their own. */
export function consumes(options: { chunkMapping: Record<string, unknown>; chunkId: string | number }): void {
  if (options.chunkMapping[options.chunkId] !== undefined) leftOut();
}
