import type { Store } from '@chamba/database';
import { COLUMNS, PEER_ROWS } from './peer.ts';
import type { PeerRow } from './peer.ts';

const BATCH = 5_000;

/** Reads the offers for a peer, a batch at a time; their values come in the order of the columns. */
export async function eachRow(store: Store, use: (row: PeerRow) => void): Promise<void> {
  const names = Object.keys(COLUMNS).join(', ');
  for (let last = 0; ;) {
    const { rows } = await store.query<PeerRow>(
      `select ${names} from (${PEER_ROWS} where o.id > $1 order by o.id limit ${BATCH}) r`,
      [last],
    );
    for (const row of rows) use(row);
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}
