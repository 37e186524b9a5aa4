import { unzipSync } from 'fflate';

/** Kinds of documents that are accepted. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type DocumentKind = keyof typeof DOCUMENT_TYPES;

/** What is wrong with a document: it is of another kind, or can run programs. */
export type DocumentFault = 'type' | 'macros';

/** How far into a file readers look for its beginning. */
const HEAD = 1_024;

/** A ZIP ends with its directory, behind which up to 64 KB of remarks may stand. */
const ZIP_TAIL = 65_557;
const ZIP_BEGIN = Buffer.from('PK\x03\x04', 'latin1');
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const COMPOUND_BEGIN = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const CONTENT_TYPES = '[Content_Types].xml';
const WORD_MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Most that a DOCX may hold when unpacked, in bytes, and in how many parts. */
const UNPACKED = 100_000_000;
const PARTS = 2_000;

/** Largest list of types that is read, in bytes. */
const TYPES_BYTES = 262_144;

/** Parts that only files of another kind have: programs for Java and Android, and what Office runs. */
const FOREIGN_PART = /^META-INF\/|^AndroidManifest\.xml$|\.(?:dex|class|exe|dll|js|vbs|hta)$/i;
const MACROS = /(?:^|\/)vbaProject\.bin$/i;

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

/** Whether a file ends as a ZIP does: programs that unpack read it from there, whatever it begins with. */
const endsAsZip = (content: Buffer): boolean =>
  content.subarray(Math.max(0, content.length - ZIP_TAIL)).includes(ZIP_END);

const holdsMarkup = (text: string): boolean =>
  /<(?:script|html|svg|!doctype|\?php|iframe|body)[\s>]/i.test(text);

function checkPdf(content: Buffer): DocumentFault | null {
  const head = content.toString('latin1', 0, HEAD);
  const isWhole = /^%PDF-[12]\.\d/.test(head) && content.subarray(-HEAD).includes('%%EOF');
  return isWhole && !holdsMarkup(head) && !endsAsZip(content) ? null : 'type';
}

/** A Word document of before 2007: a compound file with a stream of that name. */
function checkDoc(content: Buffer): DocumentFault | null {
  if (!content.includes(utf16('WordDocument')) || endsAsZip(content)) return 'type';
  if (content.subarray(0, HEAD).includes('%PDF-')) return 'type';
  return content.includes(utf16('_VBA_PROJECT')) ? 'macros' : null;
}

/** A Word document: a ZIP from its first byte to its last, which says itself that it is one. */
function checkDocx(content: Buffer): DocumentFault | null {
  const end = content.lastIndexOf(ZIP_END);
  // What stands behind the directory and its remark belongs to no ZIP.
  if (end === -1 || end + 22 > content.length) return 'type';
  if (end + 22 + content.readUInt16LE(end + 20) !== content.length) return 'type';
  const directoryBegin = content.readUInt32LE(end + 16);
  if (directoryBegin + content.readUInt32LE(end + 12) !== end) return 'type';
  const names: string[] = [];
  let unpacked = 0;
  const read = unzipSync(content, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      unpacked += originalSize;
      return name === CONTENT_TYPES && originalSize <= TYPES_BYTES;
    },
  });
  if (names.length > PARTS || unpacked > UNPACKED) return 'type';
  const types = Buffer.from(read[CONTENT_TYPES] ?? []).toString('utf8');
  if (!names.includes('word/document.xml')) return 'type';
  if (names.some((name) => MACROS.test(name)) || types.includes('macroEnabled')) return 'macros';
  if (!types.includes(WORD_MAIN) || names.some((name) => FOREIGN_PART.test(name))) return 'type';
  return content.subarray(0, HEAD).includes('%PDF-') ? 'type' : null;
}

/**
 * What kind of document a file is by what is in it; its name says nothing. One that other programs would read as another
 * kind of file too is none.
 */
export function checkDocument(content: Buffer): { kind: DocumentKind } | { fault: DocumentFault } {
  const answer = (kind: DocumentKind, fault: DocumentFault | null) => (fault ? { fault } : { kind });
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') return answer('pdf', checkPdf(content));
  if (content.subarray(0, 8).equals(COMPOUND_BEGIN)) return answer('doc', checkDoc(content));
  if (!content.subarray(0, 4).equals(ZIP_BEGIN)) return { fault: 'type' };
  try {
    return answer('docx', checkDocx(content));
  } catch {
    return { fault: 'type' };
  }
}
