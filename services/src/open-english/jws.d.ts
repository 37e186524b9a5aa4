/** The part of `jws` that is used; the package has no types. */
declare module 'jws' {
  export function sign(options: {
    header: { alg: 'HS256'; typ: 'JWT' };
    payload: object;
    secret: string;
  }): string;
  /** Whether a token is signed by this algorithm, whatever its header says. @throws Error for what is no token at all. */
  export function verify(token: string, algorithm: 'HS256', secret: string): boolean;
  /** Its parts, unchecked; null if it is malformed. */
  export function decode(token: string): { header: { alg?: unknown }; payload: unknown } | null;
}
