/** Calls that another Chamba site answers: what travels there, and what its answers hide in cookies. */
import { hiddenName, readTokenCookie } from '../session/cookies.ts';
import { OWN_HEADER } from '../session/same-site.ts';

type Json = Record<string, unknown>;

/** Headers of a call as another site takes it: the visitor's token, and none of what only this site knows. */
export function siteHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { sessionid: _visitor, userid: _userid, ...rest } = headers;
  return { ...rest, [OWN_HEADER]: '1' };
}

/**
 * Puts back into an answer the secrets that the other site took out of it for its own cookies: the session's token and
 * the access token of a mailed link. The pages of this site need them for cookies of its own.
 * @param setCookie the `set-cookie` headers of the answer.
 */
export function withSecretsOf(body: Buffer, type: string, setCookie: readonly string[]): Buffer {
  const token = readTokenCookie(cookieOf(setCookie, 'auth_token') ?? undefined)?.token ?? null;
  const accessToken = cookieOf(setCookie, 'access_token');
  if ((token === null && accessToken === null) || !type.includes('json')) return body;
  let data: unknown;
  try {
    data = JSON.parse(body.toString('utf8'));
  } catch {
    return body;
  }
  if (!isObject(data)) return body;
  const fields = isObject(data['response']) ? data['response'] : data;
  if (token !== null) {
    const known = isObject(fields['authentication_token']) ? fields['authentication_token'] : {};
    fields['authentication_token'] = { ...known, token };
  }
  if (accessToken !== null && 'accessToken' in fields) fields['accessToken'] = accessToken;
  return Buffer.from(JSON.stringify(data));
}

/** Value of a cookie that is set, not ended, with or without the prefix of https. */
function cookieOf(setCookie: readonly string[], name: string): string | null {
  for (const line of setCookie) {
    const [pair = ''] = line.split(';', 1);
    const [key = '', value = ''] = pair.split(/=(.*)/s, 2);
    if ((key.trim() === name || key.trim() === hiddenName(name, true)) && value !== '')
      return decodeURIComponent(value);
  }
  return null;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
