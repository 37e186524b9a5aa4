import type { Compiler, Module } from 'webpack';

/**
 * The names of federation's own modules hold absolute paths (or hashes of them), and webpack derives ids from names:
 * the same sources would give other bytes in another folder. This gives those modules fixed ids.
 */
export class FederationEntryIdPlugin {
  /** Registers the plugin with a compiler. */
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationEntryIdPlugin', (compilation) => {
      // Ids that are set before webpack's own assignment are kept.
      compilation.hooks.moduleIds.tap({ name: 'FederationEntryIdPlugin', stage: -100 }, (modules) => {
        for (const module of modules) {
          const id = fixedId(module);
          if (id !== null && compilation.chunkGraph.getNumberOfModuleChunks(module) > 0) {
            compilation.chunkGraph.setModuleId(module, id);
          }
        }
      });
    });
  }
}

function fixedId(module: Module): string | null {
  if (module.identifier().startsWith('container entry')) return 'container';
  const file = module.nameForCondition()?.replaceAll('\\', '/') ?? '';
  return file.includes('/.federation/entry.') ? 'federation' : null;
}
