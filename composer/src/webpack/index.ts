/** Webpack presets of Chamba units. */
import type { Configuration } from 'webpack';
import type { Mode } from './base.ts';
import { nodeConfiguration, serverEntry } from './node.ts';
import { readUnit, type Unit } from './unit.ts';
import { webConfiguration } from './web.ts';
import { serviceWorkerEntry, workerConfiguration } from './worker.ts';

export { createAppConfig, type AppOptions } from './app.ts';
export { ChunkIntegrityPlugin, toIntegrity } from './chunk-integrity-plugin.ts';
export { FederationPlugin } from './federation/federation-plugin.ts';
export { JOURNEYS_BUNDLE, journeysConfiguration, journeySources } from './journeys.ts';
export { createMonolithConfig, type MonolithOptions } from './monolith.ts';
export { SERVER_FILE } from './node.ts';
export { serverProvided, sharedKeys, sharedKernelEntries, sharedModules, sharedVersions } from './shared.ts';
export { readUnit, UnitError, type Unit } from './unit.ts';
export { ENTRY_FILE } from './web.ts';
export { SERVICE_WORKER_FILE } from './worker.ts';
export type { Mode } from './base.ts';

export type ConfigsOptions = {
  /** The unit's folder, or the unit as `readUnit` returns it. */
  unit: Unit | string;
  /** Absolute output folder of both builds. */
  output: string;
  /** `production` if missing. */
  mode?: Mode;
};

/** The builds of a unit: for browsers, for Node when it renders on the server, and of the shell's service worker. */
export function createConfigs({ unit: given, output, mode = 'production' }: ConfigsOptions): Configuration[] {
  const unit = typeof given === 'string' ? readUnit(given) : given;
  const server = serverEntry(unit);
  const worker = serviceWorkerEntry(unit);
  return [
    webConfiguration(unit, output, mode),
    ...(server === null ? [] : [nodeConfiguration(unit, server, output, mode)]),
    ...(worker === null ? [] : [workerConfiguration(unit, worker, output, mode)]),
  ];
}
