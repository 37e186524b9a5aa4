import { existsSync } from 'node:fs';
import path from 'node:path';
import { containerName } from '@chamba/kernel/composition';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { baseConfiguration, type Mode } from './base.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { EntryChunksPlugin } from './entry-chunks-plugin.ts';
import { KernelEntryPlugin } from './kernel-entry-plugin.ts';
import { MergeFallbacksPlugin } from './merge-fallbacks-plugin.ts';
import { PortableIdsPlugin } from './portable-ids-plugin.ts';
import { FederationPlugin } from './federation/federation-plugin.ts';
import { ScriptFolderPlugin } from './script-folder-plugin.ts';
import { sharedKeys } from './shared.ts';
import { splitChunks } from './split-chunks.ts';
import type { Unit } from './unit.ts';

/** Entry file of a unit for browsers. No file has a hash in its name: a release's folder is content-addressed already. */
export const ENTRY_FILE = { shell: 'main.js', remote: 'container.js' } as const;

/** The browser build: the shell as host, a remote as container with `./remote` and `./lifecycles`. */
export function webConfiguration(unit: Unit, output: string, mode: Mode): Configuration {
  const base = baseConfiguration(unit, mode, 'web');
  const isShell = unit.kind === 'shell';
  return {
    ...base,
    target: ['web', 'es2022'],
    // The shell provides every shared module, even those it does not use itself: each remote would otherwise load a
    // missing one from its own fallback.
    entry: isShell ? { main: [...sharedKeys, './src/index.ts'] } : {},
    output: {
      path: output,
      publicPath: 'auto',
      uniqueName: containerName(unit.name, unit.version),
      filename: '[name].js',
      chunkFilename: '[name].js',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      ...base.optimization,
      runtimeChunk: false,
      splitChunks: splitChunks(unit),
    },
    plugins: [
      new KernelEntryPlugin(),
      new FederationPlugin(unit, isShell ? null : { filename: ENTRY_FILE.remote, exposes: exposes(unit) }),
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[name].css',
        // Class names are unique; the order of two components' sheets does not matter.
        ignoreOrder: true,
      }),
      new ScriptFolderPlugin(),
      new PortableIdsPlugin(),
      // Runs before the table of hashes is written: inlined chunks are not loaded separately.
      ...(isShell ? [] : [new MergeFallbacksPlugin(), new EntryChunksPlugin()]),
      new ChunkIntegrityPlugin(),
    ],
  };
}

function exposes(unit: Unit): Record<string, { import: string; name: string }> {
  const modules: Record<string, { import: string; name: string }> = {
    './remote': { import: './src/remote.ts', name: 'remote' },
  };
  if (existsSync(path.join(unit.folder, 'src/lifecycles.ts'))) {
    modules['./lifecycles'] = { import: './src/lifecycles.ts', name: 'lifecycles' };
  }
  return modules;
}
