import type { Queryable } from '@chamba/database';
import { fold } from '../mutation/variants.ts';
import { peerPackage } from '../peers/install.ts';
import type { TitleSearch } from './judged.ts';

type Row = { id: number; title: string; body: string };
type Index = {
  addAll(rows: readonly Row[]): void;
  search(
    query: string,
    options: { boost: { title: number }; fuzzy: number; prefix: boolean },
  ): { title: string }[];
};
type MiniSearch = new (options: {
  fields: string[];
  storeFields: string[];
  processTerm: (term: string) => string | null;
}) => Index;

/**
 * MiniSearch over titles and descriptions, forgiving as its manual shows it: any of the words, prefixes and near words,
 * by rank.
 * @returns null when the package cannot be installed.
 */
export async function minisearchTitles(db: Queryable): Promise<TitleSearch | null> {
  const loaded = peerPackage('minisearch', '^7.2.0') as MiniSearch | { default: MiniSearch } | null;
  if (!loaded) return null;
  // Its CommonJS build exports the class itself.
  const Engine = 'default' in loaded ? loaded.default : loaded;
  const index = new Engine({
    fields: ['title', 'body'],
    storeFields: ['title'],
    processTerm: (term) => fold(term) || null,
  });
  const { rows } = await db.query<Row>(
    "select id, title, concat_ws(' ', cityname, statename, companyname) as body from offer",
  );
  index.addAll(rows);
  return (query) =>
    Promise.resolve(
      index
        .search(query, { boost: { title: 3 }, fuzzy: 0.2, prefix: true })
        .slice(0, 10)
        .map(({ title }) => title),
    );
}
