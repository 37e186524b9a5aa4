import { compareVersions } from '@chamba/kernel/composition/release';
import type { CompositionDocument } from '@chamba/kernel/composition/signing';
import { isSame } from './history.ts';

/**
 * The canary, or a channel that follows live, after a move of live: the units it does not override, or overrides with an older release than live has
 * now, follow live.
 * @param before the previous live composition, and `after` the new one.
 */
export function followLive(
  channel: CompositionDocument,
  before: CompositionDocument,
  after: CompositionDocument,
): CompositionDocument {
  const units = { ...channel.units };
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
