/** Calls that another Chamba site answers: the headers it receives, and the secrets in its cookies. */
import { isObject } from '../json.ts';
import { hiddenName, readTokenCookie } from '../session/cookies.ts';
import { OWN_HEADER } from '../session/same-site.ts';

/** Headers of a call for another site: the visitor's token, without the headers that only this site may see. */
export function siteHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { sessionid: _visitor, userid: _userid, ...rest } = headers;
  return { ...rest, [OWN_HEADER]: '1' };
}

/**
 * Restores the secrets that the other site moved from an answer to its own cookies: the session's token and the
 * access token of a mailed link. This site needs them for its own cookies.
 * @param setCookie the `set-cookie` headers of the answer.
 */
export function restoreSecrets(body: Buffer, type: string, setCookie: readonly string[]): Buffer {
  const token = readTokenCookie(findCookie(setCookie, 'auth_token') ?? undefined)?.token ?? null;
  const accessToken = findCookie(setCookie, 'access_token');
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

/** Value of a cookie that is set, not deleted, with or without the https prefix. */
function findCookie(setCookie: readonly string[], name: string): string | null {
  for (const line of setCookie) {
    const [pair = ''] = line.split(';', 1);
    const [key = '', value = ''] = pair.split(/=(.*)/s, 2);
    if ((key.trim() === name || key.trim() === hiddenName(name, true)) && value !== '')
      return decodeURIComponent(value);
  }
  return null;
}
