// Draws the titles that are judged by hand: fixed seeds, four strata by how often a title stands in the shipped files.
// Usage: node services/scripts/draw-sample.mjs test|development|verification
// Prints `title<TAB>offers` lines; no title is in two samples.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

const FILES = ['empleo-gob-mx-2018-08.csv.gz', 'empleo-gob-mx-2020-08.csv.gz'];
/** At least that many offers, and how many titles are drawn; the rarer half of the offers gets most of the titles. */
const STRATA = [
  { least: 50, titles: 50 },
  { least: 10, titles: 70 },
  { least: 2, titles: 90 },
  { least: 1, titles: 90 },
];
const SEEDS = { test: 20181, development: 20182, verification: 20183 };

function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const counts = new Map();
for (const file of FILES) {
  const path = new URL(`../data/${file}`, import.meta.url);
  for (const row of parse(gunzipSync(readFileSync(path)), { columns: true, bom: true })) {
    const title = row.offer.replace(/\s+/g, ' ').trim();
    if (title !== '') counts.set(title, (counts.get(title) ?? 0) + 1);
  }
}

function draw(seed, without) {
  const random = createRandom(seed);
  return STRATA.flatMap(({ least, titles }, index) => {
    const most = STRATA[index - 1]?.least ?? Infinity;
    const pool = [...counts.keys()]
      .filter((title) => counts.get(title) >= least && counts.get(title) < most && !without.has(title))
      .sort();
    // The frequent stratum holds fewer titles than three samples take: the last one gets what is left.
    return Array.from({ length: titles }, () => pool.splice(Math.floor(random() * pool.length), 1)[0]).filter(
      (title) => title !== undefined,
    );
  });
}

const kind = process.argv[2] ?? 'test';
if (!(kind in SEEDS)) throw new Error(`Name a sample: ${Object.keys(SEEDS).join(', ')}.`);
const taken = new Set();
for (const [name, seed] of Object.entries(SEEDS)) {
  const drawn = draw(seed, taken);
  if (name === kind) for (const title of drawn) console.log(`${title}\t${counts.get(title)}`);
  for (const title of drawn) taken.add(title);
}
