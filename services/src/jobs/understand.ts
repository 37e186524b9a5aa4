import { canonicalSearchParams } from '@chamba/kernel/routes';
import type { SearchParams } from '@chamba/kernel/routes';
import type { Queryable } from '@chamba/database';
import type { PlaceFinder } from '../lookup/places.ts';
import { fold, toQueryWords } from '../text/words.ts';
import type { Correction, Corrector } from './correction.ts';
import type { PlacedKeyword } from './place-in-keyword.ts';
import { readMisspeltTowns } from './misspelt-town.ts';
import { listReadings, searchInPlace } from './placed-search.ts';
import type { Searching } from './placed-search.ts';
import type { SearchReader } from './read-model/search-backend.ts';
import type { SearchQuery } from './search-query.ts';
import { isNegated } from './sentence/read-sentence.ts';
import { nearFirst, readUncertainPlace } from './uncertain-place.ts';
import type { UncertainPlace } from './uncertain-place.ts';
import { toCorrection } from './understood.ts';
import type { Found, Understood } from './understood.ts';
import { reachFarther, textQueries, typedTitlesFirst } from './where.ts';
import type { TextQueries } from './where.ts';

/** What searches are read and carried out with. */
export type UnderstandingTools = {
  db: Queryable;
  places: PlaceFinder;
  corrector: Corrector;
  /** Whether a word is one of the language. */
  isOrdinary: (word: string) => boolean;
  /** Reads the parameters of a search. */
  read: (params: SearchParams, hits?: number, reading?: 'all' | 'exclusions') => Promise<SearchQuery>;
  find: (reader: SearchReader, query: SearchQuery, hits: number) => Promise<Found>;
  /** Deepest page that can be requested. */
  lastPage: number;
};

/** A search as it is asked and as it is answered, with the places that its keyword may name. */
export async function understand(
  tools: UnderstandingTools,
  reader: SearchReader,
  params: SearchParams,
  hits: number,
): Promise<{
  asked: SearchQuery;
  readings: readonly PlacedKeyword[];
  uncertain: UncertainPlace | null;
  understood: Understood;
}> {
  const { asked, asIs } = await findAsked(tools, reader, params, hits);
  const readings = await listReadings(tools.places, asked, asIs, tools.isOrdinary);
  const searching: Searching = {
    reader,
    read: (other: SearchParams) => tools.read(other, hits),
    find: (query: SearchQuery) => findFar(tools, reader, query, hits),
    correct: (keyword: string) => tools.corrector.correct(tools.db, reader, keyword),
  };
  const placed = await searchInPlace(searching, asked.params, asIs, readings);
  const { q, literal } = asked.params;
  const mayName = q !== undefined && !literal && !placed && !asked.place && !asked.impossible;
  const uncertain = mayName ? await readUncertainPlace(tools.places, q, tools.isOrdinary) : null;
  const understood =
    placed ??
    (uncertain && asIs.counts.total === 0
      ? await nearUncertain(tools, reader, asked, uncertain, hits)
      : null) ??
    (await correctSearch(tools, reader, asked, asIs, hits, { searching, readings }));
  return { asked, readings: understood.readings ?? readings, uncertain, understood };
}

/** A search without the name of towns that finds nothing, in the whole country, beginning near them. */
async function nearUncertain(
  tools: UnderstandingTools,
  reader: SearchReader,
  { params }: SearchQuery,
  uncertain: UncertainPlace,
  hits: number,
): Promise<Understood | null> {
  if (uncertain.keyword === '') return null;
  const { query, found: anywhere } = await findFar(
    tools,
    reader,
    await tools.read({ ...params, q: uncertain.keyword }, hits),
    hits,
  );
  if (anywhere.counts.total === 0) return null;
  const near = { ...query, text: nearFirst(query.text, uncertain), walk: 0 };
  const ids = near.page <= tools.lastPage ? await reader.pageIds(near, hits) : [];
  const correction = await toCorrection(
    reader,
    params,
    query,
    { to: tools.corrector.spell(uncertain.keyword) },
    (other) => tools.read(other),
  );
  return { query, found: { ...anywhere, ids }, correction, words: toQueryWords(uncertain.keyword) };
}

/**
 * A search with the conditions of its keyword; where no offer fulfils them but some say so in words, with these words
 * instead, unless these say the contrary without their 'sin' or 'no'.
 */
async function findAsked(
  tools: UnderstandingTools,
  reader: SearchReader,
  params: SearchParams,
  hits: number,
): Promise<{ asked: SearchQuery; asIs: Found }> {
  const asked = await tools.read(params, hits);
  const { query, found: asIs } = await findFar(tools, reader, asked, hits);
  if (asIs.counts.total > 0 || asked.conditions.length === 0) return { asked: query, asIs };
  if (isNegated(canonicalSearchParams(params).q ?? '', asked.conditions)) return { asked, asIs };
  const worded = await tools.read(params, hits, 'exclusions');
  const { query: wordedQuery, found: inWords } = await findFar(tools, reader, worded, hits);
  return inWords.counts.total > 0 ? { asked: wordedQuery, asIs: inWords } : { asked, asIs };
}

