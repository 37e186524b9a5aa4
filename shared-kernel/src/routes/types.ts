/** A search, as its address says it. All values are canonical text; absent means not filtered. */
export type SearchParams = {
  /** Keyword: lower case, without accents, words separated by one space. */
  q?: string;
  /** Company slug. */
  cop?: string;
  /** Category slug. */
  category?: string;
  /** Subcategory slug; only together with a category. */
  subcategory?: string;
  /** Category ids 1–31, ascending, where several are chosen: one is `category`. */
  categories?: readonly number[];
  /** Place slug of the `en-` segment: a state, a colonia (`{name}-cp-{code}`) or a country. */
  location?: string;
  /** City slug of the `ciudad-de-` segment. */
  ci?: string;
  /** Contract ids 1–5, ascending. The flags tpt, tft, tc and tp of an address are read into it and written from it. */
  contract_type?: readonly number[];
  sectorid?: string;
  region?: string;
  giroid?: string;
  /** Education ids 1–6, ascending. */
  education?: readonly number[];
  /** Shift ids 1–4, ids of days 1–6 and of experience 0–7, ascending. */
  shift?: readonly number[];
  workdays?: readonly number[];
  experience?: readonly number[];
  /** Work-mode ids 0–2, ascending. */
  work_mode?: readonly number[];
  /** MXN a month. */
  smin?: number;
  smax?: number;
  /** Least pay an hour, MXN. */
  hmin?: number;
  /** From 1. `page=1` in an address is kept (it changes robots), absent means first. */
  page?: number;
  /** Publication age in days: 1, 2, 3, 7, 14, 30 or 60. */
  tm?: number;
  /** 1 relevance (never written), 2 date. */
  sort?: number;
  ratingTag?: string;
  /** Driving licence: 'a' to 'e' or 'federal'. */
  licence?: string;
  /** How often pay comes: 'semanal', 'quincenal', 'diario'. */
  payday?: string;
  /** What offers must not say: phrases as slugs, joined by commas. */
  exclude?: string;
  /** The keyword as it is written, without corrections and synonyms; never without a keyword. */
  literal?: boolean;
};
