import type { Store } from '@chamba/database';
import { buildOfferUrl } from '@chamba/kernel/routes';
import { applyChanges } from '../catalogue-changes.ts';
import { lockFamilies } from '../duplicates/families.ts';
import { STORED_COLUMNS } from '../stored-offer.ts';
import type { StoredOffer } from '../stored-offer.ts';
import { holdOffers, publishOffers } from '../write-offers.ts';
import { ARTICLES, FAIR_WORDING_RULES } from './fair-wording.ts';
import type { Decision } from './keep-reviews.ts';
import { fingerprint } from './review-offer.ts';
import type { Finding } from './rule.ts';

/** An advertisement that the operator is to look at. */
export type ReviewedAdvertisement = {
  id: string;
  feed: string;
  /** What its feed calls it. */
  feedkey: string;
  title: string;
  companyname: string;
  /** Path of its page. */
  url: string;
  findings: Finding[];
  /** When it was reviewed, ISO 8601. */
  reviewed: string;
};

type Row = Omit<ReviewedAdvertisement, 'id' | 'url' | 'reviewed'> & { id: number; reviewed_at: Date };

const toAdvertisement = ({ id, reviewed_at, ...row }: Row): ReviewedAdvertisement => ({
  ...row,
  id: String(id),
  url: buildOfferUrl({ id: String(id), title: row.title }),
  reviewed: reviewed_at.toISOString(),
});

/** How many there are, and the newest of them. */
export type AdvertisementList = { total: number; offers: ReviewedAdvertisement[] };

/** A rule of fair wording with the articles it follows, and how many published offers are against it. */
export type WordingCount = { rule: string; articles: string; offers: number };

/** Published offers with wording that the law lets no employer use. */
export type WordingList = AdvertisementList & { rules: WordingCount[] };

/** `ended`: its time is over, so that it cannot be released. `unknown`: there is no such offer. */
export type DecisionOutcome = Decision | 'unchanged' | 'ended' | 'unknown';

/** Held offers without a decision, newest first. */
export async function listHeld(store: Store, now: Date, limit: number): Promise<AdvertisementList> {
  const waiting = `from offer join offer_review r on r.offer = offer.id
    where held and r.decision is null and (expires_at is null or expires_at > $1)`;
  const { rows: counts } = await store.query<{ total: number }>(`select count(*)::int as total ${waiting}`, [
    now,
  ]);
  const { rows } = await store.query<Row>(
    `select id, feed, feedkey, title, companyname, r.findings, r.reviewed_at ${waiting}
       order by r.reviewed_at desc, id desc limit $2`,
    [now, limit],
  );
  return { total: counts[0]?.total ?? 0, offers: rows.map(toAdvertisement) };
}

/** Offers in searches whose wording the law lets no employer use, newest first. */
export async function listWording(store: Store, limit: number): Promise<WordingList> {
  const { rows: counts } = await store.query<{ rule: string | null; offers: number }>(
    `select f->>'rule' as rule, count(distinct r.offer)::int as offers
       from offer_review r join offer on offer.id = r.offer and listed
         cross join jsonb_array_elements(r.findings) f
       where f->>'rule' = any($1::text[]) group by grouping sets ((f->>'rule'), ()) order by 2 desc`,
    [FAIR_WORDING_RULES],
  );
  const { rows } = await store.query<Row>(
    `select id, feed, feedkey, title, companyname, r.reviewed_at,
         (select jsonb_agg(f) from jsonb_array_elements(r.findings) f where f->>'rule' = any($1::text[])) as findings
       from offer_review r join offer on offer.id = r.offer and listed
       where exists (select 1 from jsonb_array_elements(r.findings) f where f->>'rule' = any($1::text[]))
       order by r.reviewed_at desc, id desc limit $2`,
    [FAIR_WORDING_RULES, limit],
  );
  return {
    total: counts.find(({ rule }) => rule === null)?.offers ?? 0,
    rules: FAIR_WORDING_RULES.flatMap((rule) => {
      const offers = counts.find((count) => count.rule === rule)?.offers ?? 0;
      return offers > 0 ? [{ rule, articles: ARTICLES[rule], offers }] : [];
    }),
    offers: rows.map(toAdvertisement),
  };
}

/**
 * Keeps what the operator decided: a released offer is published without a caution, a rejected one is not; also a
 * published offer may be rejected. The decision holds until the advertisement's text changes.
 */
export async function decide(
  store: Store,
  id: number,
  decision: Decision,
  now: Date,
): Promise<DecisionOutcome> {
  const outcome = await store.tx(async (transaction): Promise<DecisionOutcome> => {
    await lockFamilies(transaction);
    const { rows } = await transaction.query<
      StoredOffer & { held: boolean; listed: boolean; expires_at: Date | null }
    >(`select ${STORED_COLUMNS}, held, listed, expires_at from offer where id = $1 for update`, [id]);
    const [offer] = rows;
    if (!offer) return 'unknown';
    const hasEnded = offer.expires_at !== null && offer.expires_at <= now;
    if (decision === 'released' && hasEnded) return 'ended';
    const { rowCount } = await transaction.query(
      `insert into offer_review (offer, fingerprint, findings, decision, decided_at, reviewed_at)
         values ($1, $2, '[]', $3, $4, $4)
         on conflict (offer) do update set fingerprint = excluded.fingerprint, decision = excluded.decision,
           decided_at = excluded.decided_at where offer_review.decision is distinct from excluded.decision`,
      [id, fingerprint(offer), decision, now],
    );
    if (rowCount === 0) return 'unchanged';
    if (decision === 'rejected') await holdOffers(transaction, [id]);
    else if (offer.held) await publishOffers(transaction, [offer], now);
    return decision;
  });
  await applyChanges(store);
  return outcome;
}
