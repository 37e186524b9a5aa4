/**
 * Writes the part of the third set that a browser prints, and the people of the part that `third.py` writes:
 * `CHROMIUM=… node bench/cv-import/make/third.mjs`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { makePerson, THIRD, expectedAnswers, writeSpan } from './people.mjs';
import * as html from './layouts/browser-more.mjs';

const folder = path.join(import.meta.dirname, '../files/seen');
mkdirSync(folder, { recursive: true });
const keepTruth = (name, person, without) =>
  writeFileSync(
    path.join(folder, `third-${name}.json`),
    `${JSON.stringify(expectedAnswers(person, without), null, 2)}\n`,
  );

const PRINTED = [
  ['canva', html.canva, { phone: 1 }],
  ['canva-years', html.canva, { precision: 'year', jobs: 4, phone: 2 }],
  ['board', html.board, { phone: 3 }, ['certifications']],
  ['typist', html.typist, { phone: 4 }],
  ['dates-right', html.datesRight, { phone: 5 }],
  ['dates-right-english', html.datesRight, { language: 'en', phone: 6 }],
  ['two-page-sidebar', html.twoPageSidebar, { jobs: 5 }],
  ['boxes', html.boxes, { phone: 1 }],
  ['editorial-english', html.editorial, { language: 'en', phone: 2 }],
  ['monospace', html.monospace, { phone: 3 }],
  ['newspaper', html.newspaper, { phone: 0 }, ['certifications']],
  ['board-years', html.board, { precision: 'year', jobs: 4 }, ['certifications']],
];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
for (const [index, [name, layout, options, without]] of PRINTED.entries()) {
  const person = makePerson(index + 301, { lists: THIRD, ...options });
  const page = await browser.newPage();
  await page.setContent(layout(person));
  writeFileSync(
    path.join(folder, `third-${name}.pdf`),
    await page.pdf({ preferCSSPageSize: true, printBackground: true }),
  );
  keepTruth(`${name}.pdf`, person, without);
  await page.close();
}
await browser.close();

/** File, layout of `third.py`, way of the dates. */
const WRITTEN = [
  ['plain.pdf', 'plain', 'long', { phone: 1 }],
  ['plain-english.pdf', 'plain', 'long', { language: 'en', phone: 2 }],
  ['frames.pdf', 'frames', 'short', { phone: 3 }],
  ['frames-long.pdf', 'frames', 'number', { jobs: 5 }],
  ['ruled.pdf', 'ruled', 'number', { phone: 5 }],
  ['columns-of-dates.pdf', 'dated', 'dot', { phone: 6 }],
  ['columns-of-dates-english.pdf', 'dated', 'short', { language: 'en' }],
  ['list.docx', 'list', 'de', { phone: 1 }],
  ['table.docx', 'table', 'number', { phone: 2 }],
  ['two-columns.docx', 'columns', 'short', { phone: 3 }],
  ['tabs-english.docx', 'tabs', 'long', { language: 'en', phone: 5 }],
  ['years.docx', 'list', 'de', { precision: 'year', jobs: 4 }],
];
const people = WRITTEN.map(([file, layout, style, options], index) => {
  const person = makePerson(index + 401, { lists: THIRD, ...options });
  keepTruth(file, person);
  return {
    file,
    layout,
    ...person,
    jobs: person.jobs.map((job) => ({ ...job, span: writeSpan(job, style, person.language) })),
  };
});
writeFileSync(path.join(folder, '../third-people.json'), JSON.stringify(people, null, 1));
