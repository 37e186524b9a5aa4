import { createHash } from 'node:crypto';
import { canonicalJson } from '../canonical-json.ts';
import type { Release } from './schema.ts';

/**
 * Content address of a release: over the names and hashes of its files, in the order of `release.json`, and over its
 * contract, which is not wholly in the files. The commit is left out, so that equal sources are one release wherever
 * they were built.
 * @returns 12 hex digits.
 */
export function releaseDigest(assets: Release['assets'], contract: Release['contract']): string {
  const hash = createHash('sha256');
  for (const [file, { integrity }] of Object.entries(assets)) hash.update(`${file}\0${integrity}\n`);
  if (contract) hash.update(canonicalJson(contract));
  return hash.digest('hex').slice(0, 12);
}
