import type { Store } from '@chamba/database';
import type { ServiceLogger } from '../../http/server.ts';
import type { SampleClock } from '../../model/clock.ts';
import { decide, listHeld, listWording } from './decisions.ts';
import type { AdvertisementList, DecisionOutcome, WordingList } from './decisions.ts';
import type { Decision } from './keep-reviews.ts';
import { reviewStored } from './review-stored.ts';

export type { AdvertisementList, DecisionOutcome, ReviewedAdvertisement, WordingList } from './decisions.ts';
export type { Decision } from './keep-reviews.ts';

/** Advertisements listed at most, unless the caller says how many. */
const LISTED = 100;
const MOST_LISTED = 1_000;

/** What operators do with advertisements that the review has found something in. */
export type Reviews = {
  /** Held offers that wait for a decision, newest first. @param limit 1 to 1,000. */
  held(limit?: number): Promise<AdvertisementList>;
  /** Published offers whose wording the law lets no employer use, newest first. @param limit 1 to 1,000. */
  wording(limit?: number): Promise<WordingList>;
  /** Publishes an offer or keeps it from being published, until its text changes. */
  decide(id: number, decision: Decision): Promise<DecisionOutcome>;
};

const toLimit = (limit: number = LISTED): number => Math.min(MOST_LISTED, Math.max(1, Math.floor(limit)));

/** Reviews of running services. Offers of before are reviewed in the background, which `stop` ends after a batch. */
export function startReviews({
  store,
  clock,
  logger,
}: {
  store: Store;
  clock: SampleClock;
  logger: ServiceLogger;
}): { reviews: Reviews; stop: () => Promise<void> } {
  const stopping = new AbortController();
  const work = (async () => {
    try {
      const held = await reviewStored(store.bulk, clock.now, () => !stopping.signal.aborted);
      if (held !== null) logger.info(`All offers are reviewed: ${held} are held until an operator decides`);
    } catch (error) {
      if (!stopping.signal.aborted)
        logger.error('Reviewing the offers failed; the next start goes on', error);
    }
  })();
  return {
    reviews: {
      held: (limit) => listHeld(store, clock.now, toLimit(limit)),
      wording: (limit) => listWording(store, toLimit(limit)),
      decide: async (id, decision) => {
        const outcome = await decide(store, id, decision, clock.now);
        if (outcome === decision) logger.info(`Offer ${id} is ${decision} by an operator`);
        return outcome;
      },
    },
    stop: async () => {
      stopping.abort();
      await work;
    },
  };
}
