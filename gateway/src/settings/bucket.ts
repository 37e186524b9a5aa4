import type { BucketOptions } from '../releases/bucket/object-store.ts';
import type { VariableReader } from './variables.ts';

/**
 * The bucket of an S3-compatible service that variables of one prefix describe: `<prefix>_NAME`, `_ENDPOINT`, `_REGION`,
 * `_KEY_ID` and `_SECRET`. A bucket without its keys is a fault, and so are keys without a bucket.
 * @returns null if none is named.
 */
export function readBucket(read: VariableReader, prefix: string): BucketOptions | null {
  const bucket = read.text(`${prefix}_NAME`, '');
  const endpoint = read.address(`${prefix}_ENDPOINT`) || undefined;
  const accessKeyId = read.secret(`${prefix}_KEY_ID`, 3);
  const secretAccessKey = read.secret(`${prefix}_SECRET`, 3);
  if (bucket === '') {
    if (endpoint !== undefined || accessKeyId !== null || secretAccessKey !== null)
      read.fault(
        `${prefix}_ENDPOINT, ${prefix}_KEY_ID and ${prefix}_SECRET need the name of the bucket, ${prefix}_NAME`,
      );
    return null;
  }
  if (accessKeyId === null || secretAccessKey === null)
    read.fault(`${prefix}_NAME needs the keys of the bucket, ${prefix}_KEY_ID and ${prefix}_SECRET`);
  return {
    endpoint,
    region: read.text(`${prefix}_REGION`, 'us-east-1'),
    bucket,
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
  };
}
