import { strFromU8, unzipSync } from 'fflate';
import { MADE_BY } from '../own/blocks.ts';

/** Where Word keeps properties that other programs have added. */
const PROPERTIES = 'docProps/custom.xml';

/** Most that the texts of a document may take when unpacked: more is a trap, or no résumé. */
const UNPACKED_LIMIT = 40_000_000;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_all, name: string) => ENTITIES[name] ?? '');

/** Paragraphs of a page header, as text. */
function textLines(xml: string): string[] {
  const paragraphs = xml.split(/<w:p[ >]/).slice(1);
  return paragraphs
    .map((paragraph) =>
      [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(tab|br)\/>/g)]
        .map(([, text, sign]) => (sign ? '\t' : decode(text ?? '')))
        .join(''),
    )
    .filter((line) => line.trim() !== '');
}

/**
 * Looks into the package of a Word document before it is read.
 * @returns the lines of its page headers, where some templates put name and contact, and whether this product has made it;
 *   null when it is no Word document.
 */
export function openDocx(bytes: Uint8Array): { header: string[]; isOwn: boolean } | null {
  const seen = { unpacked: 0, isWord: false };
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        seen.unpacked += originalSize;
        seen.isWord ||= name === 'word/document.xml';
        const isRead = name === PROPERTIES || /^word\/header\d*\.xml$/.test(name);
        return isRead && originalSize < UNPACKED_LIMIT;
      },
    });
    if (!seen.isWord || seen.unpacked > UNPACKED_LIMIT) return null;
    const { [PROPERTIES]: properties, ...headers } = files;
    const lines = Object.values(headers).flatMap((file) => textLines(strFromU8(file)));
    const isOwn = properties !== undefined && strFromU8(properties).includes(`name="${MADE_BY}"`);
    return { header: [...new Set(lines)], isOwn };
  } catch {
    return null;
  }
}
