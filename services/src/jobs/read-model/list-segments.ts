import type { Found } from './count-segments.ts';
import type { Filters } from './query-filters.ts';
import type { Segment } from './segment.ts';

/** Whether a document passes all filters. */
export function fitting({ columns }: Segment, filters: Filters): (document: number) => boolean {
  const { packed, traits, day, salary, hourly, company } = columns;
  const { keys, days, places } = filters;
  const placed = filters.isByCity ? columns.city : columns.state;
  const wanted = filters.company;
  const paid = filters.salary;
  return (document) => {
    if (places !== null && places[placed[document] ?? 0] !== 1) return false;
    if (keys[packed[document] ?? 0] !== 1 || days[day[document] ?? 0] !== 1) return false;
    if (filters.traits[traits[document] ?? 0] !== 1 || (hourly[document] ?? 0) < filters.hourly) return false;
    if (wanted !== null && company[document] !== wanted) return false;
    if (paid === null) return true;
    const pay = salary[document] ?? 0;
    return pay >= paid.min && pay < paid.below;
  };
}

type Listed = { id: number; published: number };

/** Ids of the first offers of a search in the order of results. */
export function takeFirst(found: readonly Found[], filters: Filters, most: number): number[] {
  const listed: Listed[] = [];
  let parts = 0;
  for (const { segment, documents } of found) {
    const fits = fitting(segment, filters);
    const { id, published } = segment.columns;
    const end = listed.length + most;
    const before = listed.length;
    for (let word = 0; word < documents.length && listed.length < end; word += 1) {
      let bits = documents[word] ?? 0;
      while (bits !== 0 && listed.length < end) {
        const low = bits & -bits;
        bits ^= low;
        const document = (word << 5) + 31 - Math.clz32(low);
        if (fits(document)) listed.push({ id: id[document] ?? 0, published: published[document] ?? 0 });
      }
    }
    if (listed.length > before) parts += 1;
  }
  if (parts > 1) listed.sort((a, b) => b.published - a.published || b.id - a.id);
  return listed.slice(0, most).map(({ id }) => id);
}

/** How many offers of a search came in after an instant, in seconds since 2020. */
export function countAdded(found: readonly Found[], filters: Filters, after: number): number {
  let offers = 0;
  for (const { segment, documents } of found) {
    const fits = fitting(segment, filters);
    const { added } = segment.columns;
    for (let word = 0; word < documents.length; word += 1) {
      let bits = documents[word] ?? 0;
      while (bits !== 0) {
        const low = bits & -bits;
        bits ^= low;
        const document = (word << 5) + 31 - Math.clz32(low);
        if ((added[document] ?? 0) > after && fits(document)) offers += 1;
      }
    }
  }
  return offers;
}
