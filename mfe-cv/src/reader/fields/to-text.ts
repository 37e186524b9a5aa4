import { withoutBullet } from '../text.ts';
import type { Row } from '../types.ts';

const TEXT_LIMIT = 1_500;

/** Lines as one text: those of a list one below the other, wrapped ones joined. */
export function toText(rows: readonly Row[]): string {
  let text = '';
  for (const row of rows) {
    const line = row.cells.join(' ').trim();
    const starts = row.isBullet || text === '' || (row.gap > 1.9 && /[.:;]$/.test(text));
    if (starts) text += `${text === '' ? '' : '\n'}${row.isBullet ? `• ${withoutBullet(line)}` : line}`;
    // A word that was cut at the end of its line.
    else if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line)) text = text.slice(0, -1) + line;
    else text += ` ${line}`;
  }
  return text.slice(0, TEXT_LIMIT).trim();
}