/** A search with what is far from its words, where it finds nothing without. */
async function findFar(
  tools: UnderstandingTools,
  reader: SearchReader,
  query: SearchQuery,
  hits: number,
): Promise<{ query: SearchQuery; found: Found }> {
  const found = await tools.find(reader, query, hits);
  const words = toQueryWords(query.params.q ?? '', query.params.literal);
  if (found.counts.total > 0 || !reachFarther(words)) return { query, found };
  const far = { ...query, text: textQueries([words], 'far') };
  return { query: far, found: await tools.find(reader, far, hits) };
}

/**
 * A search that found nothing, in the place that its keyword names once its words are put right: 'asesor comercialguadalajara'.
 * @param corrected what the words that were put right find.
 * @param text the keyword with its words put right.
 * @returns the places too: where nothing is found in them either, they are what a part of the words is looked for in.
 */
async function correctedInPlace(
  tools: UnderstandingTools,
  searching: Searching,
  { params, place, impossible }: SearchQuery,
  corrected: Found,
  text: string,
): Promise<{ inPlace: Understood | null; readings: readonly PlacedKeyword[] }> {
  const right = { params: { ...params, q: text }, place, impossible };
  const readings = await listReadings(tools.places, right, corrected, tools.isOrdinary);
  const placed = await searchInPlace(searching, right.params, corrected, readings);
  return { inPlace: placed && (await asCorrection(tools, searching, params, placed)), readings };
}

/**
 * Whether the words beside a town are correct, as offers elsewhere show: where no offer of the town has it, 'manicurista' is
 * not 'maniobrista'.
 */
async function isRightBesideTown(
  { corrector }: UnderstandingTools,
  { find, read }: Searching,
  { params }: SearchQuery,
  readings: readonly PlacedKeyword[],
): Promise<boolean> {
  const beside = readings.find(({ keyword, isTown }) => isTown && keyword !== '')?.keyword;
  if (beside === undefined || beside.split(' ').some((word) => corrector.nearest(fold(word)) !== null))
    return false;
  const { found } = await find(await read({ ...params, q: beside }));
  return found.counts.total > 0;
}

/** A search in a place with what was written shown as corrected, not as the name of a place. */
async function asCorrection(
  { corrector }: UnderstandingTools,
  { reader, read }: Searching,
  params: SearchParams,
  placed: Understood,
): Promise<Understood> {
  const to = corrector.spell(placed.correction?.to ?? '');
  return { ...placed, correction: await toCorrection(reader, params, placed.query, { to }, read) };
}

/**
 * Queries of a keyword that a few offers have, with what it is likely meant to be: titles that are written as it is come
 * first, since it may be right, but not what only comes near it.
 */
function withMeant(keyword: string, meant: Correction): TextQueries {
  const typed = toQueryWords(keyword);
  return typedTitlesFirst(textQueries([meant.words, typed]), typed);
}

/** The search as it is answered: as asked, or with its keyword taken for another one. */
async function correctSearch(
  tools: UnderstandingTools,
  reader: SearchReader,
  query: SearchQuery,
  found: Found,
  hits: number,
  { searching, readings: towns }: { searching: Searching; readings: readonly PlacedKeyword[] },
): Promise<Understood> {
  const { q, literal } = query.params;
  const unchanged = { query, found, correction: null, words: toQueryWords(q ?? '') };
  if (!q || literal || query.impossible) return unchanged;
  const also = found.counts.total > 0;
  if (!also) {
    const misspelt = query.place ? [] : await readMisspeltTowns(tools.places, q, tools.corrector.nearest);
    const inTown = await searchInPlace(searching, query.params, found, misspelt);
    if (inTown) return asCorrection(tools, searching, query.params, inTown);
    if (await isRightBesideTown(tools, searching, query, [...towns, ...misspelt])) return unchanged;
  }
  const meant = also
    ? await tools.corrector.respelled(tools.db, q, found.counts.total)
    : await tools.corrector.correct(tools.db, reader, q);
  if (!meant) return unchanged;
  const other: SearchQuery = {
    ...query,
    text: also ? withMeant(q, meant) : textQueries([meant.words]),
    walk: 0,
  };
  const result = await tools.find(reader, other, hits);
  if (also && result.counts.total === found.counts.total) return unchanged;
  const right = also ? null : await correctedInPlace(tools, searching, query, result, meant.text);
  if (right?.inPlace) return right.inPlace;
  const correction = await toCorrection(
    reader,
    query.params,
    also ? null : other,
    { to: meant.text },
    (params) => tools.read(params),
  );
  return {
    query: other,
    found: result,
    correction,
    words: meant.words,
    ...(right && { readings: right.readings }),
  };
}
