import { drop, emptyBitmap, fullBitmap, isEmpty, join, keep } from './bitmap.ts';
import type { Bitmap } from './bitmap.ts';
import { isKept, type Terms } from './dictionary.ts';
import { UnreadableQueryError } from './expression.ts';
import type { Expression } from './expression.ts';
import type { Segment } from './segment.ts';

/** Bytes of the sets that are remembered of one segment, and how many they are at most. */
const MOST_BYTES = 4 * 2 ** 20;
const MOST_SETS = 200;

/** Sets of a segment that parts of expressions stand for: the tiers of one search repeat each other's parts. */
export type KnownSets = Map<string, Bitmap>;

/**
 * Documents of a segment that answer to an expression, gone ones among them, as a set that may be changed.
 * @param known sets of the same segment that were found for parts of other expressions; it is added to.
 * @throws UnreadableQueryError for lexemes that columns hold instead.
 */
export function evaluate(
  expression: Expression,
  segment: Segment,
  terms: Terms,
  known: KnownSets = new Map(),
): Bitmap {
  /** The set of a part, which others may share: not to be changed. */
  const part = (of: Expression): Bitmap => {
    if (of.kind === 'lexeme' || of.kind === 'not') return evaluate(of, segment, terms, known);
    const found = known.get(of.text);
    if (found) return found;
    const set = evaluate(of, segment, terms, known);
    if (known.size < MOST_SETS && (known.size + 1) * set.byteLength <= MOST_BYTES) known.set(of.text, set);
    return set;
  };
  switch (expression.kind) {
    case 'lexeme': {
      if (!isKept(expression.lexeme)) throw new UnreadableQueryError();
      return segment.getDocuments(terms.term(expression.lexeme));
    }
    case 'not': {
      const all = fullBitmap(segment.size);
      drop(all, part(expression.of));
      return all;
    }
    case 'or': {
      const any = emptyBitmap(segment.size);
      for (const one of expression.of) join(any, part(one));
      return any;
    }
    case 'and': {
      const [first, ...others] = expression.of.filter(({ kind }) => kind !== 'not');
      const all = !first
        ? fullBitmap(segment.size)
        : first.kind === 'lexeme'
          ? part(first)
          : part(first).slice();
      for (const one of others) keep(all, part(one));
      for (const one of expression.of) {
        if (one.kind !== 'not') continue;
        // What SQL alone can look up has to be found out all the same.
        if (isEmpty(all)) checkKept(one.of);
        else drop(all, part(one.of));
      }
      return all;
    }
  }
}

/** @throws UnreadableQueryError for lexemes that columns hold instead. */
function checkKept(expression: Expression): void {
  if (expression.kind === 'lexeme') {
    if (!isKept(expression.lexeme)) throw new UnreadableQueryError();
  } else if (expression.kind === 'not') checkKept(expression.of);
  else expression.of.forEach(checkKept);
}
