/** What is used of mammoth's model of a document. */
export type DocxNode = {
  type: string;
  children?: readonly DocxNode[];
  value?: unknown;
  styleName?: string | null;
  numbering?: object | null;
  isBold?: boolean;
  isAllCaps?: boolean;
  font?: string | null;
  fontSize?: number | null;
  href?: string | null;
  breakType?: string;
};

/** What a node is made of. */
export const childNodes = (node: DocxNode): readonly DocxNode[] => node.children ?? [];

/** Text of a node, with tabs and line breaks. */
export function nodeText(node: DocxNode): string {
  if (node.type === 'text' && typeof node.value === 'string') return node.value;
  if (node.type === 'tab') return '\t';
  if (node.type === 'break') return '\n';
  // Text boxes stand inside a run.
  return childNodes(node).map(nodeText).join('');
}

/** Addresses of the links in a node. */
export function* findLinks(node: DocxNode): Generator<string> {
  if (node.type === 'hyperlink' && node.href) yield node.href;
  for (const child of childNodes(node)) yield* findLinks(child);
}
