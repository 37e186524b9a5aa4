import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { cssClassName } from './css-names.ts';
import type { Unit } from './unit.ts';

const require = createRequire(import.meta.url);

/** The loader of TypeScript sources. */
export const SCRIPT_LOADER = require.resolve('ts-loader');

export type Mode = 'production' | 'development';
export type Platform = 'web' | 'node';

/** Common configuration of every build of every unit: module resolution, compilation and minification. */
export function baseConfiguration(
  unit: Pick<Unit, 'name' | 'folder'> & Partial<Pick<Unit, 'kind'>>,
  mode: Mode,
  platform: Platform,
): Configuration {
  return {
    name: `${unit.name}:${platform}`,
    mode,
    context: unit.folder,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['chamba-source', '...'],
      alias: platform === 'web' && mode === 'production' ? productionAliases(unit) : {},
    },
    module: {
      strictExportPresence: true,
      rules: [
        scriptRule(mode, platform),
        ...styleRules(unit, mode, platform),
        assetRule(platform),
        {
          test: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/].+\.mjs$/,
          loader: fileURLToPath(new URL('./pure-components-loader.js', import.meta.url)),
        },
      ],
    },
    optimization: {
      // PortableIdsPlugin assigns them.
      moduleIds: false,
      chunkIds: false,
      realContentHash: true,
      minimizer: [
        // As small as with Terser itself, in a quarter of the time.
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { passes: 2 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * Compiles TypeScript file by file; `tsc -b` checks types. One configuration for all units: a team's own tsconfig is
 * for its editor.
 */
function scriptRule(mode: Mode, platform: Platform): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: SCRIPT_LOADER,
    options: {
      transpileOnly: true,
      configFile: fileURLToPath(new URL('../../tsconfig.unit.json', import.meta.url)),
      // The kernel consists of TypeScript sources, also in the published package.
      allowTsInNodeModules: true,
      compilerOptions: {
        // Current phone browsers; there are no polyfills.
        target: platform === 'web' ? 'es2022' : 'es2023',
        sourceMap: mode === 'development',
      },
    },
  };
}

/** A remote is on pages with other units: the only global styles that it may bring are the kernel's, tokens and base. */
function styleRules(
  { folder, kind }: Pick<Unit, 'folder'> & Partial<Pick<Unit, 'kind'>>,
  mode: Mode,
  platform: Platform,
): RuleSetRule[] {
  const isGuest = kind === 'remote';
  const fromUnit = createRequire(path.join(folder, 'package.json'));
  const kernel = isGuest ? path.dirname(fromUnit.resolve('@chamba/kernel/package.json')) : '';
  const cssModules = {
    loader: require.resolve('css-loader'),
    options: {
      importLoaders: 0,
      modules: {
        // Every selector has a class of its own unit, so none reaches what other units render.
        mode: isGuest ? 'pure' : 'local',
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: platform === 'node',
        getLocalIdent: (context: { resourcePath: string }, _template: string, name: string) =>
          cssClassName(context.resourcePath, name, mode === 'development'),
      },
    },
  };
  const global = { test: /(?<!\.module)\.css$/, ...(isGuest && { include: kernel }) };
  const refused: RuleSetRule[] = isGuest
    ? [
        {
          test: /(?<!\.module)\.css$/,
          exclude: kernel,
          use: [fileURLToPath(new URL('global-styles-loader.js', import.meta.url))],
        },
      ]
    : [];
  if (platform === 'node') {
    return [
      { test: /\.module\.css$/, use: [cssModules] },
      // Global styles have no class names for a server.
      { ...global, type: 'asset/inline', generator: { dataUrl: () => '' } },
      ...refused,
    ];
  }
  return [
    { test: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, cssModules] },
    ...refused,
    {
      ...global,
      use: [
        MiniCssExtractPlugin.loader,
        { loader: require.resolve('css-loader'), options: { modules: false } },
      ],
      sideEffects: true,
    },
  ];
}

function assetRule(platform: Platform): RuleSetRule {
  return {
    test: /\.(svg|png|jpe?g|webp|avif|woff2)$/,
    type: 'asset/resource',
    generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: platform === 'web' },
  };
}

/**
 * react-router-dom is a facade of react-router, whose exports resolve to its development build; the production build
 * has no export.
 */
function productionAliases(unit: Pick<Unit, 'folder'>): Record<string, string> {
  const fromUnit = createRequire(path.join(unit.folder, 'package.json'));
  try {
    const kernel = createRequire(fromUnit.resolve('@chamba/kernel/package.json'));
    const facade = createRequire(kernel.resolve('react-router-dom/package.json'));
    const router = path.dirname(facade.resolve('react-router/package.json'));
    return {
      'react-router$': path.join(router, 'dist/production/index.mjs'),
      'react-router/dom$': path.join(router, 'dist/production/dom-export.mjs'),
    };
  } catch {
    return {};
  }
}
