import type { Store } from '../store/index.ts';

const TABLES = ['offer', 'offer_ix', 'offer_lex', 'lexeme', 'facet_total', 'day_total'];

/** Tells the planner what the tables hold now; the embedded engine, which never does so itself, also tidies them. */
export async function refreshStatistics(store: Store): Promise<void> {
  for (const table of TABLES)
    await store.exec(`${store.engine === 'pglite' ? 'vacuum analyze' : 'analyze'} ${table}`);
}
