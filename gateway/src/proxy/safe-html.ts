/** Reduces HTML in answers to the elements of legal documents. */
import { LEGAL_ELEMENTS, type LegalElement, type LegalNode } from '@chamba/kernel/legal';
import { LRUCache } from 'lru-cache';
import { defaultTreeAdapter, html as names, parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** A sanitised document. */
export type SafeDocument = {
  /** The same as HTML. */
  content: string;
  nodes: LegalNode[];
};

const ALLOWED: ReadonlyMap<string, LegalElement> = new Map(LEGAL_ELEMENTS.map((tag) => [tag, tag]));

/** Elements whose content is code or fallback, never text to read. */
const DROPPED = new Set('script style template iframe object svg math noscript'.split(' '));

/** Elements in which white space between children is insignificant. */
const SPACELESS = new Set('table thead tbody tr ul ol dl'.split(' '));

/** Parsing time grows with the square of the depth: about 0.1 s for this number of unclosed tags. */
const MAX_TAGS = 4_000;
const MAX_LENGTH = 1_000_000;

/** Deeper elements are replaced by their content: the rendering of the tree is recursive. */
const MAX_DEPTH = 32;

/** Browsers remove these characters from addresses before they parse the scheme. */
const IGNORED_IN_ADDRESS = /[\t\n\r]/g;
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

/** Documents are cached: there are few, and each of their pages requests one. */
const known = new LRUCache<string, SafeDocument>({
  maxSize: 4 * MAX_LENGTH,
  sizeCalculation: ({ content }, key) => key.length + content.length + 1,
});

/**
 * Parses HTML as a browser would and keeps the elements of legal documents with their text; of the attributes only
 * the address of a link to a page of this site, the web or mail.
 * @returns null if it is too large for a document.
 */
export function safeDocument(source: string): SafeDocument | null {
  const before = known.get(source);
  if (before) return before;
  if (source.length > MAX_LENGTH || (source.match(/</g)?.length ?? 0) > MAX_TAGS) return null;
  // The remaining elements may be nested in a way that HTML does not allow; a browser that parses them would move
  // them, and the page would differ from the server's rendering. It is therefore parsed once more.
  const document = parsed(serialize(cleaned(parsed(source))));
  const safe = { content: serialize(document), nodes: document.childNodes.flatMap(toNodes) };
  known.set(source, safe);
  return safe;
}

/**
 * An answer whose `content` is HTML: sanitised, and as a tree in `nodes`.
 * @param data the envelope, or the named fields at top level.
 * @returns null if it cannot be shown.
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

/** Context element of documents in their page, which determines how a browser parses, say, a lone table cell. */
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
      copy(node, depth < MAX_DEPTH && ALLOWED.has(node.tagName) ? appended(to, node) : to, depth + 1);
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
  const attributes = href === null ? [] : [{ name: 'href', value: href }];
  const element = defaultTreeAdapter.createElement(tagName, names.NS.HTML, attributes);
  defaultTreeAdapter.appendChild(to, element);
  return element;
}

function safeAddress(value = ''): string | null {
  const address = value.replace(IGNORED_IN_ADDRESS, '').trim();
  return SAFE_ADDRESS.test(address) ? address : null;
}

function toNodes(node: Node): LegalNode[] {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value];
  if (!defaultTreeAdapter.isElementNode(node)) return [];
  const children = node.childNodes.flatMap(toNodes);
  const tag = ALLOWED.get(node.tagName);
  if (tag === undefined) return children;
  const [link] = node.attrs;
  return [{ tag, ...(link && { href: link.value }), children }];
}
