import mammoth from 'mammoth';
import { blocksOfDocx, openDocx, rowsOfDocx, type CvText, type DocxNode } from '../reader/index.ts';

/** The text of a Word document. Its pictures and links are not followed. */
export async function readDocx(bytes: Uint8Array): Promise<CvText | 'damaged'> {
  const opened = openDocx(bytes);
  if (!opened) return 'damaged';
  const read: { root?: DocxNode } = {};
  try {
    const data = new Uint8Array(bytes);
    await mammoth.convertToHtml(
      { arrayBuffer: data.buffer },
      {
        // Its own model of the document, before it becomes HTML.
        transformDocument: (document: DocxNode) => {
          read.root = document;
          return { ...document, children: [] };
        },
      },
    );
  } catch {
    return 'damaged';
  }
  if (!read.root) return 'damaged';
  const text = rowsOfDocx(read.root, opened.header);
  return opened.isOwn ? { ...text, blocks: blocksOfDocx(read.root) } : text;
}
