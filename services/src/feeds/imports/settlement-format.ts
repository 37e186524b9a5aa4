import { TextDecoder } from 'node:util';
import { z } from 'zod';
import type { PlaceRow } from '../places.ts';
import { settlementRow } from '../places.ts';
import { cleanLine } from './html-text.ts';
import { splitLines } from './lines.ts';
import { UnreadableSourceError } from './open-source.ts';
import type { FieldFault } from './reading.ts';

/** A line of the postal catalogue: a settlement, or what is wrong with it. */
export type SettlementReading = { record: number; line: number; key: string | null } & (
  | { place: PlaceRow }
  | { faults: FieldFault[] }
);

const MAX_LINE_LENGTH = 4_096;

/** Lines before the header: the file begins with a notice of the postal service. */
const MAX_NOTICE_LINES = 5;

const utf8 = new TextDecoder('utf-8', { fatal: true });
const latin1 = new TextDecoder('windows-1252');

const digits = (count: string, what: string) =>
  z.string().regex(new RegExp(`^\\d{${count}}$`), `must be ${what}`);

const rowSchema = z.object({
  d_codigo: digits('5', 'a postal code of five digits'),
  d_asenta: z.string().min(1, 'is missing').max(100, 'is longer than 100 characters'),
  c_estado: digits('1,2', 'the number of a state'),
  c_mnpio: digits('1,3', 'the number of a municipality'),
  id_asenta_cpcons: digits('1,4', 'a number of at most four digits'),
});

/** The service publishes ISO-8859-1, copies of the file are often UTF-8: accents are hardly ever valid as both. */
function decodeText(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return latin1.decode(bytes);
  }
}

/** Cells of a line; commas may stand inside quotes, the service's own bar may not. */
function splitCells(line: string, separator: string): string[] {
  if (separator === '|') return line.split('|');
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}

function readRow(
  cells: readonly string[],
  columns: readonly string[],
  cities: ReadonlyMap<number, PlaceRow>,
): { key: string | null } & ({ place: PlaceRow } | { faults: FieldFault[] }) {
  const parsed = rowSchema.safeParse(
    Object.fromEntries(columns.map((name, at) => [name, cleanLine(cells[at] ?? '')])),
  );
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({
      field: path.join('.'),
      reason: message,
    }));
    return { key: null, faults };
  }
  const { d_codigo, d_asenta, c_estado, c_mnpio, id_asenta_cpcons } = parsed.data;
  const key = `${d_codigo}-${id_asenta_cpcons}`;
  const city = cities.get(Number(c_estado) * 1_000 + Number(c_mnpio));
  if (!city)
    return {
      key,
      faults: [{ field: 'c_mnpio', reason: `state ${c_estado} has no municipality ${c_mnpio}` }],
    };
  const settlement = { postalCode: d_codigo, name: d_asenta, number: Number(id_asenta_cpcons) };
  return { key, place: settlementRow(settlement, city) };
}

/**
 * Reads the postal service's catalogue: a notice, a header with the columns, a settlement a line, cells apart by bars.
 * @throws UnreadableSourceError when no header is found.
 */
export async function* readSettlements(
  bytes: AsyncIterable<Buffer>,
  cities: ReadonlyMap<number, PlaceRow>,
): AsyncGenerator<SettlementReading[]> {
  let columns: string[] | null = null;
  let separator = '|';
  let record = 0;
  for await (const lines of splitLines(bytes, MAX_LINE_LENGTH)) {
    const readings: SettlementReading[] = [];
    for (const { line, bytes: content } of lines) {
      const text = content ? decodeText(content).replace(/^\ufeff/, '') : '';
      if (!columns) {
        if (/^"?d_codigo"?[|,]/.test(text)) {
          separator = text.includes('|') ? '|' : ',';
          columns = splitCells(text, separator).map((name) => name.trim());
        } else if (line > MAX_NOTICE_LINES) {
          throw new UnreadableSourceError('The file has no header line with d_codigo, d_asenta, c_estado …');
        }
        continue;
      }
      if (content && text.trim() === '') continue;
      record += 1;
      readings.push(
        content
          ? { record, line, ...readRow(splitCells(text, separator), columns, cities) }
          : {
              record,
              line,
              key: null,
              faults: [{ field: 'record', reason: `is longer than ${MAX_LINE_LENGTH} bytes` }],
            },
      );
    }
    if (readings.length > 0) yield readings;
  }
  if (!columns)
    throw new UnreadableSourceError('The file has no header line with d_codigo, d_asenta, c_estado …');
}
