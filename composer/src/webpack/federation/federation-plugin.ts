import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName } from '@chamba/kernel/composition';
import webpack, { type Compiler, type RuntimeModule } from 'webpack';
import { sharedModules } from '../shared.ts';
import type { Unit } from '../unit.ts';
import { leaveOutUnusedParts } from './left-out/index.ts';

/** Written by the library beside the manifest; it repeats it with the module graph. */
const STATS_FILE = 'mf-stats.json';

/** What a remote's entry exposes to a host. */
export type ContainerOptions = {
  filename: string;
  exposes: Record<string, { import: string; name: string }>;
};

/**
 * Module Federation of a unit: the shell as host with the runtime, a remote as container that takes the runtime's
 * core from the page (`_FEDERATION_RUNTIME_CORE`). The composition determines the remotes at run time.
 */
export class FederationPlugin extends ModuleFederationPlugin {
  readonly unit: Unit;
  readonly container: ContainerOptions | null;

  /** @param container null for the host. */
  constructor(unit: Unit, container: ContainerOptions | null) {
    super({
      name: containerName(unit.name, unit.version),
      ...(container ?? { remotes: {} }),
      shared: sharedModules(unit),
      // A page has one copy of every shared module: the shell's, which is loaded.
      shareStrategy: 'loaded-first',
      manifest: true,
      // Types come from the kernel, and `chamba dev` has its own hot replacement.
      dts: false,
      dev: false,
      // A separate file would be written to the working folder, and its name would depend on the location of
      // packages.
      virtualRuntimeEntry: true,
      experiments: {
        externalRuntime: container !== null,
        // The composition replaces snapshots; a remote loads no remotes.
        optimization: { disableSnapshot: true, disableRemote: container !== null, target: 'web' },
      },
    });
    this.unit = unit;
    this.container = container;
  }

  /** Registers the plugin with a compiler. */
  override apply(compiler: Compiler): void {
    leaveOutUnusedParts(compiler, this.container === null ? 'host' : 'container');
    withBuildVersion(this.unit.version, () => super.apply(compiler));
    compiler.hooks.thisCompilation.tap('FederationPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('FederationPlugin', leaveOutNativeSharing);
      compilation.hooks.processAssets.tap(
        { name: 'FederationPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => compilation.deleteAsset(STATS_FILE),
      );
    });
  }
}

/**
 * Both webpack's sharing runtime and the library's would be added to an entry, and the library's overwrites the
 * first.
 */
function leaveOutNativeSharing(module: RuntimeModule): void {
  if (module.name === 'sharing' && module.stage === webpack.RuntimeModule.STAGE_NORMAL)
    module.generate = () => null;
}

/** The library takes the version that it writes into the bundle from the working folder, unless it is given. */
function withBuildVersion(version: string, work: () => void): void {
  const before = process.env['MF_BUILD_VERSION'];
  process.env['MF_BUILD_VERSION'] = version;
  try {
    work();
  } finally {
    if (before === undefined) delete process.env['MF_BUILD_VERSION'];
    else process.env['MF_BUILD_VERSION'] = before;
  }
}
