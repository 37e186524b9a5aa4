/** A browser in which journeys are walked, each by a person of its own. */
import type { Journey } from '@chamba/kernel/journeys';
import type { Browser } from 'playwright-core';
import { confirmAddress, signUp } from '../browser/candidate-account.ts';
import { launchChromium } from '../browser/chromium.ts';
import { STEP_MS, walk, type Stop } from './walk.ts';

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

/** Walks journeys; its browser starts with the first. */
export class Walker {
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
   * Walks a journey as a visitor, or as a candidate who is new.
   * @returns null if every step succeeded, else where it stopped.
   * @throws if no account can be made for the candidate.
   */
  async walk(journey: Journey, url: string): Promise<Stop | null> {
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
      return await walk(journey, context, url, this.#stepMs);
    } finally {
      await context.close();
    }
  }

  /** The same, but what stops has to stop twice: a machine may be busy. */
  async walkTwice(journey: Journey, url: string): Promise<Stop | null> {
    return (await this.walk(journey, url)) && (await this.walk(journey, url));
  }

  async close(): Promise<void> {
    await (await this.#browser?.catch(() => null))?.close();
  }
}
