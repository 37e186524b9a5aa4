/**
 * Runs an async function for each item of a list with limited concurrency.
 * @param most how many run at once.
 * @throws the error of the first failing item; those that are running end by themselves.
 */
export async function eachAtOnce<Item>(
  items: Iterable<Item>,
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (let next = rest.next(); !next.done && !failed; next = rest.next()) {
      try {
        await work(next.value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
}
