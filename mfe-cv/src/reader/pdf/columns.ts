import { findSpan } from '../fields/dates.ts';
import { hasContact } from '../fields/contact.ts';
import { parseHeading } from '../sections/headings.ts';
import type { Segment } from './segments.ts';

/** Text that is read from top to bottom before what is beside it. */
export type Region = { segments: Segment[]; x: number; x2: number };

/** Regions side by side. */
export type Band = Region[];

type Sides = { left: Segment[]; right: Segment[] };

const LEAST_ROWS = 3;
/** A page with more is a drawing or a large table, and no columns are looked for in it. */
const MOST_SEGMENTS = 1_500;

const segmentTop = ({ y }: Segment): number => y;

const toRegion = (segments: Segment[]): Region => ({
  segments,
  x: Math.min(...segments.map(({ x }) => x)),
  x2: Math.max(...segments.map(({ x2 }) => x2)),
});

const countRows = (segments: readonly Segment[]): number =>
  new Set(segments.map(({ y }) => Math.round(y / 3))).size;

/** A heading may stand a little beside what it is of. */
const isColumnHead = (segment: Segment, x: number): boolean =>
  Math.abs(segment.x - x) < 12 && isTitle(segment);

/** Places where several segments begin one below the other: columns may begin there. */
function starts(segments: readonly Segment[]): number[] {
  const left = Math.min(...segments.map(({ x }) => x));
  const found: number[] = [];
  for (const { x } of [...segments].sort((a, b) => a.x - b.x)) {
    if (x < left + 50 || found.some((each) => Math.abs(each - x) < 3)) continue;
    const below = segments.filter((other) => Math.abs(other.x - x) < 3 || isColumnHead(other, x));
    if (below.length >= LEAST_ROWS) found.push(Math.min(...below.map((other) => other.x)));
  }
  return found;
}

/** One long word, an address above all, may run over the edge of its column. */
const isAcross = ({ text, x, x2 }: Segment, at: number): boolean =>
  x < at - 4 && x2 > at - 3 && (text.includes(' ') || x2 > at + 40);

/** Stretches of a page between the lines that go across a place. */
function stretches(segments: readonly Segment[], at: number): Segment[][] {
  const across = segments
    .filter((segment) => isAcross(segment, at))
    .map(segmentTop)
    .sort((a, b) => a - b);
  const parts = new Map<number, Segment[]>();
  for (const segment of segments) {
    const isCrossing = isAcross(segment, at);
    const below = across.filter((y) => y < segment.y - 2).length;
    const isBeside = !isCrossing && across.some((y) => Math.abs(y - segment.y) <= 2);
    // Even numbers lie between lines that go across, odd ones are such lines.
    const key = isCrossing || isBeside ? 2 * below + 1 : 2 * below;
    const part = parts.get(key);
    if (part) part.push(segment);
    else parts.set(key, [segment]);
  }
  return [...parts.entries()].sort(([a], [b]) => a - b).map(([, part]) => part);
}

const splitSides = (segments: readonly Segment[], at: number): Sides => ({
  left: segments.filter(({ x }) => x < at - 4),
  right: segments.filter(({ x }) => x >= at - 4),
});

const share = (segments: readonly Segment[], test: (segment: Segment) => boolean): number =>
  segments.length === 0 ? 0 : segments.filter(test).length / segments.length;

const hasHeading = (segments: readonly Segment[]): boolean =>
  segments.some(({ text }) => parseHeading(text) !== null);

const isDate = ({ text }: Segment): boolean =>
  text.length < 45 && (findSpan(text) !== null || /^[\s()]*(?:19|20)\d{2}[\s()]*$/.test(text));

const isTitle = ({ text }: Segment): boolean => parseHeading(text) !== null;

/** Whether what stands side by side belongs together: a table, dates or labels beside what they are of. */
function isRowWise({ left, right }: Sides): boolean {
  const [few, many] = countRows(left) <= countRows(right) ? [left, right] : [right, left];
  const aligned = alignment(few, many);
  const beside = few.filter((segment) => !isTitle(segment));
  // Headings in a column of their own, beside what they are of.
  if (beside.length === 0) return true;
  if (aligned >= 0.75 && share(beside, isDate) >= 0.5) return true;
  if (hasHeading(left) && hasHeading(right)) return false;
  // A table has all its lines in common; what merely stands beside something else does not.
  if (aligned >= 0.9 && alignment(many, few) >= 0.9) return true;
  if (few.some(({ text }) => hasContact(text)) && countRows(few) >= 4) return false;
  if (aligned >= 0.7 && share(few, isDate) + share(few, isTitle) >= 0.6) return true;
  return aligned >= 0.85;
}

