/** Writes files that cannot be read as a résumé: `node bench/cv-import/make/bad.mjs`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

const files = path.join(import.meta.dirname, '../files');
const folder = path.join(files, 'bad');
mkdirSync(folder, { recursive: true });
const keep = (name, bytes) => writeFileSync(path.join(folder, name), bytes);

function pdf(write, options = {}) {
  const doc = new PDFDocument({ size: 'LETTER', ...options });
  const chunks = [];
  doc.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    write(doc);
    doc.end();
  });
}

// A résumé that was photographed: its words are a picture.
const words =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="#fff"/><text x="40" y="80" font-size="34">Alma Bosque Duna</text><text x="40" y="140" font-size="20">Experiencia laboral: cajera</text></svg>';
const picture = await sharp(Buffer.from(words)).png({ palette: true }).toBuffer();
keep('scanned.pdf', await pdf((doc) => doc.image(picture, 0, 0, { width: 612 })));
keep(
  'locked.pdf',
  await pdf((doc) => doc.text('Alma Bosque Duna'), { userPassword: 'clave', pdfVersion: '1.7' }),
);
const whole = readFileSync(path.join(files, 'seen/classic.pdf'));
keep('cut-off.pdf', whole.subarray(0, 700));
keep(
  'noise.pdf',
  Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    Buffer.from(Array.from({ length: 600 }, (_none, index) => (index * 89 + 31) % 256)),
  ]),
);
keep('empty.pdf', Buffer.alloc(0));
// The old format of Word begins so, whatever the file is called.
keep('old-word.docx', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1016)]));
keep('cut-off.docx', readFileSync(path.join(files, 'seen/simple.docx')).subarray(0, 4000));
keep('blank.pdf', await pdf(() => undefined));
// Long, with much that does not belong in a résumé.
keep(
  'long.pdf',
  await pdf((doc) => {
    for (let page = 0; page < 60; page += 1) {
      if (page > 0) doc.addPage();
      for (let line = 0; line < 40; line += 1)
        doc.fontSize(10).text(`Renglón ${line} de la página ${page}, que no dice nada de nadie.`);
    }
  }),
);
