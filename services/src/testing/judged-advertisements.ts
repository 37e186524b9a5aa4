import { readFileSync } from 'node:fs';
import { UNNAMED_COMPANY_SLUG } from '@chamba/kernel/routes';
import { classify } from '../catalogue/classify.ts';
import { splitWords } from '../text/words.ts';
import { FAIR_WORDING_RULES } from '../feeds/review/fair-wording.ts';
import { reviewOffer } from '../feeds/review/review-offer.ts';
import { isHolding } from '../feeds/review/scam-shield.ts';
import type { ReviewedOffer } from '../feeds/review/scam-shield.ts';

/** An advertisement with what a careful reader finds in it. */
export type JudgedAdvertisement = {
  offer: ReviewedOffer;
  /** `wording`: published without a caution, with wording for the operator's list. */
  outcome: 'hold' | 'caution' | 'wording' | 'clear';
  rules: readonly string[];
};

/** Reads `services/gold/review-<sample>.tsv`. */
export function readJudged(sample: 'development' | 'heldout' | 'fresh'): JudgedAdvertisement[] {
  const text = readFileSync(new URL(`../../gold/review-${sample}.tsv`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [outcome = '', rules = '', employer = '', title = '', body = ''] = line.split('\t');
      return {
        outcome: outcome as JudgedAdvertisement['outcome'],
        rules: rules.split(' ').filter(Boolean),
        offer: {
          title,
          jobbody: body.split(' | ').join('\n'),
          companyname: employer === '-' ? '' : employer,
          companyslug: employer === '-' ? UNNAMED_COMPANY_SLUG : 'employer',
          salaryfrom: 0,
          salaryto: 0,
          salarytime: 0,
          subcategory: classify(splitWords(title)),
          source_date: new Date('2026-11-20T12:00:00Z'),
          schedule: '',
          facts: [],
          redirecturl: '',
        },
      };
    });
}

/** Precision and recall of a decision, with the titles on which it is wrong. */
export type Measure = { precision: number; recall: number; wrong: string[] };

function measure(
  judged: readonly JudgedAdvertisement[],
  isMeant: (one: JudgedAdvertisement) => boolean,
  isFound: (rules: readonly string[]) => boolean,
): Measure {
  let right = 0;
  let found = 0;
  let meant = 0;
  const wrong: string[] = [];
  for (const one of judged) {
    const rules = reviewOffer(one.offer).map(({ rule }) => rule);
    const is = [isMeant(one), isFound(rules)] as const;
    meant += Number(is[0]);
    found += Number(is[1]);
    right += Number(is[0] && is[1]);
    if (is[0] !== is[1]) wrong.push(`${one.offer.title}: ${one.rules.join(' ')} / ${rules.join(' ')}`);
  }
  return { precision: found > 0 ? right / found : 1, recall: meant > 0 ? right / meant : 1, wrong };
}

const isFair = (rule: string): boolean => FAIR_WORDING_RULES.some((known) => known === rule);

/** How well advertisements are held, given a caution or held, and listed for their wording. */
export function measureReview(
  judged: readonly JudgedAdvertisement[],
): Record<'held' | 'signs' | 'wording', Measure> {
  return {
    held: measure(judged, ({ outcome }) => outcome === 'hold', isHolding),
    signs: measure(
      judged,
      ({ outcome }) => outcome === 'hold' || outcome === 'caution',
      (rules) => rules.some((rule) => !isFair(rule)),
    ),
    wording: measure(
      judged,
      ({ rules }) => rules.some(isFair),
      (rules) => rules.some(isFair),
    ),
  };
}
