import type { Row } from '../types.ts';
import { headingOf, inlineHeading, type SectionKind } from './headings.ts';

/** A part of a résumé; `top` is what stands before the first heading of its column. */
export type Section = { kind: SectionKind | 'top'; rows: Row[] };

/** The heading that a row is or begins with, and what it says besides. */
function opening(row: Row): { kind: SectionKind; rest: Row | null; isInline: boolean } | null {
  const [first = '', ...others] = row.cells;
  if (row.isBullet && !row.isHeading) return null;
  const kind = headingOf(first);
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

/** The most frequent look, by letters. */
function mostFrequent(rows: readonly Row[], weigh: (row: Row) => number): string {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(row.style, (sums.get(row.style) ?? 0) + weigh(row));
  return [...sums].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** Whether a line that reads like a heading looks like one: not like the text, where the other headings do not either. */
function headingTest(rows: readonly Row[]): (row: Row) => boolean {
  const bodyStyle = mostFrequent(rows, ({ cells }) => cells.join('').length);
  const titles = rows.filter((row) => headingOf(row.cells[0] ?? '') !== null);
  const titleStyle = mostFrequent(titles, () => 1);
  return (row) => row.isHeading || titleStyle === bodyStyle || row.style !== bodyStyle;
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
  for (const row of rows) {
    const found = opening(row);
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
