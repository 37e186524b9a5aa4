import type { Row } from '../types.ts';

/** A row with where it ends, which a page knows and a résumé does not need. */
export type Line = { row: Row; x2: number; lastX: number };

/** Width of a letter in heights of the letters, where a line is too short to say it. */
const LETTER = 0.5;
/** Columns that are narrower hold lists, whose lines end where they want to. */
const LEAST_WIDTH = 26;
/** White space between the lines of a paragraph, in heights of its letters. */
const PARAGRAPH_GAP = 1.95;

/** Where the lines of a column are broken; null where that cannot be seen. */
function findRightEdge(lines: readonly Line[]): number | null {
  const limit = Math.max(...lines.map(({ x2 }) => x2));
  const start = Math.min(...lines.map(({ row }) => row.x));
  const sizes = lines.map(({ row }) => row.size).sort((a, b) => a - b);
  const size = sizes[Math.floor(sizes.length / 2)] ?? 10;
  const near = lines.filter(({ x2 }) => x2 > limit - 0.12 * (limit - start));
  return near.length >= 2 && (limit - start) / Math.max(1, size) > LEAST_WIDTH ? limit : null;
}

/** Whether a line goes on in the next one: the first word of that one had no room any more. */
function goesOn({ row, x2, lastX }: Line, next: Line, edge: number): boolean {
  const [first = ''] = next.row.cells;
  const word = first.split(' ')[0] ?? '';
  const text = row.cells.at(-1) ?? '';
  const letter = text.length > 15 ? (x2 - lastX) / text.length : LETTER * row.size;
  const isFull = x2 + (word.length + 0.6) * letter > edge;
  // What ends like something whole is followed by something else, unless that begins in the middle.
  if (/(?:[.:;!?)]|\b\d{4})$/.test(text) && !/^[\p{Ll}(]/u.test(first)) return false;
  const isSameText =
    Math.abs(row.size - next.row.size) < 0.6 && next.row.cells.length === 1 && !next.row.isBullet;
  return (
    isFull &&
    isSameText &&
    next.row.gap < PARAGRAPH_GAP &&
    next.row.x >= lastX - 3 &&
    next.row.page === row.page
  );
}

const join = (upper: string, lower: string): string =>
  /\p{Ll}-$/u.test(upper) && /^\p{Ll}/u.test(lower) ? upper.slice(0, -1) + lower : `${upper} ${lower}`;

/** Paragraphs of a column as one row each, so that the end of a line is no end of what is said. */
export function reflow(lines: readonly Line[]): Row[] {
  const edge = findRightEdge(lines);
  if (edge === null) return lines.map(({ row }) => row);
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last && goesOn(last, line, edge)) {
      const cells = [...last.row.cells];
      cells.push(join(cells.pop() ?? '', line.row.cells[0] ?? ''));
      whole.splice(-1, 1, {
        row: { ...last.row, cells },
        x2: line.x2,
        lastX: line.lastX,
      });
    } else {
      whole.push(line);
    }
  }
  return whole.map(({ row }) => row);
}
