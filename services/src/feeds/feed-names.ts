import { DEMO_FEED } from '../model/offer-record.ts';

/** Files of vacancies of the shipped sample, with the id that their offers start from. */
export const VACANCY_FILES: ReadonlyArray<readonly [feed: string, file: string, firstId: number]> = [
  ['empleo-gob-mx-2018-08', 'empleo-gob-mx-2018-08.csv.gz', 18_000_000],
  ['empleo-gob-mx-2020-08', 'empleo-gob-mx-2020-08.csv.gz', 20_000_000],
];

/** Names of the feeds that the shipped sample is made of; no import of an operator may use them. */
export const SHIPPED_FEEDS: readonly string[] = [...VACANCY_FILES.map(([feed]) => feed), DEMO_FEED];

/** Name under which the dates of sample offers are moved, one process at a time; no feed can have it. */
export const SAMPLE_DATES_TASK = '*sample-dates';
