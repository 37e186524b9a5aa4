import { fold } from '../jobs/words.ts';
import type { Store } from '../store/index.ts';

/** A frequent title with the number of offers that have it. */
export type TitleSuggestion = { text: string; documents: number };

/** Longest title that is offered as a keyword, in words. */
const LONGEST = 4;

/** Suggested where nothing fits what was typed. */
export const DEFAULT_TITLES = [
  'Ventas',
  'Administración',
  'Contabilidad',
  'Recursos Humanos',
  'Chofer',
  'Almacén',
  'Atención a clientes',
  'Recepcionista',
  'Ingeniero',
  'Programador',
];

type Entry = TitleSuggestion & { folded: string };

/**
 * Titles by frequency, in memory: a few thousand, asked for at every key that a visitor presses.
 */
export class TitleIndex {
  #entries: Entry[] = [];

  /** Reads the titles; to be called after the catalogue changed. */
  async load(store: Store): Promise<void> {
    const { rows } = await store.query<TitleSuggestion>(
      `select min(title) as text, count(*)::int as documents from offer
        group by lower(title) having count(*) > 1 order by count(*) desc, 1 limit 6000`,
    );
    this.#entries = rows
      .filter((row) => row.text.split(' ').length <= LONGEST)
      .map((row) => ({ ...row, folded: fold(row.text) }));
  }

  /**
   * Titles that start with a text, then those with a word that does; most offers first.
   * @param exact only titles that are the text, whatever accents and letter case.
   */
  find(text: string, count: number, exact = false): TitleSuggestion[] {
    const typed = fold(text);
    if (typed === '') return [];
    const rank = (entry: Entry): number =>
      exact
        ? entry.folded === typed
          ? 0
          : -1
        : entry.folded.startsWith(typed)
          ? 0
          : entry.folded.includes(` ${typed}`)
            ? 1
            : -1;
    const first: Entry[] = [];
    const second: Entry[] = [];
    for (const entry of this.#entries) {
      const place = rank(entry);
      if (place === 0) first.push(entry);
      else if (place === 1 && second.length < count) second.push(entry);
      if (first.length === count) break;
    }
    return [...first, ...second]
      .slice(0, count)
      .map(({ text: title, documents }) => ({ text: title, documents }));
  }

  /** The titles of most offers. */
  top(count: number): TitleSuggestion[] {
    return this.#entries.slice(0, count).map(({ text, documents }) => ({ text, documents }));
  }
}
