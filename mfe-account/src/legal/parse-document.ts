import { decodeEntities } from './entities.ts';

/** An element of a legal document that may be shown, or a text. */
export type DocumentNode = string | { tag: AllowedTag; href?: string; children: DocumentNode[] };

const ALLOWED = [
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'hr',
  'br',
  'a',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'small',
  'sup',
  'sub',
  'span',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'section',
  'article',
  'div',
] as const;

/** Tags that legal documents are shown with; every other one gives only its content. */
export type AllowedTag = (typeof ALLOWED)[number];

const EMPTY: ReadonlySet<string> = new Set(['hr', 'br']);

/** Elements whose content is code or fallback, never text to read. */
const DROPPED = /<(script|style|template|iframe|object|svg|math|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENTS = /<!--[\s\S]*?(?:-->|$)|<![^>]*>|<\?[^>]*>/g;
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Addresses a document may lead to: pages of this site, the web and mail. */
function safeHref(attributes: string): string | undefined {
  const found = HREF.exec(attributes);
  const href = found && decodeEntities(found[1] ?? found[2] ?? found[3] ?? '').trim();
  return href && /^(https?:\/\/|mailto:|\/(?![/\\])|#)/i.test(href) ? href : undefined;
}

/**
 * Reads the HTML of a legal document into a tree of allowed elements. Whatever else it holds (scripts, styles,
 * attributes, other addresses) is left out, so that drawing the tree can run nothing.
 */
export function parseDocument(html: string): DocumentNode[] {
  const root: DocumentNode[] = [];
  const open: Array<{ tag: string; children: DocumentNode[] }> = [];
  const here = () => open.at(-1)?.children ?? root;
  const write = (text: string) => {
    const plain = decodeEntities(text.replace(/\s+/g, ' '));
    if (plain.trim() !== '' || (plain !== '' && here().length > 0)) here().push(plain);
  };

  const clean = html.replace(COMMENTS, '').replace(DROPPED, '');
  let from = 0;
  for (const match of clean.matchAll(TAG)) {
    write(clean.slice(from, match.index));
    from = match.index + match[0].length;
    const tag = ALLOWED.find((allowed) => allowed === match[2]?.toLowerCase());
    if (!tag) continue;
    if (match[1] === '/') {
      const depth = open.findLastIndex((element) => element.tag === tag);
      if (depth >= 0) open.length = depth;
      continue;
    }
    const href = tag === 'a' ? safeHref(match[3] ?? '') : undefined;
    const element = { tag, ...(href && { href }), children: [] as DocumentNode[] };
    here().push(element);
    if (!EMPTY.has(tag)) open.push(element);
  }
  write(clean.slice(from));
  return root;
}

/** Whether a document brings its own main heading. */
export function hasHeading(nodes: readonly DocumentNode[]): boolean {
  return nodes.some((node) => typeof node !== 'string' && (node.tag === 'h1' || hasHeading(node.children)));
}
