/** HTML of answers, reduced to what legal documents are shown with. */
import { LEGAL_ELEMENTS, type LegalElement, type LegalNode } from '@chamba/kernel/legal';
import { LRUCache } from 'lru-cache';
import { defaultTreeAdapter, html as names, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** A document that may be shown. */
export type SafeDocument = {
  /** The same as HTML. */
  content: string;
  nodes: LegalNode[];
};

const ALLOWED: ReadonlyMap<string, LegalElement> = new Map(LEGAL_ELEMENTS.map((tag) => [tag, tag]));

/** Elements whose content is code or fallback, never text to read. */
const DROPPED = new Set('script style template iframe object svg math noscript'.split(' '));

/** Elements between whose children white space means nothing. */
const SPACELESS = new Set('table thead tbody tr ul ol dl'.split(' '));

/** Parsing takes time that grows with the square of the depth: about 0.1 s for as many tags that are never closed. */
const MOST_TAGS = 4_000;
const LONGEST = 1_000_000;

/** Deeper elements give only their content: what draws the tree goes down with it. */
const DEEPEST = 32;

/** What tells where a link leads; browsers leave these characters out of addresses. */
const IGNORED_IN_ADDRESS = /[\t\n\r]/g;
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

/** Documents are read once: there are few, and each of their pages asks for one. */
const known = new LRUCache<string, SafeDocument>({
  maxSize: 4 * LONGEST,
  sizeCalculation: ({ content }, key) => key.length + content.length + 1,
});

/**
 * Reads HTML as a browser would and keeps the elements of legal documents with their text, and of attributes the address
 * of a link to a page of this site, the web or mail.
 * @returns null when there is too much of it to be a document.
 */
export function safeDocument(source: string): SafeDocument | null {
  const before = known.get(source);
  if (before) return before;
  if (source.length > LONGEST || (source.match(/</g)?.length ?? 0) > MOST_TAGS) return null;
  // What remains of a document may stand where HTML does not allow it; a browser that parses it would move it, and the
  // page would differ from what the server rendered. It is therefore parsed once more.
  const document = parsed(serialize(cleaned(parsed(source))));
  const safe = { content: serialize(document), nodes: document.childNodes.flatMap(nodeOf) };
  known.set(source, safe);
  return safe;
}

/**
 * An answer whose `content` is HTML: made safe, and as a tree in `nodes`.
 * @param data the envelope, or the named fields at top level.
 * @returns null when it cannot be shown.
 */
export function withSafeHtml(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if ('response' in data && typeof data.response === 'object') {
    const response = withSafeHtml(data.response);
    return response === null ? null : { ...data, response };
  }
  if (!('content' in data) || typeof data.content !== 'string') return data;
  const safe = safeDocument(data.content);
  return safe && { ...data, ...safe };
}

/** Where documents stand in their page, which decides how a browser reads, say, a lone cell of a table. */
const place = defaultTreeAdapter.createElement('article', names.NS.HTML, []);

const parsed = (source: string) => parseFragment(place, source, { scriptingEnabled: true });

function cleaned(source: Parent): DefaultTreeAdapterTypes.DocumentFragment {
  const fragment = defaultTreeAdapter.createDocumentFragment();
  copy(source, fragment, 0);
  return fragment;
}

function copy(from: Parent, to: Parent, depth: number): void {
  for (const node of from.childNodes) {
    if (defaultTreeAdapter.isTextNode(node)) writeText(to, node.value);
    else if (defaultTreeAdapter.isElementNode(node) && !DROPPED.has(node.tagName))
      copy(node, depth < DEEPEST && ALLOWED.has(node.tagName) ? appended(to, node) : to, depth + 1);
  }
}

function writeText(to: Parent, text: string): void {
  const words = text.replace(/[ \t\n\f\r]+/g, ' ');
  const isSpace = words === ' ';
  if (isSpace && (to.childNodes.length === 0 || SPACELESS.has(to.nodeName))) return;
  defaultTreeAdapter.insertText(to, words);
}

function appended(to: Parent, { tagName, attrs }: DefaultTreeAdapterTypes.Element): Parent {
  const href = tagName === 'a' ? safeAddress(attrs.find(({ name }) => name === 'href')?.value) : null;
  const kept = href === null ? [] : [{ name: 'href', value: href }];
  const element = defaultTreeAdapter.createElement(tagName, names.NS.HTML, kept);
  defaultTreeAdapter.appendChild(to, element);
  return element;
}

function safeAddress(value = ''): string | null {
  const address = value.replace(IGNORED_IN_ADDRESS, '').trim();
  return SAFE_ADDRESS.test(address) ? address : null;
}

function nodeOf(node: Node): LegalNode[] {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value];
  if (!defaultTreeAdapter.isElementNode(node)) return [];
  const children = node.childNodes.flatMap(nodeOf);
  const tag = ALLOWED.get(node.tagName);
  if (tag === undefined) return children;
  const [link] = node.attrs;
  return [{ tag, ...(link && { href: link.value }), children }];
}
