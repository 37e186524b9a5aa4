import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';

/**
 * Rows of a CSV file by column name, read as a stream; a name ending in `.gz` is unpacked on the way.
 * @throws Error when the file cannot be read or is no CSV.
 */
export async function* readCsv(file: string): AsyncGenerator<Readonly<Record<string, string>>> {
  const parser = parse({
    columns: true,
    bom: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const source = createReadStream(file);
  const fail = (error: Error): void => void parser.destroy(error);
  source.on('error', fail);
  if (file.endsWith('.gz')) source.pipe(createGunzip().on('error', fail)).pipe(parser);
  else source.pipe(parser);
  for await (const row of parser) yield row as Record<string, string>;
}

/** Collects a stream of rows into groups of `size`. */
export async function* inBatches<T>(rows: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
