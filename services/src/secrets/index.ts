import type { Queryable } from '@chamba/database';
import { newSecret } from '../accounts/sessions.ts';

/**
 * The secret of a name, which is made when it is first asked for; all processes on a database have the same one.
 * @param make what makes it; 32 random bytes in base64url when missing.
 */
export async function readSecret(
  db: Queryable,
  name: string,
  now: Date,
  make: () => string = newSecret,
): Promise<string> {
  const find = () =>
    db.query<{ secret: string }>('select secret from service_secret where name = $1', [name]);
  let [row] = (await find()).rows;
  if (!row) {
    await db.query(
      'insert into service_secret (name, secret, created_at) values ($1, $2, $3) on conflict (name) do nothing',
      [name, make(), now],
    );
    [row] = (await find()).rows;
  }
  if (!row) throw new Error(`The secret ${name} was not stored.`);
  return row.secret;
}
