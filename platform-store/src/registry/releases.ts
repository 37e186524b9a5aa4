import type { Store } from '@chamba/database';
import { announce } from './announce.ts';
import { collectReleases, requireFiles, type CollectRequest } from './collect.ts';
import { RegistryConflictError } from './types.ts';
import type { CollectableRelease, CompositionDocument, PublishedRelease } from './types.ts';

const COLUMNS = `unit, version, digest, manifest, team, key, published_at as "publishedAt", findings, verification,
  collected_at as "collectedAt"`;

/** What was published: only ever added to. Releases that nothing names any more lose their files, not their entry. */
export class PublishedReleases {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** All releases, or those of one unit, newest first; those the site was started with come last. */
  async list(unit?: string, limit?: number): Promise<PublishedRelease[]> {
    const { rows } = await this.#store.query<PublishedRelease>(
      `select ${COLUMNS} from published_release where $1::text is null or unit = $1
       order by team is null, published_at desc, unit, version desc limit $2`,
      [unit ?? null, limit ?? null],
    );
    return rows;
  }

  /** One release; null when it was never published. */
  async find(unit: string, version: string): Promise<PublishedRelease | null> {
    const { rows } = await this.#store.query<PublishedRelease>(
      `select ${COLUMNS} from published_release where unit = $1 and version = $2`,
      [unit, version],
    );
    return rows[0] ?? null;
  }

  /**
   * Notes a release. One that the site was started with becomes a team's when that team publishes the very same.
   * @throws RegistryConflictError when the version is taken.
   */
  async add(release: Omit<PublishedRelease, 'publishedAt' | 'verification' | 'collectedAt'>): Promise<void> {
    const { rowCount } = await this.#store.query(
      `insert into published_release (unit, version, digest, manifest, team, key, findings)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (unit, version) do update
         set team = excluded.team, key = excluded.key, findings = excluded.findings, published_at = now()
         where published_release.team is null and excluded.team is not null
           and published_release.manifest = excluded.manifest
       returning unit`,
      [
        release.unit,
        release.version,
        release.digest,
        release.manifest,
        release.team,
        release.key,
        JSON.stringify(release.findings),
      ],
    );
    if (rowCount === 0)
      throw new RegistryConflictError(
        'version-taken',
        `${release.unit} ${release.version} was published already.`,
      );
  }

  /** Keeps what the verification of a release found; a later one takes its place. */
  async noteVerification(unit: string, version: string, verification: object): Promise<void> {
    await this.#store.query(
      'update published_release set verification = $3 where unit = $1 and version = $2',
      [unit, version, JSON.stringify(verification)],
    );
  }

  /** Marks releases that nothing names any more as collected; see `collectReleases`. */
  collect(request: CollectRequest): Promise<CollectableRelease[]> {
    return collectReleases(this.#store, request);
  }

  /** @throws RegistryConflictError `collected` if a release of a composition has lost its files. */
  requireFiles(document: CompositionDocument): Promise<void> {
    return requireFiles(this.#store, document);
  }

  /** Notes that the files of a collected release are there again: it was published once more. */
  async restore(unit: string, version: string): Promise<void> {
    await this.#store.query(
      `update published_release set collected_at = null, published_at = now()
       where unit = $1 and version = $2 and collected_at is not null`,
      [unit, version],
    );
  }

  /** Notifies every process of a new release, once its files are where all find them. */
  announce(): Promise<void> {
    return announce(this.#store);
  }
}
