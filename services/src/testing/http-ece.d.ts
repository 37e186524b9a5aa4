/** The part of `http_ece` that tests use; the package has no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Decrypts a body of RFC 8188 whose key is agreed on as RFC 8291 says. @throws Error for what was made for another key. */
  export function decrypt(
    body: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: Buffer },
  ): Buffer;
}
