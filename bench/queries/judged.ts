import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../support/report.ts';

const KINDS = [
  'title',
  'slang',
  'misspelt',
  'short',
  'english',
  'sentence',
  'place',
  'conditions',
  'employer',
] as const;

/** Titles of the first ten that an engine answers to a query. */
export type TitleSearch = (query: string) => Promise<readonly string[]>;

/** A query of a person, and which titles are right for it. */
export type JudgedQuery = {
  query: string;
  kind: (typeof KINDS)[number];
  isRight: (title: string) => boolean;
};

const lineSchema = z.tuple([z.string().min(1), z.string().min(1), z.enum(KINDS)]);

/** Lower case without accents, as the patterns are written. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Reads a judged set: tab-separated lines of query, pattern of right titles and kind; lines that begin with # are comments.
 * @param name of a file beside this one, without its ending.
 * @throws if a line does not fit.
 */
export function readJudged(
  name: 'build' | 'held-back' | 'apart' | 'people' | 'regions' | 'messages' | 'sectors' | 'unseen',
): JudgedQuery[] {
  return readFileSync(path.join(ROOT, 'bench/queries', `${name}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query, pattern, kind] = lineSchema.parse(line.split('\t'));
      const right = new RegExp(pattern, 'u');
      return { query, kind, isRight: (title) => right.test(fold(title)) };
    });
}

/** Letters that words of one stem begin with, mostly. */
const STEM = 4;

const toStems = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));

/** Whether a title has a word of a query, in any number and gender. */
export function sharesWord(query: string, title: string): boolean {
  const stems = new Set(toStems(title));
  return toStems(query).some((stem) => stems.has(stem));
}
