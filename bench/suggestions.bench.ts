/**
 * Whether what the dashboard suggests is what people of Mexico would want to see: 66 CVs with judged offers of the shipped
 * sample, beside 'newest in my city' and a plain text match on the same offers. `bench/suggestions/README.md` says how the
 * offers were judged. `BENCH_SHOW_UNJUDGED=1` lists what a ranking shows that nobody judged yet, in no order that says by
 * which; `BENCH_SHOW_EACH=1` lists the figures of each person of the seen part, `BENCH_SEEN_ONLY=1` leaves the other alone.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@chamba/database';
import { JobSearch, readOffers, readSampleClock } from '@chamba/services/testing/suggest';
import type { OfferRow } from '@chamba/services/testing/suggest';
import { servicesFor } from './search/run.ts';
import { report } from './support/report.ts';
import { ndcg } from './suggestions/gain.ts';
import { readJudgements, readPeople } from './suggestions/people.ts';
import { newestInMyCity, plainTextMatch, SHOWN, suggested } from './suggestions/rankers.ts';
import type { Ranker } from './suggestions/rankers.ts';

/** Least nDCG@10 of what is suggested. */
const BAR = 0.75;

const showsUnjudged = Boolean(process.env['BENCH_SHOW_UNJUDGED']);
const showsEach = Boolean(process.env['BENCH_SHOW_EACH']);
const isSeenOnly = Boolean(process.env['BENCH_SEEN_ONLY']);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
const rounded = (number: number): number => Math.round(number * 1_000) / 1_000;

const inWords = (offer: OfferRow): string =>
  [
    offer.title,
    `${offer.cityname}, ${offer.statename}`,
    `${offer.salaryfrom}-${offer.salaryto}/${offer.salarytime}`,
    `e${offer.educationid} m${offer.workmode} t${offer.jobtypes}`,
  ].join(' | ');

const dataDir = process.env['BENCH_DATA_DIR'] || mkdtempSync(join(tmpdir(), 'chamba-bench-'));
await (await servicesFor({ dataDir })).close();
const store = await openStore({ dataDir, logger: { warn: console.warn, error: console.error } });
try {
  const clock = await readSampleClock(store, () => new Date());
  const search = new JobSearch(store, clock, 'Chamba');
  await search.vocabulary.load(store);
  const rankers: Record<string, Ranker> = {
    suggested: suggested({ store, clock, search }),
    'newest in my city': newestInMyCity({ search }),
    'plain text match': plainTextMatch({ store }),
  };
  const people = readPeople().filter(({ isUnseen }) => !(isSeenOnly && isUnseen));
  const judgements = readJudgements();
  const gains = new Map<string, { seen: number[]; unseen: number[] }>();
  let unjudged = 0;
  for (const person of people) {
    const grades = judgements.get(person.id) ?? new Map<string, number>();
    const offersShown = new Map<string, OfferRow>();
    const each: string[] = [];
    for (const [name, rank] of Object.entries(rankers)) {
      const ids = await rank(person);
      const offers = await readOffers(store, ids);
      const inOrder = ids.flatMap((id) => offers.filter((offer) => offer.id === id));
      for (const offer of inOrder) offersShown.set(offer.feedkey, offer);
      const gain = ndcg(
        inOrder.map(({ feedkey }) => grades.get(feedkey) ?? 0),
        [...grades.values()],
        SHOWN,
      );
      const kept = gains.get(name) ?? { seen: [], unseen: [] };
      gains.set(name, kept);
      kept[person.isUnseen ? 'unseen' : 'seen'].push(gain);
      each.push(`${name} ${rounded(gain)}`);
    }
    if (showsEach && !person.isUnseen) console.log(`${person.id}: ${each.join(', ')}`);
    const open = [...offersShown].filter(([key]) => !grades.has(key));
    unjudged += open.length;
    if (!showsUnjudged) continue;
    const order = (key: string): string => createHash('md5').update(`${person.id} ${key}`).digest('hex');
    for (const [key, offer] of open.sort(([one], [other]) => (order(one) < order(other) ? -1 : 1)))
      console.log(`${person.id}\t${key}\t${inWords(offer)}`);
  }
  const rows = [...gains].map(([ranker, { seen, unseen }]) => ({
    ranker,
    'nDCG@10': rounded(mean([...seen, ...unseen])),
    seen: rounded(mean(seen)),
    unseen: rounded(mean(unseen)),
  }));
  if (isSeenOnly) console.table(rows);
  else report('suggestions', rows);
  const own = rows.find(({ ranker }) => ranker === 'suggested')?.['nDCG@10'] ?? 0;
  console.log(JSON.stringify({ bench: 'suggestions', people: people.length, unjudged, rows, bar: BAR }));
  if (own < BAR) process.exitCode = 1;
} finally {
  await store.close();
  if (!process.env['BENCH_DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
}
