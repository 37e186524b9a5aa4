import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfiguration } from './base.ts';
import { PortableIdsPlugin } from './portable-ids-plugin.ts';
import { readUnit } from './unit.ts';

export type MonolithOptions = {
  /** Folder of the shell. */
  shell: string;
  /** Folders of the remotes. */
  remotes: readonly string[];
  /** Absolute output folder. */
  output: string;
};

/**
 * The same sources as one ordinary webpack build without federation, as a baseline for the split. Remotes are found
 * through `globalThis.__CHAMBA_UNITS__` (name → `() => Promise<RemoteModule>`) and keep their lazy pages; every
 * module is tree-shaken over all units.
 */
export function createMonolithConfig({ shell, remotes, output }: MonolithOptions): Configuration {
  const unit = readUnit(shell);
  mkdirSync(output, { recursive: true });
  const entry = path.join(output, 'entry.mjs');
  const units = remotes.map((folder) => readUnit(folder));
  writeFileSync(
    entry,
    [
      ...units.map(
        ({ folder }, index) =>
          `import remote${index} from ${JSON.stringify(path.join(folder, 'src/remote.ts'))};`,
      ),
      'globalThis.__CHAMBA_UNITS__ = {',
      ...units.map(
        ({ name }, index) => `  ${JSON.stringify(name)}: () => Promise.resolve({ default: remote${index} }),`,
      ),
      '};',
      // A static import would run before the assignment above.
      `import(/* webpackMode: "eager" */ ${JSON.stringify(path.join(unit.folder, 'src/index.ts'))});`,
    ].join('\n'),
  );
  const direct = path.join(output, 'remotes.mjs');
  writeFileSync(
    direct,
    'export const createRemotes = () => (unit) => globalThis.__CHAMBA_UNITS__[unit]();\n',
  );
  const base = baseConfiguration(unit, 'production', 'web');
  return {
    ...base,
    name: 'monolith',
    target: ['web', 'es2022'],
    entry: { main: entry },
    output: {
      path: output,
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: 'async', minSize: 12_000, cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      new PortableIdsPlugin(),
      // One bundle does not contain the shell's federation part.
      new webpack.NormalModuleReplacementPlugin(/federation\/remotes\.ts$/, direct),
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
    ],
  };
}
