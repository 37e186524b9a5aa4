import type { JobQuestion } from '@chamba/kernel/api';

/** Bits of the contract filters that an offer answers to: bit id−1 for the filter ids 1 to 5. */
export const CONTRACT_BIT = {
  partTime: 1,
  fullTime: 2,
  fees: 4,
  permanent: 8,
  internship: 16,
  temporary: 32,
} as const;

/** Name of the feed of demonstration offers; offers travel with it as their origin. */
export const DEMO_FEED = 'demo';

/** Where an offer stands on a page of results besides its place in the list. */
export type Placement = '' | 'premium' | 'social';

/**
 * An offer as every feed hands it over: what readers see and what is indexed. Amounts are MXN in the period of
 * `salarytime`; empty texts and nulls mean that the source does not say.
 */
export type OfferRecord = {
  /** Id that the offer must have, for sources whose rows are numbered once for all; else the database gives one. */
  id?: number;
  /** Name of the feed. */
  feed: string;
  /** What the feed calls the offer; the same key again replaces the offer. */
  feedkey: string;
  title: string;
  /** Plain text, paragraphs apart by a blank line, list items starting with `- `. */
  jobbody: string;
  companyname: string;
  /** The company as addresses name it. */
  companyslug: string;
  /** Two-digit INEGI key of the state and five-digit one of the municipality, as numbers; 0 when not known. */
  state: number;
  city: number;
  statename: string;
  cityname: string;
  /** 0 if no pay is stated. */
  salaryfrom: number;
  salaryto: number;
  /** 0 month, 1 hour, 2 week, 3 year. */
  salarytime: number;
  /** Whether the pay is what reaches the worker after tax; null when the source does not say. */
  salarynet: boolean | null;
  /** Hours a working day, meals included, and working days a week. */
  hours_day: number | null;
  days_week: number | null;
  /** 0 on site, 1 from home, 2 hybrid. */
  workmode: number;
  /** Bit id−1 for each contract filter id the offer answers to, and bit 5 for temporary work. */
  jobtypes: number;
  /** 1 means intern. */
  levelid: number;
  /** 1 to 6 of the education catalogue; 0 when not asked for. */
  educationid: number;
  /** 0 when the title does not settle it. */
  subcategory: number;
  /** Schedule in words. */
  schedule: string;
  facts: readonly { label: string; value: string }[];
  /** Skills that the source asks for, each as it names them, none twice. */
  skills: readonly string[];
  /** What the employer asks of who applies. */
  questions: readonly JobQuestion[];
  /** INEGI keys of the states that candidates have to live in; empty where everyone may apply. */
  applicant_states: readonly number[];
  /** When the source published it, untouched. */
  source_date: Date;
  /** When it counts as published here. */
  published: Date;
  lifetime_days: number;
  /** The instant at which it ends; `lifetime_days` after its publication when missing. Means nothing for the sample. */
  expires?: Date;
  /** What its content was, so that the same content is not written again; empty if not compared. */
  digest?: string;
  /** Where candidates are sent instead of applying here. */
  redirecturl: string;
  /** Who gets the applications: a mail address or the address of a webhook. */
  recipient: string | null;
  /** Whether it belongs to the shipped sample, whose dates move along with the calendar. */
  issample: boolean;
  placement: Placement;
  /** Slugs of filters that have no facet. */
  sector: string;
  activity: string;
  rating: string;
};

const MONTHLY: Readonly<Record<number, number>> = { 1: 48 * (52 / 12), 2: 52 / 12, 3: 1 / 12 };

/** Pay a month in MXN, by which offers are filtered and counted: the lower end, or the only one; 0 without pay. */
export function getMonthlyPay(offer: Pick<OfferRecord, 'salaryfrom' | 'salaryto' | 'salarytime'>): number {
  const amount = offer.salaryfrom || offer.salaryto;
  return Math.round(amount * (MONTHLY[offer.salarytime] ?? 1));
}
