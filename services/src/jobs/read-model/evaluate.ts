import { drop, emptyBitmap, fullBitmap, join, keep } from './bitmap.ts';
import type { Bitmap } from './bitmap.ts';
import { isKept, type Terms } from './dictionary.ts';
import { UnreadableQueryError } from './expression.ts';
import type { Expression } from './expression.ts';
import type { Segment } from './segment.ts';

/**
 * Documents of a segment that answer to an expression, gone ones among them.
 * @throws UnreadableQueryError for lexemes that columns hold instead.
 */
export function evaluate(expression: Expression, segment: Segment, terms: Terms): Bitmap {
  switch (expression.kind) {
    case 'lexeme': {
      if (!isKept(expression.lexeme)) throw new UnreadableQueryError();
      return segment.getDocuments(terms.term(expression.lexeme));
    }
    case 'not': {
      const all = fullBitmap(segment.size);
      drop(all, evaluate(expression.of, segment, terms));
      return all;
    }
    case 'or': {
      const any = emptyBitmap(segment.size);
      for (const part of expression.of) join(any, evaluate(part, segment, terms));
      return any;
    }
    case 'and': {
      const wanted = expression.of.filter(({ kind }) => kind !== 'not');
      const all = wanted[0] ? evaluate(wanted[0], segment, terms) : fullBitmap(segment.size);
      for (const part of wanted.slice(1)) keep(all, evaluate(part, segment, terms));
      for (const part of expression.of) if (part.kind === 'not') drop(all, evaluate(part.of, segment, terms));
      return all;
    }
  }
}
