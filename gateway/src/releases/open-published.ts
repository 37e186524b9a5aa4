import type { BucketOptions } from './bucket/object-store.ts';
import type { PublishedStore } from './port.ts';
import { ReleaseStore } from './release-store.ts';

/**
 * Opens the store of published releases: a folder, or a bucket with its copies in that folder. The client of the bucket
 * is loaded only where there is one.
 */
export async function openPublished({
  publishedDir,
  publishedBucket,
}: {
  publishedDir: string;
  publishedBucket: BucketOptions | null;
}): Promise<PublishedStore> {
  const local = new ReleaseStore(publishedDir);
  if (publishedBucket === null) return local;
  const { ObjectStore } = await import('./bucket/object-store.ts');
  const { BucketReleases } = await import('./bucket/bucket-releases.ts');
  return new BucketReleases(new ObjectStore(publishedBucket), local);
}
