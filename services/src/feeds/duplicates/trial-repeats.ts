import type { Queryable } from '@chamba/database';
import type { OfferRecord } from '../../model/offer-record.ts';
import { findRepeats, listKeys, readCandidates, readTexts, toCandidates } from './candidates.ts';
import type { Candidate } from './candidates.ts';

/** What the trial of an import keeps of the offers that it read. */
export type Trial = {
  feed: string;
  /** Table with the keys of the run: {@link countRepeats} fills `fingerprint` and `candidate`. */
  keys: string;
  now: Date;
};

type Kept = Pick<Candidate, 'fingerprint' | 'terms' | 'jobbody'>;

const toKept = ({ fingerprint, terms, jobbody }: Candidate): Kept => {
  const { salaryfrom, salaryto, salarytime, jobtypes, levelid, schedule, hours_day, days_week } = terms;
  return {
    fingerprint,
    terms: { salaryfrom, salaryto, salarytime, jobtypes, levelid, schedule, hours_day, days_week },
    jobbody,
  };
};

/** Stored offers that may be repeated, without those that the file brings anew. */
async function readStored(
  transaction: Queryable,
  { feed, keys, now }: Trial,
  fingerprints: readonly number[],
  feedkeys: readonly string[],
): Promise<Candidate[]> {
  const stored = await readCandidates(transaction, fingerprints, now);
  if (stored.length === 0) return [];
  const { rows } = await transaction.query<{ id: number }>(
    `select id from offer
      where id = any($1::int[]) and feed = $2
        and (feedkey = any($3::text[])
          or exists (select 1 from ${keys} k where k.feedkey = offer.feedkey and k.fingerprint is not null))`,
    [stored.map(({ id }) => id), feed, feedkeys],
  );
  const replaced = new Set(rows.map(({ id }) => id));
  return stored.filter(({ id }) => !replaced.has(id));
}

/**
 * Counts offers of a trial that repeat an advertisement which is there or came earlier in the file, and keeps the others
 * for those that come later.
 * @param offers that the import would write; their keys are in the table of the run.
 */
export async function countRepeats(
  transaction: Queryable,
  trial: Trial,
  offers: readonly OfferRecord[],
): Promise<number> {
  const feedkeys = new Map(
    offers.flatMap((offer) => toCandidates(0, offer).map((candidate) => [candidate, offer.feedkey])),
  );
  const fresh = [...feedkeys.keys()];
  if (fresh.length === 0) return 0;
  const fingerprints = listKeys(fresh);
  const { rows } = await transaction.query<{ candidate: Kept }>(
    `select candidate from ${trial.keys} where fingerprint = any($1::bigint[])`,
    [fingerprints],
  );
  const earlier = rows.map(({ candidate }): Candidate => ({ ...candidate, id: 0, family: { number: null } }));
  const known = [...(await readStored(transaction, trial, fingerprints, [...feedkeys.values()])), ...earlier];
  await readTexts(transaction, fresh, known);
  const repeats = new Set(findRepeats(fresh, known).map(([one]) => one));
  const kept = fresh.filter((one) => !repeats.has(one));
  await transaction.query(
    `update ${trial.keys} k set fingerprint = r.fingerprint, candidate = r.candidate
       from json_to_recordset($1::json) as r(feedkey text, fingerprint bigint, candidate jsonb)
      where k.feedkey = r.feedkey`,
    [
      JSON.stringify(
        kept.map((one) => ({
          feedkey: feedkeys.get(one),
          fingerprint: one.fingerprint.key,
          candidate: toKept(one),
        })),
      ),
    ],
  );
  return repeats.size;
}
