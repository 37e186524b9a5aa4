import type { Queryable } from '@chamba/database';
import { fingerprint, reviewOffer } from './review-offer.ts';
import type { Finding } from './rule.ts';
import { isHolding } from './scam-shield.ts';
import type { ReviewedOffer } from './scam-shield.ts';

/** What an operator decided on a held offer. */
export type Decision = 'released' | 'rejected';

/** An operator rejected the offer, and its text has changed since. */
const REJECTED_BEFORE = 'rejected-before';

/** Stored review of an offer. */
export type ReviewRow = {
  offer: number;
  fingerprint: string;
  findings: Finding[];
  decision: Decision | null;
};

/** Reviews of offers by their ids; offers without a finding or decision have none. */
export async function readReviews(db: Queryable, ids: readonly number[]): Promise<Map<number, ReviewRow>> {
  const { rows } = await db.query<ReviewRow>(
    'select offer, fingerprint, findings, decision from offer_review where offer = any($1::int[])',
    [ids],
  );
  return new Map(rows.map((row) => [row.offer, row]));
}

/** The review of an offer after the one before it: a decision holds as long as the text it was made on. */
function review(offer: ReviewedOffer & { id: number }, before: ReviewRow | undefined): ReviewRow {
  const mark = fingerprint(offer);
  const decision = before?.fingerprint === mark ? before.decision : null;
  const findings = reviewOffer(offer);
  const wasRejected =
    before?.decision === 'rejected' || before?.findings.some(({ rule }) => rule === REJECTED_BEFORE);
  if (wasRejected && decision === null) findings.unshift({ rule: REJECTED_BEFORE, quote: offer.title });
  return { offer: offer.id, fingerprint: mark, findings, decision };
}

/** Whether an offer with this review is kept from being published. */
const isHeld = ({ decision, findings }: ReviewRow): boolean => {
  if (decision !== null) return decision === 'rejected';
  const rules = findings.map(({ rule }) => rule);
  return rules.includes(REJECTED_BEFORE) || isHolding(rules);
};

/** Stored reviews of a feed's offers by what the feed calls them. */
async function readReviewsOfFeed(
  db: Queryable,
  feed: string,
  feedkeys: readonly string[],
): Promise<Map<string, ReviewRow>> {
  const { rows } = await db.query<ReviewRow & { feedkey: string }>(
    `select o.feedkey, r.offer, r.fingerprint, r.findings, r.decision from offer o join offer_review r on r.offer = o.id
      where o.feed = $1 and o.feedkey = any($2::text[])`,
    [feed, feedkeys],
  );
  return new Map(rows.map(({ feedkey, ...row }) => [feedkey, row]));
}

/**
 * What would keep offers of a feed from being published, as {@link keepReviews} decides it; nothing is written.
 * @returns findings of those that would be held, by feedkey.
 */
export async function tryReviews(
  db: Queryable,
  feed: string,
  offers: ReadonlyArray<ReviewedOffer & { feedkey: string }>,
): Promise<Map<string, Finding[]>> {
  const before = await readReviewsOfFeed(
    db,
    feed,
    offers.map(({ feedkey }) => feedkey),
  );
  return new Map(
    offers.flatMap((offer) => {
      const known = before.get(offer.feedkey);
      const row = review({ ...offer, id: known?.offer ?? 0 }, known);
      return isHeld(row) ? [[offer.feedkey, row.findings] as const] : [];
    }),
  );
}

/**
 * Reviews offers and keeps what was found, inside the caller's transaction.
 * @returns ids of the offers that are not to be published.
 */
export async function keepReviews(
  transaction: Queryable,
  offers: ReadonlyArray<ReviewedOffer & { id: number }>,
  now: Date,
): Promise<Set<number>> {
  const before = await readReviews(
    transaction,
    offers.map(({ id }) => id),
  );
  const reviews = offers.map((offer) => review(offer, before.get(offer.id)));
  const kept = reviews.filter(({ findings, decision }) => findings.length > 0 || decision !== null);
  const keptIds = new Set(kept.map(({ offer }) => offer));
  const cleared = [...before.keys()].filter((id) => !keptIds.has(id));
  if (cleared.length > 0)
    await transaction.query('delete from offer_review where offer = any($1::int[])', [cleared]);
  if (kept.length > 0) {
    await transaction.query(
      `insert into offer_review (offer, fingerprint, findings, decision, reviewed_at)
         select offer, fingerprint, findings, decision, $2
           from json_to_recordset($1::json) as r(offer int, fingerprint text, findings jsonb, decision text)
         on conflict (offer) do update set fingerprint = excluded.fingerprint, findings = excluded.findings,
           decision = excluded.decision, reviewed_at = excluded.reviewed_at,
           decided_at = case when excluded.decision is null then null else offer_review.decided_at end`,
      [JSON.stringify(kept), now],
    );
  }
  return new Set(reviews.filter(isHeld).map(({ offer }) => offer));
}
