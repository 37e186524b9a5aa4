import { withoutBullet } from '../text.ts';
import type { Row, Span } from '../types.ts';
import { findMoment, findSpan, isDuration, withoutDuration, withoutSpan, type FoundSpan } from './dates.ts';

/** A job or a time of studies: the lines that name it, when it was, and what is said of it. */
export type Entry = {
  heads: string[];
  span: Span;
  details: Row[];
  /** Belongs to the employer of the entry before. */
  inherits: boolean;
};

/** Longest line that may name something; a longer one is prose. */
const HEAD_LIMIT = 95;
/** Most lines above the date that name what it is of. */
const ABOVE_LIMIT = 3;

const NO_SPAN: Span = { start: null, end: null, isCurrent: false };

const rowText = (row: Row): string => row.cells.join('  ');

/** Where a row says when something was. @param single whether one date is enough. */
function findRowSpan(row: Row, single: boolean): FoundSpan | null {
  const text = rowText(row);
  const found = findSpan(text);
  if (found) return found;
  const moment = single ? findMoment(text) : null;
  return (
    moment && {
      span: { start: null, end: moment.moment, isCurrent: false },
      from: moment.from,
      to: moment.to,
    }
  );
}

/** The dates of a part, by the index of their row. */
function findAnchors(rows: readonly Row[], single: boolean): Map<number, FoundSpan> {
  const anchors = new Map<number, FoundSpan>();
  const isShort = (row: Row, { from, to }: FoundSpan): boolean =>
    rowText(row).length - (to - from) <= HEAD_LIMIT;
  for (const isListed of [false, true]) {
    for (const [index, row] of rows.entries()) {
      const found = row.isBullet === isListed ? findRowSpan(row, single) : null;
      if (found && isShort(row, found)) anchors.set(index, found);
    }
    // Dates within lists count only where the jobs themselves are a list.
    if (anchors.size > 0) break;
  }
  return anchors;
}

/** Whether a line may be one that names: short, no sentence, not of a list. */
export const isHeadLike = (row: Row): boolean => {
  const text = rowText(row);
  return (
    !row.isBullet &&
    text.length <= HEAD_LIMIT &&
    !/[.;:]$/.test(text.replace(/\b(?:C\.?V|S\.?A|A\.?C|R\.?L|Inc|Ltd|Co|[A-Z])\.$/, '')) &&
    /^[\p{Lu}\d"“(]/u.test(text)
  );
};

/** The look of prose: the most frequent one. */
function bodyStyle(rows: readonly Row[]): string {
  const lengths = new Map<string, number>();
  for (const row of rows) lengths.set(row.style, (lengths.get(row.style) ?? 0) + rowText(row).length);
  return [...lengths].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** Where the lines that name the first entry begin. */
function firstStart(rows: readonly Row[], anchor: number): number {
  let start = anchor;
  while (start > 0 && anchor - start < ABOVE_LIMIT) {
    const above = rows[start - 1];
    if (!above || !isHeadLike(above)) break;
    start -= 1;
  }
  return start;
}

/** Where the lines that name a later entry begin, by the look of the first one. */
function laterStart(
  rows: readonly Row[],
  anchor: number,
  previous: number,
  first: { start: number; anchor: number },
  body: string,
): { start: number; inherits: boolean } {
  const lowest = Math.max(previous + 1, anchor - ABOVE_LIMIT);
  const headStyle = rows[first.start]?.style ?? '';
  const above = first.anchor - first.start;
  if (above > 0 && headStyle !== body) {
    for (let index = lowest; index <= anchor; index += 1) {
      const row = rows[index];
      const isHead = row?.style === headStyle && isHeadLike(row);
      const isWhole = rows.slice(index, anchor).every(isHeadLike);
      if (isHead && isWhole) return { start: index, inherits: false };
    }
    const own = rows[first.anchor - 1]?.style;
    const near = rows[anchor - 1];
    if (above > 1 && near && anchor - 1 > previous && near.style === own && isHeadLike(near))
      return { start: anchor - 1, inherits: true };
  }
  let start = anchor;
  while (start > previous + 1 && anchor - start < above) {
    const row = rows[start - 1];
    if (!row || !isHeadLike(row)) break;
    start -= 1;
  }
  return { start, inherits: false };
}

/** What a row says besides its date. */
function remainingTexts(row: Row, { from, to }: FoundSpan): string[] {
  let offset = 0;
  const cells: string[] = [];
  for (const cell of row.cells) {
    const inside = {
      from: Math.max(0, from - offset),
      to: Math.min(cell.length, to - offset),
    };
    cells.push(inside.to > inside.from && inside.from < cell.length ? withoutSpan(cell, inside) : cell);
    offset += cell.length + 2;
  }
  return cells
    .map(withoutDuration)
    .map(withoutBullet)
    .filter((cell) => /\p{L}{2}/u.test(cell));
}

const rowNames = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ cells }) =>
    cells.map(withoutBullet).filter((cell) => /\p{L}{2}/u.test(cell) && !isDuration(cell)),
  );

/** Lines after the date that still name something, where too little was named before it. */
function namesAfter(rows: readonly Row[], from: number, to: number, named: number, body: string): number {
  let end = from;
  let count = named;
  while (end < to && count < 2) {
    const row = rows[end];
    if (!row || !isHeadLike(row)) break;
    const isTelling = row.style === body && count > 0 && rowText(row).length > 60;
    if (isTelling) break;
    count += row.cells.length;
    end += 1;
  }
  return end;
}

/**
 * The entries of a part whose entries have dates, whatever stands above and below the dates.
 * @param options.single whether one date is enough, as with studies.
 * @param options.enough whether the lines that name an entry say all there is to say.
 */
export function toEntries(
  rows: readonly Row[],
  { single, enough }: { single: boolean; enough: (heads: readonly string[]) => boolean },
): Entry[] {
  const anchors = findAnchors(rows, single);
  const indices = [...anchors.keys()].sort((a, b) => a - b);
  const [firstAnchor] = indices;
  if (firstAnchor === undefined) return [];
  const body = bodyStyle(rows);
  const first = { start: firstStart(rows, firstAnchor), anchor: firstAnchor };
  const starts = indices.map((anchor, index) =>
    index === 0
      ? { start: first.start, inherits: false }
      : laterStart(rows, anchor, indices[index - 1] ?? -1, first, body),
  );
  return indices.map((anchor, index) => {
    const { start, inherits } = starts[index] ?? {
      start: anchor,
      inherits: false,
    };
    const end = starts[index + 1]?.start ?? rows.length;
    const found = anchors.get(anchor);
    const row = rows[anchor];
    const heads = [
      ...rowNames(rows.slice(start, anchor)),
      ...(row && found ? remainingTexts(row, found) : []),
    ];
    const named = enough(heads) ? 2 : Math.min(heads.length, 1);
    const after = inherits ? anchor + 1 : namesAfter(rows, anchor + 1, end, named, body);
    return {
      heads: [...heads, ...rowNames(rows.slice(anchor + 1, after))],
      span: found?.span ?? NO_SPAN,
      details: rows.slice(after, end),
      inherits,
    };
  });
}
