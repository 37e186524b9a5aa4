import type { SearchParams } from '@chamba/kernel/routes';

/** A condition that a keyword states in words: 'medio tiempo', 'más de 20000', 'que no sea call center'. */
export type Condition = {
  /** As it is shown: 'Medio tiempo'. */
  text: string;
  /** Filters of an address that mean the same. */
  params: Readonly<Partial<SearchParams>>;
  /** Filters of what comes next where few offers fulfil it; none where missing. */
  near?: Readonly<Partial<SearchParams>>;
  /** Work that it is asked for in, as a keyword: who has a licence drives. */
  work?: string;
};

/** A condition with the number of words that state it. */
export type ReadCondition = Condition & {
  length: number;
  /** What is asked for where the phrase is negated: 'que no sea de noche'. */
  opposite?: Condition;
};

/**
 * Reads one kind of condition.
 * @param rest the words of the keyword from one of them on, folded, one space between them.
 * @param before the words before them.
 * @returns null where they do not begin with such a condition for certain.
 */
export type ConditionReader = (rest: string, before: string) => ReadCondition | null;

/** A regular expression that whole words of a keyword answer to from its beginning. */
export const wordPattern = (source: string): RegExp => new RegExp(`^(?:${source})(?= |$)`);

/** Number of words of a text with one space between them. */
export const countWords = (text: string): number => text.split(' ').length;

/**
 * A reader of fixed phrases, the longest first.
 * @param rows each phrase as the source of a regular expression over whole words, and what its negation asks for.
 */
export function phraseReader(
  rows: ReadonlyArray<
    readonly [
      source: string,
      text: string,
      params: Condition['params'],
      opposite?: Condition,
      near?: Condition['params'],
    ]
  >,
): ConditionReader {
  const rules = rows.map(([source, text, params, opposite, near]) => ({
    pattern: wordPattern(source),
    text,
    params,
    opposite,
    near,
  }));
  return (rest) => {
    let longest: ReadCondition | null = null;
    for (const { pattern, text, params, opposite, near } of rules) {
      const [match] = pattern.exec(rest) ?? [];
      if (match === undefined) continue;
      const length = countWords(match);
      if (length > (longest?.length ?? 0))
        longest = { text, params, length, ...(opposite && { opposite }), ...(near && { near }) };
    }
    return longest;
  };
}
