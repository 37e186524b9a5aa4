import { randomBytes } from 'node:crypto';
import jws from 'jws';
import { z } from 'zod';

/** How long a token is good for, in seconds. */
export const LIFE_SECONDS = 3_600;

const AUDIENCE = 'OpenEnglish';

/** What a token says: for whose résumé, and for which entry of it, a score may be saved. */
const claimsSchema = z.object({
  aud: z.literal(AUDIENCE),
  /** Id of the account. */
  sub: z.string().regex(/^\d{1,9}$/),
  resumeID: z.string().regex(/^\d{1,9}$/),
  elementID: z.string(),
  /** Distinguishes it from every other token: it can be used once. */
  jti: z.string().min(16),
  /** Seconds since 1970. */
  iat: z.number(),
  exp: z.number(),
});
export type Claims = z.infer<typeof claimsSchema>;

/** Makes a token. @returns it with its id. */
export function signToken(
  about: Pick<Claims, 'sub' | 'resumeID' | 'elementID'>,
  secret: string,
  now: Date,
): { jwt: string; jti: string } {
  const iat = Math.floor(now.getTime() / 1000);
  const jti = randomBytes(16).toString('base64url');
  const payload: Claims = { aud: AUDIENCE, ...about, jti, iat, exp: iat + LIFE_SECONDS };
  return { jwt: jws.sign({ header: { alg: 'HS256', typ: 'JWT' }, payload, secret }), jti };
}

/** What a token says; null for one that is not signed with the secret by HS256, is expired, or is malformed. */
export function readToken(token: string, secret: string, now: Date): Claims | null {
  try {
    if (!jws.verify(token, 'HS256', secret)) return null;
    const decoded = jws.decode(token);
    if (decoded?.header.alg !== 'HS256') return null;
    const payload: unknown =
      typeof decoded.payload === 'string' ? JSON.parse(decoded.payload) : decoded.payload;
    const { data } = claimsSchema.safeParse(payload);
    return data && data.exp > now.getTime() / 1000 ? data : null;
  } catch {
    // No token at all, or one whose parts are no JSON.
    return null;
  }
}
