import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyDocument } from '../../my-service/resume/resume-document.ts';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import { openStore } from '@chamba/database';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from './index.ts';

test('what the sign-up filled in for people of earlier versions is not taken for what they said', async () => {
  const { folder, remove } = temporaryFolder();
  const store = await openStore({ dataDir: folder });
  try {
    await migrate(
      store,
      MIGRATIONS.filter(({ version }) => version < 30),
    );
    await store.query(
      `insert into account (email, name, password_hash, termsandconditions, boardid, created_at)
       values ('ana@ejemplo.com', 'Ana', 'x', true, 'OCCM', '2026-03-01T00:00:00Z')`,
    );
    const keep = (required: number, desired: number, changes: object) => {
      const { stated: _later, ...document } = emptyDocument();
      return store.query(
        `insert into resume (account_id, defaultcv, requiredsalary, desiredsalary, document, expires_at)
         values (1001, false, $1, $2, $3, now())`,
        [required, desired, JSON.stringify({ ...document, ...changes })],
      );
    };
    await keep(9_500, 9_500, {});
    await keep(8_000, 9_500, { willingtotravel: false });
    await keep(0, 0, {});
    await migrate(store);
    const { rows } = await store.query<{ stated: string[] }>(
      "select document->'stated' as stated from resume order by id",
    );
    assert.deepEqual(
      rows.map(({ stated }) => stated),
      [[], ['requiredsalary', 'willingtotravel'], []],
    );
    const accepted = await store.query('select account_id, version, accepted_at from legal_acceptance');
    assert.deepEqual(accepted.rows, [
      { account_id: 1001, version: '2026-11', accepted_at: new Date('2026-03-01T00:00:00Z') },
    ]);
  } finally {
    await store.close();
    remove();
  }
});
