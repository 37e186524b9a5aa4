import type { ScorerAnswer } from '@chamba/kernel/api';
import { kilometresBetween } from '@chamba/kernel/geography';
import type { Point } from '@chamba/kernel/geography';
import { categoryById, findSubcategory } from '../catalogue/categories.ts';
import { getMonthlyPay } from '../model/offer-record.ts';
import type { OfferRow } from '../jobs/offers.ts';

export type Score = ScorerAnswer['scores'][number];

/** What of a candidate is compared with an offer. */
export type Wanted = {
  /** Ids of areas of interest: categories and subcategories. */
  interests: readonly number[];
  /** Least pay, MXN a month; 0 when not said. */
  salary: number;
  /** Highest level of studies, 1 to 6; 0 when not said. */
  education: number;
  /** INEGI keys of state and municipality; 0 when not known. */
  state: number;
  city: number;
  /** Degrees of the municipality's seat; null when not known. */
  point: Point | null;
  /** Would move for the work. */
  relocates: boolean;
};

/** Scores from which on a part counts as fitting. */
export const THRESHOLDS: NonNullable<ScorerAnswer['meta']> = {
  scorer: 60,
  category: 100,
  subcategory: 100,
  salary: 100,
  education: 100,
  location: 70,
};

/** What each part counts for in the whole; parts that an offer does not state are left out of it. */
const WEIGHTS = { category: 25, subcategory: 25, location: 20, salary: 20, education: 10 } as const;

/** Score of a part that cannot be compared. */
const UNKNOWN = -1;

type Part = keyof typeof WEIGHTS;

const FROM_HOME = 1;

/** Scores of a way to work by its kilometres: people cross a city, not a state. */
const DISTANCES: ReadonlyArray<readonly [km: number, score: number]> = [
  [15, 90],
  [30, 75],
  [60, 50],
];
const SAME_STATE = 30;
const RELOCATING = 50;

/** Points that each missing level of studies costs. */
const LEVEL_COST = 30;

function locationScore(wanted: Wanted, offer: OfferRow): number | null {
  if (offer.workmode === FROM_HOME) return 100;
  if (offer.state === 0 || wanted.state === 0) return null;
  if (offer.city > 0 && offer.city === wanted.city) return 100;
  const base = wanted.relocates ? RELOCATING : offer.state === wanted.state ? SAME_STATE : 0;
  const { latitude, longitude } = offer;
  if (!wanted.point || latitude === null || longitude === null) return base;
  const km = kilometresBetween(wanted.point, { latitude, longitude });
  return Math.max(base, DISTANCES.find(([limit]) => km <= limit)?.[1] ?? 0);
}

function salaryScore(wanted: Wanted, offer: OfferRow): number | null {
  if (wanted.salary === 0 || offer.salaryto === 0) return null;
  // The upper end: that is what one may ask for.
  const most = getMonthlyPay({ ...offer, salaryfrom: offer.salaryto });
  return Math.min(100, Math.floor((most / wanted.salary) * 100));
}

function educationScore(wanted: Wanted, offer: OfferRow): number | null {
  if (offer.educationid === 0) return 100;
  if (wanted.education === 0) return null;
  return Math.max(0, 100 - LEVEL_COST * Math.max(0, offer.educationid - wanted.education));
}

function kindScores(
  wanted: Wanted,
  offer: OfferRow,
): { category: number | null; subcategory: number | null } {
  const sub = findSubcategory(offer.subcategory);
  const category = sub?.idparent ?? categoryById(offer.subcategory >> 4)?.id;
  if (category === undefined || wanted.interests.length === 0) return { category: null, subcategory: null };
  const isCategory = wanted.interests.some((id) => (findSubcategory(id)?.idparent ?? id) === category);
  const isSubcategory = sub !== undefined && wanted.interests.includes(sub.id);
  return { category: isCategory ? 100 : 0, subcategory: sub ? (isSubcategory ? 100 : 0) : null };
}

/** Fewest parts that say how a résumé fits. */
const FEWEST_PARTS = 2;

/**
 * Whether parts say how a résumé fits: two at least, one of them by what the résumé says. An offer without required studies,
 * or from home, fits everybody in that part.
 */
function areTelling(parts: Readonly<Record<Part, number | null>>, offer: OfferRow): boolean {
  const compared = Object.entries(parts).filter(([, score]) => score !== null);
  const fitsAll = (part: string): boolean =>
    (part === 'location' && offer.workmode === FROM_HOME) ||
    (part === 'education' && offer.educationid === 0);
  return compared.length >= FEWEST_PARTS && compared.some(([part]) => !fitsAll(part));
}

/**
 * How well an offer fits what a candidate wants. Parts that cannot be compared do not count in the whole; the whole cannot
 * be compared where what is left says nothing of the candidate.
 */
export function computeScore(wanted: Wanted, offer: OfferRow): Score {
  const parts: Record<Part, number | null> = {
    ...kindScores(wanted, offer),
    location: locationScore(wanted, offer),
    salary: salaryScore(wanted, offer),
    education: educationScore(wanted, offer),
  };
  let sum = 0;
  let weight = 0;
  for (const [part, score] of Object.entries(parts) as [Part, number | null][]) {
    if (score === null) continue;
    sum += score * WEIGHTS[part];
    weight += WEIGHTS[part];
  }
  return {
    jobID: String(offer.id),
    score: areTelling(parts, offer) ? Math.round(sum / weight) : UNKNOWN,
    scoreCategory: parts.category ?? UNKNOWN,
    scoreSubcategory: parts.subcategory ?? UNKNOWN,
    scoreSalary: parts.salary ?? UNKNOWN,
    scoreEducation: parts.education ?? UNKNOWN,
    scoreLocation: parts.location ?? UNKNOWN,
  };
}
