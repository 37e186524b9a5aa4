import type { Chunk, ChunkGraph, Compilation, Compiler } from 'webpack';
import { isFallback } from './split-chunks.ts';

/**
 * One file for a shared module of a remote: the version it provides to other remotes and its own fallback differ only
 * in the shared modules they wait for, and every file is a line in the entry that all visitors load.
 */
export class MergeFallbacksPlugin {
  /** Registers the plugin with a compiler. */
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('MergeFallbacksPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'MergeFallbacksPlugin', stage: 100 }, () =>
        mergeFallbacks(compilation),
      );
    });
  }
}

function mergeFallbacks(compilation: Compilation): void {
  const { chunkGraph } = compilation;
  const known = new Map<string, Chunk>();
  for (const chunk of [...compilation.chunks].filter(isFallback)) {
    const content = getContent(chunk, chunkGraph);
    const first = known.get(content);
    if (first && chunkGraph.canChunksBeIntegrated(first, chunk)) {
      chunkGraph.integrateChunks(first, chunk);
      compilation.chunks.delete(chunk);
    } else known.set(content, chunk);
  }
}

/** The content of a chunk's file. */
function getContent(chunk: Chunk, chunkGraph: ChunkGraph): string {
  return [...chunkGraph.getChunkModulesIterable(chunk)]
    .filter(({ type }) => type !== 'consume-shared-module' && type !== 'provide-module')
    .map((module) => module.identifier())
    .sort()
    .join('\n');
}