/** Share of lines that have another one beside them; a heading may stand alone on its line. */
function alignment(segments: readonly Segment[], others: readonly Segment[]): number {
  return share(
    segments.filter((segment) => !isTitle(segment)),
    ({ y, size }) => others.some((other) => Math.abs(other.y - y) <= 2.5 + 0.4 * Math.abs(size - other.size)),
  );
}

/** How much a place parts the text into two columns; 0 where it does not. */
function weigh(segments: readonly Segment[], at: number): number {
  const weights = stretches(segments, at).map((part) => {
    const { left: whole, right } = splitSides(part, at);
    if (right.length === 0 || whole.some((segment) => isAcross(segment, at))) return 0;
    const { left } = trim({ left: whole, right });
    const rows = Math.min(countRows(left), countRows(right));
    if (rows < LEAST_ROWS) return 0;
    const ends = left.filter((segment) => segment.text.includes(' ') || segment.x2 < at).map(({ x2 }) => x2);
    const gap = Math.min(...right.map(({ x }) => x)) - Math.max(...ends);
    return gap < 5 || isRowWise({ left, right }) ? 0 : rows + Math.min(gap, 40) / 10;
  });
  return Math.max(0, ...weights);
}

/** The place where a text falls apart into columns best; null if it is one column. */
function findGutter(segments: readonly Segment[]): number | null {
  if (segments.length < 2 * LEAST_ROWS || segments.length > MOST_SEGMENTS) return null;
  let best: { at: number; weight: number } | null = null;
  for (const at of starts(segments)) {
    const weight = weigh(segments, at);
    if (weight > (best?.weight ?? 0)) best = { at, weight };
  }
  return best?.at ?? null;
}

/** Lines of the left side before and after those that have something beside them, as far as a heading parts them. */
function trim({ left, right }: Sides): {
  before: Segment[];
  left: Segment[];
  after: Segment[];
} {
  const tops = right.map(segmentTop);
  const [top, bottom] = [Math.min(...tops), Math.max(...tops)];
  const titles = left
    .filter(isTitle)
    .map(segmentTop)
    .sort((a, b) => a - b);
  const first = titles.findLast((y) => y <= top + 12) ?? -Infinity;
  const last = titles.find((y) => y > bottom + 8) ?? Infinity;
  return {
    before: left.filter(({ y }) => y < first - 2),
    left: left.filter(({ y }) => y >= first - 2 && y < last - 2),
    after: left.filter(({ y }) => y >= last - 2),
  };
}

/** A stretch as bands: with columns where it has any, else read line by line. */
function split(part: Segment[], at: number): Segment[][][] {
  const { left: whole, right } = splitSides(part, at);
  if (whole.length === 0 || right.length === 0 || whole.some((segment) => isAcross(segment, at)))
    return [[part]];
  const { before, left, after } = trim({ left: whole, right });
  if (countRows(left) + countRows(right) < 4 || isRowWise({ left, right })) return [[part]];
  return [[before], [left, right], [after]].filter(([first]) => first && first.length > 0);
}

/** A page as bands of columns, in the order of reading. */
export function toBands(segments: readonly Segment[]): Band[] {
  const gutter = findGutter(segments);
  if (gutter === null) return segments.length > 0 ? [[toRegion([...segments])]] : [];
  const bands: Band[] = [];
  for (const columns of stretches(segments, gutter).flatMap((part) => split(part, gutter))) {
    const last = bands.at(-1)?.[0];
    const [only = []] = columns;
    if (columns.length > 1) {
      // A column may have columns again, a list of skills for example.
      bands.push(columns.flatMap((column) => toBands(column).flat()));
    } else if (last && bands.at(-1)?.length === 1) {
      bands.splice(-1, 1, [toRegion([...last.segments, ...only])]);
    } else {
      bands.push([toRegion(only)]);
    }
  }
  return bands;
}
