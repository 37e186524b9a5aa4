import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Whether compression makes a file smaller: pictures and fonts are compressed already. */
export function compressible(file: string): boolean {
  return /\.(?:js|cjs|mjs|css|json|map|svg|html|txt|webmanifest)$/.test(file);
}

/** Encodings a browser accepts, best first. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const refused = /;\s*q=0(?:\.0+)?$/;
  const names = String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';', 1)[0]);
  return (['br', 'gzip'] as const).filter((encoding) => names.includes(encoding));
}

/** Compresses bytes. @param effort `best` for cached files, `fast` for single answers. */
export async function encode(
  bytes: Buffer,
  encoding: Encoding,
  effort: 'best' | 'fast' = 'best',
): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return toGzip(bytes, { level: effort === 'best' ? 9 : 5 });
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 10 : 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
