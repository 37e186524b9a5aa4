/** Levenshtein distance of two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The closest name, or null if none is similar. */
export function closest(typed: string, names: readonly string[]): string | null {
  const begun = typed.length > 1 ? names.filter((name) => name.startsWith(typed)) : [];
  if (begun.length === 1) return begun[0] ?? null;
  const ranked = names
    .map((name) => ({ name, edits: distance(typed, name) }))
    .sort((one, other) => one.edits - other.edits);
  const best = ranked[0];
  return best && best.edits <= Math.max(1, Math.floor(typed.length / 3)) ? best.name : null;
}
