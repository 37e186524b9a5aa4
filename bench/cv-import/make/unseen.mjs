/**
 * Writes the part of the unseen set that a browser prints, and the people of the part that `unseen.py` writes:
 * `CHROMIUM=… node bench/cv-import/make/unseen.mjs`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import * as html from './layouts/unseen.mjs';
import { FOURTH, makePerson, expectedAnswers, writeSpan } from './people.mjs';

const folder = path.join(import.meta.dirname, '../files/unseen');
mkdirSync(folder, { recursive: true });
const keepTruth = (name, person, without) =>
  writeFileSync(
    path.join(folder, `${name}.json`),
    `${JSON.stringify(expectedAnswers(person, without), null, 2)}\n`,
  );

const PRINTED = [
  ['functional', html.functional, { phone: 1 }],
  ['functional-years', html.functional, { precision: 'year', jobs: 4, phone: 2 }],
  ['dots', html.dots, { phone: 3 }],
  ['dots-long', html.dots, { jobs: 5, phone: 4 }],
  ['card-tables', html.cardTables, { phone: 5 }, ['certifications']],
  ['bars', html.bars, { phone: 6 }],
  ['bars-years', html.bars, { precision: 'year', phone: 0 }],
  ['rules', html.rules, { phone: 1 }],
  ['dense', html.dense, { jobs: 5, phone: 2 }],
  ['dense-english', html.dense, { language: 'en', jobs: 4, phone: 3 }],
  ['american', html.american, { language: 'en', phone: 1 }],
  ['american-more', html.american, { language: 'en', jobs: 5, phone: 5 }],
  ['rules-long', html.rules, { jobs: 5, phone: 6 }],
  ['card-tables-years', html.cardTables, { precision: 'year', jobs: 4 }, ['certifications']],
  ['dense-years', html.dense, { precision: 'year', jobs: 5, phone: 1 }],
  ['dots-years', html.dots, { precision: 'year', phone: 2 }],
  ['bars-long', html.bars, { jobs: 5, phone: 3 }],
  ['american-years', html.american, { language: 'en', precision: 'year', phone: 4 }],
];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
for (const [index, [name, layout, options, without]] of PRINTED.entries()) {
  const person = makePerson(index + 501, { lists: FOURTH, ...options });
  const page = await browser.newPage();
  await page.setContent(layout(person));
  writeFileSync(
    path.join(folder, `${name}.pdf`),
    await page.pdf({ preferCSSPageSize: true, printBackground: true }),
  );
  keepTruth(`${name}.pdf`, person, without);
  await page.close();
}
await browser.close();

/** File, layout of `unseen.py`, way of the dates, parts that the layout leaves out. */
const WRITTEN = [
  ['courier.pdf', 'courier', 'number', { phone: 1 }],
  ['courier-english.pdf', 'courier', 'short', { language: 'en', phone: 2 }],
  ['values.pdf', 'values', 'de', { phone: 3 }],
  ['halves.pdf', 'halves', 'dot', { phone: 4 }],
  ['halves-years.pdf', 'halves', 'dot', { precision: 'year', phone: 5 }],
  ['bold-lines.pdf', 'boldlines', 'long', { jobs: 4, phone: 6 }],
  ['bold-lines-english.pdf', 'boldlines', 'long', { language: 'en' }],
  ['breaks.docx', 'breaks', 'short', { phone: 1 }],
  ['capitals.docx', 'capitals', 'dash', { phone: 2 }],
  ['nested.docx', 'nested', 'number', { phone: 3 }],
  ['breaks-english.docx', 'breaks', 'long', { language: 'en', phone: 5 }],
  ['capitals-years.docx', 'capitals', 'dash', { precision: 'year', jobs: 4 }],
  ['values-years.pdf', 'values', 'de', { precision: 'year', phone: 6 }],
  ['values-english.pdf', 'values', 'short', { language: 'en', phone: 0 }],
  ['halves-english.pdf', 'halves', 'long', { language: 'en', jobs: 4, phone: 1 }],
  ['courier-years.pdf', 'courier', 'number', { precision: 'year', jobs: 5, phone: 2 }],
  ['nested-years.docx', 'nested', 'number', { precision: 'year', phone: 3 }],
  ['breaks-long.docx', 'breaks', 'dot', { jobs: 5, phone: 4 }],
];
const people = WRITTEN.map(([file, layout, style, options], index) => {
  const person = makePerson(index + 601, { lists: FOURTH, ...options });
  keepTruth(file, person);
  const jobs = person.jobs.map((job) => ({ ...job, span: writeSpan(job, style, person.language) }));
  return { file, layout, ...person, jobs };
});
writeFileSync(path.join(folder, '../unseen-people.json'), JSON.stringify(people, null, 1));
