import { each, has } from './bitmap.ts';
import type { Pause } from './pause.ts';
import { PostingsWriter } from './postings-writer.ts';
import { emptyColumns, placeIn, Segment } from './segment.ts';
import type { Columns } from './segment.ts';

/** Documents between two looks at the clock. */
const STEP = 4_096;

/** New numbers of a segment's documents; {@link GONE} of those that are left behind. */
type Renumbered = { segment: Segment; numbers: Uint32Array };
const GONE = 0xffffffff;

/** Puts the living documents of segments into one, in the order of results. */
async function mergeColumns(
  segments: readonly Segment[],
  pause: Pause,
): Promise<{ columns: Columns; renumbered: Renumbered[] }> {
  // Those that are alive now: what goes while we work is taken out of the result afterwards.
  const alive = segments.map((segment) => segment.live.slice());
  const renumbered = segments.map((segment) => ({
    segment,
    numbers: new Uint32Array(segment.size).fill(GONE),
  }));
  const columns = emptyColumns(segments.reduce((sum, segment) => sum + segment.count, 0));
  const at = segments.map(() => 0);
  const skip = (index: number): void => {
    const size = segments[index]?.size ?? 0;
    const live = alive[index];
    let document = at[index] ?? 0;
    while (live && document < size && !has(live, document)) document += 1;
    at[index] = document;
  };
  segments.forEach((_, index) => skip(index));
  for (let next = 0; next < columns.id.length; next += 1) {
    if (next % STEP === 0) await pause();
    let best = -1;
    let bestPublished = 0;
    let bestId = 0;
    for (let index = 0; index < segments.length; index += 1) {
      const from = segments[index];
      const document = at[index] ?? 0;
      if (!from || document >= from.size) continue;
      const published = from.columns.published[document] ?? 0;
      const id = from.columns.id[document] ?? 0;
      if (best < 0 || published > bestPublished || (published === bestPublished && id > bestId)) {
        best = index;
        bestPublished = published;
        bestId = id;
      }
    }
    const from = segments[best];
    const numbers = renumbered[best]?.numbers;
    if (!from || !numbers) break;
    const document = at[best] ?? 0;
    copyDocument(from.columns, document, columns, next);
    numbers[document] = next;
    at[best] = document + 1;
    skip(best);
  }
  return { columns, renumbered };
}

function copyDocument(from: Columns, document: number, to: Columns, next: number): void {
  to.id[next] = from.id[document] ?? 0;
  to.published[next] = from.published[document] ?? 0;
  to.salary[next] = from.salary[document] ?? 0;
  to.added[next] = from.added[document] ?? 0;
  to.hourly[next] = from.hourly[document] ?? 0;
  to.traits[next] = from.traits[document] ?? 0;
  to.packed[next] = from.packed[document] ?? 0;
  to.day[next] = from.day[document] ?? 0;
  to.state[next] = from.state[document] ?? 0;
  to.city[next] = from.city[document] ?? 0;
  to.company[next] = from.company[document] ?? 0;
}

/** Writes the new numbers of a term's documents in one segment. @returns where they end. */
function renumber({ segment, numbers }: Renumbered, term: number, into: Uint32Array, start: number): number {
  let end = start;
  const write = (document: number): void => {
    const number = numbers[document] ?? GONE;
    if (number !== GONE) into[end++] = number;
  };
  const { terms, starts, documents, bitmaps } = segment.postings;
  const bitmap = bitmaps.get(term);
  if (bitmap) {
    each(bitmap, write);
    return end;
  }
  const place = placeIn(terms, term);
  if (place < 0) return end;
  for (let at = starts[place] ?? 0, last = starts[place + 1] ?? 0; at < last; at += 1)
    write(documents[at] ?? 0);
  return end;
}

/**
 * One segment with the living documents of several, without reading the database. What is removed from them meanwhile
 * must be removed from the result too.
 * @param pause called often; it may take its time.
 */
export async function mergeSegments(segments: readonly Segment[], pause: Pause): Promise<Segment> {
  const { columns, renumbered } = await mergeColumns(segments, pause);
  const size = columns.id.length;
  const present = new Set<number>();
  let places = 0;
  for (const { postings } of segments) {
    for (const term of postings.terms) present.add(term);
    for (const term of postings.bitmaps.keys()) present.add(term);
    places += postings.documents.length;
    await pause();
  }
  const terms = Uint32Array.from(present).sort();
  const writer = new PostingsWriter(size, segments.length === 1 ? places : Math.ceil(places * 0.9));
  const scratch = new Uint32Array(size);
  let sinceRest = 0;
  for (const term of terms) {
    let end = 0;
    let parts = 0;
    for (const one of renumbered) {
      const before = end;
      end = renumber(one, term, scratch, end);
      if (end > before) parts += 1;
    }
    const documents = scratch.subarray(0, end);
    if (parts > 1) documents.sort();
    writer.add(term, documents);
    sinceRest += end + 64;
    if (sinceRest > STEP) {
      sinceRest = 0;
      await pause();
    }
  }
  return new Segment(columns, writer.finish());
}
