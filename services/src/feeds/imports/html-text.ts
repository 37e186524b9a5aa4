import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { repairEncoding } from './text-repair.ts';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;

const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
const SILENT = new Set(
  'script style head title noscript template iframe object svg math textarea select'.split(' '),
);

/** Tags from which a description is no text any more; parsing some shapes of many tags takes long. */
const MAX_TAGS = 4_000;

/** Whether a text has tags or entities, and so is HTML. */
const hasMarkup = (text: string): boolean => /<\/?[a-z!][^>]*>|&(#\d+|#x[\da-f]+|[a-z]\w*);/i.test(text);

/** Text without what no reader sees: control and direction characters, broken surrogates. */
export function cleanText(text: string): string {
  return repairEncoding(text)
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\u00a0\t]/g, ' ');
}

/** One line of clean text: spaces collapsed, trimmed. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

/** One line of text that may be HTML: names and short facts, in which markup would be shown as it is written. */
export const plainLine = (text: string): string => cleanLine(toPlainText(text) ?? '');

/** Gathers text with the breaks between its parts. */
class Paragraphs {
  #text = '';
  #break: '' | ' ' | '\n' | '\n\n' | '\n- ' = '';

  /** Asks for a break before whatever comes next; the strongest one asked for wins. */
  break(kind: '\n' | '\n\n' | '\n- '): void {
    const order = ['', ' ', '\n', '\n\n', '\n- '];
    if (order.indexOf(kind) > order.indexOf(this.#break)) this.#break = kind;
  }

  write(text: string): void {
    const words = text.replace(/\s+/g, ' ');
    const bare = words.trimStart();
    if (bare === '') {
      if (words !== '' && this.#break === '') this.#break = ' ';
      return;
    }
    const spaced = words !== bare && this.#break === '' ? ' ' : this.#break;
    const isFirst = this.#text === '';
    this.#text += (isFirst ? spaced.replace(/^[\n ]+(?=- )|^[\n ]+$/, '') : spaced) + bare.trimEnd();
    this.#break = bare.endsWith(' ') ? ' ' : '';
  }

  get text(): string {
    return this.#text;
  }
}

/** Most times that a text may have been escaped. */
const MAX_ESCAPES = 4;

/** Entities and tags that only text which was escaped once more than it should has: `&aacute;`, `<p>`. */
const STILL_ESCAPED =
  /&(?:amp|lt|gt|quot|apos|nbsp|[aeiou]acute|ntilde|uuml|iquest|iexcl|bull|middot|[lr][ds]quo|[nm]dash|hellip|deg|ord[fm]|#\d{2,6}|#x[\da-f]{2,6});|<\/?(?:p|br|ul|ol|li|b|i|u|em|strong|span|div|h[1-6]|font|a|table|t[rdh]|tbody|script|style)\b[^<>]*>/i;

/**
 * Plain text of a description that may be HTML, also when it was escaped twice: paragraphs apart by a blank line, list
 * items starting with `- `. Nothing of the markup is left, whatever it was; scripts and styles go with their content.
 * @returns null when there are too many tags for it to be a text.
 */
export function toPlainText(source: string): string | null {
  let text = readMarkup(readEscapes(source).replace(CDATA, ' '));
  for (let round = 1; round < MAX_ESCAPES && text !== null && STILL_ESCAPED.test(text); round += 1)
    text = readMarkup(text);
  return text;
}

/** Marks of XML that are left where a description was packed twice. */
const CDATA = /<!\[CDATA\[|\]\]>/g;

/** What JSON escapes: a text that has such signs alone after its backslashes was escaped once more than it should. */
const ESCAPES = /\\(?:u([\da-f]{4})|([nrt"'/]))/gi;
const ESCAPED_AS: Readonly<Record<string, string>> = { n: '\n', r: '', t: ' ' };

function readEscapes(source: string): string {
  const isEscaped = /\\(?:u[\da-f]{4}|[n"/])/i.test(source) && !/\\(?!u[\da-f]{4}|[nrt"'/])/i.test(source);
  if (!isEscaped) return source;
  return source.replace(ESCAPES, (_, code: string | undefined, sign: string | undefined) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (ESCAPED_AS[sign ?? ''] ?? sign ?? ''),
  );
}

function readMarkup(source: string): string | null {
  const text = cleanText(source);
  if (!hasMarkup(text)) return tidy(text);
  if ((text.match(/</g)?.length ?? 0) > MAX_TAGS) return null;
  const isPlain = !/<\/?[a-z][^>]*>/i.test(text);
  const fragment = parseFragment(text);
  if (isPlain) {
    return tidy(fragment.childNodes.map((node) => ('value' in node ? node.value : '')).join(''));
  }
  const out = new Paragraphs();
  const waiting: (Node | '\n\n')[] = [fragment];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (node === undefined) break;
    if (node === '\n\n') out.break(node);
    else if ('value' in node) out.write(node.value);
    else if (node.nodeName === 'br') out.break('\n');
    else if (!SILENT.has(node.nodeName) && 'childNodes' in node) {
      const isBlock = BLOCKS.has(node.nodeName);
      if (node.nodeName === 'li') out.break('\n- ');
      else if (isBlock) out.break('\n\n');
      if (node.nodeName === 'td' || node.nodeName === 'th') out.write(' ');
      if (isBlock) waiting.push('\n\n');
      for (let at = node.childNodes.length - 1; at >= 0; at -= 1) {
        const child = node.childNodes[at];
        if (child) waiting.push(child);
      }
    }
  }
  return tidy(out.text);
}

/** Bullets of all kinds become `- `, spaces collapse, more than one blank line becomes one. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^[•·▪●○◦‣*–—-]\s+/, '- '),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
