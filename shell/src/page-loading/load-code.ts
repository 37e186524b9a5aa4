/** Pause before code that did not arrive is asked for again, in ms. */
const PAUSE_MS = 300;

/**
 * Loads code of a unit, and once more when it did not arrive: releases stay where they are, so a failure is the
 * network's or that of a copy on the way. Code that came and failed as it ran is not asked for again: webpack would hand
 * out what there is of it. On the server, where neither exists, the first failure counts.
 * @throws what the last attempt throws.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const address = getAddress(error);
    if (typeof window === 'undefined' || address === null) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if ((await fetchAnew(address)) === 'refused') throw error;
    return load();
  }
}

/** The file that failed: the loader of chunks and that of entries note the address they asked for. */
function getAddress(error: unknown): string | null {
  const address = error instanceof Error && 'request' in error ? error.request : null;
  return typeof address === 'string' ? address : null;
}

/**
 * Brings the file that failed from its source again, so that a broken copy in a cache does not answer for good.
 * @returns `refused` when the source answered with an error: loading the file would only ask it a third time. A line that
 *   broke says nothing about the next attempt.
 */
export async function fetchAnew(address: string): Promise<'came' | 'refused' | 'unreachable'> {
  try {
    const answer = await fetch(address, { cache: 'reload' });
    await answer.arrayBuffer();
    return answer.ok ? 'came' : 'refused';
  } catch {
    return 'unreachable';
  }
}
