/** What the links of mails about one kept search carry: signed, so that nothing has to be stored for them. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '@chamba/database';
import { readSecret } from '../secrets/index.ts';

/** Name of the secret that signs them. */
const SAVED_SEARCH_LINKS = 'saved-search-links';

/** Whether a link starts the mails of a search, or ends them. */
export type LinkPurpose = 'confirm' | 'cancel';

const sign = (secret: string, purpose: LinkPurpose, id: number): string =>
  createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url');

/** Token of a link that starts or ends the mails of a search, good for as long as there is the search. */
export async function createSearchToken(
  db: Queryable,
  purpose: LinkPurpose,
  searchId: number,
  now: Date,
): Promise<string> {
  return `${searchId}.${sign(await readSecret(db, SAVED_SEARCH_LINKS, now), purpose, searchId)}`;
}

/** Id of the search that a token of a purpose was made for; null if it is invalid. */
export async function readSearchToken(
  db: Queryable,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<number | null> {
  const [, id = '', signature = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === '') return null;
  const expected = sign(await readSecret(db, SAVED_SEARCH_LINKS, now), purpose, Number(id));
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(id) : null;
}
