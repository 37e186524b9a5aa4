import type { CompanyItem } from '@chamba/kernel/api';
import { buildSearchUrl, slugify } from '@chamba/kernel/routes';
import type { Queryable } from '@chamba/database';
import { logoPath } from './logo-address.ts';

type Row = {
  slug: string;
  name: string;
  offers: number;
  isdemo: boolean | null;
  logo_digest: string | null;
};

/** Which employers a list shows. */
export type DirectoryOptions = {
  /** Most employers. */
  hits: number;
  /** Least number of offers; 0 also lists employers that have a profile and no offer. */
  minOffers: number;
};

/** Employers by their offers, joined with what is known of them. */
const EMPLOYERS = `
  select slug, coalesce(c.name, t.name) as name, coalesce(t.offers, 0) as offers, c.isdemo, c.logo_digest
    from company_total t full join company c using (slug)`;

/** The same on every server, whatever its language. */
const NAME_ORDER = 'slug collate "C"';

/** Words of a query that are too short to be taken for a slip of the keyboard. */
const SHORTEST_CORRECTED = 4;

/** Trigram likeness from which a name counts as meant. */
const LIKENESS = 0.5;

const toItem = (row: Row): CompanyItem => ({
  companyname: row.name,
  companynamepretty: row.slug,
  ofertas: row.offers,
  url: buildSearchUrl({ cop: row.slug }),
  isdemo: row.isdemo ?? false,
  logoUrl: row.logo_digest ? logoPath(row.slug, row.logo_digest) : '',
});

async function list(
  db: Queryable,
  condition: string,
  values: readonly unknown[],
  { hits, minOffers }: DirectoryOptions,
  order = NAME_ORDER,
): Promise<CompanyItem[]> {
  const { rows } = await db.query<Row>(
    `select * from (${EMPLOYERS}) e where offers >= $1 and (${condition}) order by ${order} limit $2`,
    [minOffers, hits, ...values],
  );
  return rows.map(toItem);
}

/** Employers whose name starts with a letter, or with a digit for `0-9`; by name. */
export function companiesByLetter(
  db: Queryable,
  letter: string,
  options: DirectoryOptions,
): Promise<CompanyItem[]> {
  return letter === '0-9'
    ? list(db, "slug ~ '^[0-9]'", [], options)
    : list(db, 'left(slug, 1) = $3', [slugify(letter).slice(0, 1)], options);
}

/**
 * Employers whose name holds every word of a query at the start of a word; if no name does, those whose name looks
 * most like it. Empty for a query without letters or digits.
 */
export async function companiesByQuery(
  db: Queryable,
  query: string,
  options: DirectoryOptions,
): Promise<CompanyItem[]> {
  const slug = slugify(query);
  if (slug === '') return [];
  const exact = await list(
    db,
    "(select bool_and('-' || slug like '%-' || word || '%') from unnest($3::text[]) word)",
    [slug.split('-').slice(0, 12)],
    options,
    `offers desc, ${NAME_ORDER}`,
  );
  if (exact.length > 0 || slug.length < SHORTEST_CORRECTED) return exact;
  return list(
    db,
    'word_similarity($3, slug) >= $4',
    [slug, LIKENESS],
    { ...options, hits: Math.min(options.hits, 20) },
    `word_similarity($3, slug) desc, offers desc, ${NAME_ORDER}`,
  );
}

/** Employers with the most offers. */
export const largestCompanies = (db: Queryable, options: DirectoryOptions): Promise<CompanyItem[]> =>
  list(db, 'true', [], options, `offers desc, ${NAME_ORDER}`);

/** One employer; null when neither offers nor a profile know it. */
export async function findCompany(db: Queryable, slug: string): Promise<CompanyItem | null> {
  const [item] = await list(db, 'slug = $3', [slug], { hits: 1, minOffers: 0 });
  return item ?? null;
}
