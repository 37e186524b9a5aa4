import { areRelated, toBaseForm, holdsAsWritten, distinctiveWords } from './variants.ts';

/** An offer as the bench looks at it. */
export type Answer = { id: string; title: string };

/** What a search gave: how many offers in all, and the first of them. */
export type Found = { total: number; answers: readonly Answer[] };

/** Answers that are compared. */
export const PAGE = 10;

/** Answers of the clean title that are never wrong. */
export const CLEAN_DEPTH = 50;

/** What came of one error. */
export type Verdict = {
  /** Share of the clean answers that were found again; null where exact matches of what was typed fill the page. */
  recall: number | null;
  isEmpty: boolean;
  /** Titles that have nothing to do with what was meant. */
  wrong: readonly string[];
};

/**
 * Judges the answers of an error.
 * @param title the title as it stood, and `clean` its first answers, up to `CLEAN_DEPTH`.
 */
export function judge(title: string, clean: Found, query: string, found: Found): Verdict {
  const meant = clean.answers.slice(0, PAGE);
  const page = found.answers.slice(0, PAGE);
  const meantIds = new Set(meant.map(({ id }) => id));
  const knownIds = new Set(clean.answers.map(({ id }) => id));
  const hits = page.filter(({ id }) => meantIds.has(id)).length;
  const own = page.filter((answer) => !meantIds.has(answer.id) && holdsAsWritten(answer.title, query)).length;
  const room = Math.min(meant.length, PAGE - own);
  return {
    recall: room > 0 ? hits / room : null,
    isEmpty: found.total === 0,
    wrong: page
      .filter((answer) => !knownIds.has(answer.id))
      .filter((answer) => !areRelated(title, answer.title) && !holdsAsWritten(answer.title, query))
      .map((answer) => answer.title),
  };
}

/** Whether a text holds each word of a query, in any number or gender or as a declared variant. */
export function covers(text: string, query: string): boolean {
  return distinctiveWords(query).every((word) => areRelated(word, text));
}

/** Titles among the answers that have a pair's wrong word instead of the query's own. */
export function wrongOfPair(query: string, wrong: string, found: Found): string[] {
  const bases = distinctiveWords(wrong).map(toBaseForm);
  return found.answers
    .slice(0, PAGE)
    .map(({ title }) => title)
    .filter((title) => {
      const there = new Set(distinctiveWords(title).map(toBaseForm));
      return bases.every((base) => there.has(base)) && !covers(title, query);
    });
}
