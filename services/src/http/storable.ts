/** What neither a text of the database nor its JSON can hold, whatever is done with it: NUL, and halves of a character. */
const UNSTORABLE = /\u0000|\p{Surrogate}/u;

/**
 * Whether everything in what a caller sent can be kept and looked for in the database: texts, those inside lists and
 * objects, and the names of fields. Not by recursion: a body may be nested deeper than the stack.
 */
export function isStorable(sent: unknown): boolean {
  const waiting: unknown[] = [sent];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && UNSTORABLE.test(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) for (const name of Object.keys(value)) waiting.push(name);
    for (const inner of Object.values(value)) waiting.push(inner);
  }
  return true;
}
