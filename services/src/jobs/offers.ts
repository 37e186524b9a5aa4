import type { Job, JobQuestion } from '@chamba/kernel/api';
import { DEFAULT_COMPANY_ID } from '@chamba/kernel/catalogues';
import { buildOfferUrl } from '@chamba/kernel/routes';
import { categoryById, findSubcategory } from '../catalogue/categories.ts';
import { JOB_COMPANY, toJobCompany } from '../companies/job-company.ts';
import type { JobCompanyRow } from '../companies/job-company.ts';
import { CONTRACT_BIT } from '../model/offer-record.ts';
import { approximate } from '../lookup/places.ts';
import type { Queryable } from '@chamba/database';
import { DAY_MS } from '../model/clock.ts';
import type { SampleClock } from '../model/clock.ts';

/** An offer as stored. */
export type OfferRow = {
  id: number;
  feed: string;
  /** What its feed calls it. */
  feedkey: string;
  title: string;
  jobbody: string;
  companyname: string;
  state: number;
  city: number;
  statename: string;
  cityname: string;
  salaryfrom: number;
  salaryto: number;
  salarytime: number;
  workmode: number;
  jobtypes: number;
  levelid: number;
  educationid: number;
  subcategory: number;
  schedule: string;
  facts: { label: string; value: string }[];
  skills: string[];
  questions: JobQuestion[];
  /** INEGI keys of the states that candidates have to live in; empty where everyone may apply. */
  applicant_states: number[];
  published: Date;
  source_date: Date;
  lifetime_days: number;
  /** When it ends; null where only the calendar of the sample knows. */
  expires_at: Date | null;
  salarynet: boolean | null;
  hours_day: number | null;
  days_week: number | null;
  companyslug: string;
  placement: string;
  redirecturl: string;
  recipient: string | null;
  issample: boolean;
  /** Degrees of the municipality's seat; null where it is not known. */
  latitude: number | null;
  longitude: number | null;
  applies: number;
  company: JobCompanyRow | null;
  /** The offer that stands for this one in searches: the same advertisement; null where it stands for itself. */
  shown_by: number | null;
  /** How often its advertisement was published, and when first; null where it was published once. */
  publications: number;
  first_published: Date | null;
};

const COLUMNS =
  'id, feed, feedkey, title, companyname, state, city, statename, cityname, salaryfrom, salaryto, salarytime, workmode, jobtypes, ' +
  'levelid, educationid, subcategory, schedule, facts, skills, questions, applicant_states, published, lifetime_days, expires_at, redirecturl, recipient, issample, applies, ' +
  'source_date, salarynet, hours_day, days_week, companyslug, placement, shown_by, publications, first_published';

/** Where the municipality of an offer has its seat. */
const SEAT = "(select array[latitude, longitude] from place where id = offer.city and type = 'CI') as seat";

/** An offer as JSON of the database. */
type OfferJson = Omit<
  OfferRow,
  'published' | 'source_date' | 'expires_at' | 'first_published' | 'latitude' | 'longitude'
> & {
  published: string;
  source_date: string;
  expires_at: string | null;
  first_published: string | null;
  seat: [latitude: number | null, longitude: number | null] | null;
};

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

function toRow({ published, source_date, expires_at, first_published, seat, ...row }: OfferJson): OfferRow {
  return {
    ...row,
    published: new Date(published),
    source_date: new Date(source_date),
    expires_at: toDate(expires_at),
    first_published: toDate(first_published),
    latitude: seat?.[0] ?? null,
    longitude: seat?.[1] ?? null,
  };
}

/**
 * Offers by id, in the order of the ids; ids without an offer, or of one that is held for review, are skipped. Bodies are
 * left out of lists.
 */
