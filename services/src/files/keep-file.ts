import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Queryable, Store } from '@chamba/database';
import type { Account } from '../accounts/accounts.ts';
import { lockOwnAccount } from '../accounts/own-account.ts';
import type { FileStore } from '../file-store/index.ts';

/** How long an upload may take until its content counts as left over, in milliseconds. */
const UPLOAD_MS = 3_600_000;

type NewFile = { account: Account; name: string; type: string; bytes: number; content: Readable };

/**
 * Puts a file into the store and refers to it in one transaction. Its removal is noted before, and taken back with the
 * reference: where the process dies in between, or the reference is refused, nothing is left over.
 * The account is locked meanwhile.
 * @param refer writes what refers to the file; its refusal is thrown.
 */
export async function keepFile<Result>(
  { store, files, now }: { store: Store; files: FileStore; now: () => Date },
  { account, name, type, bytes, content }: NewFile,
  refer: (transaction: Queryable, fileId: number) => Promise<Result>,
): Promise<Result> {
  const key = `${account.id}/${randomUUID()}`;
  const at = now();
  await store.query('insert into file_removal (key, due_at) values ($1, $2)', [
    key,
    new Date(at.getTime() + UPLOAD_MS),
  ]);
  await files.put(key, content);
  return store.tx(async (transaction) => {
    await lockOwnAccount(transaction, account);
    const { rows } = await transaction.query<{ id: number }>(
      `insert into person_file (account_id, key, name, type, bytes, created_at) values ($1, $2, $3, $4, $5, $6)
         returning id`,
      [account.id, key, name, type, bytes, at],
    );
    await transaction.query('delete from file_removal where key = $1', [key]);
    return refer(transaction, rows[0]?.id ?? 0);
  });
}
