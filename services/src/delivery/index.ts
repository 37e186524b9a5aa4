import { sweepWaiting } from '../apply/release.ts';
import type { AccountContext } from '../account-context.ts';
import { DeliveryQueue } from './queue.ts';
import type { DeliveryContext } from './queue.ts';

export type { DeliveryQueue, DeliveryCounts } from './queue.ts';

/** How often waiting applications are looked through, in milliseconds. */
const SWEEP_MS = 60_000;

/** Opens the queue by which applications reach employers. */
export const createDeliveryQueue = (context: DeliveryContext): DeliveryQueue => new DeliveryQueue(context);

/** The queue at work. */
export type Deliveries = {
  /** Releases and ends waiting applications, and carries out every delivery that is due. Runs by itself. */
  runDue(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the queue, and the look through waiting applications beside it. */
export function startDeliveries(context: AccountContext, queue: DeliveryQueue): Deliveries {
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
    stop: async () => {
      clearInterval(timer);
      await Promise.all([sweeping, queue.stop()]);
    },
  };
}
