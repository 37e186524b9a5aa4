import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '@chamba/database';
import { readSecret } from '../secrets/index.ts';

/** Name of the secret that signs the calls to the webhooks of a feed. */
export const webhookSecretName = (feed: string): string => `webhook:${feed}`;

/** Name of the secret by which the links of employers are signed. */
const EMPLOYER_LINKS = 'employer-links';

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
