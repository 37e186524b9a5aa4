/** What a page costs: bytes, time, calm, memory. */
import type { Growth } from '../../release/budget.ts';
import { breaks, type Difference, type Pair } from './difference.ts';

/** Limits of a repository whose `budgets.json` has none. */
export const GROWTH: Growth = {
  script: 60,
  style: 20,
  image: 200,
  font: 40,
  html: 150,
  blockedMs: 1_200,
  layoutShift: 0.1,
  memory: 2_000,
};

const KB = 1024;

/** Calls for data by which a page may have more. */
const MORE_CALLS = 6;

export function compareCosts({ was, is }: Pair, growth: Growth): Difference[] {
  const found: Difference[] = [];
  const kinds = ['script', 'style', 'image', 'font'] as const;
  const bytes = [
    ...kinds.map((kind) => [kind, was.weight[kind], is.weight[kind], growth[kind]] as const),
    ['html', was.document.bytes, is.document.bytes, growth.html] as const,
  ];
  for (const [kind, before, now, limit] of bytes) {
    if (now - before <= limit * KB) continue;
    found.push(
      breaks(
        `weight-${kind}`,
        `loads ${kb(now)} KB of ${kind} instead of ${kb(before)}; ${limit} more are allowed`,
        'Load with the first intent what is not seen at first, or raise `growth` in budgets.json.',
      ),
    );
  }
  if (is.calls > was.calls + MORE_CALLS)
    found.push(
      breaks(
        'calls',
        `makes ${is.calls} calls while it loads instead of ${was.calls}`,
        'Load once, and not again with each render.',
      ),
    );
  if (is.blockedMs - was.blockedMs > growth.blockedMs)
    found.push(
      breaks(
        'blocked',
        `does not answer for ${Math.round(is.blockedMs)} ms instead of ${Math.round(was.blockedMs)}`,
        'Split long work, or move it off the main thread.',
      ),
    );
  if (is.layoutShift > was.layoutShift + growth.layoutShift)
    found.push(
      breaks(
        'layout-shift',
        `moves while it is read: ${is.layoutShift.toFixed(2)} instead of ${was.layoutShift.toFixed(2)}`,
        'Keep the place of what comes later.',
      ),
    );
  if (is.growth - was.growth > growth.memory * KB)
    found.push(
      breaks(
        'memory',
        `takes ${kb(is.growth)} KB more memory in each second in which nothing happens`,
        'Something is kept on a timer: let go of it, and stop the timer with the page.',
      ),
    );
  return found;
}

function kb(bytes: number): string {
  return (bytes / KB).toFixed(0);
}
