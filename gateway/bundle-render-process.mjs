// Puts all code of a render process in one file, after the compiler has written its modules.
import path from 'node:path';
import webpack from 'webpack';

const folder = path.join(import.meta.dirname, 'dist/rendering');

const compiler = webpack({
  mode: 'production',
  target: 'node20',
  entry: path.join(folder, 'child/main.js'),
  output: {
    path: folder,
    filename: 'render-process.bundle.mjs',
    module: true,
    library: { type: 'module' },
  },
  experiments: { outputModule: true },
  // A page's calls go through the gateway: the client that would open connections stays outside.
  resolve: { alias: { axios: false } },
  module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
  // Whether React is that of development is the gateway's environment to say. Stack traces stay readable.
  optimization: { nodeEnv: false, minimize: false, splitChunks: false },
  performance: { hints: false },
});
compiler.run((failure, stats) => {
  if (!failure && !stats.hasErrors()) return;
  console.error(failure ?? stats.toString({ all: false, errors: true }));
  process.exitCode = 1;
});
