import { sweepWaiting } from '../apply/release.ts';
import type { AccountContext } from '../account-context.ts';
import { countDeliveries, listFailed, resendFailed } from './dead-letters.ts';
import type { FailedDelivery } from './dead-letters.ts';
import { DeliveryQueue } from './queue.ts';
import type { DeliveryContext, DeliveryCounts } from './queue.ts';
import { readSecret } from '../secrets/index.ts';
import { webhookSecretName } from './secrets.ts';

export type { DeliveryQueue, DeliveryCounts } from './queue.ts';
export type { FailedDelivery } from './dead-letters.ts';

/** How often waiting applications are looked through, in milliseconds. */
const SWEEP_MS = 60_000;

/** Failed deliveries of one list when none is named. */
const LIST_LIMIT = 50;

/** Opens the queue by which applications reach employers. */
export const createDeliveryQueue = (context: DeliveryContext): DeliveryQueue => new DeliveryQueue(context);

/** The queue at work, and what operators ask of it. */
export type Deliveries = {
  /** Releases and ends waiting applications, and carries out every delivery that is due. Runs by itself. */
  runDue(): Promise<void>;
  /** Deliveries that were refused for good or given up, newest first. @param limit at most this many; 50 when missing. */
  failed(limit?: number): Promise<FailedDelivery[]>;
  /** Sends a failed delivery again. @returns false if there is no failed delivery with this id. */
  resend(id: number): Promise<boolean>;
  /** Deliveries in the queue and failed ones, and the attempts of this process. */
  counts(): Promise<{ queued: number; failed: number; attempts: DeliveryCounts }>;
  /** The secret that signs the calls to the webhooks of a feed. */
  webhookSecret(feed: string): Promise<string>;
  stop(): Promise<void>;
};

/** Starts the queue, and the look through waiting applications beside it. */
export function startDeliveries(context: AccountContext, queue: DeliveryQueue): Deliveries {
  const { store, now } = context;
  let sweeping: Promise<void> | null = null;
  const sweep = (): void => {
    sweeping ??= sweepWaiting(context)
      .then(() => queue.wake())
      .catch((error: unknown) => context.logger.error('Waiting applications were not looked through', error))
      .finally(() => (sweeping = null));
  };
  const timer = setInterval(sweep, SWEEP_MS).unref();
  queue.start();
  return {
    runDue: async () => {
      await sweepWaiting(context);
      await queue.runDue();
    },
    failed: (limit = LIST_LIMIT) => listFailed(store, limit),
    resend: async (id) => {
      const isQueued = await resendFailed(store, id, now());
      if (isQueued) queue.wake();
      return isQueued;
    },
    counts: async () => ({ ...(await countDeliveries(store)), attempts: queue.counts }),
    webhookSecret: (feed) => readSecret(store, webhookSecretName(feed), now()),
    stop: async () => {
      clearInterval(timer);
      await Promise.all([sweeping, queue.stop()]);
    },
  };
}
