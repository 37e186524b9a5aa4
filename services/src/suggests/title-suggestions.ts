import type { Store } from '@chamba/database';
import { NameList } from './name-list.ts';

/** A frequent title with the number of offers that have it. */
export type TitleSuggestion = { text: string; documents: number };

/** Longest title that is offered as a keyword, in words. */
const MAX_WORDS = 4;

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

/** Number of newest offers whose titles are counted: enough to find the frequent ones, whatever the size of the catalogue. */
const LOOKED_AT = 200_000;

type Entry = TitleSuggestion & { names: readonly string[] };

/**
 * Titles by frequency, in memory: a few thousand, asked for at every key that a visitor presses.
 */
export class TitleIndex {
  #entries: readonly Entry[] = [];
  #names = new NameList<Entry>([]);

  /** Reads the titles; to be called after the catalogue changed. */
  async load(store: Store): Promise<void> {
    const { rows } = await store.query<TitleSuggestion>(
      `select min(title) as text, count(*)::int as documents
        from (select title from offer where listed and shown_by is null order by id desc limit $1) newest
        group by lower(title) having count(*) > 1 order by count(*) desc, 1 limit 6000`,
      [LOOKED_AT],
    );
    this.#entries = rows
      .filter((row) => row.text.split(' ').length <= MAX_WORDS)
      .map((row) => ({ ...row, names: [row.text] }));
    this.#names = new NameList(this.#entries);
  }

  /**
   * Titles that start with a text, then those whose words do, then what sounds alike or has a slip; most offers first.
   * @param exact only titles that are the text, whatever accents and letter case.
   */
  find(text: string, count: number, exact = false): TitleSuggestion[] {
    const found = exact ? this.#names.exactly(text).slice(0, count) : this.#names.find(text, count);
    return found.map(shown);
  }

  /** The titles of most offers. */
  top(count: number): TitleSuggestion[] {
    return this.#entries.slice(0, count).map(shown);
  }
}

const shown = ({ text, documents }: Entry): TitleSuggestion => ({ text, documents });
