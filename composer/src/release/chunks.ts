import type { StatsCompilation } from 'webpack';

/** Scripts and styles, by file name inside the release, in loading order. */
export type Files = { scripts: string[]; styles: string[] };

/** Finds the files of named chunks after a browser build. */
export type ChunkFiles = {
  /** Files of a named chunk, or null if the build has no chunk of that name. */
  ofChunk: (name: string) => Files | null;
  /** Names of all named chunks, for messages. */
  names: readonly string[];
};

/** Reads the named chunks from webpack's statistics. */
export function chunkFiles(stats: StatsCompilation): ChunkFiles {
  const groups = stats.namedChunkGroups ?? {};
  return {
    names: Object.keys(groups).sort(),
    ofChunk: (name) => {
      const group = groups[name];
      if (!group) return null;
      const files = (group.assets ?? []).map((asset) => asset.name);
      return {
        scripts: files.filter((file) => file.endsWith('.js')),
        styles: files.filter((file) => file.endsWith('.css')),
      };
    },
  };
}

/** Merges file lists without duplicates. */
export function mergeFiles(...lists: readonly Files[]): Files {
  return {
    scripts: [...new Set(lists.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(lists.flatMap(({ styles }) => styles))],
  };
}

/** Name of the chunk with a route's page. */
export function pageChunk(routeId: string): string {
  return `page-${routeId}`;
}

/** Name of the chunk with a slot's filler. */
export function slotChunk(slot: string): string {
  return `slot-${slot.replaceAll('.', '-')}`;
}
