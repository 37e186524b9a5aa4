import { parseHeading } from '../sections/headings.ts';
import { closeLetters, isBullet } from '../text.ts';
import type { CvText, PdfPage, Row } from '../types.ts';
import { toBands, type Band, type Region } from './columns.ts';
import { reflow, type Line } from './reflow.ts';
import { withoutFurniture } from './furniture.ts';
import { toSegments, type Segment } from './segments.ts';

/** A region with the pages its segments are on. */
type Column = {
  parts: Array<{ page: number; region: Region }>;
  isFresh: boolean;
  x: number;
  x2: number;
};

function toColumns(bands: readonly Band[], page: number, width: number): Column[][] {
  return bands.map((band) =>
    band.map((region, index) => ({
      parts: [{ page, region }],
      isFresh: band.length > 1 && band.some((other) => other !== region && hasHeading(other)),
      x: region.x,
      x2: band[index + 1]?.x ?? Math.max(width - 20, region.x2),
    })),
  );
}

const hasHeading = ({ segments }: Region): boolean =>
  segments.some(({ text }) => parseHeading(text) !== null);

/** The column of the page before that goes on in a region. */
function continued(before: readonly Column[], { x, x2 }: Region): Column | undefined {
  if (before.length < 2) return undefined;
  return before.find((column) => x >= column.x - 8 && x2 <= column.x2 + 4);
}

/** Columns in the order of reading; a column that goes on overleaf stays whole. */
function flow(pages: ReadonlyArray<{ bands: Band[]; width: number }>): Column[] {
  const all: Column[][] = [];
  for (const [page, { bands, width }] of pages.entries()) {
    const [first = [], ...rest] = toColumns(bands, page, width);
    const before = all.at(-1) ?? [];
    const goesOn = first.map((column) => {
      const { region } = column.parts[0] ?? {};
      return region ? continued(before, region) : undefined;
    });
    if (first.length > 0 && goesOn.every(Boolean)) {
      for (const [index, column] of first.entries()) goesOn[index]?.parts.push(...column.parts);
    } else if (first.length > 0) {
      all.push(first);
    }
    all.push(...rest);
  }
  return all.flat();
}

function toLine(line: readonly Segment[], page: number, above: Segment | undefined): Line {
  const cells = [...line].sort((a, b) => a.x - b.x);
  const [first] = cells;
  const longest = cells.reduce((best, cell) => (cell.text.length > best.text.length ? cell : best));
  const size = Math.max(...cells.map((cell) => cell.size));
  const gap = above && first ? (first.y - above.y) / Math.max(1, Math.min(above.size, size)) : 9;
  // A bullet that stands apart from its text is no cell of its own.
  const texts = cells.map(({ text }) => closeLetters(text));
  const [mark = '', next, ...others] = texts;
  const joined =
    next !== undefined && mark.length === 1 && isBullet(`${mark} `) ? [`${mark} ${next}`, ...others] : texts;
  const row = {
    cells: joined,
    x: first?.x ?? 0,
    xs: joined.length === cells.length ? cells.map(({ x }) => x) : [],
    size,
    style: `${longest.font}|${Math.round(longest.size * 2) / 2}`,
    gap,
    isBullet: isBullet(joined[0] ?? ''),
    page,
    isHeading: false,
    isFresh: false,
  };
  const last = cells.at(-1);
  return { row, x2: last?.x2 ?? 0, lastX: last?.x ?? 0 };
}

function toRows({ parts, isFresh }: Column): Row[] {
  const rows: Line[] = [];
  for (const { page, region } of parts) {
    const lines: Segment[][] = [];
    for (const segment of [...region.segments].sort((a, b) => a.y - b.y || a.x - b.x)) {
      const line = lines.at(-1);
      const base = line?.[0];
      if (line && base && Math.abs(base.y - segment.y) <= 0.35 * Math.min(base.size, segment.size))
        line.push(segment);
      else lines.push([segment]);
    }
    rows.push(...lines.map((line, index) => toLine(line, page, lines[index - 1]?.[0])));
  }
  return reflow(rows).map((row, index) => (index === 0 ? { ...row, isFresh } : row));
}

/** The text of a PDF in the order of reading. */
export function rowsOfPdf(pages: readonly PdfPage[]): CvText {
  const segments = withoutFurniture(
    pages.map(({ height, pieces }) => ({
      height,
      segments: toSegments(pieces),
    })),
  );
  const bands = segments.map((each, index) => ({
    bands: toBands(each),
    width: pages[index]?.width ?? 0,
  }));
  return {
    rows: flow(bands).flatMap(toRows),
    links: pages.flatMap(({ links }) => links),
  };
}
