import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** What became of a release in the canary. */
export type TrialNews = {
  what: 'rolled-back' | 'promoted' | 'refused';
  unit: string;
  version: string;
  /** Version that was live beside it. */
  against: string;
  why: string;
};

/** Attempts, the pause between them and the time of each, in ms. */
const TRIES = 3;
const PAUSE_MS = 2_000;
const TIMEOUT_MS = 5_000;

/**
 * Posts news of releases to an address of the operator, as JSON with `site` and a `text` that chat services show. Failures
 * are logged: the history has the same.
 * @param address null where there is none.
 */
export function createWebhook(
  address: string | null,
  site: string,
  logger: Logger,
): (news: TrialNews) => Promise<void> {
  return async (news) => {
    if (address === null) return;
    const { what, unit, version, why } = news;
    const text = `${site}: ${unit} ${version} ${SAID[what]}. ${why}`;
    for (let tries = 1; tries <= TRIES; tries += 1) {
      try {
        const { ok, status } = await fetch(address, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...news, site, text }),
        });
        if (ok) return;
        throw new Error(`it answered ${status}`);
      } catch (err) {
        logger.warn({ err, tries }, 'the canary webhook did not take the news');
        if (tries < TRIES) await pause(PAUSE_MS);
      }
    }
  };
}

const SAID: Readonly<Record<TrialNews['what'], string>> = {
  'rolled-back': 'was rolled back in the canary',
  promoted: 'went live after its trial',
  refused: 'could not go live after its trial',
};
