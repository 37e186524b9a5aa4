import { createHmac } from 'node:crypto';

/** Header that proves who sent a webhook call and when. */
export const SIGNATURE_HEADER = 'chamba-signature';

/**
 * The value of {@link SIGNATURE_HEADER}: `t=<Unix seconds>,v1=<hex>`, where `v1` is the HMAC-SHA256 of `<t>.<body>` with the
 * secret of the feed.
 */
export function signBody(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
