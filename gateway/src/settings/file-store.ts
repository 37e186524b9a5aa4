import { join, relative, resolve } from 'node:path';
import type { FileStoreOptions } from '@chamba/services';
import type { Settings } from '../settings.ts';
import type { VariableReader } from './variables.ts';

/**
 * Where photos and files of people are kept: the folder `BUCKET_DIR`, or the bucket `BUCKET_NAME` of an S3-compatible
 * service. One without its keys is a fault.
 */
export function readFileStore(read: VariableReader, cwd: string): FileStoreOptions {
  const folder = read.text('BUCKET_DIR', '');
  const bucket = read.text('BUCKET_NAME', '');
  const endpoint = read.address('BUCKET_ENDPOINT') || undefined;
  const accessKeyId = read.secret('BUCKET_KEY_ID', 3);
  const secretAccessKey = read.secret('BUCKET_SECRET', 3);
  if (bucket === '') {
    if (endpoint !== undefined || accessKeyId !== null || secretAccessKey !== null)
      read.fault('BUCKET_ENDPOINT, BUCKET_KEY_ID and BUCKET_SECRET need the name of the bucket, BUCKET_NAME');
    return { folder: resolve(cwd, folder || join(read.text('DATA_DIR', '.data'), 'files')) };
  }
  if (folder !== '') read.fault('BUCKET_DIR and BUCKET_NAME exclude each other');
  if (accessKeyId === null || secretAccessKey === null)
    read.fault('BUCKET_NAME needs the keys of the bucket, BUCKET_KEY_ID and BUCKET_SECRET');
  return {
    bucket: {
      endpoint,
      region: read.text('BUCKET_REGION', 'us-east-1'),
      bucket,
      accessKeyId: accessKeyId ?? '',
      secretAccessKey: secretAccessKey ?? '',
    },
  };
}

/** Whether a folder is another one, or inside of it. */
const isWithin = (folder: string, outer: string): boolean =>
  !/^\.\.(?:[/\\]|$)/.test(relative(outer, folder));

/** Refuses to keep people's files where the site serves files from. */
export function refuseServedFolder(settings: Settings, read: VariableReader): void {
  const { files, releasesDir, publishedDir, galleryDir } = settings;
  if (
    'folder' in files &&
    [releasesDir, publishedDir, galleryDir].some((served) => isWithin(files.folder, served))
  )
    read.fault('BUCKET_DIR is inside a folder that the site serves');
}
