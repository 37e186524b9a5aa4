import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '@chamba/database';
import { newSecret } from '../accounts/sessions.ts';

/** Name of the secret that signs the calls to the webhooks of a feed. */
export const webhookSecretName = (feed: string): string => `webhook:${feed}`;

/** Name of the secret by which the links of employers are signed. */
const EMPLOYER_LINKS = 'employer-links';

/** The secret of a name, which is made when it is first asked for; all processes on a database have the same one. */
export async function readSecret(db: Queryable, name: string, now: Date): Promise<string> {
  const find = () =>
    db.query<{ secret: string }>('select secret from service_secret where name = $1', [name]);
  let [row] = (await find()).rows;
  if (!row) {
    await db.query(
      'insert into service_secret (name, secret, created_at) values ($1, $2, $3) on conflict (name) do nothing',
      [name, newSecret(), now],
    );
    [row] = (await find()).rows;
  }
  if (!row) throw new Error(`The secret ${name} was not stored.`);
  return row.secret;
}

const sign = (secret: string, applicationId: number): string =>
  createHmac('sha256', secret).update(`application:${applicationId}`).digest('base64url');

/** What opens an application for its employer, who has no account: stands in the address of the page `/recibida/:token`. */
export async function createEmployerToken(db: Queryable, applicationId: number, now: Date): Promise<string> {
  return `${applicationId}.${sign(await readSecret(db, EMPLOYER_LINKS, now), applicationId)}`;
}

/** The application that a token opens; null if it opens none. */
export async function readEmployerToken(db: Queryable, token: string, now: Date): Promise<number | null> {
  const [, id, signature] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !signature) return null;
  const applicationId = Number(id);
  const expected = sign(await readSecret(db, EMPLOYER_LINKS, now), applicationId);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? applicationId : null;
}
