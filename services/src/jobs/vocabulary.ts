import type { Queryable } from '../store/index.ts';
import { stemOf } from './words.ts';
import type { QueryWord } from './words.ts';

/** Farthest that a word may be from one of the vocabulary to be taken for a slip of the keyboard. */
const MAXIMUM_DISTANCE = 2;

/** Shorter words are too close to too many others. */
const SHORTEST_CORRECTED = 4;

/** Damerau-Levenshtein distance (neighbours swapped count once), or `limit + 1` when it is greater than the limit. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
      best = Math.min(best, value);
    }
    if (best > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/** The stems of the titles with the number of offers that hold them. */
export class Vocabulary {
  #titles = new Map<string, number>();

  /** Reads it from the database; to be called after the catalogue changed. */
  async load(db: Queryable): Promise<void> {
    const { rows } = await db.query<{ word: string; documents: number }>(
      "select substr(word, 3) as word, documents from lexeme where word like 't:%'",
    );
    this.#titles = new Map(rows.map((row) => [row.word, row.documents]));
  }

  /** Offers whose title holds a stem. */
  documents(stem: string): number {
    return this.#titles.get(stem) ?? 0;
  }

  /**
   * The search with unknown words replaced by the nearest ones of the titles, the more frequent of equals.
   * @returns null when there is nothing to replace or nothing near enough.
   */
  corrected(words: readonly QueryWord[]): QueryWord[] | null {
    let changed = false;
    const result = words.map((word) => {
      if (word.alternatives.some((all) => all.every((stem) => this.#titles.has(stem)))) return word;
      const near = this.#nearest(stemOf(word.word));
      if (!near) return word;
      changed = true;
      return { word: near, alternatives: [[near]] };
    });
    return changed ? result : null;
  }

  #nearest(stem: string): string | null {
    if (stem.length < SHORTEST_CORRECTED) return null;
    const limit = stem.length < 6 ? 1 : MAXIMUM_DISTANCE;
    let best: { word: string; distance: number; documents: number } | null = null;
    for (const [word, documents] of this.#titles) {
      const distance = editDistance(stem, word, Math.min(limit, best?.distance ?? limit));
      if (distance > limit) continue;
      if (!best || distance < best.distance || (distance === best.distance && documents > best.documents)) {
        best = { word, distance, documents };
      }
    }
    return best?.word ?? null;
  }
}
