import { join, relative, resolve } from 'node:path';
import type { FileStoreOptions } from '@chamba/services';
import type { Settings } from '../settings.ts';
import { readBucket } from './bucket.ts';
import type { VariableReader } from './variables.ts';

/**
 * Where photos and files of people are kept: the folder `BUCKET_DIR`, or the bucket `BUCKET_NAME` of an S3-compatible
 * service. One without its keys is a fault.
 */
export function readFileStore(read: VariableReader, cwd: string): FileStoreOptions {
  const folder = read.text('BUCKET_DIR', '');
  const bucket = readBucket(read, 'BUCKET');
  if (bucket === null)
    return { folder: resolve(cwd, folder || join(read.text('DATA_DIR', '.data'), 'files')) };
  if (folder !== '') read.fault('BUCKET_DIR and BUCKET_NAME exclude each other');
  return { bucket };
}

/** Whether a folder is another one, or inside of it. */
const isWithin = (folder: string, outer: string): boolean =>
  !/^\.\.(?:[/\\]|$)/.test(relative(outer, folder));

/** Refuses to keep people's files where the site serves files from: releases may be public. */
export function refuseServedFolder(settings: Settings, read: VariableReader): void {
  const { files, publishedBucket: releases, releasesDir, publishedDir, galleryDir } = settings;
  if (
    'bucket' in files &&
    files.bucket.bucket === releases?.bucket &&
    files.bucket.endpoint === releases.endpoint
  )
    read.fault('RELEASES_BUCKET_NAME must name another bucket than BUCKET_NAME');
  if (
    'folder' in files &&
    [releasesDir, publishedDir, galleryDir].some((served) => isWithin(files.folder, served))
  )
    read.fault('BUCKET_DIR is inside a folder that the site serves');
}
