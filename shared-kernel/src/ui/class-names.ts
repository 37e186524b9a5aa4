/** Joins class names, leaving out what is absent or false. Returns undefined when none is left. */
export function classNames(...names: ReadonlyArray<string | false | null | undefined>): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
