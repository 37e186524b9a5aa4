/** Removes secrets from the answers of services before a page sees them. */

import { isObject, type JsonObject } from '../json.ts';

/** The session data of a service's answer that pages do not see. */
export type Secrets = {
  token: string | null;
  userid: string | null;
  expiresAt: string | null;
  accessToken: string | null;
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
/** Services write ids as text or as numbers. */
const toId = (value: unknown): string | null => (typeof value === 'number' ? String(value) : text(value));

/**
 * Splits an answer into the visible part and its secrets: the session token, the access token of an e-mailed link,
 * and the pending account token, of which a page learns only whether there is one.
 * @param data parsed answer; it is not changed.
 * @param showsTokens whether the tokens of sessions and links stay in the visible part, for a client that is not a
 * browser. Tokens for the owner of the mailbox are always removed.
 */
export function withoutSecrets(data: unknown, showsTokens = false): { data: unknown; secrets: Secrets } {
  const secrets: Secrets = { token: null, userid: null, expiresAt: null, accessToken: null };
  if (!isObject(data)) return { data, secrets };
  const visible = cleanFields(data, secrets, showsTokens);
  if (isObject(data['response'])) visible['response'] = cleanFields(data['response'], secrets, showsTokens);
  return { data: visible, secrets };
}

function cleanFields(fields: JsonObject, secrets: Secrets, showsTokens: boolean): JsonObject {
  const clean: JsonObject = { ...fields };
  if (isObject(fields['authentication_token'])) {
    const { token, ...rest } = fields['authentication_token'];
    secrets.token = text(token) ?? secrets.token;
    secrets.expiresAt = text(rest['expires_at']) ?? secrets.expiresAt;
    if (!showsTokens) clean['authentication_token'] = rest;
  }
  if (isObject(fields['user_profile'])) {
    const profile = { ...fields['user_profile'] };
    secrets.userid = toId(profile['userid']) ?? secrets.userid;
    if ('newaccounttoken' in profile) profile['newaccounttoken'] = isPending(profile['newaccounttoken']);
    clean['user_profile'] = profile;
  }
  if ('newaccounttoken' in fields) clean['newaccounttoken'] = isPending(fields['newaccounttoken']);
  if ('accessToken' in fields) {
    secrets.accessToken = text(fields['accessToken']) ?? secrets.accessToken;
    if (!showsTokens) clean['accessToken'] = secrets.accessToken !== null;
  }
  return clean;
}

function isPending(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value !== '' && value !== 'false');
}