export async function readOffers(
  db: Queryable,
  ids: readonly number[],
  withBody = false,
): Promise<OfferRow[]> {
  if (ids.length === 0) return [];
  // As one text: a page of offers has a thousand columns, each of which the embedded engine would hand over by itself.
  const { rows } = await db.query<{ offers: string }>(
    `select coalesce(json_agg(found), '[]')::text as offers from (select ${COLUMNS}, ${JOB_COMPANY}, ${SEAT}, ${
      withBody ? 'jobbody' : "'' as jobbody"
    } from offer where id = any($1::int[]) and not held) found`,
    [ids],
  );
  const offers = JSON.parse(rows[0]?.offers ?? '[]') as OfferJson[];
  const byId = new Map(offers.map((offer) => [offer.id, toRow(offer)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Reads the offer that stands for an advertisement, by the id of any offer of it; of an offer that has ended it is the
 * offer itself.
 */
export async function readShownOffer(db: Queryable, id: number, withBody = false): Promise<OfferRow | null> {
  const [row] = await readOffers(db, [id], withBody);
  if (!row?.shown_by) return row ?? null;
  const [shown] = await readOffers(db, [row.shown_by], withBody);
  return shown ?? row;
}

/** When an offer was published, first if several times, and when it ends, as shown. */
export function offerDates(row: OfferRow, clock: SampleClock): { published: Date; expires: Date } {
  const own = row.first_published ?? row.published;
  const published = row.issample ? clock.shown(own) : own;
  return {
    published,
    expires: row.expires_at ?? new Date(published.getTime() + row.lifetime_days * DAY_MS),
  };
}

/** 'Guadalajara, Jalisco', or the state alone. */
export const placeOfOffer = (row: OfferRow): string =>
  [row.cityname, row.statename].filter(Boolean).join(', ');

const DAY_IN_WORDS = { day: 'numeric', month: 'long', timeZone: 'America/Mexico_City' } as const;
const day = new Intl.DateTimeFormat('es-MX', DAY_IN_WORDS);
const dayAndYear = new Intl.DateTimeFormat('es-MX', { ...DAY_IN_WORDS, year: 'numeric' });

/** How often an advertisement was published, in words; empty for once. */
function describePublications({ publications, first_published }: OfferRow, { now }: SampleClock): string {
  if (publications < 2 || !first_published) return '';
  const since = dayAndYear.format(first_published);
  const isThisYear = since.slice(-4) === dayAndYear.format(now).slice(-4);
  return `Publicada ${publications} veces desde el ${isThisYear ? day.format(first_published) : since}`;
}

/** An offer as it travels. */
export function toJob(row: OfferRow, clock: SampleClock): Job {
  const { published, expires } = offerDates(row, clock);
  const sub = findSubcategory(row.subcategory);
  const has = (bit: number): boolean => (row.jobtypes & bit) !== 0;
  const id = String(row.id);
  const reposted = describePublications(row, clock);
  return {
    id,
    title: row.title,
    jobbody: row.jobbody,
    companyname: row.companyname,
    company: toJobCompany(row.company),
    dateactive: published.toISOString(),
    datepublish: published.toISOString(),
    dateexpires: expires.toISOString(),
    locations: [{ statename: row.statename, cityname: row.cityname, countryid: 'MX', ...approximate(row) }],
    salaryfrom: row.salaryfrom,
    salaryto: row.salaryto,
    showsalary: row.salaryto > 0,
    salarytime: row.salarytime,
    workmode: row.workmode,
    jobtypefulltime: has(CONTRACT_BIT.fullTime),
    jobtypepermanent: has(CONTRACT_BIT.permanent),
    jobtypeparttime: has(CONTRACT_BIT.partTime),
    jobtypecontract: has(CONTRACT_BIT.fees),
    jobtypetemporary: has(CONTRACT_BIT.temporary),
    levelid: row.levelid,
    url: buildOfferUrl({ id, title: row.title }),
    // Feeds name no ids: a skill is called by its own words.
    skills: row.skills.map((skill) => ({ id: skill.toLowerCase(), description: skill })),
    jobtype: row.issample ? 'sample' : 'regular',
    redirecttype: row.redirecturl ? 1 : 0,
    ...(row.redirecturl ? { redirecturl: row.redirecturl } : {}),
    isgoogleforjobs: !row.issample,
    idrecruiter: DEFAULT_COMPANY_ID,
    origin: row.feed,
    applies: row.applies,
    educationid: row.educationid,
    categorydescription: sub ? (categoryById(sub.idparent)?.description ?? '') : '',
    issample: row.issample,
    // Demonstration employers have no other date than the one that is shown.
    ...(row.issample && !row.company?.isdemo ? { sourcedate: row.source_date.toISOString() } : {}),
    schedule: row.schedule,
    facts: row.facts,
    ...(reposted ? { reposted } : {}),
    ...(row.questions.length > 0 ? { questions: row.questions } : {}),
  };
}
