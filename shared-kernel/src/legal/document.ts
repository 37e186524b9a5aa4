/** Elements that legal documents are shown with; every other one gives only its content. */
export const LEGAL_ELEMENTS = [
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

/** Name of an element that legal documents are shown with. */
export type LegalElement = (typeof LEGAL_ELEMENTS)[number];

/** A text of a legal document, or an element; `href` is the only attribute, of links to pages, the web and mail. */
export type LegalNode = string | { tag: LegalElement; href?: string; children: LegalNode[] };
