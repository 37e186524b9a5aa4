import { parseHeading } from '../sections/headings.ts';
import { cleanText, closeLetters, isBullet } from '../text.ts';
import type { CvText, Row } from '../types.ts';
import { childNodes, findLinks, nodeText, type DocxNode } from './node.ts';

/** A paragraph in the making. */
type Line = {
  text: string;
  size: number;
  isBold: boolean;
  styleName: string;
  isListed: boolean;
};

function* findRuns(node: DocxNode): Generator<DocxNode> {
  if (node.type === 'run') yield node;
  for (const child of childNodes(node)) yield* findRuns(child);
}

function* findTextBoxes(node: DocxNode): Generator<DocxNode> {
  for (const child of childNodes(node)) {
    if (child.type === 'paragraph' || child.type === 'table') yield child;
    else yield* findTextBoxes(child);
  }
}

/** A paragraph as lines: its own, and those of the text boxes in it. */
function paragraphLines(paragraph: DocxNode): Line[] {
  const boxes = [...findTextBoxes(paragraph)];
  const inner = boxes.flatMap((box) => (box.type === 'paragraph' ? paragraphLines(box) : []));
  const own = boxes.length > 0 ? withoutBoxes(paragraph) : paragraph;
  const runs = [...findRuns(own)].filter((run) => nodeText(run).trim() !== '');
  const size = Math.max(0, ...runs.map(({ fontSize }) => fontSize ?? 0));
  const isBold = runs.length > 0 && runs.every((run) => run.isBold === true);
  const lines = nodeText(own)
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text) => ({
      text,
      size,
      isBold,
      styleName: paragraph.styleName ?? '',
      isListed: Boolean(paragraph.numbering),
    }));
  return [...lines, ...inner];
}

const withoutBoxes = (node: DocxNode): DocxNode => ({
  ...node,
  children: childNodes(node)
    .filter(({ type }) => type !== 'paragraph' && type !== 'table')
    .map(withoutBoxes),
});

const splitCells = (text: string): string[] =>
  text
    .split('\t')
    .map((cell) => closeLetters(cleanText(cell)).trim())
    .filter((cell) => cell !== '');

function toRow({ text, size, isBold, styleName, isListed }: Line, gap: number): Row | null {
  const cells = splitCells(text);
  const [first] = cells;
  if (first === undefined) return null;
  const isListItem = isListed || isBullet(first);
  if (isListed && !isBullet(first)) cells[0] = `• ${first}`;
  return {
    cells,
    x: 0,
    xs: [],
    size,
    style: `${styleName}|${size}|${isBold ? 'bold' : ''}`,
    gap,
    isBullet: isListItem,
    page: 0,
    isHeading: /heading|t[ií]tulo|title/i.test(styleName),
    isFresh: false,
  };
}

function rowsOfParagraphs(nodes: readonly DocxNode[]): Row[] {
  let gap = 9;
  const rows: Row[] = [];
  for (const node of nodes) {
    if (node.type === 'table') {
      rows.push(...rowsOfTable(node));
      gap = 2;
      continue;
    }
    const lines = node.type === 'paragraph' ? paragraphLines(node) : [];
    if (lines.length === 0) gap = 2;
    for (const line of lines) {
      const row = toRow(line, gap);
      if (row) rows.push(row);
      gap = 1.2;
    }
  }
  return rows;
}

const hasHeading = (rows: readonly Row[]): boolean =>
  rows.some(({ cells }) => parseHeading(cells[0] ?? '') !== null);

/** Lines of a row of a table: as columns where each says something of its own, else side by side. */
function rowsOfTableRow(columns: readonly Row[][]): Row[] {
  const filled = columns.filter((rows) => rows.length > 0);
  if (filled.filter(hasHeading).length > 1 || (filled.length > 1 && filled.every((rows) => rows.length > 3)))
    return filled.flatMap((rows) =>
      rows.map((row, index) => (index === 0 ? { ...row, isFresh: hasHeading(rows) } : row)),
    );
  const [first, ...others] = filled;
  const top = first?.[0];
  if (!first || !top) return [];
  // A heading beside what it is the heading of.
  if (parseHeading(top.cells[0] ?? '') !== null)
    return [{ ...top, isHeading: true }, ...filled.flat().slice(1)];
  const cells = filled.flatMap((rows) => rows[0]?.cells ?? []);
  const rests = [first, ...others].flatMap((rows) => rows.slice(1));
  return [{ ...top, cells, gap: 2 }, ...rests];
}

function rowsOfTable(table: DocxNode): Row[] {
  return childNodes(table).flatMap((row) =>
    rowsOfTableRow(childNodes(row).map((cell) => rowsOfParagraphs(childNodes(cell)))),
  );
}

/**
 * The text of a Word document.
 * @param root mammoth's model of it.
 * @param header lines of its page header, where some templates put the name.
 */
export function rowsOfDocx(root: DocxNode, header: readonly string[] = []): CvText {
  const lines = header.map((text): Line => ({
    text,
    size: 0,
    isBold: false,
    styleName: '',
    isListed: false,
  }));
  const top = lines.flatMap((line) => toRow(line, 2) ?? []);
  return {
    rows: [...top, ...rowsOfParagraphs(childNodes(root))],
    links: [...findLinks(root)],
  };
}
