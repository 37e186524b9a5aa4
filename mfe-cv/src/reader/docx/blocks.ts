import type { Block } from '../own/blocks.ts';
import { cleanText } from '../text.ts';
import { childNodes, findLinks, nodeText, type DocxNode } from './node.ts';

function paragraphRole({ styleName, numbering }: DocxNode): Block['role'] {
  const level = /^heading ([123])$/i.exec(styleName ?? '')?.[1];
  return level ? (`h${level}` as Block['role']) : numbering ? 'li' : 'p';
}

/** The paragraphs of a Word document by what it says that they are. */
export const blocksOfDocx = (root: DocxNode): Block[] =>
  childNodes(root).flatMap((node) => {
    const text = nodeText(node)
      .split('\n')
      .map((line) => cleanText(line).replace(/\s+/g, ' ').trim())
      .join('\n')
      .trim();
    if (node.type !== 'paragraph' || text === '') return [];
    return [{ role: paragraphRole(node), text, url: [...findLinks(node)][0] ?? '' }];
  });
