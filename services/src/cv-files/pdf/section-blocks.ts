import { splitParts } from '../outline.ts';
import type { Entry, Item, Section } from '../outline.ts';
import type { Block, Cell, CvDocument, Leaf, Place, Row } from './cv-document.ts';
import type { Style } from './lines.ts';
import { LINE_HEIGHT, PRIMARY, STYLES } from './looks.ts';

/** How the sections of a column look. */
export type SectionLooks = {
  width: number;
  heading: Style;
  body: Style;
  /** Whether short items stand beside each other. */
  flows: boolean;
  /** What the sections stand in, if not in the document itself. */
  within?: Leaf;
};

const ENTRY_INDENT = 16;
const ITEM_INDENT = 10;
const ITEM_GAP = 14;

/** Where the entries of a section begin: they are joined by a line. */
export type Timeline = Place[];

const leaf = (tag: string, parent: Leaf | null, url?: string): Leaf => ({
  tag,
  parent,
  ...(url ? { url } : {}),
});

/** The place of an item in a list: of its sign, and of its text. */
function itemLeaves(list: Leaf, url?: string): { label: Leaf; body: Leaf } {
  const item = leaf('LI', list);
  const label = leaf('Lbl', item);
  const body = leaf('LBody', item);
  return { label, body: url ? leaf('Link', body, url) : body };
}

const bullet = (label: Leaf, dx: number, style: Style): Cell => ({
  text: '•',
  dx,
  leaf: label,
  style: { ...style, colour: PRIMARY },
});

/** An item of a list below the others. */
function itemRows(document: CvDocument, list: Leaf, item: Item, looks: SectionLooks, dx: number): Row[] {
  const { label, body } = itemLeaves(list, item.url);
  const style = item.url ? { ...looks.body, colour: PRIMARY } : looks.body;
  const rows = document.rows(item.text, style, looks.width, body, dx + ITEM_INDENT);
  return rows.map((row, index) =>
    index === 0 ? { ...row, cells: [bullet(label, dx, looks.body), ...row.cells] } : row,
  );
}

/** Short items beside each other, as many as a row takes. */
function flowingRows(document: CvDocument, list: Leaf, items: readonly Item[], looks: SectionLooks): Row[] {
  const rows: Row[] = [];
  let cells: Cell[] = [];
  let x = 0;
  const endRow = (): void => {
    if (cells.length > 0) rows.push({ height: looks.body.size * (LINE_HEIGHT + 0.18), cells });
    cells = [];
    x = 0;
  };
  for (const item of items) {
    const lines = document.lines(item.text, looks.body, looks.width - ITEM_INDENT);
    const [first] = lines;
    if (!first) continue;
    const width = ITEM_INDENT + document.measure(first.text, looks.body);
    if (lines.length > 1 || x + width > looks.width) endRow();
    if (lines.length > 1) {
      rows.push(...itemRows(document, list, item, looks, 0));
      continue;
    }
    const { label, body } = itemLeaves(list);
    cells.push(bullet(label, x, looks.body), {
      text: first.text,
      dx: x + ITEM_INDENT,
      leaf: body,
      style: looks.body,
    });
    x += width + ITEM_GAP;
  }
  endRow();
  return rows;
}

/** A text that a person wrote, with the lists they typed in it. */
function textBlocks(
  document: CvDocument,
  section: Leaf,
  text: string,
  looks: SectionLooks,
  dx: number,
): Block[] {
  const blocks: Block[] = [];
  let list: Leaf | null = null;
  for (const part of splitParts(text)) {
    if (part.kind === 'item') {
      list ??= leaf('L', section);
      blocks.push({ before: 1.5, rows: itemRows(document, list, { text: part.text }, looks, dx) });
    } else {
      list = null;
      const rows = document.rows(part.text, looks.body, looks.width, leaf('P', section), dx);
      blocks.push({ before: 3, rows });
    }
  }
  return blocks;
}

function entryBlocks(
  document: CvDocument,
  section: Leaf,
  { title, detail, text }: Entry,
  looks: SectionLooks,
  onPlaced: (place: Place) => void,
): Block[] {
  const { width } = looks;
  const blocks: Block[] = [
    {
      before: 9,
      rows: document.rows(title, STYLES.entry, width, leaf('H3', section), ENTRY_INDENT),
      onPlaced,
    },
    { before: 1, rows: document.rows(detail, STYLES.detail, width, leaf('P', section), ENTRY_INDENT) },
    ...textBlocks(document, section, text, looks, ENTRY_INDENT),
  ].filter(({ rows }) => rows.length > 0);
  // The title and what stands below it are on one page with the first lines of the text.
  return blocks.map((block, index) =>
    index < Math.min(2, blocks.length - 1) ? { ...block, isHeading: true } : block,
  );
}

function renderContent(
  document: CvDocument,
  place: Leaf,
  section: Section,
  looks: SectionLooks,
  timeline: Timeline,
): Block[] {
  if (section.kind === 'text') return textBlocks(document, place, section.text, looks, 0);
  if (section.kind === 'entries')
    return section.entries.flatMap((entry) =>
      entryBlocks(document, place, entry, looks, (at) => timeline.push(at)),
    );
  const list = leaf('L', place);
  if (section.short && looks.flows)
    return [{ before: 5, rows: flowingRows(document, list, section.items, looks) }];
  return section.items.map((item, index) => ({
    before: index === 0 ? 5 : 2,
    isWhole: true,
    rows: itemRows(document, list, item, looks, 0),
  }));
}

/**
 * The blocks of a section: none where nothing of it can be written.
 * @param timeline is filled with the places of the entries when the blocks are written.
 */
export function sectionBlocks(
  document: CvDocument,
  section: Section,
  looks: SectionLooks,
  timeline: Timeline,
): Block[] {
  const place = leaf('Sect', looks.within ?? null);
  const heading = document.rows(section.title, looks.heading, looks.width, leaf('H2', place));
  const content = renderContent(document, place, section, looks, timeline).filter(
    ({ rows }) => rows.length > 0,
  );
  return content.length === 0 ? [] : [{ before: 17, rows: heading, isHeading: true }, ...content];
}
