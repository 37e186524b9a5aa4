import type { SampleClock } from './model/clock.ts';
import type { Mailer } from './mail/index.ts';
import type { FileStore } from './file-store/index.ts';
import type { DeliveryQueue } from './delivery/index.ts';
import type { Queryable, Store } from '@chamba/database';
import type { ServiceLogger } from './http/server.ts';

/** What the services of accounts work with. */
export type AccountContext = {
  store: Store;
  mail: Mailer;
  /** Content of photos and files. */
  files: FileStore;
  /** The calendar that offers are shown by. */
  clock: SampleClock;
  /** The present instant. */
  now: () => Date;
  /** Origin of the site without a slash at the end; links in mails start with it. */
  siteUrl: string;
  siteName: string;
  /** Where requests about personal data are received. */
  privacyEmail: string;
  /** Signs the tokens of the test of English; true: one that is made at first use; null where there is no such test. */
  openEnglishSecret: string | true | null;
  logger: ServiceLogger;
  /** The queue by which applications reach employers. */
  deliveries: Pick<DeliveryQueue, 'attempt' | 'wake'>;
  /**
   * Accepts the waiting applications of an account whose obstacles are gone: part of the transaction that removes one. See
   * {@link removeObstacle}.
   */
  releaseApplications: (transaction: Queryable, accountId: number) => Promise<void>;
  /**
   * Puts what a visitor searched for lately under the account that the visitor logged in to, and ends the notifications of
   * others on that device; never fails.
   */
  noteLogin: (visitor: string, accountId: number) => void;
  /** Keeps the search that a person described while signing up, once their address is confirmed; never fails. */
  applyHeldSearch: (accountId: number) => Promise<void>;
};

/**
 * Runs a change of an account that may remove what its waiting applications wait for, and releases these in the same
 * transaction.
 */
export async function removeObstacle<Result>(
  { store, releaseApplications, deliveries }: AccountContext,
  accountId: number,
  change: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const result = await store.tx(async (transaction) => {
    const changed = await change(transaction);
    await releaseApplications(transaction, accountId);
    return changed;
  });
  deliveries.wake();
  return result;
}
