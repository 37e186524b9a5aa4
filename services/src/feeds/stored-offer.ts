import type { OfferRecord } from '../model/offer-record.ts';

/** An offer as the database has it. */
export type StoredOffer = OfferRecord & {
  id: number;
  added_at: Date;
  /** When its advertisement was published first, where that was published several times; else null. */
  first_published: Date | null;
};

/** Columns of a {@link StoredOffer}. */
export const STORED_COLUMNS =
  'id, feed, feedkey, title, jobbody, companyname, companyslug, state, city, statename, cityname, salaryfrom, salaryto, ' +
  'salarytime, salarynet, hours_day, days_week, workmode, jobtypes, levelid, educationid, subcategory, schedule, facts, skills, ' +
  'questions, applicant_states, source_date, published, lifetime_days, redirecturl, recipient, issample, placement, sector, activity, rating, added_at, ' +
  'first_published';
