import type { Queryable, Store } from '@chamba/database';
import { RegistryConflictError } from './types.ts';
import type { CollectableRelease, CompositionDocument } from './types.ts';

/** What is asked of a collection of unused releases. */
export type CollectRequest = {
  /** Releases that were published, or served by any channel, within these days stay. */
  days: number;
  /** Manifests that stay in any case: what the site serves, also where no channel names it. */
  keep: readonly string[];
  /** Lists what would be collected, and changes nothing. */
  dryRun: boolean;
};

/**
 * Unused releases: published before the days that are kept, and named by no composition that a channel points
 * at, pointed at within these days, or pointed at before its last move, to which it is rolled back.
 */
const UNUSED = `
with used as (
  select composition as id from channel where composition is not null
  union select to_composition from channel_move where at > now() - make_interval(days => $1)
  union select from_composition from channel_move where at > now() - make_interval(days => $1)
  union (select distinct on (channel) from_composition from channel_move
         where from_composition is distinct from to_composition order by channel, id desc)
), named as (
  select distinct release.value ->> 'manifest' as manifest
  from used join composition k on k.id = used.id, jsonb_each(k.document -> 'units') release
)
select unit, version, digest, manifest, published_at as "publishedAt"
from published_release r
where collected_at is null and published_at < now() - make_interval(days => $1)
  and r.manifest <> all ($2::text[]) and not exists (select 1 from named where named.manifest = r.manifest)
order by unit, published_at`;

/**
 * Marks unused releases as collected, so that no channel can be moved to them any more. Their files are the caller's to
 * remove. Moves of channels wait meanwhile, and a collection waits for moves under way.
 * @returns what was marked, or would be.
 */
export function collectReleases(
  store: Store,
  { days, keep, dryRun }: CollectRequest,
): Promise<CollectableRelease[]> {
  return store.tx(async (transaction) => {
    // Row locks would not hold the first move of a new channel.
    await transaction.query('lock table channel in share row exclusive mode');
    const { rows } = await transaction.query<CollectableRelease>(UNUSED, [days, [...keep]]);
    if (!dryRun)
      await transaction.query(
        'update published_release set collected_at = now() where manifest = any ($1::text[]) and collected_at is null',
        [rows.map(({ manifest }) => manifest)],
      );
    return rows;
  });
}

/** @throws RegistryConflictError `collected` if a release of a composition has lost its files. */
export async function requireFiles(db: Queryable, { units }: CompositionDocument): Promise<void> {
  const { rows } = await db.query<{ unit: string; version: string; at: Date }>(
    `select unit, version, collected_at as at from published_release
     where manifest = any ($1::text[]) and collected_at is not null limit 1`,
    [Object.values(units).map(({ manifest }) => manifest)],
  );
  const [collected] = rows;
  if (!collected) return;
  const { unit, version, at } = collected;
  const day = at.toISOString().slice(0, 10);
  throw new RegistryConflictError(
    'collected',
    `The files of ${unit} ${version} were removed on ${day} because it was unused: publish it again.`,
  );
}
