import { zipSync, strToU8 } from 'fflate';
import sharp from 'sharp';
import type { RunningServices } from './services.ts';

/** What an upload was answered. */
export type UploadAnswer = {
  status: number;
  code: string | undefined;
  description: string | undefined;
  response: {
    user_data?: { photourl: string };
    document?: { id: string; name: string; url: string; size: number; type: string };
  };
};

/** Sends a file as a form does. */
export async function upload(
  { url }: Pick<RunningServices, 'url'>,
  path: string,
  token: string,
  content: Buffer,
  { name = 'archivo', field = 'input-file', key = '' } = {},
): Promise<UploadAnswer> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)]), name);
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
    body: form,
  });
  const body = (await answer.json()) as {
    response?: UploadAnswer['response'];
    errors?: { code: string; description: string }[];
  };
  const [error] = body.errors ?? [];
  return {
    status: answer.status,
    code: error?.code,
    description: error?.description,
    response: body.response ?? {},
  };
}

const WORD_MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A Word document. @param parts further parts, or others in the place of its own. */
export const docx = (parts: Readonly<Record<string, string>> = {}, type = WORD_MAIN): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries({
          '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
          'word/document.xml': '<w:document><w:body><w:p>Cajera</w:p></w:body></w:document>',
          ...parts,
        }).map(([name, text]) => [name, strToU8(text)]),
      ),
    ),
  );

/** A JPEG of one colour. */
export const jpeg = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c45a2c' } })
    .jpeg()
    .toBuffer();

/** A PDF of a size. */
export function pdf(bytes = 1_000): Buffer {
  const [head, end] = ['%PDF-1.7\n', '\n%%EOF\n'];
  return Buffer.from(head + ' '.repeat(bytes - head.length - end.length) + end);
}

/** A Word document of before 2007. @param streams names of streams besides its own. */
export const doc = (...streams: readonly string[]): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...['WordDocument', ...streams].map((name) => Buffer.from(name, 'utf16le')),
    Buffer.alloc(512),
  ]);
