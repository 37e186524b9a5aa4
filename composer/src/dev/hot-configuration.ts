import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import refresh from 'react-refresh-typescript';
import type { Configuration, RuleSetRule } from 'webpack';
import { SCRIPT_LOADER } from '../webpack/base.ts';
import { ChunkIntegrityPlugin } from '../webpack/chunk-integrity-plugin.ts';
import { EntryChunksPlugin } from '../webpack/entry-chunks-plugin.ts';
import { PortableIdsPlugin } from '../webpack/portable-ids-plugin.ts';
import type { Unit } from '../webpack/unit.ts';
import { webConfiguration } from '../webpack/web.ts';

/** The global with the page's refresh runtime, set by the development shell. */
const REFRESH_GLOBAL = '__CHAMBA_REFRESH__';

/** Requests for the refresh runtime, by name or by file. */
const REFRESH_RUNTIME = /(?:^|[\\/])react-refresh(?:[\\/](?:runtime(?:\.js)?|index\.js))?$/;

/**
 * The browser build of a remote that is being worked on: its modules can be exchanged while they run, and components
 * keep their state.
 * @param output a folder that nothing is written to.
 */
export function hotConfiguration(unit: Unit, output: string): Configuration {
  const web = webConfiguration(unit, output, 'development');
  return {
    ...web,
    output: { ...web.output, pathinfo: false },
    module: { ...web.module, rules: (web.module?.rules ?? []).map(withRefresh) },
    externals: [
      ({ request = '' }, done) =>
        REFRESH_RUNTIME.test(request) ? done(undefined, `var ${REFRESH_GLOBAL}`) : done(),
    ],
    optimization: {
      ...web.optimization,
      moduleIds: 'named',
      chunkIds: 'named',
      realContentHash: false,
      minimize: false,
      removeAvailableModules: false,
    },
    plugins: [
      ...(web.plugins ?? []).filter(
        (plugin) =>
          !(plugin instanceof PortableIdsPlugin) &&
          !(plugin instanceof EntryChunksPlugin) &&
          !(plugin instanceof ChunkIntegrityPlugin),
      ),
      new ReactRefreshPlugin({
        overlay: false,
        forceEnable: true,
        include: /\.tsx?$/,
        exclude: /node_modules/,
      }),
    ],
    stats: 'none',
  };
}

/** The loader of scripts with React's development transform, which registers components with the refresh runtime. */
function withRefresh(rule: unknown): RuleSetRule {
  const given = rule as RuleSetRule;
  if (given.loader !== SCRIPT_LOADER || typeof given.options !== 'object') return given;
  const compilerOptions: unknown = given.options['compilerOptions'];
  return {
    ...given,
    options: {
      ...given.options,
      compilerOptions: {
        ...(typeof compilerOptions === 'object' ? compilerOptions : {}),
        jsx: 'react-jsxdev',
      },
      getCustomTransformers: () => ({ before: [refresh.default()] }),
    },
  };
}
