import type { SampleClock } from '../../model/clock.ts';
import type { SearchCounts } from '../count-statements.ts';
import type { PackedGroup } from '../counts.ts';
import type { SearchQuery } from '../search-query.ts';
import { and, lexemeQuery } from '../where.ts';
import { keep, size } from './bitmap.ts';
import type { Bitmap } from './bitmap.ts';
import { countSegments } from './count-segments.ts';
import type { Found } from './count-segments.ts';
import type { Dictionaries } from './dictionary.ts';
import { evaluate } from './evaluate.ts';
import type { KnownSets } from './evaluate.ts';
import { readExpression } from './expression.ts';
import { countAdded, takeFirst } from './list-segments.ts';
import { compileFilters } from './query-filters.ts';
import type { Filters } from './query-filters.ts';
import type { Segment } from './segment.ts';

/** What is searched; its segments may be others at the next call. */
type Searched = { readonly segments: readonly Segment[]; readonly dictionaries: Dictionaries };

/**
 * Counts and lists searches over segments, at once and without the database. Every method throws UnreadableQueryError
 * for words that only SQL can look up.
 */
export class SegmentReader {
  readonly #copy: Searched;
  readonly #clock: SampleClock;
  /** Sets that were found for parts of this search's queries: words of a segment never change. */
  readonly #known = new Map<Segment, KnownSets>();

  constructor(copy: Searched, clock: SampleClock) {
    this.#copy = copy;
    this.#clock = clock;
  }

  counts(query: SearchQuery): SearchCounts {
    const found = this.#found(query, query.text.all);
    return countSegments(found, query, this.#filters(query), this.#copy.dictionaries, 'all');
  }

  groups(query: SearchQuery): readonly PackedGroup[] {
    const found = this.#found(query, query.text.all);
    return countSegments(found, query, this.#filters(query), this.#copy.dictionaries, 'groups').groups;
  }

  pageIds(query: SearchQuery, hits: number): number[] {
    const { all, tiers } = query.text;
    const start = (query.page - 1) * hits;
    const filters = this.#filters(query);
    const ids: number[] = [];
    for (const text of all === '' || query.byDate ? [all] : tiers) {
      const most = start + hits - ids.length;
      if (most <= 0) break;
      for (const id of takeFirst(this.#found(query, text), filters, most)) ids.push(id);
    }
    return ids.slice(start);
  }

  placedIds(query: SearchQuery, most: number): { premium: number[]; social: number[] } {
    const filters = this.#filters(query);
    const placed = (placement: string): number[] =>
      takeFirst(this.#found(query, and(query.text.all, `'pl:${placement}'`)), filters, most);
    return { premium: placed('premium'), social: placed('social') };
  }

  withTexts(texts: readonly string[]): number[] {
    return texts.map((text) =>
      this.#answering(text).reduce((sum, { documents }) => sum + size(documents), 0),
    );
  }

  since(query: SearchQuery, seconds: number): number {
    if (query.impossible) return 0;
    return countAdded(this.#found(query, query.text.all), this.#filters(query), seconds);
  }

  #filters(query: SearchQuery): Filters {
    return compileFilters(query, this.#clock.storedToday, this.#copy.dictionaries);
  }

  /** What is found by words; places are left to the columns. */
  #found(query: SearchQuery, text: string): Found[] {
    return this.#answering(lexemeQuery({ ...query, states: [], city: 0 }, text));
  }

  #answering(words: string): Found[] {
    if (words === '') return this.#copy.segments.map((segment) => ({ segment, documents: segment.live }));
    const expression = readExpression(words);
    return this.#copy.segments.map((segment) => {
      const known = this.#known.get(segment) ?? new Map<string, Bitmap>();
      this.#known.set(segment, known);
      const documents = evaluate(expression, segment, this.#copy.dictionaries.terms, known);
      keep(documents, segment.live);
      return { segment, documents };
    });
  }
}
