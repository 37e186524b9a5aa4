import { tableHead } from './labels.ts';
import type { Row } from '../types.ts';
import { parseHeading, inlineHeading, type SectionKind } from './headings.ts';

/** A part of a résumé; `top` is what stands before the first heading of its column. */
export type Section = { kind: SectionKind | 'top'; rows: Row[] };

/** A heading on two lines as one row; every other row as it is. */
function withNext(row: Row, next: Row | undefined): Row {
  const [first = '', ...others] = row.cells;
  const joined = `${first} ${next?.cells[0] ?? ''}`;
  const isOne = next?.style === row.style && others.length + next.cells.length === 1 && !next.isBullet;
  return isOne && parseHeading(first) === null && parseHeading(joined) !== null
    ? { ...row, cells: [joined] }
    : row;
}

/** The heading that a row is or begins with, and what it says besides. */
function opening(row: Row): { kind: SectionKind; rest: Row | null; isInline: boolean } | null {
  const [first = '', ...others] = row.cells;
  if ((row.isBullet && !row.isHeading) || tableHead(row)) return null;
  const kind = parseHeading(first);
  if (kind)
    return {
      kind,
      isInline: others.length > 0,
      rest: others.length > 0 ? { ...row, cells: others, isHeading: false } : null,
    };
  const inline = inlineHeading(first);
  return (
    inline && {
      kind: inline.kind,
      isInline: true,
      rest: { ...row, cells: [inline.rest, ...others], isHeading: false },
    }
  );
}

/** Least share of a look's lines that are headings, for the look of headings and for one that is not. */
const TITLE_SHARE = 0.5;
const TEXT_SHARE = 0.25;

/** Whether a line that reads like a heading looks like one, where headings have a look of their own. */
function headingTest(rows: readonly Row[]): (row: Row) => boolean {
  const looks = new Map<string, { titles: number; all: number }>();
  for (const row of rows) {
    const look = looks.get(row.style) ?? { titles: 0, all: 0 };
    look.all += 1;
    if (parseHeading(row.cells[0] ?? '') !== null) look.titles += 1;
    looks.set(row.style, look);
  }
  const share = (style: string): number => {
    const { titles, all } = looks.get(style) ?? { titles: 0, all: 1 };
    return titles / all;
  };
  const hasTitleLook = [...looks].some(([style, { titles }]) => titles >= 2 && share(style) >= TITLE_SHARE);
  return (row) => row.isHeading || !hasTitleLook || share(row.style) > TEXT_SHARE;
}

/**
 * Parts in the order of the document. Two parts of one kind stay apart: each has its own way of writing.
 * @example splitSections(rows).find(({ kind }) => kind === 'experience')
 */
export function splitSections(rows: readonly Row[]): Section[] {
  let current: Section = { kind: 'top', rows: [] };
  const sections = [current];
  const open = (kind: Section['kind']): void => {
    current = { kind, rows: [] };
    sections.push(current);
  };
  const looksRight = headingTest(rows);
  let skipped: Row | undefined;
  for (const [index, row] of rows.entries()) {
    if (row === skipped) continue;
    const whole = withNext(row, rows[index + 1]);
    const found = opening(whole);
    if (whole !== row && found) skipped = rows[index + 1];
    if (found && (found.isInline || looksRight(row))) {
      open(found.kind);
      if (found.rest) current.rows.push(found.rest);
      continue;
    }
    if (row.isFresh) open('top');
    current.rows.push(row);
  }
  return sections.filter((section) => section.rows.length > 0);
}
