import { readJobPostings } from './jobposting-format.ts';
import { UnreadableSourceError } from './open-source.ts';
import { readPortalRows } from './portal-format.ts';
import type { RecordReader } from './reading.ts';
import { readXmlJobs } from './xml-format.ts';

/** The forms that feeds come in: the public portal's CSV, JSON lines of JobPosting, the XML that boards exchange. */
export const FEED_FORMATS = ['portal', 'jobposting', 'xml'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

const READERS: Readonly<Record<FeedFormat, RecordReader>> = {
  portal: readPortalRows,
  jobposting: readJobPostings,
  xml: readXmlJobs,
};

const KEY_FIELDS: Readonly<Record<FeedFormat, string>> = {
  portal: 'record',
  jobposting: 'identifier',
  xml: 'referencenumber',
};

/** What a format calls the key of a record. */
export const getKeyField = (format: FeedFormat): string => KEY_FIELDS[format];

/** The reader of a format. */
export const getReader = (format: FeedFormat): RecordReader => READERS[format];

const decodeHead = (head: Buffer): string =>
  head
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();

/** Whether a text begins like a web page, also behind an XML declaration, comments and its document type. */
const isWebPage = (text: string): boolean =>
  /^(?:<\?xml[^>]*>\s*|<!--[^]*?-->\s*)*(?:<!doctype\s+html|<(?:html|head|body|title|meta|script|div|h1|center)\b)/i.test(
    text,
  );

/**
 * Refuses a source that is plainly no feed of the format it was said to be: a web page is never one.
 * @throws UnreadableSourceError if it is a web page.
 */
export function refuseWebPage(head: Buffer): void {
  if (!isWebPage(decodeHead(head))) return;
  throw new UnreadableSourceError(
    'The source is a web page (HTML), not a feed: the address may lead to a log-in or to an error page.',
  );
}

/** Detects a format from the first bytes of the file. @throws UnreadableSourceError if the format is unknown. */
export function detectFormat(head: Buffer): FeedFormat {
  const text = decodeHead(head);
  refuseWebPage(head);
  if (text.startsWith('{')) return 'jobposting';
  if (text.startsWith('<')) return 'xml';
  if (text.startsWith('['))
    throw new UnreadableSourceError(
      'The file is one JSON list; an import reads one JobPosting a line (jq -c ".[]" writes them so).',
    );
  const [header = ''] = text.split(/\r?\n/, 1);
  const columns = header.split(',').map((name) => name.trim().replace(/^"|"$/g, ''));
  const isPortal = columns.includes('offer') && (columns.includes('isodate') || columns.includes('date'));
  if (isPortal) return 'portal';
  throw new UnreadableSourceError(
    'The format is not recognised: neither JSON lines, nor XML, nor the columns of the public portal.',
  );
}
