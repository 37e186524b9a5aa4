import { fileURLToPath } from 'node:url';
import webpack, { type Compiler } from 'webpack';

/** A module of this folder that replaces modules of the federation runtime, by package and file. */
type StandIn = { file: string; for: ReadonlyArray<readonly [name: string, file: string]> };

/**
 * Modules of the federation runtime that our pages never run, but that its classes refer to: snapshots and manifests
 * as lists of remotes (the composition replaces them), preloading (the gateway writes the preloads into the page),
 * remotes imported by name (the shell loads them by the composition), tree shaking of shared modules, loading in
 * Node, explanations of error codes.
 */
const STAND_INS: readonly StandIn[] = [
  {
    file: 'never-called.js',
    for: [
      ['runtime-core', 'plugins/snapshot/index.js'],
      ['runtime-core', 'plugins/snapshot/SnapshotHandler.js'],
      ['runtime-core', 'plugins/generate-preload-assets.js'],
      ['runtime-core', 'utils/preload.js'],
      ['sdk', 'node.js'],
      ['webpack-bundler-runtime', 'remotes.js'],
    ],
  },
  {
    file: 'shared-tree-shaking.js',
    for: [
      ['webpack-bundler-runtime', 'init.js'],
      ['webpack-bundler-runtime', 'getSharedFallbackGetter.js'],
      ['webpack-bundler-runtime', 'getUsedExports.js'],
    ],
  },
  {
    file: 'error-texts.js',
    for: [
      ['error-codes', 'desc.mjs'],
      ['error-codes', 'getShortErrorMsg.mjs'],
      ['webpack-bundler-runtime', 'error-codes/dist/getShortErrorMsg.js'],
    ],
  },
  { file: 'logger.js', for: [['sdk', 'logger.js']] },
  { file: 'sharing.js', for: [['webpack-bundler-runtime', 'updateOptions.js']] },
];

const RUNTIME = /^@module-federation\/runtime$/;

/** The host's scripts are loaded at the start, with the modules they share; a container's are all loaded later. */
const KIND_STAND_INS = {
  host: [
    {
      file: 'never-called.js',
      for: [
        ['webpack-bundler-runtime', 'consumes.js'],
        ['webpack-bundler-runtime', 'initializeSharing.js'],
      ],
    },
  ],
  container: [
    { file: 'never-called.js', for: [['webpack-bundler-runtime', 'installInitialConsumes.js']] },
    {
      file: 'sharing.js',
      for: [
        ['webpack-bundler-runtime', 'consumes.js'],
        ['webpack-bundler-runtime', 'initContainerEntry.js'],
        ['webpack-bundler-runtime', 'initializeSharing.js'],
      ],
    },
  ],
} satisfies Record<string, readonly StandIn[]>;

/** The library's files that are replaced in any unit, for which the replacements were written. */
export function replacedFiles(): Array<{ name: string; file: string }> {
  return [...STAND_INS, ...KIND_STAND_INS.host, ...KIND_STAND_INS.container].flatMap((standIn) =>
    standIn.for.map(([name, file]) => ({ name, file })),
  );
}

/** Removes unused parts of the federation runtime from a bundle; every visitor would load them. */
export function leaveOutUnusedParts(compiler: Compiler, kind: keyof typeof KIND_STAND_INS): void {
  for (const { file, for: replaced } of [...STAND_INS, ...KIND_STAND_INS[kind]])
    for (const [name, module] of replaced) replaceModule(compiler, inPackage(name, module), getPath(file));
  const runtime = getPath(`runtime-of-${kind}.js`);
  new webpack.NormalModuleReplacementPlugin(RUNTIME, (resource) => {
    if (resource.contextInfo.issuer !== runtime) resource.request = runtime;
  }).apply(compiler);
  // Only one of its packages declares that it has no side effects.
  compiler.options.module.rules.push({
    test: /[\\/]node_modules[\\/]@module-federation[\\/]|[\\/]federation[\\/]left-out[\\/]/,
    sideEffects: false,
  });
}

function replaceModule(compiler: Compiler, module: RegExp, standIn: string): void {
  new webpack.NormalModuleReplacementPlugin(module, standIn).apply(compiler);
}

function inPackage(name: string, file: string): RegExp {
  const folder = ['@module-federation', name, 'dist', ...file.split('/')].map((part) =>
    part.replaceAll('.', '\\.'),
  );
  return new RegExp(`[\\\\/]${folder.join('[\\\\/]')}$`);
}

function getPath(standIn: string): string {
  return fileURLToPath(new URL(`./${standIn}`, import.meta.url));
}
