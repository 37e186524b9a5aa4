/** Writes the résumés that the reader was made with, and their truth: `node bench/cv-import/make/first.mjs`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as word from './layouts/docx.mjs';
import * as columns from './layouts/pdf-columns.mjs';
import * as known from './layouts/pdf-known.mjs';
import * as more from './layouts/pdf-more.mjs';
import * as plain from './layouts/pdf-plain.mjs';
import { makePerson, expectedAnswers } from './people.mjs';

const pdf = { ...plain, ...columns, ...known, ...more };
const folder = path.join(import.meta.dirname, '../files/seen');
mkdirSync(folder, { recursive: true });

/** Name, layout, options of the person, parts that the layout leaves out. */
const FILES = [
  ['classic.pdf', pdf.classic, { phone: 1 }],
  ['classic-years.pdf', pdf.classic, { precision: 'year', jobs: 4 }],
  ['classic-english.pdf', pdf.classic, { language: 'en' }],
  ['date-first.pdf', pdf.dateFirst, { phone: 3 }],
  ['company-first.pdf', pdf.companyFirst, { phone: 2 }],
  ['company-first-english.pdf', pdf.companyFirst, { language: 'en', phone: 5 }],
  ['left-sidebar.pdf', pdf.leftSidebar, {}],
  ['right-sidebar.pdf', pdf.rightSidebar, { phone: 6 }],
  ['right-sidebar-english.pdf', pdf.rightSidebar, { language: 'en' }],
  ['date-column.pdf', pdf.dateColumn, { phone: 4 }],
  ['label-column.pdf', pdf.labelColumn, { phone: 1 }],
  ['linkedin.pdf', pdf.linkedIn, {}],
  ['linkedin-english.pdf', pdf.linkedIn, { language: 'en', phone: 1 }],
  ['europass.pdf', pdf.europass, { phone: 1 }, ['certifications']],
  ['spaced.pdf', pdf.spaced, {}],
  ['decomposed.pdf', pdf.decomposed, { phone: 2 }],
  ['two-pages.pdf', pdf.twoPages, { jobs: 5 }],
  ['table.pdf', pdf.table, {}, ['certifications']],
  ['labelled.pdf', pdf.labelled, { phone: 3 }],
  ['one-liners.pdf', pdf.oneLiners, {}],
  ['one-liners-english.pdf', pdf.oneLiners, { language: 'en' }],
  ['shuffled.pdf', pdf.shuffled, {}, ['certifications']],
  ['paragraphs.pdf', pdf.paragraphs, { phone: 1 }],
  ['paragraphs-english.pdf', pdf.paragraphs, { language: 'en', phone: 2 }],
  ['list-jobs.pdf', pdf.listJobs, { phone: 3 }],
  ['band.pdf', pdf.band, { jobs: 5 }],
  ['band-english.pdf', pdf.band, { language: 'en', jobs: 4, phone: 1 }],
  ['simple.docx', word.simple, { phone: 1 }],
  ['tabbed.docx', word.tabbed, { phone: 2 }],
  ['sidebar.docx', word.sidebar, {}, ['certifications']],
  ['grid.docx', word.grid, { phone: 3 }, ['certifications']],
  ['page-head.docx', word.pageHead, { phone: 6 }],
  ['english.docx', word.english, { language: 'en', phone: 5 }],
];

for (const [index, [name, layout, options, without]] of FILES.entries()) {
  const person = makePerson(index + 1, options);
  writeFileSync(path.join(folder, name), await layout(person));
  writeFileSync(
    path.join(folder, `${name}.json`),
    `${JSON.stringify(expectedAnswers(person, without), null, 2)}\n`,
  );
}
