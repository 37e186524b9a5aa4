import { classify } from '../catalogue/classify.ts';
import { classifiedShare, measureCategories, measureTitles } from './measure.ts';
import { readJudged } from './judged-titles.ts';

// Prints how shown titles and categories measure against the judged ones, and how many offers of the shipped files get a
// category: `node dist/readability/report.js [misses]`. With `misses`, the titles that are not right follow.

const withMisses = process.argv.includes('misses');
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`.padStart(9);
const line = (name: string, share: { titles: number; offers: number }): void =>
  console.log(`  ${name.padEnd(36)}${percent(share.titles)}${percent(share.offers)}`);

for (const sample of ['test', 'development'] as const) {
  const titles = measureTitles(readJudged('titles', sample));
  console.log(`${`Titles, ${sample} sample`.padEnd(38)}   titles   offers`);
  line('shown right', titles.right);
  line('left incomplete', titles.incomplete);
  line('changed wrongly', titles.wrong);
  if (withMisses)
    for (const { title, shown, form, verdict } of titles.misses)
      console.log(`    ${verdict}: ${title} → ${shown} (right: ${form})`);
}
for (const sample of ['test', 'verification'] as const) {
  const categories = measureCategories(readJudged('categories', sample));
  console.log(`${`Categories, ${sample} sample`.padEnd(38)}   titles   offers`);
  line('category right, of those classified', categories.category);
  line('subcategory right, of those', categories.subcategory);
  line('classified', categories.coverage);
  line('can be classified from the title', categories.classifiable);
  if (withMisses)
    for (const { title, given, right } of categories.misses)
      console.log(`    ${title}: ${given} (right: ${right})`);
}
const all = await classifiedShare(classify);
console.log(`All ${all.offers} offers of the shipped files: ${percent(all.share).trim()} have a category`);
