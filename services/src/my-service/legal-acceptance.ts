import { LEGAL_VERSIONS } from '../legal/versions.ts';
import type { Queryable } from '@chamba/database';

/**
 * Stored where a client did not name a version of ours: an earlier client, a page that is newer than this service, or a
 * client that makes one up. What is kept proves which text was shown, so a day on which there was none is not kept.
 */
const UNNAMED = '';

/**
 * Records that an account accepted the legal documents. Accepting a version again keeps the time of the first.
 * @param version the one that the client says was shown.
 */
export async function keepAcceptance(
  db: Queryable,
  accountId: number,
  version: string | undefined,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into legal_acceptance (account_id, version, accepted_at) values ($1, $2, $3)
       on conflict (account_id, version) do nothing`,
    [accountId, version !== undefined && LEGAL_VERSIONS.has(version) ? version : UNNAMED, now],
  );
  await db.query('update account set termsandconditions = true where id = $1 and not termsandconditions', [
    accountId,
  ]);
}
