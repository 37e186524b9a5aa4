import type { Queryable } from '@chamba/database';
import { DAY_MS } from '../../model/clock.ts';
import type { OfferRecord } from '../../model/offer-record.ts';
import { fingerprintOffer } from './fingerprint.ts';
import type { Fingerprint } from './fingerprint.ts';
import { haveSameTerms, isSameText, mayBeSameText } from './same-advertisement.ts';
import type { Terms } from './same-advertisement.ts';

/** Days after the end of an advertisement within which the next one is its repetition. */
const REPEATED_WITHIN_DAYS = 90;

/** Families of one key that new offers are compared with. */
const MAX_CANDIDATES = 200;

/** Offers that are one advertisement; the number comes when it has a second one. */
export type Family = { number: number | null };

/** An offer as others are compared with it. */
export type Candidate = {
  /** 0 where it is not stored. */
  id: number;
  fingerprint: Fingerprint;
  terms: Terms;
  /** Text; null where it was not read. */
  jobbody: string | null;
  family: Family;
};

type Row = Fingerprint & Terms & { id: number; family: number | null };

/** An offer to be compared; none where nothing says that it may be the same advertisement as another one. */
export function toCandidates(id: number, offer: OfferRecord): Candidate[] {
  const fingerprint = fingerprintOffer(offer);
  return fingerprint
    ? [{ id, fingerprint, terms: offer, jobbody: offer.jobbody, family: { number: null } }]
    : [];
}

/** Keys under which others may be the same as some offers. */
export const listKeys = (candidates: readonly Candidate[]): number[] => [
  ...new Set(candidates.map(({ fingerprint }) => fingerprint.key)),
];

function groupByKey(candidates: readonly Candidate[]): Map<number, Candidate[]> {
  const groups = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const { key } = candidate.fingerprint;
    groups.set(key, [...(groups.get(key) ?? []), candidate]);
  }
  return groups;
}

/** One offer of each family, and each lone offer, that has one of some keys: what is shown, else what ended last. */
export async function readCandidates(
  transaction: Queryable,
  keys: readonly number[],
  now: Date,
): Promise<Candidate[]> {
  const { rows } = await transaction.query<Row>(
    `select id, key, text, lead, signature, family, salaryfrom, salaryto, salarytime, jobtypes, levelid, schedule,
            hours_day, days_week
       from (select *, row_number() over (partition by key order by id desc) as place
               from (select distinct on (f.key, coalesce(f.family, -f.id)) f.*, o.salaryfrom, o.salaryto, o.salarytime,
                            o.jobtypes, o.levelid, o.schedule, o.hours_day, o.days_week
                       from offer_fingerprint f join offer o on o.id = f.id
                      where f.key = any($1::bigint[]) and (o.listed or o.expires_at > $2)
                      order by f.key, coalesce(f.family, -f.id), o.listed desc, o.shown_by nulls first,
                               o.expires_at desc, f.id) one_each) numbered
      where place <= $3 order by id`,
    [keys, new Date(now.getTime() - REPEATED_WITHIN_DAYS * DAY_MS), MAX_CANDIDATES],
  );
  const families = new Map<number, Family>();
  return rows.map(({ id, family, key, text, lead, signature, ...terms }) => {
    const known = (family === null ? undefined : families.get(family)) ?? { number: family };
    if (family !== null) families.set(family, known);
    return { id, fingerprint: { key, text, lead, signature }, terms, jobbody: null, family: known };
  });
}

/** Reads the texts of candidates that offers may repeat, unless their fingerprints say it already. */
export async function readTexts(
  transaction: Queryable,
  fresh: readonly Candidate[],
  known: readonly Candidate[],
): Promise<void> {
  const byKey = groupByKey(known);
  const near = new Map<number, Candidate>();
  for (const { fingerprint } of fresh)
    for (const candidate of byKey.get(fingerprint.key) ?? [])
      if (
        candidate.jobbody === null &&
        candidate.fingerprint.text !== fingerprint.text &&
        mayBeSameText(candidate.fingerprint, fingerprint)
      )
        near.set(candidate.id, candidate);
  if (near.size === 0) return;
  const { rows } = await transaction.query<{ id: number; jobbody: string }>(
    'select id, jobbody from offer where id = any($1::int[])',
    [[...near.keys()]],
  );
  for (const { id, jobbody } of rows) {
    const candidate = near.get(id);
    if (candidate) candidate.jobbody = jobbody;
  }
}

/** Whether two offers are one advertisement, as far as their texts were read. */
function isSame(one: Candidate, other: Candidate): boolean {
  if (!haveSameTerms(one.terms, other.terms)) return false;
  if (one.fingerprint.text === other.fingerprint.text) return true;
  if (one.jobbody === null || other.jobbody === null) return false;
  return mayBeSameText(one.fingerprint, other.fingerprint) && isSameText(one.jobbody, other.jobbody);
}

/**
 * Pairs of offers and what they repeat: one that is known, or an earlier one among them.
 * @param known what is there, its texts read where they may be the same.
 */
export function findRepeats(
  fresh: readonly Candidate[],
  known: readonly Candidate[],
): [one: Candidate, same: Candidate][] {
  const byKey = groupByKey(known);
  return fresh.flatMap((one): [Candidate, Candidate][] => {
    const candidates = byKey.get(one.fingerprint.key) ?? [];
    byKey.set(one.fingerprint.key, candidates);
    const same = candidates.find((candidate) => isSame(candidate, one));
    if (same) return [[one, same]];
    candidates.push(one);
    return [];
  });
}
