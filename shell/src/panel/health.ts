import type { UnitEntry } from '@chamba/kernel/composition';

/** How a unit answers: asked with a fetch of its entry, or as this page's own loads went. */
export type Health =
  | { state: 'answers' | 'slow'; ms: number; bytes: number }
  | { state: 'silent' }
  | { state: 'unloaded' }
  | { state: 'asking' };

/** From this on a unit is slow, in ms. */
const SLOW_MS = 1_000;

/** Longest a unit is waited for, in ms. */
const MAX_MS = 3_000;

const answered = (ms: number, bytes: number): Health => ({
  state: ms > SLOW_MS ? 'slow' : 'answers',
  ms: Math.round(ms),
  bytes,
});

/** What this page loaded of a unit so far; `unloaded` when that is nothing. */
export function healthOnPage({ base, entry }: UnitEntry): Health {
  const folder = new URL(base, location.href).href;
  const files = performance
    .getEntriesByType('resource')
    .filter((resource): resource is PerformanceResourceTiming => resource.name.startsWith(folder));
  const start = files.find(({ name }) => name === folder + entry);
  // A file may be listed for its preload and for its use: it is one file all the same.
  const sizes = new Map(files.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return start ? answered(start.duration, bytes) : { state: 'unloaded' };
}

/** Asks a unit for its entry, past every cache. Never rejects. */
export async function askHealth({ base, entry }: UnitEntry): Promise<Health> {
  const started = performance.now();
  try {
    const answer = await fetch(new URL(base + entry, location.href), {
      cache: 'no-store',
      signal: AbortSignal.timeout(MAX_MS),
    });
    const body = await answer.arrayBuffer();
    return answer.ok ? answered(performance.now() - started, body.byteLength) : { state: 'silent' };
  } catch {
    return { state: 'silent' };
  }
}
