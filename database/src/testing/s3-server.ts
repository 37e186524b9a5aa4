import S3rver from 's3rver';
import { temporaryFolder } from './temporary-folder.ts';

/** An S3 server on this machine with one empty bucket. */
export type S3Server = {
  /** What a client needs to use the bucket. */
  options: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string };
  /** Ends it with its content. */
  stop: () => Promise<void>;
};

/** Starts an S3 server with an empty bucket. */
export async function startS3Server(bucket: string): Promise<S3Server> {
  const { folder, remove } = temporaryFolder();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      // The keys that s3rver knows.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: async () => {
      await server.close();
      remove();
    },
  };
}
