/** Objects in a bucket of an S3-compatible service. */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';

/** Where a bucket is, and who may write to it. */
export type BucketOptions = {
  /** Address of the service; missing means Amazon's own of the region. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Headers that an object is served with, where the bucket is behind a CDN. */
export type ObjectHeaders = { type: string; cacheControl: string };

const CONNECT_MS = 3_000;
const ANSWER_MS = 15_000;

/** The calls that releases need. Failures are errors without what the service said: its answer may repeat a key. */
export class ObjectStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey }: BucketOptions) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      // Compatible services often do not know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    });
  }

  /** Writes an object, in place of one that is there. */
  async put(key: string, content: Buffer, { type, cacheControl }: ObjectHeaders): Promise<void> {
    const command = new PutObjectCommand({
      Bucket: this.#bucket,
      Key: key,
      Body: content,
      ContentType: type,
      CacheControl: cacheControl,
    });
    await withPlainErrors(() => this.#client.send(command));
  }

  /** @returns null if there is no such object. */
  async get(key: string): Promise<Buffer | null> {
    return withPlainErrors(async () => {
      try {
        const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
  }

  async has(key: string): Promise<boolean> {
    return withPlainErrors(async () => {
      try {
        await this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: key }));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    });
  }

  /** Removes an object; a missing one is not an error. */
  async delete(key: string): Promise<void> {
    await withPlainErrors(() =>
      this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key })),
    );
  }

  /** Keys that begin with a prefix. */
  async keys(prefix: string): Promise<string[]> {
    const pages = paginateListObjectsV2({ client: this.#client }, { Bucket: this.#bucket, Prefix: prefix });
    return withPlainErrors(async () => {
      const found: string[] = [];
      for await (const { Contents = [] } of pages)
        for (const { Key } of Contents) if (Key !== undefined) found.push(Key);
      return found;
    });
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');

async function withPlainErrors<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof S3ServiceException
      ? new Error(
          `The bucket of releases refused: ${error.name}, status ${error.$metadata.httpStatusCode ?? 'unknown'}.`,
        )
      : new Error(
          `The bucket of releases did not answer: ${error instanceof Error ? error.name : 'unknown'}.`,
        );
  }
}
