import type { Release } from '@chamba/kernel/composition/release';

/** A release that is not live, in a folder of this machine. */
export type Variant = { release: Release; folder: string };

/**
 * Every way in which one or two units are of a given release while the others are live: that is how a page is composed
 * between two moves, after a way back, and for a tester.
 * @example listCombinations([search2, cv2, cv3]) // [search2], [cv2], [cv3], [search2, cv2], [search2, cv3]
 */
export function listCombinations(variants: readonly Variant[]): Variant[][] {
  const pairs = variants.flatMap((one, index) =>
    variants
      .slice(index + 1)
      .filter(({ release }) => release.name !== one.release.name)
      .map((other) => [one, other]),
  );
  return [...variants.map((variant) => [variant]), ...pairs];
}
