import { createHash } from 'node:crypto';

/**
 * A visitor's percentile, from 0 to below 100: stable for a visitor, whatever the share. The visitors of a small
 * share are part of every larger one.
 */
export function getPercentile(visitorId: string): number {
  const hash = createHash('sha256').update(visitorId).digest();
  return (hash.readUInt32BE(0) / 0x1_0000_0000) * 100;
}
