import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { DAY_MS } from '../../model/clock.ts';
import type { OfferRecord } from '../../model/offer-record.ts';
import { offerOfPortalRow } from '../portal-offer.ts';
import { readVacancy } from '../vacancy-record.ts';
import type { PortalRow } from '../vacancy-record.ts';
import { dayInMexico } from './dates.ts';
import { DEFAULT_LIFETIME_DAYS, computeDigest } from './offer-draft.ts';
import { MAX_RECORD_BYTES } from './reading.ts';
import type { FieldFault, Reading, ReadingContext, RecordReader } from './reading.ts';

type Parsed = { record: PortalRow; info: { lines: number } };

/** The portal numbers nothing: a vacancy is called by what it says. */
const getKey = (row: PortalRow): string =>
  createHash('sha1').update(Object.values(row).join('\u0000')).digest('base64url').slice(0, 20);

type RowResult = { key: string } & ({ offer: OfferRecord } | { faults: FieldFault[]; ended: boolean });

function readRow(row: PortalRow, context: ReadingContext): RowResult {
  const key = getKey(row);
  const fail = (field: string, reason: string, ended = false): RowResult => ({
    key,
    faults: [{ field, reason }],
    ended,
  });
  if (Object.values(row).some((value) => value.includes('\ufffd'))) return fail('record', 'is not UTF-8');
  if ((row['offer'] ?? '').trim() === '') return fail('offer', 'is missing');
  const vacancy = readVacancy(row);
  const dateField = row['isodate'] === undefined ? 'date' : 'isodate';
  if (!vacancy) return fail(dateField, `is no date: "${row[dateField] ?? ''}"`);
  const place = context.findPlace({
    country: '',
    state: row['state'] ?? '',
    city: row['municipality'] ?? '',
    postalCode: '',
    isOfficial: true,
  });
  if (!place || place === 'abroad') return fail('state', `is no state of Mexico: "${row['state'] ?? ''}"`);
  const { sample } = context;
  const offer = offerOfPortalRow(vacancy, place, {
    feed: context.feed,
    feedkey: key,
    moveDays: sample?.moveDays ?? 0,
    lifetimeDays: DEFAULT_LIFETIME_DAYS,
    issample: sample !== null,
  });
  if (sample) return { key, offer: { ...offer, digest: computeDigest(offer) } };
  if (offer.published.getTime() > context.now.getTime() + DAY_MS) return fail(dateField, 'is in the future');
  const expires = new Date(offer.published.getTime() + DEFAULT_LIFETIME_DAYS * DAY_MS);
  if (expires <= context.now) {
    const day = dayInMexico(expires);
    const hint = '--sample shows old files with their dates moved to today';
    return fail(
      dateField,
      `the offer expired on ${day}, ${DEFAULT_LIFETIME_DAYS} days after its date (${hint})`,
      true,
    );
  }
  const record = { ...offer, recipient: context.recipient };
  return { key, offer: { ...record, digest: computeDigest(record) } };
}

/** Files of the public employment portal, in either of their two shapes. */
export const readPortalRows: RecordReader = async function* (bytes, context) {
  let record = 0;
  const parser = parse({
    columns: true,
    bom: true,
    relax_quotes: true,
    skip_empty_lines: true,
    relax_column_count: true,
    info: true,
    max_record_size: MAX_RECORD_BYTES,
  });
  const source = Readable.from(bytes);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let readings: Reading[] = [];
  for await (const { record: row, info } of parser as AsyncIterable<Parsed>) {
    readings.push({ record: ++record, line: info.lines, ...readRow(row, context) });
    if (readings.length === 200) {
      yield readings;
      readings = [];
    }
  }
  if (readings.length > 0) yield readings;
};
