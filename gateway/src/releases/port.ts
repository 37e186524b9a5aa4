/** Where releases come from, and where published ones are kept: a port, so that other stores can follow the folder. */
import type { Release } from '@chamba/kernel/composition/release';
import type { Encoding } from './compression.ts';

/** A release that was read and checked. */
export type StoredRelease = {
  release: Release;
  /** Absolute path of a folder on this machine with the release's files. */
  folder: string;
  /** Epoch ms at which its `release.json` was written. */
  writtenAt: number;
  /** SHA-256 of its `release.json` in hex. */
  manifest: string;
};

/** A release that must not be used; `message` names the unit, the release and the file. */
export class RefusedReleaseError extends Error {
  override name = 'RefusedReleaseError';

  /** @param code `missing`: there is none; `refused`: it is damaged, or not what it should be. */
  constructor(
    message: string,
    readonly code: 'missing' | 'refused' = 'refused',
  ) {
    super(message);
  }
}

export type ReleaseFile = { bytes: Buffer; encoding: Encoding };

/** Reads releases; a release is named `<unit>/<version>-<digest>`. */
export type ReleaseReader = {
  /** Names of all releases, sorted. Cheap. */
  list(): Promise<string[]>;
  /** Whether there is a release of this name; says nothing about its state. */
  has(name: string): Promise<boolean>;
  /**
   * Reads one release and checks every file it lists.
   * @throws RefusedReleaseError when its description is wrong or a file is missing or changed.
   */
  load(name: string): Promise<StoredRelease>;
  /**
   * A file of a release, checked and encoded for the wire.
   * @returns null when the release does not list it.
   * @throws RefusedReleaseError when the file is not what the release was built with.
   */
  file(name: string, file: string, accepted: readonly Encoding[]): Promise<ReleaseFile | null>;
};

/** Keeps published releases for good. */
export type PublishedStore = ReleaseReader & {
  /** Bytes of a file that is no asset, such as `release.json` and its signature; null when there is none. */
  read(name: string, file: string): Promise<Buffer | null>;
  /** Makes an empty folder on this machine for the files of a release that is coming in. */
  draft(): Promise<string>;
  /** Removes a draft with what is in it; one that is gone is fine. */
  discard(draft: string): Promise<void>;
  /**
   * Makes a draft a release, all at once. The same release that is there already stays as it is, but for its signature;
   * anything else of this name, or a damaged one, gives way.
   */
  keep(draft: string, name: string): Promise<void>;
};
