import type { Store } from '@chamba/database';
import { placeParams, suggestOffers } from '@chamba/services/testing/suggest';
import type { JobSearch } from '@chamba/services/testing/suggest';
import { stateByCode } from '@chamba/kernel/catalogues';
import { toRows } from './people.ts';
import type { Person } from './people.ts';

/** Offers that are compared: what a person sees without asking for more. */
export const SHOWN = 10;

/** Orders offers for a person, the best first, by their ids. */
export type Ranker = (person: Person) => Promise<readonly number[]>;

type Context = Parameters<typeof suggestOffers>[0] & { search: JobSearch; store: Store };

/** What the dashboard suggests. */
export const suggested =
  (context: Context): Ranker =>
  async (person) => {
    const offers = await suggestOffers(context, toRows(person), { hits: SHOWN, unwanted: new Set() });
    return offers.map(({ id }) => Number(id));
  };

/** What came in last where the person lives. */
export const newestInMyCity =
  ({ search }: Pick<Context, 'search'>): Ranker =>
  async (person) => {
    const state = stateByCode(person.state);
    const place = await search.places.ofText(`${person.city}, ${state?.name ?? ''}`);
    return (await search.firstIds({ ...placeParams(place), sort: 2 }, SHOWN)).slice(0, SHOWN);
  };

/** PostgreSQL full text: any word of the title and the jobs of the CV, in the titles of offers of the state, by rank. */
export const plainTextMatch =
  ({ store }: Pick<Context, 'store'>): Ranker =>
  async (person) => {
    const words = [person.title, ...person.jobs].join(' ').split(/\W+/u).filter(Boolean).join(' or ');
    const { rows } = await store.query<{ id: number }>(
      `select o.id from offer o, websearch_to_tsquery('spanish', $1) query
        where to_tsvector('spanish', o.title) @@ query and o.statename = $2 and o.shown_by is null
        order by ts_rank(to_tsvector('spanish', o.title), query) desc, o.published desc, o.id desc limit $3`,
      [words, stateByCode(person.state)?.name ?? '', SHOWN],
    );
    return rows.map(({ id }) => id);
  };
