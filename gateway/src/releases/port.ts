/** Port for reading and storing releases, so that other stores can replace the folder. */
import type { Release } from '@chamba/kernel/composition/release';
import type { Encoding } from './compression.ts';

/** A release that was read and verified. */
export type StoredRelease = {
  release: Release;
  /** Absolute path of a local folder with the release's files. */
  folder: string;
  /** Epoch ms at which its `release.json` was written. */
  writtenAt: number;
  /** SHA-256 of its `release.json` in hex. */
  manifest: string;
};

/** A release that must not be used; `message` names the unit, the release and the file. */
export class RefusedReleaseError extends Error {
  override name = 'RefusedReleaseError';

  /** @param code `missing`: it does not exist; `refused`: it is damaged or invalid. */
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
  /** Whether there is a release of this name, damaged or not. */
  has(name: string): Promise<boolean>;
  /**
   * Reads one release and verifies every file it lists.
   * @throws RefusedReleaseError if its description is invalid or a file is missing or changed.
   */
  load(name: string): Promise<StoredRelease>;
  /**
   * A file of a release, verified and encoded for the wire.
   * @returns null if the release does not list it.
   * @throws RefusedReleaseError if the file is not the one the release was built with.
   */
  file(name: string, file: string, accepted: readonly Encoding[]): Promise<ReleaseFile | null>;
};

/** Stores published releases permanently. */
export type PublishedStore = ReleaseReader & {
  /** Bytes of a file that is not an asset, such as `release.json` and its signature; null if it is missing. */
  read(name: string, file: string): Promise<Buffer | null>;
  /** Creates an empty local folder for the files of an incoming release. */
  draft(): Promise<string>;
  /** Removes a draft and its content; a missing draft is not an error. */
  discard(draft: string): Promise<void>;
  /**
   * Turns a draft into a release, atomically. An identical release that is there already is unchanged except for its
   * signature; a different or damaged one of this name is replaced.
   */
  keep(draft: string, name: string): Promise<void>;
  /** Removes a release with its files; a missing one is not an error. */
  remove(name: string): Promise<void>;
};
