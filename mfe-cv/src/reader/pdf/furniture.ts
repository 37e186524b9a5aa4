import { toWords } from '../text.ts';
import type { Segment } from './segments.ts';

/** A page with its height. */
type Page = { height: number; segments: Segment[] };

const PAGE_NUMBER = /^(?:pagina|pag|page|p)?\s*\d{1,2}\s*(?:(?:de|of|\/)\s*\d{1,2})?$/;

const key = (text: string): string => toWords(text).replace(/\d+/g, '#');

const isMargin = (height: number, { y }: Segment): boolean => y < 0.09 * height || y > 0.91 * height;

/** Pages without what is printed at the top or the foot of each: page numbers, the name once more. */
export function withoutFurniture(pages: readonly Page[]): Segment[][] {
  const seen = new Map<string, number>();
  for (const { height, segments } of pages) {
    const margin = segments.filter((segment) => isMargin(height, segment));
    for (const text of new Set(margin.map((segment) => key(segment.text))))
      seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  return pages.map(({ height, segments }, index) =>
    segments.filter((segment) => {
      if (!isMargin(height, segment)) return true;
      if (segment.y > 0.5 * height && PAGE_NUMBER.test(toWords(segment.text))) return false;
      const isRepeated = pages.length > 1 && (seen.get(key(segment.text)) ?? 0) > 1;
      // The head of the first page is where the name stands.
      return !isRepeated || (index === 0 && segment.y < 0.5 * height);
    }),
  );
}
