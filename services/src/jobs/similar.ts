import type { Queryable } from '@chamba/database';
import type { OfferRow } from './offers.ts';
import { toLexemes } from '../text/words.ts';

const quoted = (lexeme: string): string => `'${lexeme}'`;

/** Similar offers shown at most. */
const MAX_SIMILAR = 6;

/**
 * Offers that a reader of this one may want: the same title words in the same municipality, then in the same state,
 * then the same kind of work in the state, then these anywhere and any of the title's words; newest first, not this one.
 */
export async function similarIds(db: Queryable, row: OfferRow): Promise<number[]> {
  const words = [...toLexemes(row.title)].map((stem) => quoted(`t:${stem}`));
  const title = words.join(' & ');
  const scopes = [
    title && row.city > 0 ? `${title} & ${quoted(`ci:${row.city}`)}` : '',
    title ? `${title} & ${quoted(`st:${row.state}`)}` : '',
    row.subcategory > 0 ? `${quoted(`sub:${row.subcategory}`)} & ${quoted(`st:${row.state}`)}` : '',
    title,
    words.length > 0 ? `(${words.join(' | ')}) & ${quoted(`st:${row.state}`)}` : '',
    words.join(' | '),
    row.subcategory > 0 ? quoted(`sub:${row.subcategory}`) : '',
  ].filter(Boolean);
  const ids = new Set<number>();
  for (const scope of scopes) {
    if (ids.size >= MAX_SIMILAR) break;
    const { rows } = await db.query<{ id: number }>(
      `select id from offer_ix where offer_lexemes(id) @@ $1::tsquery and id <> $2
        order by published + 0 desc, id desc limit $3`,
      [scope, row.id, MAX_SIMILAR * 2],
    );
    for (const { id } of rows) if (ids.size < MAX_SIMILAR) ids.add(id);
  }
  return [...ids];
}
