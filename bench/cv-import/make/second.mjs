/**
 * Writes résumés by other means than pdfkit, and of other people, employers and titles. The reader was measured with them
 * unseen once, then made better with what they showed:
 * `CHROMIUM=… node bench/cv-import/make/second.mjs`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import * as html from './layouts/browser.mjs';
import * as word from './layouts/ooxml.mjs';
import { makePerson, expectedAnswers, OTHERS } from './people.mjs';

const folder = path.join(import.meta.dirname, '../files/seen');
mkdirSync(folder, { recursive: true });

const FILES = [
  ['flex', html.flex, { phone: 1 }],
  ['timeline', html.timeline, { phone: 2 }],
  ['centred', html.centred, { phone: 3 }],
  ['form', html.form, { phone: 4 }, ['certifications']],
  ['dark-right-english', html.darkRight, { language: 'en', phone: 5 }],
  ['cards', html.cards, { phone: 6 }, ['certifications']],
  ['long', html.long, { jobs: 5 }],
  ['latex-english', html.latex, { language: 'en', phone: 1 }],
  ['capitals', html.capitals, { phone: 2 }],
  ['photo-years', html.photo, { precision: 'year', jobs: 4 }],
  ['flex-years', html.flex, { precision: 'year', phone: 6 }],
  ['latex-spanish', html.latex, { phone: 0 }],
];
const WORD = [
  ['text-box', word.textBox, { phone: 1 }, ['certifications']],
  ['labels', word.labels, { phone: 2 }],
  ['lines-english', word.lines, { language: 'en', phone: 5 }, ['certifications']],
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
const keep = (name, bytes, person, without) => {
  writeFileSync(path.join(folder, name), bytes);
  writeFileSync(
    path.join(folder, `${name}.json`),
    `${JSON.stringify(expectedAnswers(person, without), null, 2)}\n`,
  );
};
for (const [index, [name, layout, options, without]] of FILES.entries()) {
  const person = makePerson(index + 101, { lists: OTHERS, ...options });
  const page = await browser.newPage();
  await page.setContent(layout(person));
  keep(`${name}.pdf`, await page.pdf({ preferCSSPageSize: true, printBackground: true }), person, without);
  await page.close();
}
await browser.close();
for (const [index, [name, layout, options, without]] of WORD.entries()) {
  const person = makePerson(index + 201, { lists: OTHERS, ...options });
  keep(`${name}.docx`, layout(person), person, without);
}
