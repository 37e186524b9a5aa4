import type { Queryable } from '@chamba/database';
import type { OfferRecord } from '../../model/offer-record.ts';
import { insertRows } from '../../store/batch-insert.ts';
import { findRepeats, listKeys, readCandidates, readTexts, toCandidates } from './candidates.ts';
import type { Candidate, Family } from './candidates.ts';

/** Key of the advisory lock under which families change: two imports may bring the same advertisement at once. */
const LOCK_KEY = 72_015_005;

const FINGERPRINT = {
  id: 'int',
  key: 'bigint',
  text: 'bigint',
  lead: 'bigint',
  signature: 'text',
  family: 'int',
};

/**
 * Takes the families for this transaction. To be called before the transaction locks any offer, so that no two wait for
 * each other.
 */
export async function lockFamilies(transaction: Queryable): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
}

/** Forgets the fingerprints of some offers. @returns the families that they were of. */
export async function leaveFamilies(transaction: Queryable, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await transaction.query<{ id: number; family: number | null }>(
    'delete from offer_fingerprint where id = any($1::int[]) returning id, family',
    [ids],
  );
  const left = rows.filter(({ family }) => family !== null);
  if (left.length === 0) return [];
  await transaction.query(
    `update offer set shown_by = null, publications = 1, first_published = null
      where id = any($1::int[])`,
    [left.map(({ id }) => id)],
  );
  return [...new Set(left.flatMap(({ family }) => family ?? []))];
}

/** Families of some offers. */
export async function findFamilies(transaction: Queryable, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await transaction.query<{ family: number }>(
    'select distinct family from offer_fingerprint where id = any($1::int[]) and family is not null',
    [ids],
  );
  return rows.map(({ family }) => family);
}

/**
 * Puts offers that were written into the families of the advertisements that they repeat; they must not be in one.
 * @returns the families that grew, and how many offers joined them.
 */
export async function joinFamilies(
  transaction: Queryable,
  offers: readonly { id: number; offer: OfferRecord }[],
  now: Date,
): Promise<{ families: number[]; repeated: number }> {
  const fresh = offers.flatMap(({ id, offer }) => toCandidates(id, offer));
  if (fresh.length === 0) return { families: [], repeated: 0 };
  const known = await readCandidates(transaction, listKeys(fresh), now);
  await readTexts(transaction, fresh, known);
  const members = new Map<Family, Candidate[]>();
  const repeats = findRepeats(fresh, known);
  for (const [one, same] of repeats) {
    one.family = same.family;
    members.set(same.family, [...(members.get(same.family) ?? [same]), one]);
  }
  await numberFamilies(transaction, [...members.keys()]);
  await insertRows(
    transaction,
    'offer_fingerprint',
    FINGERPRINT,
    fresh.map(({ id, fingerprint, family }) => ({ id, ...fingerprint, family: family.number })),
  );
  const grown = [...members].map(([{ number }, [first]]) => ({ id: first?.id, number }));
  if (grown.length > 0)
    await transaction.query(
      `update offer_fingerprint set family = r.number from json_to_recordset($1::json) as r(id int, number int)
        where offer_fingerprint.id = r.id and family is null`,
      [JSON.stringify(grown)],
    );
  return { families: grown.flatMap(({ number }) => number ?? []), repeated: repeats.length };
}

/** Numbers the families that have none yet. */
async function numberFamilies(transaction: Queryable, families: readonly Family[]): Promise<void> {
  const unnumbered = families.filter(({ number }) => number === null);
  if (unnumbered.length === 0) return;
  const { rows } = await transaction.query<{ number: number }>(
    "select nextval('offer_family_seq')::int as number from generate_series(1, $1::int)",
    [unnumbered.length],
  );
  for (const [at, family] of unnumbered.entries()) family.number = rows[at]?.number ?? null;
}

type Member = {
  id: number;
  family: number;
  listed: boolean;
  shown_by: number | null;
  published: Date;
  expires_at: Date | null;
  publications: number;
  first_published: Date | null;
};

/** What became of the offers of some families. */
export type Settled = {
  /** Listed offers that another one stands for. */
  hidden: Set<number>;
  /** Offers that searches show, with the first publication of their advertisement. */
  shown: Map<number, Date>;
  /** Those that searches do not know as such: they did not show them, or as of another day. */
  stale: Set<number>;
};

/** The offer that stands for its family: the one that did, else the one that was there first, else that ends last. */
function choose(listed: readonly Member[], fresh: ReadonlySet<number>): Member | undefined {
  const candidates = listed.filter(({ shown_by }) => shown_by === null);
  const before = candidates.find(({ id }) => !fresh.has(id)) ?? candidates[0];
  return (
    before ??
    listed.toSorted(
      (a, b) => (b.expires_at?.getTime() ?? 0) - (a.expires_at?.getTime() ?? 0) || b.id - a.id,
    )[0]
  );
}

/**
 * Decides anew which offer of each family is shown, and writes it down.
 * @param fresh offers that are being written.
 */
export async function settleFamilies(
  transaction: Queryable,
  families: readonly number[],
  fresh: ReadonlySet<number>,
): Promise<Settled> {
  const settled: Settled = { hidden: new Set(), shown: new Map(), stale: new Set() };
  if (families.length === 0) return settled;
  const { rows } = await transaction.query<Member>(
    `select f.id, f.family, listed, shown_by, published, expires_at, publications, first_published
       from offer_fingerprint f join offer on offer.id = f.id where f.family = any($1::int[]) order by f.id`,
    [families],
  );
  const updates: object[] = [];
  const byFamily = new Map<number, Member[]>(families.map((family) => [family, []]));
  for (const row of rows) byFamily.get(row.family)?.push(row);
  for (const members of byFamily.values()) {
    const listed = members.filter((member) => member.listed);
    const chosen = choose(listed, fresh);
    const first = new Date(Math.min(...members.map(({ published }) => published.getTime())));
    for (const member of members) {
      const isShown = member === chosen;
      const isRepeated = isShown && members.length > 1;
      const next = {
        id: member.id,
        shown_by: isShown || !member.listed ? null : (chosen?.id ?? null),
        publications: isRepeated ? members.length : 1,
        first_published: isRepeated ? first : null,
      };
      if (
        next.shown_by !== member.shown_by ||
        next.publications !== member.publications ||
        next.first_published?.getTime() !== member.first_published?.getTime()
      )
        updates.push(next);
      if (next.shown_by !== null) settled.hidden.add(member.id);
      if (!isShown) continue;
      settled.shown.set(member.id, first);
      const known = member.first_published ?? member.published;
      if (member.shown_by !== null || known.getTime() !== first.getTime()) settled.stale.add(member.id);
    }
  }
  if (updates.length > 0)
    await transaction.query(
      `update offer set shown_by = r.shown_by, publications = r.publications, first_published = r.first_published
         from json_to_recordset($1::json)
           as r(id int, shown_by int, publications smallint, first_published timestamptz)
        where offer.id = r.id`,
      [JSON.stringify(updates)],
    );
  return settled;
}
