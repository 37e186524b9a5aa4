import type { Store } from '@chamba/database';

const TABLES = ['offer', 'offer_ix', 'offer_lex', 'lexeme', 'facet_total', 'trait_total', 'day_total'];

/** Updates the planner's statistics; on the embedded engine, which never does so itself, it also vacuums the tables. */
export async function refreshStatistics(store: Store): Promise<void> {
  for (const table of TABLES)
    await store.exec(`${store.engine === 'pglite' ? 'vacuum analyze' : 'analyze'} ${table}`);
}
