/**
 * Works on entries at the same time: every lane takes the next one when it is free.
 * @returns each entry with its result, in their order.
 */
export async function inLanes<Entry, Lane, Result>(
  entries: readonly Entry[],
  lanes: readonly Lane[],
  work: (entry: Entry, lane: Lane) => Promise<Result>,
): Promise<Array<[Entry, Result]>> {
  const results: Array<[Entry, Result]> = [];
  const rest = entries.entries();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const [index, entry] of rest) results[index] = [entry, await work(entry, lane)];
    }),
  );
  return results;
}
