import { measureCategories, measureTitles } from './readability.ts';
import { readJudged } from './judged-titles.ts';
import type { Sample } from './judged-titles.ts';

// Prints how titles and categories measure against the judged ones: `node dist/catalogue/readability-report.js
// [test|development] [misses]`. With `misses`, the titles that are not right are listed too.

const sample: Sample = process.argv[2] === 'development' ? 'development' : 'test';
const withMisses = process.argv.includes('misses');
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`.padStart(8);

const titles = measureTitles(readJudged('titles', sample));
console.log(`Judged titles: ${sample} sample             titles   offers`);
for (const [name, share] of [
  ['shown right', titles.right],
  ['left incomplete', titles.incomplete],
  ['changed wrongly', titles.wrong],
] as const) {
  console.log(`  ${name.padEnd(36)}${percent(share.titles)} ${percent(share.offers)}`);
}
const categories = measureCategories(readJudged('categories', sample));
for (const [name, share] of [
  ['category right, of those classified', categories.category],
  ['subcategory right, of those', categories.subcategory],
  ['classified', categories.coverage],
  ['can be classified from the title', categories.classifiable],
] as const) {
  console.log(`  ${name.padEnd(36)}${percent(share.titles)} ${percent(share.offers)}`);
}
if (withMisses) {
  for (const { title, shown, form, verdict } of titles.misses)
    console.log(`${verdict}\t${title}\t${shown}\t${form}`);
  for (const { title, given, right } of categories.misses) console.log(`${given}\t${title}\t${right}`);
}
