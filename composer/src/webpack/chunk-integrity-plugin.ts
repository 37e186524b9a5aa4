import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const PLACEHOLDER = '__CHUNK_INTEGRITY__';
const TABLE = `${webpack.RuntimeGlobals.require}.integrityOf`;

/**
 * The value of an `integrity` attribute. SHA-256, because every visitor loads the table of a unit's chunks and hashes
 * do not compress.
 */
export function toIntegrity(content: Buffer | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * Makes a unit's entry refuse chunks that differ from the build: the runtime contains the hash of every lazy script
 * and style and sets it on the tags it creates. The hash of the entry itself comes from the composition.
 */
export class ChunkIntegrityPlugin {
  /** Registers the plugin with a compiler. */
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const addTable = (chunk: Chunk): void => {
        if (tables.has(chunk)) return;
        tables.add(chunk);
        compilation.addRuntimeModule(chunk, new IntegrityTableModule());
      };
      const tables = new WeakSet<Chunk>();
      for (const requirement of [
        webpack.RuntimeGlobals.loadScript,
        webpack.RuntimeGlobals.ensureChunkHandlers,
      ]) {
        compilation.hooks.runtimeRequirementInTree.for(requirement).tap('ChunkIntegrityPlugin', addTable);
      }

      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (source) =>
          `${source}\nif (chunkId !== undefined) { ${setIntegrity('script', `${TABLE}.js[chunkId]`)} }`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrityPlugin',
        (source, names) => `${source}\n${setIntegrity(names.tag, `${TABLE}.css[${names.chunkId}]`)}`,
      );

      compilation.hooks.processAssets.tap(
        // Content hashes are final here, and with them the content of every chunk except the entries.
        { name: 'ChunkIntegrityPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => fillTables(compilation),
      );
    });
  }
}

class IntegrityTableModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity', webpack.RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    const { scriptNonce } = webpack.RuntimeGlobals;
    return [
      `${TABLE} = "${PLACEHOLDER}";`,
      // Scripts created by this unit get the nonce of the script that loaded it.
      `if (typeof document !== "undefined" && document.currentScript) ${scriptNonce} = document.currentScript.nonce;`,
    ].join('\n');
  }
}

/** A file with a missing hash gets one that matches no content: an unverified file never runs. */
function setIntegrity(tag: string, hash: string): string {
  return `${tag}.crossOrigin = "anonymous"; ${tag}.integrity = "sha256-" + (${hash} || "A".repeat(43) + "=");`;
}

function fillTables(compilation: Compilation): void {
  const { RawSource } = compilation.compiler.webpack.sources;
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    for (const file of chunk.files) {
      const asset = compilation.getAsset(file);
      const code = asset?.source.source().toString();
      if (!code?.includes(PLACEHOLDER)) continue;
      const table = JSON.stringify(createTable(compilation, chunk));
      compilation.updateAsset(
        file,
        new RawSource(code.replace(new RegExp(`["'\`]${PLACEHOLDER}["'\`]`), () => table)),
      );
    }
  }
}

type IntegrityTable = { js: Record<string, string>; css: Record<string, string> };

function createTable(compilation: Compilation, runtime: Chunk): IntegrityTable {
  const table: IntegrityTable = { js: {}, css: {} };
  for (const chunk of [...runtime.getAllAsyncChunks()].sort((a, b) =>
    String(a.id) < String(b.id) ? -1 : 1,
  )) {
    if (chunk.hasRuntime()) continue;
    for (const file of chunk.files) {
      const kind = file.endsWith('.js') ? 'js' : file.endsWith('.css') ? 'css' : null;
      const asset = compilation.getAsset(file);
      if (kind === null || !asset) continue;
      table[kind][String(chunk.id)] = toIntegrity(asset.source.buffer()).slice('sha256-'.length);
    }
  }
  return table;
}
