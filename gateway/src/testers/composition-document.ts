import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestHash, type CompositionDocument } from '@chamba/kernel/composition/signing';
import type { Composition } from '../composition/compose.ts';
import type { StoredRelease } from '../releases/release-store.ts';

/** The document of a composition: its releases, with the hashes of their descriptions. */
export async function toDocument({ releases }: Composition): Promise<CompositionDocument> {
  const units: CompositionDocument['units'] = {};
  for (const [unit, stored] of releases) {
    const { version, digest } = stored.release;
    units[unit] = { version, digest, manifest: manifestHash(await readManifest(stored)) };
  }
  return { schema: 1, units };
}

/** The bytes of a release's `release.json`. */
export function readManifest({ folder }: StoredRelease): Promise<Buffer> {
  return readFile(join(folder, 'release.json'));
}
