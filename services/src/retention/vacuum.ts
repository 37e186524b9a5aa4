import type { Store } from '@chamba/database';
import { TABLES } from '../store/tables.ts';

/** Tables whose rows are deleted by period, or with a person. */
const SHRINKING = Object.entries(TABLES)
  .filter(([, rule]) => rule.stays === 'period' || rule.person !== undefined)
  .map(([table]) => table);

/**
 * Frees the space of deleted and blanked rows, whose content stays in the files until then. Only the embedded engine needs
 * it: a server has its autovacuum.
 */
export async function vacuumTables(store: Store, isStopped: () => boolean): Promise<void> {
  if (store.engine !== 'pglite') return;
  for (const table of SHRINKING) {
    if (isStopped()) return;
    await store.exec(`vacuum ${table}`);
  }
}
