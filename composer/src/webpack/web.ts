import { existsSync } from 'node:fs';
import path from 'node:path';
import enhanced from '@module-federation/enhanced/webpack';
import { containerName } from '@chamba/kernel/composition';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { baseConfiguration, type Mode } from './base.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { KernelEntryPlugin } from './kernel-entry-plugin.ts';
import { PortableIdsPlugin } from './portable-ids-plugin.ts';
import { sharedKeys, sharedModules } from './shared.ts';
import type { Unit } from './unit.ts';

/** File a browser starts a unit with. Without a hash: a release's folder is content-addressed already. */
export const ENTRY_FILE = { shell: 'main.js', remote: 'remoteEntry.js' } as const;

/** The browser build: the shell as host, a remote as container with `./remote` and `./lifecycles`. */
export function webConfiguration(unit: Unit, output: string, mode: Mode): Configuration {
  const base = baseConfiguration(unit, mode, 'web');
  const isShell = unit.kind === 'shell';
  return {
    ...base,
    target: ['web', 'es2022'],
    // The shell brings every shared module, also those it does not use itself: a missing one would be loaded
    // by each remote from its own fallback.
    entry: isShell ? { main: [...sharedKeys, './src/index.ts'] } : {},
    output: {
      path: output,
      publicPath: 'auto',
      uniqueName: containerName(unit.name, unit.version),
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:10].js',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      ...base.optimization,
      runtimeChunk: false,
      splitChunks: {
        chunks: 'async',
        // A request costs about as much as this many bytes.
        minSize: 12_000,
        maxAsyncRequests: 4,
        cacheGroups: { defaultVendors: false, default: { minChunks: 2, reuseExistingChunk: true } },
      },
    },
    plugins: [
      new KernelEntryPlugin(),
      new enhanced.ModuleFederationPlugin({
        name: containerName(unit.name, unit.version),
        ...(isShell ? {} : { filename: ENTRY_FILE.remote, exposes: exposes(unit) }),
        remotes: {},
        shared: sharedModules(unit),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: {
          externalRuntime: !isShell,
          // Remotes come from the composition, never from a federation manifest, and never load in Node this way.
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: '[name].[contenthash:10].css',
        // Class names are unique; the order of two components' sheets does not matter.
        ignoreOrder: true,
      }),
      new PortableIdsPlugin(),
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
