import type { OfferRow } from '../jobs/offers.ts';
import { CONTRACT_BIT, getMonthlyPay } from '../model/offer-record.ts';
import type { ResumeRow } from '../my-service/resume/resume-rows.ts';
import type { Score, Wanted } from '../scorer/score.ts';
import { splitWords, toLexemes } from '../text/words.ts';
import { titleLevel, stepsBetween } from './level.ts';
import type { Work } from './work.ts';

/** What an offer is worth by the kind of its work, 0 to 100: by its title, by an area of interest, by a search alone. */
const SAME_TITLE = 100;
const SAME_SUBCATEGORY = 60;
const SAME_CATEGORY = 35;
const FOUND = 25;
const OTHER_KIND = 5;

/** What is added where the title and an area of interest agree. */
const AGREES = 10;

/** What a way to work costs by its score: people cross a city, not a state. */
const WAY_COSTS: ReadonlyArray<readonly [least: number, cost: number]> = [
  [100, 0],
  [90, 2],
  [75, 6],
  [50, 18],
  [0, 70],
];
const UNKNOWN_CITY_COST = 12;
const RELOCATING_COST = 8;

/** What each missing hundredth of the pay costs, and pay of another level of posts. */
const PAY_COST = 0.35;
const OTHER_LEVEL_PAY = 2.2;
const OTHER_LEVEL_COST = 8;

const STUDIES_COST = 0.5;
const STEP_COST = 12;
const LANGUAGE_COST = 25;

/** What part-time work is worth to who asks for it. */
const PART_TIME_GAIN = 40;

/** Points that each day since publication costs, up to a number. */
const DAY_COST = 0.25;
const MOST_DAYS_COST = 5;

const FOREIGN = /\b(?:bilingue|ingles|english|frances|aleman|japones)\b/;
const PART_TIME =
  /\b(?:medio tiempo|tiempo parcial|media jornada|part time|fin(?:es)? de semana|por horas)\b/;

const inWords = (text: string): string => splitWords(text).join(' ');

/** What of a CV decides which offers suit, read once. */
export type Profile = {
  wanted: Wanted;
  works: readonly (Work & { forms: ReadonlySet<string> })[];
  levels: readonly (number | null)[];
  speaks: boolean;
  isPartTime: boolean;
};

/** Whether a CV asks for part-time work. */
export const asksPartTime = ({ resumetitle, document }: ResumeRow): boolean =>
  PART_TIME.test(inWords(`${resumetitle} ${document.objective}`));

export function readProfile(resume: ResumeRow, wanted: Wanted, works: readonly Work[]): Profile {
  const { document, resumetitle } = resume;
  const said = [resumetitle, document.objective, ...document.employments.map(({ jobtitle }) => jobtitle)];
  const skills = document.skills.map(({ name }) => name);
  return {
    wanted,
    works: works.map((work) => ({ ...work, forms: toLexemes(work.title) })),
    levels: works.map(({ title }) => titleLevel(title)),
    speaks:
      FOREIGN.test(inWords([...said, ...skills].join(' '))) ||
      Object.values(document.languages).some(Boolean),
    isPartTime: asksPartTime(resume),
  };
}

/** How much two titles have in common, 0 to 1: mostly how much of the work is there, less for what else an offer asks for. */
function likeness(work: ReadonlySet<string>, offer: ReadonlySet<string>): number {
  const shared = [...work].filter((form) => offer.has(form)).length;
  return shared === 0 ? 0 : 0.7 * (shared / work.size) + 0.3 * (shared / (work.size + offer.size - shared));
}

function kindPoints({ works }: Profile, offer: OfferRow, score: Score): number {
  const forms = toLexemes(offer.title);
  const title = Math.max(0, ...works.map((work) => work.weight * likeness(work.forms, forms)));
  const interest =
    score.scoreSubcategory === 100
      ? SAME_SUBCATEGORY
      : score.scoreCategory === 100
        ? SAME_CATEGORY
        : score.scoreCategory === 0
          ? OTHER_KIND
          : FOUND;
  const agrees = title > 0 && interest > FOUND ? AGREES : 0;
  return Math.max(title * SAME_TITLE, interest) + agrees;
}

function wayCost({ wanted }: Profile, offer: OfferRow, { scoreLocation }: Score): number {
  if (scoreLocation < 0) return UNKNOWN_CITY_COST;
  const isFar = scoreLocation < 75;
  if (isFar && offer.city === 0 && offer.state === wanted.state) return UNKNOWN_CITY_COST;
  if (isFar && wanted.relocates) return RELOCATING_COST;
  return WAY_COSTS.find(([least]) => scoreLocation >= least)?.[1] ?? 0;
}

function payCost({ wanted }: Profile, offer: OfferRow, { scoreSalary }: Score): number {
  if (scoreSalary < 0) return 0;
  const most = getMonthlyPay({ ...offer, salaryfrom: offer.salaryto });
  return most > OTHER_LEVEL_PAY * wanted.salary ? OTHER_LEVEL_COST : (100 - scoreSalary) * PAY_COST;
}

/**
 * How well an offer suits a person, in points: the kind of work above all, less what the way, the pay, the studies, another
 * level of posts, a language and the days since its publication cost.
 */
export function scoreOffer(profile: Profile, offer: OfferRow, score: Score, days: number): number {
  const text = inWords(offer.title);
  const isPartTime = PART_TIME.test(text) || (offer.jobtypes & CONTRACT_BIT.partTime) > 0;
  return (
    kindPoints(profile, offer, score) +
    (profile.isPartTime && isPartTime ? PART_TIME_GAIN : 0) -
    wayCost(profile, offer, score) -
    payCost(profile, offer, score) -
    (score.scoreEducation < 0 ? 0 : (100 - score.scoreEducation) * STUDIES_COST) -
    stepsBetween(profile.levels, titleLevel(offer.title)) * STEP_COST -
    (FOREIGN.test(text) && !profile.speaks ? LANGUAGE_COST : 0) -
    Math.min(days * DAY_COST, MOST_DAYS_COST)
  );
}
