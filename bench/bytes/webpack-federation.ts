// The same units built with webpack's own federation plugin instead of the library: what its runtime costs.
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { containerName } from '@chamba/kernel/composition';
import type { Release } from '@chamba/kernel/composition/release';
import { buildUnit } from '@chamba/composer/release';
import { FederationPlugin, sharedModules } from '@chamba/composer/webpack';
import { ROOT } from '../support/report.ts';

/** Builds units with webpack's own plugin. @param out folder of the releases. */
export async function buildWithWebpackFederation(units: readonly string[], out: string): Promise<Release[]> {
  const releases: Release[] = [];
  for (const unit of units) {
    const { release } = await buildUnit({
      folder: path.join(ROOT, unit),
      out,
      adjust: (configurations) => configurations.map(withWebpackFederation),
    });
    releases.push(release);
  }
  return releases;
}

/** The configuration with webpack's plugin in the place of ours; others, such as that for Node, as they are. */
function withWebpackFederation(configuration: Configuration): Configuration {
  const ours = configuration.plugins?.find((plugin) => plugin instanceof FederationPlugin);
  if (!ours) return configuration;
  const { unit, container } = ours;
  return {
    ...configuration,
    plugins: [
      ...(configuration.plugins ?? []).filter((plugin) => plugin !== ours),
      new webpack.container.ModuleFederationPlugin({
        name: containerName(unit.name, unit.version),
        ...container,
        shared: sharedModules(unit),
      }),
      new webpack.NormalModuleReplacementPlugin(
        /shell[\\/]src[\\/]federation[\\/]remotes\.ts$/,
        path.join(ROOT, 'bench/bytes/webpack-containers.mjs'),
      ),
    ],
  };
}
