import type { Searcher } from '../search/measure.ts';

/** Another way to search the same offers: a page of twenty with the counts of every filter. */
export type Peer = {
  name: string;
  search: Searcher;
  close(): Promise<void>;
};

/** An offer as every peer gets it. */
export type PeerRow = {
  id: number;
  title: string;
  body: string;
  company: string;
  state: number;
  city: number;
  workmode: number;
  category: number;
  subcategory: number;
  /** A bit for each contract. */
  contracts: number;
  education: number;
  /** MXN a month, 0 if not stated, and the number of its band. */
  salary: number;
  band: number;
  /** Days since 1970, and seconds. */
  day: number;
  published: number;
};

/**
 * The offers for the peers, read from the tables of the product. A subcategory's id is 16 times that of its category
 * and a number; the band has four bits of the packed key, from the third.
 */
export const PEER_ROWS = `
  select o.id, o.title, o.jobbody as body, o.companyname as company, o.state, o.city, o.workmode,
    o.subcategory / 16 as category, o.subcategory, o.jobtypes as contracts, o.educationid as education,
    ix.salary, (ix.packed >> 2) & 15 as band, ix.day, extract(epoch from o.published)::int as published
  from offer o join offer_ix ix on ix.id = o.id`;

/** Columns of the offers with the type that both databases know them by. */
export const COLUMNS: Readonly<Record<keyof PeerRow, string>> = {
  id: 'integer primary key',
  title: 'text',
  body: 'text',
  company: 'text',
  state: 'integer',
  city: 'integer',
  workmode: 'integer',
  category: 'integer',
  subcategory: 'integer',
  contracts: 'integer',
  education: 'integer',
  salary: 'integer',
  band: 'integer',
  day: 'integer',
  published: 'integer',
};

/** Offers on a page. */
export const PAGE = 20;
