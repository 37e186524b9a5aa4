import type { Queryable, Store } from '@chamba/database';
import { RegistryConflictError } from './types.ts';
import type { KnownKey, Team, TeamKey } from './types.ts';

const UNIQUE_VIOLATION = '23505';

/** Whether an error is the engine's word for a value that is there already. */
export function isDuplicate(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE_VIOLATION;
}

/** Teams, the units they own, and their public keys. */
export class Teams {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** All teams by name, revoked keys included. */
  async list(): Promise<Team[]> {
    const { rows } = await this.#store.query<{
      name: string;
      createdAt: Date;
      units: string[];
      keys: { id: string; publicKey: string; addedAt: string; revokedAt: string | null }[];
    }>(
      `select name, created_at as "createdAt",
         coalesce((select json_agg(unit order by unit) from team_unit where team = name), '[]') as units,
         coalesce((select json_agg(json_build_object('id', id, 'publicKey', public_key, 'addedAt', added_at,
           'revokedAt', revoked_at) order by added_at, id) from team_key where team = name), '[]') as keys
       from team order by name`,
    );
    return rows.map((row) => ({
      ...row,
      keys: row.keys.map((key): TeamKey => ({
        ...key,
        addedAt: new Date(key.addedAt),
        revokedAt: key.revokedAt === null ? null : new Date(key.revokedAt),
      })),
    }));
  }

  /**
   * Makes a team with its first key.
   * @throws RegistryConflictError when the name, a unit or the key belongs to a team already.
   */
  async create(team: { name: string; units: readonly string[]; key: { id: string; publicKey: string } }) {
    await this.#store.tx(async (transaction) => {
      const { rowCount } = await transaction.query(
        'insert into team (name) values ($1) on conflict do nothing returning name',
        [team.name],
      );
      if (rowCount === 0)
        throw new RegistryConflictError('team-exists', `There is a team ${team.name} already.`);
      await giveUnits(transaction, team.name, team.units);
      await insertKey(transaction, team.name, team.key);
    });
  }

  /**
   * Says which units a team owns from now on.
   * @returns false when there is no such team.
   * @throws RegistryConflictError when a unit is another team's.
   */
  async setUnits(name: string, units: readonly string[]): Promise<boolean> {
    return this.#store.tx(async (transaction) => {
      const { rowCount } = await transaction.query('select 1 from team where name = $1 for update', [name]);
      if (rowCount === 0) return false;
      await transaction.query('delete from team_unit where team = $1', [name]);
      await giveUnits(transaction, name, units);
      return true;
    });
  }

  /**
   * Gives a team another key.
   * @returns false when there is no such team.
   * @throws RegistryConflictError when the key is known, of any team, revoked or not.
   */
  async addKey(name: string, key: { id: string; publicKey: string }): Promise<boolean> {
    const { rowCount } = await this.#store.query('select 1 from team where name = $1', [name]);
    if (rowCount === 0) return false;
    await insertKey(this.#store, name, key);
    return true;
  }

  /**
   * Takes a key back: what it signs from now on counts for nothing. What it has signed stays published.
   * @returns when it was revoked, for the first time; null when the team has no such key.
   */
  async revokeKey(name: string, id: string): Promise<Date | null> {
    const { rows } = await this.#store.query<{ revokedAt: Date }>(
      `update team_key set revoked_at = coalesce(revoked_at, now()) where team = $1 and id = $2
       returning revoked_at as "revokedAt"`,
      [name, id],
    );
    return rows[0]?.revokedAt ?? null;
  }

  /** A key with its team; null when no team has it. */
  async key(id: string): Promise<KnownKey | null> {
    const { rows } = await this.#store.query<KnownKey>(
      `select id, team, public_key as "publicKey", revoked_at is not null as revoked,
         coalesce((select json_agg(unit order by unit) from team_unit u where u.team = k.team), '[]') as units
       from team_key k where id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** The team that owns a unit; null when none does. */
  async findOwner(unit: string): Promise<string | null> {
    const { rows } = await this.#store.query<{ team: string }>('select team from team_unit where unit = $1', [
      unit,
    ]);
    return rows[0]?.team ?? null;
  }

  /**
   * Takes a nonce.
   * @param expires when it may be forgotten.
   * @returns false when it was used before.
   */
  async useNonce(key: string, nonce: string, expires: Date): Promise<boolean> {
    await this.#store.query('delete from used_nonce where expires_at < now()');
    const { rowCount } = await this.#store.query(
      'insert into used_nonce (key, nonce, expires_at) values ($1, $2, $3) on conflict do nothing returning 1',
      [key, nonce, expires.toISOString()],
    );
    return rowCount > 0;
  }
}

async function giveUnits(db: Queryable, team: string, units: readonly string[]): Promise<void> {
  for (const unit of [...new Set(units)].sort()) {
    const { rowCount } = await db.query(
      'insert into team_unit (unit, team) values ($1, $2) on conflict do nothing returning unit',
      [unit, team],
    );
    if (rowCount === 0)
      throw new RegistryConflictError('unit-taken', `The unit ${unit} belongs to another team.`);
  }
}

async function insertKey(db: Queryable, team: string, key: { id: string; publicKey: string }): Promise<void> {
  const { rowCount } = await db.query(
    `insert into team_key (id, team, public_key) values ($1, $2, $3) on conflict do nothing returning id`,
    [key.id, team, key.publicKey],
  );
  if (rowCount === 0)
    throw new RegistryConflictError('key-taken', `The key ${key.id} is known already; make a new one.`);
}
