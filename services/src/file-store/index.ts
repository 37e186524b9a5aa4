import { folderStore } from './folder-store.ts';
import type { FileStore } from './port.ts';
import type { BucketOptions } from './s3-store.ts';

export type { FileStore } from './port.ts';
export type { BucketOptions } from './s3-store.ts';

/** Where files go: a folder of this machine, or a bucket. */
export type FileStoreOptions = { folder: string } | { bucket: BucketOptions };

/** Opens the store of files. The client of buckets is loaded only where there is one: it takes some 20 MB. */
export async function openFileStore(options: FileStoreOptions): Promise<FileStore> {
  if ('folder' in options) return folderStore(options.folder);
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(options.bucket);
}
