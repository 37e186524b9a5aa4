import mammoth from 'mammoth';
import { openDocx, rowsOfDocx, type CvText, type DocxNode } from '../reader/index.ts';

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
  return read.root ? rowsOfDocx(read.root, opened.header) : 'damaged';
}
