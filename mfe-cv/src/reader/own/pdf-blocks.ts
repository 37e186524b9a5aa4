import { cleanText } from '../text.ts';
import { MADE_BY, type Block } from './blocks.ts';

/** An element of the structure of a page, or content of it. */
type Node = {
  role?: string;
  children?: readonly Node[];
  type?: string;
  id?: string;
};

/** What is used of pdf.js for documents that say what their parts are. */
export type TaggedDocument = {
  numPages: number;
  getMetadata: () => Promise<{ info: object }>;
  getPage: (number: number) => Promise<TaggedPage>;
};
type TaggedPage = {
  getTextContent: (options: { includeMarkedContent: true }) => Promise<{ items: readonly object[] }>;
  getStructTree: () => Promise<Node | null>;
  getAnnotations: () => Promise<ReadonlyArray<{ id?: unknown; url?: unknown }>>;
};

/** Pages that are read: a résumé with more says everything in them. */
const PAGE_LIMIT = 30;

const ROLES: Readonly<Record<string, Block['role']>> = { H1: 'h1', H2: 'h2', H3: 'h3', P: 'p', LBody: 'li' };

/** A line of a text, or the rest of one that was cut by the end of a page or in a word. */
type Piece = { text: string; isRest: boolean };

/** A block as one page has it; `goesOn` where its first line is the rest of one overleaf. */
type PagePart = Block & { goesOn: boolean };

/** Blocks of a page by what they stand in: the text, and what stands beside it. */
type PageBlocks = { main: PagePart[]; beside: PagePart[] };

const has = <Key extends string>(value: object, key: Key): value is Record<Key, unknown> => key in value;

/** Texts of a page by the content that they belong to. */
async function readTaggedTexts(page: TaggedPage): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    const type = has(item, 'type') ? item.type : undefined;
    if (type === 'endMarkedContent') open.pop();
    else if (type !== undefined)
      open.push(has(item, 'id') && typeof item.id === 'string' ? item.id : (open.at(-1) ?? ''));
    else if (has(item, 'str') && typeof item.str === 'string') {
      const key = open.at(-1) ?? '';
      const end = has(item, 'hasEOL') && item.hasEOL === true ? ' ' : '';
      texts.set(key, (texts.get(key) ?? '') + item.str + end);
    }
  }
  return texts;
}

/** Reads one page of a document. */
class PageReader {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #urls: ReadonlyMap<string, string>;
  readonly blocks: PageBlocks = { main: [], beside: [] };

  constructor(texts: ReadonlyMap<string, string>, urls: ReadonlyMap<string, string>) {
    this.#texts = texts;
    this.#urls = urls;
  }

  /** Goes through the structure in the order of reading. */
  read(node: Node, isBeside = false): void {
    const role = ROLES[node.role ?? ''];
    if (role) this.#add(role, node, isBeside);
    else if (node.role !== 'Lbl' && node.role !== 'Figure')
      for (const child of node.children ?? []) this.read(child, isBeside || node.role === 'Div');
  }

  #add(role: Block['role'], node: Node, isBeside: boolean): void {
    const pieces = this.#readPieces(node, false).filter(({ text }) => text !== '');
    const [first] = pieces;
    if (!first) return;
    const text = pieces.reduce(
      (all, piece, index) => `${all}${index === 0 || piece.isRest ? '' : '\n'}${piece.text}`,
      '',
    );
    const url = this.#findUrl(node);
    this.blocks[isBeside ? 'beside' : 'main'].push({ role, text, url, goesOn: first.isRest });
  }

  #readPieces({ children = [], role }: Node, isRest: boolean): Piece[] {
    return children.flatMap((child) =>
      child.type === 'content'
        ? [{ text: this.#readText(child.id), isRest: isRest || role === 'Span' }]
        : this.#readPieces(child, isRest || role === 'Span'),
    );
  }

  #readText(id = ''): string {
    return cleanText(this.#texts.get(id) ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  }

  #findUrl({ children = [], type, id = '' }: Node): string {
    const own = type === 'annotation' || type === 'object' ? this.#urls.get(id.replace(/^.*_/, '')) : '';
    return own || (children.map((child) => this.#findUrl(child)).find(Boolean) ?? '');
  }
}

async function readPage(page: TaggedPage): Promise<PageBlocks> {
  const [texts, tree, annotations] = await Promise.all([
    readTaggedTexts(page),
    page.getStructTree(),
    page.getAnnotations(),
  ]);
  const urls = annotations.flatMap(({ id, url }) =>
    typeof id === 'string' && typeof url === 'string' ? [[id, url] as const] : [],
  );
  const reader = new PageReader(texts, new Map(urls));
  if (tree) reader.read(tree);
  return reader.blocks;
}

/** Blocks of all pages, with what goes on overleaf as one. */
function joined(parts: readonly PagePart[]): Block[] {
  const blocks: Block[] = [];
  for (const { goesOn, ...block } of parts) {
    const last = blocks.at(-1);
    if (goesOn && last?.role === block.role) last.text += ` ${block.text}`;
    else blocks.push(block);
  }
  return blocks;
}

/** The parts of a PDF that this product has made, in the order of reading; null for every other one. */
export async function blocksOfPdf(document: TaggedDocument): Promise<Block[] | null> {
  const { info } = await document.getMetadata();
  if (!has(info, 'Producer') || info.Producer !== MADE_BY) return null;
  const pages: PageBlocks[] = [];
  for (let number = 1; number <= Math.min(document.numPages, PAGE_LIMIT); number += 1)
    pages.push(await readPage(await document.getPage(number)));
  const blocks = joined([...pages.flatMap(({ main }) => main), ...pages.flatMap(({ beside }) => beside)]);
  return blocks.length > 0 ? blocks : null;
}
