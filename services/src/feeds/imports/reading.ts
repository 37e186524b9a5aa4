import type { OfferRecord } from '../../model/offer-record.ts';
import type { FindPlace } from './find-place.ts';
import type { TitleReader } from './offer-title.ts';

/** What is wrong with one field of a record, in plain words for an operator. */
export type FieldFault = { field: string; reason: string };

/** A record of a source: an offer, or what is wrong with it. Records and lines count from 1. */
export type Reading = {
  record: number;
  line: number;
  /** What the source calls the offer; null when even that cannot be read. */
  key: string | null;
} & ({ offer: OfferRecord } | { faults: FieldFault[]; ended?: boolean });

/** What readers of all formats need besides the bytes. */
export type ReadingContext = {
  feed: string;
  now: Date;
  findPlace: FindPlace;
  titles: TitleReader;
  /** Default recipient of applications; null if offers without one receive none. */
  recipient: string | null;
  /** Whether webhooks may be at http addresses, for development. */
  allowPrivateWebhooks: boolean;
  /** For a sample: days that its dates are moved by; null for offers that are real. */
  sample: { moveDays: number } | null;
};

/** Longest record in bytes; no vacancy is near it. */
export const MAX_RECORD_BYTES = 1_048_576;

/** Reads the records of a source in groups, in constant memory. */
export type RecordReader = (
  bytes: AsyncIterable<Buffer>,
  context: ReadingContext,
) => AsyncGenerator<Reading[]>;
