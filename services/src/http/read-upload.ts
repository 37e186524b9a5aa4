import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Operation } from '@chamba/kernel/operations';
import type { FastifyRequest } from 'fastify';
import type { Upload } from './call.ts';
import { badRequest } from './fault.ts';

/** Other fields of the form: names and values are dropped, so few and short ones are enough. */
const FIELDS = 10;
const FIELD_BYTES = 1_000;

/** A part of a form may have no name of a file, whatever its type says. */
const uploadName = ({ filename }: { filename?: string }): string => filename ?? '';

async function digestFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

type Form = NonNullable<Operation['upload']>;

/** Writes the file of a form to the disk as it comes. @throws Fault where its sender breaks off. */
async function readForm(
  request: FastifyRequest,
  { field, bytes: limit }: Form,
  path: string,
): Promise<Upload | undefined> {
  let upload: Omit<Upload, 'digest'> | undefined;
  const parts = request.parts({
    limits: { fileSize: limit, files: 1, fields: FIELDS, fieldSize: FIELD_BYTES, parts: FIELDS + 1 },
  });
  try {
    for await (const part of parts) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== field) {
        part.file.resume();
        continue;
      }
      await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
      const { bytesRead: bytes, truncated: isTruncated } = part.file;
      upload = { path, name: uploadName(part), bytes, isTruncated };
    }
  } catch (error) {
    const { raw } = request;
    throw raw.destroyed && !raw.readableEnded ? badRequest() : error;
  }
  return upload && { ...upload, digest: await digestFile(path) };
}

/**
 * Reads the file of a form and runs a call with it; afterwards the file is removed. What is longer than the operation takes
 * is read and dropped, so that its sender gets the answer.
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  form: Form,
  call: (upload: Upload | undefined) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) return call(undefined);
  const path = join(tmpdir(), `chamba-upload-${process.pid}-${randomUUID()}`);
  try {
    return await call(await readForm(request, form, path));
  } finally {
    await rm(path, { force: true });
  }
}
