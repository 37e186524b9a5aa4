/** A browser in which journeys are run, each by a person of its own. */
import type { Journey } from '@chamba/kernel/journeys';
import type { Browser } from 'playwright-core';
import { confirmAddress, signUp } from '../browser/candidate-account.ts';
import { launchChromium } from '../browser/chromium.ts';
import { runJourney, STEP_MS, type StepFailure } from './run-journey.ts';

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

/** Runs journeys; its browser starts with the first. */
export class JourneyRunner {
  readonly #executable: string;
  readonly #services: string;
  readonly #stepMs: number;
  #browser: Promise<Browser> | null = null;

  /**
   * @param executable path of a Chromium.
   * @param services origin of the site whose services have the accounts, and the mails to them.
   * @param stepMs time for one step, in ms.
   */
  constructor(executable: string, services: string, stepMs: number = STEP_MS) {
    this.#executable = executable;
    this.#services = services;
    this.#stepMs = stepMs;
  }

  /**
   * Runs a journey as a visitor, or as a candidate who is new.
   * @returns null if every step succeeded, else the one that failed.
   * @throws if no account can be made for the candidate.
   */
  async run(journey: Journey, url: string): Promise<StepFailure | null> {
    const browser = await (this.#browser ??= launchChromium(this.#executable));
    const context = await browser.newContext({
      baseURL: url,
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      viewport: SCREENS[journey.screen],
      reducedMotion: 'reduce',
      // A service worker of an earlier page must not answer for this one from its cache.
      serviceWorkers: 'block',
    });
    try {
      if (journey.as === 'candidate')
        await confirmAddress(context.request, this.#services, await signUp(context.request));
      return await runJourney(journey, context, url, this.#stepMs);
    } finally {
      await context.close();
    }
  }

  /** The same, but what fails has to fail twice: a machine may be busy. */
  async runWithRetry(journey: Journey, url: string): Promise<StepFailure | null> {
    return (await this.run(journey, url)) && (await this.run(journey, url));
  }

  async close(): Promise<void> {
    await (await this.#browser?.catch(() => null))?.close();
  }
}
