import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { COMMON_CHUNK } from './split-chunks.ts';

/**
 * Inlines into the remote's entry what each of its pages needs: the exposed declaration, and the chunk that all its
 * pages and slots share. As separate chunks they would cost sequential requests; as part of the entry they are
 * available once it has run. Shared modules are still taken from the page before they are used.
 */
export class EntryChunksPlugin {
  /** Registers the plugin with a compiler. */
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntryChunksPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Content hashes are final here.
        { name: 'EntryChunksPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => writeIntoEntry(compilation),
      );
    });
  }
}

function writeIntoEntry(compilation: Compilation): void {
  const { ConcatSource } = compilation.compiler.webpack.sources;
  const entry = [...compilation.chunks].find((chunk) => chunk.hasRuntime());
  const entryFile = entry && findScript(entry);
  if (!entryFile) return;
  for (const chunk of chunksOfEveryPage(compilation)) {
    const file = findScript(chunk);
    const asset = file === undefined ? undefined : compilation.getAsset(file);
    if (file === undefined || !asset) continue;
    // A chunk registers its modules with the runtime that precedes it.
    compilation.updateAsset(entryFile, (source) => new ConcatSource(source, ';', asset.source));
    chunk.files.delete(file);
    compilation.deleteAsset(file);
  }
}

function chunksOfEveryPage({ chunks: all, namedChunkGroups }: Compilation): Chunk[] {
  const exposed = namedChunkGroups.get('remote');
  const parts = [...namedChunkGroups]
    .filter(([name]) => name.startsWith('page-') || name.startsWith('slot-'))
    .map(([, group]) => group.chunks);
  const [first = [], ...others] = parts;
  const common = first.filter(
    (chunk) => others.length > 0 && others.every((chunks) => chunks.includes(chunk)),
  );
  const ofSlots = [...all].filter(({ name }) => name === COMMON_CHUNK);
  return [...new Set([...(exposed?.chunks ?? []), ...common, ...ofSlots])].filter(
    (chunk) => !chunk.hasRuntime(),
  );
}

function findScript(chunk: Chunk): string | undefined {
  return [...chunk.files].find((file) => file.endsWith('.js'));
}
