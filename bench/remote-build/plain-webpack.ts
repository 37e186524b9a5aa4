/**
 * Webpack in a usual configuration for the same folder: one browser bundle of its pages, no federation, no bundle for
 * the server, no description. `node plain-webpack.js <folder> <output> build <loader> <file>` builds once for production;
 * `… watch <loader> <file>` builds for development and writes a line of JSON after each compilation. The loader of
 * TypeScript is `ts-loader`, set up as for the units, or `swc-loader`; the file is where it is loaded from.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Stats } from 'webpack';

const [, , folder = '', output = '', what = 'build', loader = '', loaderFile = ''] = process.argv;
const require = createRequire(import.meta.url);
const production = what === 'build';
const LOADERS: Readonly<Record<string, object>> = {
  'ts-loader': {
    transpileOnly: true,
    configFile: path.join(
      path.dirname(require.resolve('@chamba/composer/package.json')),
      'tsconfig.unit.json',
    ),
    compilerOptions: { sourceMap: !production },
  },
  'swc-loader': {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
};
const compiler = webpack({
  mode: production ? 'production' : 'development',
  context: folder,
  entry: './src/remote.ts',
  devtool: production ? false : 'cheap-module-source-map',
  output: { path: output },
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], conditionNames: ['chamba-source', '...'] },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: loaderFile, options: LOADERS[loader] },
      {
        test: /\.css$/,
        use: [
          require.resolve('mini-css-extract-plugin/dist/loader.js'),
          {
            loader: require.resolve('css-loader'),
            options: { modules: { auto: true, namedExport: false, exportLocalsConvention: 'as-is' } },
          },
        ],
      },
      { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource' },
    ],
  },
  plugins: [new MiniCssExtractPlugin()],
  performance: { hints: false },
});

let started = performance.now();
compiler.hooks.watchRun.tap('bench', () => {
  started = performance.now();
});
const done = (failure: Error | null, stats: Stats | undefined): void => {
  if (failure || stats?.hasErrors()) {
    console.error(failure ?? stats?.toString('errors-only'));
    process.exit(1);
  }
  console.log(
    JSON.stringify({ compiled: performance.now() - started, at: Date.now(), output: path.basename(output) }),
  );
};
if (production) compiler.run(done);
else compiler.watch({ aggregateTimeout: 20 }, done);
