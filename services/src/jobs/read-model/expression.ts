/** A query of words: one lexeme, or several joined. */
export type Expression =
  | { kind: 'lexeme'; lexeme: string }
  | { kind: 'not'; of: Expression }
  /** `text` is how it is written: the same text is the same set of offers. */
  | { kind: 'and' | 'or'; of: readonly Expression[]; text: string };

/** Text that this reader does not know; SQL may. */
export class UnreadableQueryError extends Error {
  override name = 'UnreadableQueryError';
}

const TOKEN = /\s*(?:'((?:[^'\\]|''|\\.)*)'|([&|!()]))/y;

/**
 * Reads tsquery text as SQL gets it, so that both answer the very same query: quoted lexemes, `!`, `&`, `|` and
 * parentheses, in the order in which PostgreSQL binds them.
 * @throws UnreadableQueryError for anything else.
 */
export function readExpression(text: string): Expression {
  const tokens: { lexeme?: string; sign?: string; from: number; to: number }[] = [];
  TOKEN.lastIndex = 0;
  const end = text.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const match = TOKEN.exec(text);
    if (!match) throw new UnreadableQueryError();
    const [, lexeme, sign] = match;
    const place = { from: match.index, to: TOKEN.lastIndex };
    tokens.push(
      sign === undefined
        ? { ...place, lexeme: (lexeme ?? '').replace(/''|\\(.)/g, unescaped) }
        : { ...place, sign },
    );
  }
  let at = 0;
  const takes = (sign: string): boolean => {
    if (tokens[at]?.sign !== sign) return false;
    at += 1;
    return true;
  };
  const list = (kind: 'and' | 'or', sign: string, part: () => Expression): Expression => {
    const first = at;
    const of = [part()];
    while (takes(sign)) of.push(part());
    if (of.length === 1 && of[0]) return of[0];
    return { kind, of, text: text.slice(tokens[first]?.from, tokens[at - 1]?.to) };
  };
  const either = (): Expression => list('or', '|', every);
  const every = (): Expression => list('and', '&', one);
  const one = (): Expression => {
    if (takes('!')) return { kind: 'not', of: one() };
    if (takes('(')) {
      const inner = either();
      if (!takes(')')) throw new UnreadableQueryError();
      return inner;
    }
    const lexeme = tokens[at]?.lexeme;
    if (lexeme === undefined || lexeme === '') throw new UnreadableQueryError();
    at += 1;
    return { kind: 'lexeme', lexeme };
  };
  const expression = either();
  if (at !== tokens.length) throw new UnreadableQueryError();
  return expression;
}

const unescaped = (written: string, escaped: string | undefined): string =>
  written === "''" ? "'" : (escaped ?? '');
