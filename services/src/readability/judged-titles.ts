import { readFileSync } from 'node:fs';

/** A judged title: how many offers have it, and the answers that are right, preferred one first. */
export type JudgedTitle = { title: string; offers: number; answers: readonly string[] };

/**
 * Samples of judged titles: the test sample was never tuned on. Those of office titles are no titles of the shipped files:
 * they stand for one offer each.
 */
export type Sample =
  | 'test'
  | 'development'
  | 'verification'
  | 'office-development'
  | 'office-heldout'
  | 'office-fresh';

/** Reads a set of judged titles of the folder `gold`. */
export function readJudged(kind: 'titles' | 'categories', sample: Sample): JudgedTitle[] {
  const text = readFileSync(new URL(`../../gold/${kind}-${sample}.tsv`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [title = '', offers = '', answers = ''] = line.split('\t');
      return { title, offers: Number(offers), answers: answers.split('|') };
    });
}

/** Strata of the samples: titles on at least that many offers, and the offers of the shipped files that they stand for. */
const STRATA = [
  { least: 50, offers: 19_255 },
  { least: 10, offers: 8_633 },
  { least: 2, offers: 9_273 },
  { least: 1, offers: 9_807 },
] as const;

const findStratum = (offers: number): number => STRATA.findIndex(({ least }) => offers >= least);

/**
 * How many offers of the shipped files each title of a sample stands for: the offers of its stratum, shared among the
 * sample's titles of that stratum by the offers that each of them has.
 */
export function computeWeights(sample: readonly JudgedTitle[]): number[] {
  const drawn = STRATA.map(() => 0);
  for (const { offers } of sample) {
    const stratum = findStratum(offers);
    drawn[stratum] = (drawn[stratum] ?? 0) + offers;
  }
  return sample.map(({ offers }) => {
    const stratum = findStratum(offers);
    return ((STRATA[stratum]?.offers ?? 0) * offers) / (drawn[stratum] ?? 1);
  });
}
