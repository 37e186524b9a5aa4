import { compareVersions } from '@chamba/kernel/composition/release';
import type { CompositionDocument } from '@chamba/kernel/composition/signing';
import { isSame } from './history.ts';

/**
 * A canary after live moved: it is live with some other releases, so where it has none of its own, or an older one than
 * live has by now, it goes along.
 * @param before what live was, and `after` what it is.
 */
export function followLive(
  canary: CompositionDocument,
  before: CompositionDocument,
  after: CompositionDocument,
): CompositionDocument {
  const units = { ...canary.units };
  for (const unit of new Set([...Object.keys(before.units), ...Object.keys(after.units)])) {
    const [own, previous, next] = [units[unit], before.units[unit], after.units[unit]];
    if (isSame(previous, next)) continue;
    const overtaken = own && next && compareVersions(next.version, own.version) >= 0;
    if (!isSame(own, previous) && !overtaken) continue;
    if (next) units[unit] = next;
    else delete units[unit];
  }
  return { schema: 1, units };
}
