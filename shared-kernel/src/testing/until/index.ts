/**
 * Waits until a condition holds, asking again and again; for tests of what happens by itself.
 * @param holds the condition.
 * @param what the condition in words, for the failure.
 * @param options.withinMs deadline, so that a condition that never holds fails the test instead of hanging it.
 * @param options.everyMs pause between two questions.
 * @throws Error when it does not hold by then.
 * @example await until(() => visited.length > 0, 'the saga navigates');
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string,
  { withinMs = 30_000, everyMs = 20 }: { withinMs?: number; everyMs?: number } = {},
): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() >= end) throw new Error(`not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
