import type { AdText } from './ad-text.ts';

/** What a rule found in an advertisement, with the clause that made it. */
export type Finding<Id extends string = string> = { rule: Id; quote: string };

/** What is known around a match: its clause, and where the match is in it. */
export type Match = { clause: string; start: number; end: number };

/** Words that a rule looks for. */
export type Wording = {
  pattern: RegExp;
  /** Whether a match in its clause means something else. */
  unless?: (match: Match) => boolean;
};

/** Wordings that mean the same. */
export type WordingRule<Id extends string = string> = {
  id: Id;
  /** What a clause has to have for any of the wordings to be looked for in it. */
  trigger: RegExp;
  wordings: readonly Wording[];
};

/** Longest quote, in characters. */
const MAX_QUOTE = 200;

/** Shortens a clause to what a list shows. */
export const toQuote = (text: string): string =>
  text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE - 1).trimEnd()}…` : text;

/** Joins parts of a pattern into one expression that finds every match. */
export const words = (...parts: readonly string[]): RegExp => new RegExp(`\\b(?:${parts.join('|')})`, 'g');

function isIn(clause: string, { pattern, unless }: Wording): boolean {
  for (const found of clause.matchAll(pattern)) {
    if (!unless?.({ clause, start: found.index, end: found.index + found[0].length })) return true;
  }
  return false;
}

/** The first clause that a rule matches. @returns its quote; null without a match. */
export function findWording({ clauses }: AdText, { trigger, wordings }: WordingRule): string | null {
  const found = clauses.find(
    ({ folded }) => trigger.test(folded) && wordings.some((wording) => isIn(folded, wording)),
  );
  return found ? toQuote(found.original) : null;
}
