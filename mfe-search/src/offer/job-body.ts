export type BodyBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly string[] };

const BULLET = /^\s*[-•*·]\s+/;
/** Longest line that, ending in a colon and followed by a list, is taken for its heading. */
const HEADING_LIMIT = 60;

/**
 * The plain text of an offer as paragraphs and lists: lines that start with a dash or bullet are items, a short line
 * ending in a colon before them is their heading, blank lines part paragraphs.
 */
export function parseJobBody(text: string): BodyBlock[] {
  const blocks: BodyBlock[] = [];
  let paragraph: string[] = [];
  let items: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', text: paragraph.join(' ') });
    paragraph = [];
  };
  const endList = () => {
    if (items.length > 0) blocks.push({ kind: 'list', items });
    items = [];
  };
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    if (BULLET.test(raw)) {
      if (items.length === 0) takeHeading(paragraph, blocks);
      endParagraph();
      items.push(line.replace(BULLET, ''));
    } else if (line === '') {
      endParagraph();
      endList();
    } else {
      endList();
      paragraph.push(line);
    }
  }
  endParagraph();
  endList();
  return blocks;
}

function takeHeading(paragraph: string[], blocks: BodyBlock[]): void {
  const last = paragraph.at(-1);
  if (last === undefined) {
    const before = blocks.at(-1);
    if (before?.kind === 'paragraph' && isHeading(before.text))
      blocks[blocks.length - 1] = heading(before.text);
    return;
  }
  if (!isHeading(last)) return;
  paragraph.pop();
  if (paragraph.length > 0) blocks.push({ kind: 'paragraph', text: paragraph.splice(0).join(' ') });
  blocks.push(heading(last));
}

const isHeading = (text: string): boolean => text.endsWith(':') && text.length <= HEADING_LIMIT;
const heading = (text: string): BodyBlock => ({ kind: 'heading', text: text.slice(0, -1) });
