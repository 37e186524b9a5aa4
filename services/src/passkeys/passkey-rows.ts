import type { Queryable } from '@chamba/database';

/** A passkey as stored. */
export type PasskeyRow = {
  id: string;
  account_id: number;
  credential_id: string;
  /** COSE key in base64url. */
  public_key: string;
  user_handle: string;
  counter: number;
};

/** A passkey as its owner sees it. */
export type ShownPasskey = { id: string; device: string; created_at: Date; used_at: Date | null };

/** The passkeys of an account, newest first. */
export async function listPasskeys(db: Queryable, accountId: number): Promise<ShownPasskey[]> {
  const { rows } = await db.query<ShownPasskey>(
    'select id::text as id, device, created_at, used_at from passkey where account_id = $1 order by id desc',
    [accountId],
  );
  return rows;
}

/** What authenticators know of the passkeys of an account. */
export async function readCredentials(
  db: Queryable,
  accountId: number,
): Promise<Array<Pick<PasskeyRow, 'credential_id' | 'user_handle'>>> {
  const { rows } = await db.query<Pick<PasskeyRow, 'credential_id' | 'user_handle'>>(
    'select credential_id, user_handle from passkey where account_id = $1 order by id',
    [accountId],
  );
  return rows;
}

/** The passkey of a credential; null if there is none. */
export async function findPasskey(db: Queryable, credentialId: string): Promise<PasskeyRow | null> {
  const { rows } = await db.query<PasskeyRow>(
    `select id::text as id, account_id, credential_id, public_key, user_handle, counter::float8 as counter
       from passkey where credential_id = $1`,
    [credentialId],
  );
  return rows[0] ?? null;
}

/** Stores a passkey. @throws the database's refusal of a credential that is known already. */
export async function insertPasskey(
  db: Queryable,
  row: Omit<PasskeyRow, 'id'> & { device: string },
  now: Date,
): Promise<void> {
  await db.query(
    `insert into passkey (account_id, credential_id, public_key, user_handle, counter, device, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
    [row.account_id, row.credential_id, row.public_key, row.user_handle, row.counter, row.device, now],
  );
}

/**
 * Records that a passkey was used.
 * @param counter what it counted now.
 * @returns false when it was removed, or used by another call, since it was read.
 */
export async function noteUse(
  db: Queryable,
  { id, counter: former }: Pick<PasskeyRow, 'id' | 'counter'>,
  counter: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update passkey set counter = $3, used_at = $4 where id = $1 and counter = $2',
    [id, former, counter, now],
  );
  return rowCount > 0;
}

/** Removes a passkey of an account; one that is gone already, or is another account's, is no failure. */
export async function removePasskey(db: Queryable, accountId: number, id: string): Promise<void> {
  await db.query('delete from passkey where account_id = $1 and id = $2', [accountId, id]);
}
