import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfiguration, type Mode } from './base.ts';
import { PortableIdsPlugin } from './portable-ids-plugin.ts';
import type { Unit } from './unit.ts';

/** What the build of journeys writes: it is run once, by the build itself, and is no part of the release. */
export const JOURNEYS_BUNDLE = 'journeys.cjs';

const JOURNEY = /\.journey\.ts$/;

/** Sources of a unit's journeys, from its folder. */
export function journeySources(unit: Pick<Unit, 'folder'>): string[] {
  const sources = path.join(unit.folder, 'src');
  if (!existsSync(sources)) return [];
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => JOURNEY.test(file))
    .map((file) => `./src/${file.split(path.sep).join('/')}`)
    .sort();
}

/** The build of a unit's journeys: one CommonJS file whose `default` lists what each source exports by default. */
export function journeysConfiguration(
  unit: Unit,
  sources: readonly string[],
  output: string,
  mode: Mode,
): Configuration {
  const base = baseConfiguration(unit, mode, 'node');
  const imports = sources.map(
    (source, index) => `import j${index} from ${JSON.stringify(path.join(unit.folder, source))};`,
  );
  const list = sources.map((_, index) => `j${index}`).join(', ');
  const script = `${imports.join('')}export default [${list}];`;
  return {
    ...base,
    name: `${unit.name}:journeys`,
    target: 'node20',
    entry: { journeys: `data:text/javascript,${encodeURIComponent(script)}` },
    output: { path: output, filename: JOURNEYS_BUNDLE, library: { type: 'commonjs2' }, publicPath: '' },
    devtool: false,
    optimization: { ...base.optimization, minimize: false, splitChunks: false, runtimeChunk: false },
    plugins: [new PortableIdsPlugin(), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
