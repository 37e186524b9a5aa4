import type { Block } from '../own/blocks.ts';
import { cleanText } from '../text.ts';
import { childrenOf, linksOf, textOf, type DocxNode } from './node.ts';

function roleOf({ styleName, numbering }: DocxNode): Block['role'] {
  const level = /^heading ([123])$/i.exec(styleName ?? '')?.[1];
  return level ? (`h${level}` as Block['role']) : numbering ? 'li' : 'p';
}

/** The paragraphs of a Word document by what it says that they are. */
export const blocksOfDocx = (root: DocxNode): Block[] =>
  childrenOf(root).flatMap((node) => {
    const text = textOf(node)
      .split('\n')
      .map((line) => cleanText(line).replace(/\s+/g, ' ').trim())
      .join('\n')
      .trim();
    if (node.type !== 'paragraph' || text === '') return [];
    return [{ role: roleOf(node), text, url: [...linksOf(node)][0] ?? '' }];
  });
