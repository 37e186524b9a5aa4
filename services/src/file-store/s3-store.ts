import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { checkKey, checkPrefix } from './port.ts';
import type { FileStore } from './port.ts';

/** A bucket of an S3-compatible service. */
export type BucketOptions = {
  /** Address of the service; missing means Amazon's own of the region. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const CONNECT_MS = 3_000;
const ANSWER_MS = 15_000;

/** A failure without what the library's own has: the answer of a service may repeat the key of the account. */
function toPlainError(error: unknown): Error {
  if (error instanceof S3ServiceException)
    return new Error(
      `The bucket refused: ${error.name}, status ${error.$metadata.httpStatusCode ?? 'unknown'}.`,
    );
  return new Error(`The bucket did not answer: ${error instanceof Error ? error.name : 'unknown'}.`);
}

/** Runs a call to the bucket. @throws Error see {@link toPlainError}. */
async function asked<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw toPlainError(error);
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** Files in a bucket of an S3-compatible service. It must not be public: the site alone reads it. */
export function s3Store({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
}: BucketOptions): FileStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Checksums that Amazon introduced later are unknown to many compatible services.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
  });
  const remove = (key: string) =>
    asked(async () => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    });
  return {
    put: (key, content) =>
      asked(async () => {
        const upload = new Upload({
          client,
          params: { Bucket: bucket, Key: checkKey(key), Body: content },
          queueSize: 1,
        });
        await upload.done();
      }),
    get: async (key) => {
      const Key = checkKey(key);
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw toPlainError(error);
      }
    },
    delete: async (key) => remove(checkKey(key)),
    deletePrefix: async (prefix) => {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: checkPrefix(prefix) });
      const keys = await asked(async () => {
        const found: string[] = [];
        for await (const { Contents = [] } of pages)
          for (const { Key } of Contents) if (Key !== undefined) found.push(Key);
        return found;
      });
      // One by one: not every compatible service deletes several at once, and a person has few.
      for (const key of keys) await remove(key);
    },
  };
}
