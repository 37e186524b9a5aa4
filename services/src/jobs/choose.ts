/** Every choice of `size` of some items, those of the first items first. */
export function choose<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, place) =>
    choose(items.slice(place + 1), size - 1).map((rest) => [item, ...rest]),
  );
}
