import type { Chunk, ChunkGraph, ChunkGroup, Configuration, Module } from 'webpack';
import type { Unit } from './unit.ts';

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];
type Graphs = { chunkGraph: ChunkGraph };

/** The chunk of what a remote's slots and pages have in common: part of its entry. */
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

/** A script that a slot needs and at least half of the pages need too. Styles stay with their pages. */
function isCommon(module: Module, chunkGraph: ChunkGraph): boolean {
  if (!module.type.startsWith('javascript/')) return false;
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  const slot = chunks.find((chunk) => chunk.name?.startsWith('slot-'));
  if (!slot) return false;
  const users = chunks.filter((chunk) => chunk.name?.startsWith('page-'));
  return users.length * 2 >= pagesBeside(slot);
}

/** How many pages the remote of a slot has. */
function pagesBeside(slot: Chunk): number {
  const pages = new Set<ChunkGroup>();
  for (const group of slot.groupsIterable)
    for (const parent of group.parentsIterable)
      for (const child of parent.childrenIterable) if (child.name?.startsWith('page-')) pages.add(child);
  return pages.size;
}

function isPageOrSlot({ name }: Chunk): boolean {
  return /^(?:page|slot)-/.test(name ?? '');
}

/**
 * Whether a chunk holds a shared module for hosts that do not bring it. Each stays one file: every visitor pays for a line
 * in the entry per file, and few hosts load any. Two of them in one file would wait for each other for ever.
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
