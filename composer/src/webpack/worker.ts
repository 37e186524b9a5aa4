import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfiguration, type Mode } from './base.ts';
import { KernelEntryPlugin } from './kernel-entry-plugin.ts';
import { PortableIdsPlugin } from './portable-ids-plugin.ts';
import type { Unit } from './unit.ts';

/** File of the shell's release with the service worker. */
export const SERVICE_WORKER_FILE = 'service-worker.js';

/** Source of the shell's service worker, or null when the unit has none. */
export function serviceWorkerEntry(unit: Unit): string | null {
  const entry = './src/service-worker/index.ts';
  return unit.kind === 'shell' && existsSync(path.join(unit.folder, entry)) ? entry : null;
}

/** The build of the service worker: one script without shared modules. */
export function workerConfiguration(unit: Unit, entry: string, output: string, mode: Mode): Configuration {
  const base = baseConfiguration(unit, mode, 'web');
  return {
    ...base,
    name: `${unit.name}:service-worker`,
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': entry },
    output: {
      path: output,
      filename: SERVICE_WORKER_FILE,
      publicPath: '',
      uniqueName: `${unit.name}-service-worker`,
    },
    // Source maps by `eval` or by address do not fit the worker's policy.
    devtool: false,
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false },
    plugins: [
      new KernelEntryPlugin(),
      new PortableIdsPlugin(),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
