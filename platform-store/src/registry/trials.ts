import type { Store } from '@chamba/database';

/** A release in the canary that is compared with the one that is live. */
export type CanaryTrial = {
  unit: string;
  version: string;
  /** Version that is live. */
  against: string;
  /** Who promoted it, and the key that was used; null for the operator. */
  who: string;
  key: string | null;
  startedAt: Date;
  /** When it goes live, unless it fails before; null where somebody decides. */
  endsAt: Date | null;
  /** Whether that time is over, by the clock of the database. */
  isOver: boolean;
  /** What was counted and found so far, as its reader keeps it. */
  state: unknown;
};

const COLUMNS = `unit, version, against, who, key, started_at as "startedAt", ends_at as "endsAt",
  coalesce(ends_at <= now(), false) as "isOver", state`;

/** Trials of releases in the canary, one a unit. */
export class CanaryTrials {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** All trials, by unit. */
  async list(): Promise<CanaryTrial[]> {
    return (await this.#store.query<CanaryTrial>(`select ${COLUMNS} from canary_trial order by unit`)).rows;
  }

  /**
   * Begins the trial of a release. One of the same versions goes on with what was found so far.
   * @param minutes after which the release goes live; as before if missing.
   */
  async begin(
    { unit, version, against, who, key }: Pick<CanaryTrial, 'unit' | 'version' | 'against' | 'who' | 'key'>,
    minutes?: number,
  ): Promise<void> {
    await this.#store.query(
      `insert into canary_trial as trial (unit, version, against, who, key, ends_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))
       on conflict (unit) do update set
         version = excluded.version, against = excluded.against, who = excluded.who, key = excluded.key,
         ends_at = case when excluded.ends_at is not null or not ${SAME} then excluded.ends_at else trial.ends_at end,
         state = case when ${SAME} then trial.state else '{}' end,
         started_at = case when ${SAME} then trial.started_at else now() end`,
      [unit, version, against, who, key, minutes ?? null],
    );
  }

  /**
   * Takes a trial for one look, unless another process did so within a while.
   * @param ms that while.
   * @returns null where it was taken, or ended.
   */
  async claim(unit: string, ms: number): Promise<CanaryTrial | null> {
    const { rows } = await this.#store.query<CanaryTrial>(
      `update canary_trial set checked_at = now()
       where unit = $1 and checked_at <= now() - make_interval(secs => $2) returning ${COLUMNS}`,
      [unit, ms / 1_000],
    );
    return rows[0] ?? null;
  }

  /** Keeps other processes from a trial for a while, while what came of it is carried out. @param ms that while. */
  async hold(unit: string, ms: number): Promise<void> {
    await this.#store.query(
      'update canary_trial set checked_at = now() + make_interval(secs => $2) where unit = $1',
      [unit, ms / 1_000],
    );
  }

  /** Keeps what a look found, unless the trial became another one since. */
  async save({ unit, version, against }: CanaryTrial, state: unknown): Promise<void> {
    await this.#store.query(
      'update canary_trial set state = $4 where unit = $1 and version = $2 and against = $3',
      [unit, version, against, JSON.stringify(state)],
    );
  }

  /** Ends a trial; nothing happens where there is none. */
  async end(unit: string): Promise<void> {
    await this.#store.query('delete from canary_trial where unit = $1', [unit]);
  }
}

const SAME = '(trial.version = excluded.version and trial.against = excluded.against)';
