import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfiguration, type Mode } from './base.ts';
import { KernelEntryPlugin, sharedEntryRequest } from './kernel-entry-plugin.ts';
import { PortableIdsPlugin } from './portable-ids-plugin.ts';
import { ServerFolderPlugin } from './script-folder-plugin.ts';
import { serverProvided } from './shared.ts';
import type { Unit } from './unit.ts';

/** Server bundle of a release. */
export const SERVER_FILE = 'server.cjs';

/** Modules that only browsers run: the server bundle has an empty one in their place. */
const BROWSER_ONLY = /\.browser(?:\.[jt]sx?)?$/;

/** Source of a unit's server build, or null if it has none. */
export function serverEntry(unit: Unit): string | null {
  if (unit.kind === 'remote') return './src/remote.ts';
  return existsSync(path.join(unit.folder, 'src/server.tsx')) ? './src/server.tsx' : null;
}

/** The server build: one CommonJS file that takes the shared modules from the process that runs it. */
export function nodeConfiguration(unit: Unit, entry: string, output: string, mode: Mode): Configuration {
  const base = baseConfiguration(unit, mode, 'node');
  return {
    ...base,
    target: 'node20',
    entry: { server: entry },
    output: {
      path: output,
      filename: SERVER_FILE,
      library: { type: 'commonjs2' },
      publicPath: '',
    },
    externalsType: 'commonjs',
    externals: [
      Object.fromEntries(serverProvided.map((key) => [key, `commonjs ${key}`])),
      ({ request }, callback) => {
        if (BROWSER_ONLY.test(request)) callback(undefined, 'var {}');
        else callback();
      },
      // Externals are matched before the plugin below rewrites relative imports of shared entries.
      ({ context, contextInfo, request }, callback) => {
        const entry = sharedEntryRequest(contextInfo.issuer, context, request);
        if (entry === null) callback();
        else callback(undefined, `commonjs ${entry}`);
      },
    ],
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false },
    plugins: [
      new KernelEntryPlugin(),
      new PortableIdsPlugin(),
      new ServerFolderPlugin(),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
