/** Webpack presets of Chamba units. */
import type { Configuration } from 'webpack';
import type { Mode } from './base.ts';
import { nodeConfiguration, serverEntry } from './node.ts';
import { readUnit, type Unit } from './unit.ts';
import { webConfiguration } from './web.ts';

export { createAppConfig, type AppOptions } from './app.ts';
export { ChunkIntegrityPlugin, integrityOf } from './chunk-integrity-plugin.ts';
export { FederationPlugin } from './federation/federation-plugin.ts';
export { createMonolithConfig, type MonolithOptions } from './monolith.ts';
export { SERVER_FILE } from './node.ts';
export { serverProvided, sharedKeys, sharedKernelEntries, sharedModules, sharedVersions } from './shared.ts';
export { readUnit, UnitError, type Unit } from './unit.ts';
export { ENTRY_FILE } from './web.ts';
export type { Mode } from './base.ts';

export type ConfigsOptions = {
  /** The unit's folder, or the unit as `readUnit` gives it. */
  unit: Unit | string;
  /** Absolute folder both builds write into. */
  output: string;
  /** `production` when missing. */
  mode?: Mode;
};

/** The builds of a unit: one for browsers and, when it renders on the server, one for Node. */
export function createConfigs({ unit: given, output, mode = 'production' }: ConfigsOptions): Configuration[] {
  const unit = typeof given === 'string' ? readUnit(given) : given;
  const server = serverEntry(unit);
  return [
    webConfiguration(unit, output, mode),
    ...(server === null ? [] : [nodeConfiguration(unit, server, output, mode)]),
  ];
}
