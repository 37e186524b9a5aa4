import type { Chunk, ChunkGraph, ChunkGroup, Configuration, Module } from 'webpack';
import type { Unit } from './unit.ts';

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];
type Graphs = { chunkGraph: ChunkGraph };

/** The chunk of what every call of a page needs, and the start of the names of those with the operations of one group. */
const CALLS_CHUNK = 'calls';
const GROUP_CHUNK = 'calls-';
/** What the kernel's client asks for with its first call, which is all in the former. */
const CLIENT_CHUNK = 'api';

/** The chunk shared by a remote's slots and pages: part of its entry. */
export const COMMON_CHUNK = 'common';

/**
 * What of a unit is loaded together. A request costs about as much as 12 KB, so less is loaded twice rather than alone;
 * only what a remote's slots share with its pages is not, since they are on a page together.
 */
export function splitChunks(unit: Unit): SplitChunks {
  return {
    chunks: (chunk) => !chunk.canBeInitial() && !isFallback(chunk),
    minSize: 12_000,
    maxAsyncRequests: 4,
    cacheGroups: {
      defaultVendors: false,
      default: { minChunks: 2, reuseExistingChunk: true },
      calls: {
        name: CALLS_CHUNK,
        enforce: true,
        priority: 10,
        chunks: ({ name }) => name === CLIENT_CHUNK || isGroup(name),
        // A remote has calls for hosts that bring no kernel: they are one file there.
        test: (module: Module, { chunkGraph }: Graphs) =>
          unit.kind === 'remote' || isOfEveryCall(module, chunkGraph),
      },
      ...(unit.kind === 'remote' && {
        common: {
          name: COMMON_CHUNK,
          enforce: true,
          chunks: isPageOrSlot,
          test: (module: Module, { chunkGraph }: Graphs) => isCommon(module, chunkGraph),
        },
      }),
    },
  };
}

/** A script that a slot and at least half of the pages need. Styles stay with their pages. */
function isCommon(module: Module, chunkGraph: ChunkGraph): boolean {
  if (!module.type.startsWith('javascript/')) return false;
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  const slot = chunks.find((chunk) => chunk.name?.startsWith('slot-'));
  if (!slot) return false;
  const users = chunks.filter((chunk) => chunk.name?.startsWith('page-'));
  return users.length * 2 >= pagesBeside(slot);
}

/** Number of pages of the slot's remote. */
function pagesBeside(slot: Chunk): number {
  const pages = new Set<ChunkGroup>();
  for (const group of slot.groupsIterable)
    for (const parent of group.parentsIterable)
      for (const child of parent.childrenIterable) if (child.name?.startsWith('page-')) pages.add(child);
  return pages.size;
}

function isGroup(name: string | null | undefined): boolean {
  return name?.startsWith(GROUP_CHUNK) ?? false;
}

/** What the client needs itself, or the operations of several groups. */
function isOfEveryCall(module: Module, chunkGraph: ChunkGraph): boolean {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  return (
    chunks.some(({ name }) => name === CLIENT_CHUNK) || chunks.filter(({ name }) => isGroup(name)).length > 1
  );
}

function isPageOrSlot({ name }: Chunk): boolean {
  return /^(?:page|slot)-/.test(name ?? '');
}

/**
 * Whether a chunk contains a shared module for hosts that do not provide it. Each is a separate file: every visitor
 * pays for a line in the entry per file, and few hosts load any. Two of them in one file would wait for each other
 * forever.
 */
export function isFallback(chunk: Chunk): boolean {
  const origins = [...chunk.groupsIterable].flatMap((group) => group.origins);
  return (
    origins.length > 0 &&
    origins.every(
      ({ module }) => module?.type === 'consume-shared-module' || module?.type === 'provide-module',
    )
  );
}
