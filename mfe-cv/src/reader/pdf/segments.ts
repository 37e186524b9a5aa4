import { findSpan } from '../fields/dates.ts';
import { cleanText, closeLetters } from '../text.ts';
import type { Piece } from '../types.ts';

/** Words that stand together on a line. */
export type Segment = {
  text: string;
  x: number;
  x2: number;
  y: number;
  size: number;
  font: string;
};

/** White space between words, and between what stands side by side, in heights of the letters. */
const WORD_GAP = 0.13;
const CELL_GAP = 1.05;

function sameLine(one: Piece, other: Piece): boolean {
  return Math.abs(one.y - other.y) <= 0.35 * Math.min(one.size, other.size);
}

/** Pieces by lines, from top to bottom; within a line from left to right. */
function toLines(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of [...pieces].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.findLast(
      (each, index) => index >= lines.length - 3 && each[0] && sameLine(each[0], piece),
    );
    if (line) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => line.sort((a, b) => a.x - b.x));
}

/** Letters that are set far apart have gaps that are no ends of words. */
function letterGap(line: readonly Piece[]): number {
  if (line.length < 6 || line.some(({ text }) => text.length > 1)) return 0;
  const gaps = line
    .slice(1)
    .map((piece, index) => piece.x - ((line[index]?.x ?? 0) + (line[index]?.width ?? 0)));
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

function joinLine(line: readonly Piece[]): Segment[] {
  const segments: Segment[] = [];
  const spaced = Math.max(0, letterGap(line));
  for (const piece of line) {
    const last = segments.at(-1);
    const gap = last ? piece.x - last.x2 - spaced : 0;
    const height = last ? Math.min(last.size, piece.size) : piece.size;
    // The same text twice in one place is a shadow, or boldness by printing twice.
    if (last && gap < -0.5 * piece.width && last.text.endsWith(piece.text)) continue;
    if (last && gap < CELL_GAP * height) {
      const needsSpace = gap > WORD_GAP * height && !/\s$/.test(last.text) && !/^\s/.test(piece.text);
      last.text += (needsSpace ? ' ' : '') + piece.text;
      last.x2 = Math.max(last.x2, piece.x + piece.width);
      if (piece.text.trim().length > 3 && piece.size > last.size) last.size = piece.size;
    } else {
      segments.push({
        text: piece.text,
        x: piece.x,
        x2: piece.x + piece.width,
        y: piece.y,
        size: piece.size,
        font: piece.font,
      });
    }
  }
  return segments;
}

const isBelow = (upper: Segment, lower: Segment): boolean =>
  Math.abs(upper.x - lower.x) < 2.5 && lower.y - upper.y > 1 && lower.y - upper.y < 1.8 * upper.size;

/** Dates that a narrow column has cut in two, `abril de 2024 a enero` above `de 2025`, as one. */
function joinDates(segments: readonly Segment[]): Segment[] {
  const gone = new Set<Segment>();
  return segments
    .map((segment, index) => {
      if (gone.has(segment) || segment.text.length > 40 || findSpan(segment.text)) return segment;
      const rest = segments.slice(index + 1, index + 8).find((lower) => isBelow(segment, lower));
      const joined = `${segment.text} ${rest?.text ?? ''}`;
      const found = rest && rest.text.length < 25 && !findSpan(rest.text) ? findSpan(joined) : null;
      if (!rest || !found || found.from > 0 || found.to < joined.trimEnd().length) return segment;
      gone.add(rest);
      return { ...segment, text: joined };
    })
    .filter((segment) => !gone.has(segment));
}

/** The text of a page as segments, line by line. */
export function toSegments(pieces: readonly Piece[]): Segment[] {
  const visible = pieces
    .filter(({ text, size }) => text.trim() !== '' && size > 1.5)
    .map((piece) => ({ ...piece, text: closeLetters(piece.text) }));
  const segments = toLines(visible)
    .flatMap(joinLine)
    .map((segment) => ({ ...segment, text: cleanText(segment.text).trim() }))
    .filter(({ text }) => text !== '');
  return joinDates(segments);
}
