import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

/**
 * Ids of modules and chunks that do not depend on the location of packages. Webpack derives them from paths relative
 * to the unit, so the kernel of a workspace and the same kernel installed as a package would give other bytes. Here
 * they are derived from package name, version and the file inside it; set `moduleIds` and `chunkIds` to false.
 */
export class PortableIdsPlugin {
  /** Registers the plugin with a compiler. */
  apply(compiler: Compiler): void {
    hideMarks(compiler.context);
    compiler.hooks.compilation.tap('PortableIdsPlugin', (compilation) => {
      compilation.hooks.moduleIds.tap('PortableIdsPlugin', (modules) => setModuleIds(compilation, modules));
      compilation.hooks.chunkIds.tap('PortableIdsPlugin', (chunks) => setChunkIds(compilation, chunks));
    });
  }
}

function setModuleIds({ chunkGraph }: Compilation, modules: Iterable<Module>): void {
  const nameless = [...modules].filter(
    (module) =>
      module.needId &&
      chunkGraph.getNumberOfModuleChunks(module) > 0 &&
      chunkGraph.getModuleId(module) === null,
  );
  assign(nameless, portableModuleName, (module, id) => chunkGraph.setModuleId(module, id));
}

function setChunkIds({ chunkGraph }: Compilation, chunks: Iterable<Chunk>): void {
  const setId = (chunk: Chunk, id: string | number): void => {
    chunk.id = id;
    chunk.ids = [id];
  };
  const getName = (chunk: Chunk): string =>
    [...chunkGraph.getChunkModulesIterable(chunk)].map(portableModuleName).sort().join('\n');
  const open = [...chunks].filter((chunk) => chunk.id === null);
  // Its id is the name of its file, so no entry needs a table from ids to files.
  for (const chunk of open) if (chunk.name) setId(chunk, chunk.name);
  assign(
    open.filter((chunk) => chunk.id === null),
    getName,
    setId,
  );
}

/** Assigns every item a number derived from its name, as short as possible with few collisions. */
function assign<Item>(
  items: readonly Item[],
  getName: (item: Item) => string,
  set: (item: Item, id: number) => void,
): void {
  const range = Math.max(1_000, 10 ** Math.ceil(Math.log10(items.length * 20)));
  const taken = new Set<number>();
  const named = items.map((item) => ({ item, name: getName(item) }));
  named.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
  for (const { item, name } of named) {
    let id: number;
    let attempt = 0;
    do id = toNumber(`${name}#${attempt++}`) % range;
    while (taken.has(id));
    taken.add(id);
    set(item, id);
  }
}

function toNumber(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6);
}

const names = new WeakMap<Module, string>();

/** Name of a module by package, version and path in the package, wherever the package is installed. */
export function portableModuleName(module: Module): string {
  const known = names.get(module);
  if (known !== undefined) return known;
  // A concatenated module is identified by its root; its own identifier is a hash of paths.
  const root = 'rootModule' in module ? (module.rootModule as Module) : module;
  const name = portable(root);
  names.set(module, name);
  return name;
}

function portable(module: Module): string {
  const identifier = module.identifier();
  // It exists once in a build.
  if (identifier.startsWith('container entry')) return 'container entry';
  // The entry of the federation runtime, whose base64 text contains the local path of a file.
  if (/(?:^|\|)data:text\/javascript[;,]/.test(identifier)) return 'federation runtime entry';
  let text = identifier;
  for (const [folder, hidden] of hiddenFolders) text = text.replaceAll(folder, hidden);
  return text.replaceAll(/(?<=^|[!|?=\s("'])(?:[A-Za-z]:)?[\\/][^!|?\s"'(),;]+/g, (found) => {
    const outer = [...hiddenFolders].find(([, hidden]) => found.startsWith(hidden));
    return insidePackage(outer ? outer[0] + found.slice(outer[1].length) : found);
  });
}

/**
 * Folders above units whose names contain characters that end a path in an identifier, e.g. a space; and their
 * replacements.
 */
const hiddenFolders = new Map<string, string>();

function hideMarks(folder: string): void {
  const hidden = folder.replaceAll(/[!|?\s"'(),;]/g, '_');
  // The innermost first: the others are prefixes of it.
  if (hidden !== folder) hiddenFolders.set(folder, hidden);
  const parent = path.dirname(folder);
  if (parent !== folder) hideMarks(parent);
}

function insidePackage(file: string): string {
  const root = packageRoot(path.dirname(file));
  return root ? `${root.label}/${path.relative(root.folder, file).replaceAll('\\', '/')}` : file;
}

type Root = { folder: string; label: string };
const roots = new Map<string, Root | null>();

function packageRoot(folder: string): Root | null {
  const known = roots.get(folder);
  if (known !== undefined) return known;
  const parent = path.dirname(folder);
  const root = ownRoot(folder) ?? (parent === folder ? null : packageRoot(parent));
  roots.set(folder, root);
  return root;
}

/** The folder itself as a package. Packages mark folders as ES modules by manifests without a name. */
function ownRoot(folder: string): Root | null {
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return null;
  const parsed: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
  if (parsed === null || typeof parsed !== 'object' || !('name' in parsed)) return null;
  return { folder, label: `${String(parsed.name)}@${'version' in parsed ? String(parsed.version) : ''}` };
}
