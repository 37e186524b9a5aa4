/** Joins class names, leaving out whatever is empty or absent. Returns undefined when none is left. */
export function classNames(...names: ReadonlyArray<unknown>): string | undefined {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ') || undefined;
}
