import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { baseConfiguration } from './base.ts';
import { PortableIdsPlugin } from './portable-ids-plugin.ts';

export type AppOptions = {
  /** Folder of the app's package. */
  folder: string;
  /** Module that starts it, relative to the folder. */
  entry: string;
  /** Absolute folder to write into: `main.js`, `main.css` and `assets/`. */
  output: string;
  /** Folders and files by the names under which the app imports them. */
  alias?: Readonly<Record<string, string>>;
};

/**
 * The build of an app that is no unit of the page, such as the gallery of the design system: no federation, one script
 * and one style. Sources and styles are compiled as those of units are, so a component looks the same in both.
 * @example
 * await compile(createAppConfig({ folder, entry: './src/index.tsx', output: path.join(folder, 'dist/site') }));
 */
export function createAppConfig({ folder, entry, output, alias = {} }: AppOptions): Configuration {
  const base = baseConfiguration({ name: path.basename(folder), folder }, 'production', 'web');
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: { main: entry },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...alias } },
    output: { path: output, publicPath: 'auto', filename: '[name].js', clean: true },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      new PortableIdsPlugin(),
      new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
    ],
  };
}
