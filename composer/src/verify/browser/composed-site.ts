/** A local site that serves the live releases with others in the place of some. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalGateway } from '../../compose/index.ts';
import { undoWhenInterrupted } from '../../release/interrupted.ts';
import type { Live } from '../live.ts';
import type { Against } from '../report.ts';
import { writeSmallSample } from './sample.ts';

export type ComposedSite = { url: string; stop: () => Promise<void> };

type SiteOptions = Parameters<typeof startComposedSite>[0];

/** A site that is started when it is asked for first. */
export class LiveSite {
  readonly #options: SiteOptions;
  #started: Promise<ComposedSite> | null = null;

  constructor(options: SiteOptions) {
    this.#options = options;
  }

  /** @returns its origin. @throws LocalGatewayError if it does not start. */
  async start(): Promise<string> {
    this.#started ??= startComposedSite(this.#options);
    return (await this.#started).url;
  }

  /** Stops it, if it was started. */
  async stop(): Promise<void> {
    const site = await this.#started?.catch(() => null);
    await site?.stop();
  }
}

/**
 * Starts a gateway that shows the live releases, with others in the place of some. It has its
 * own services, filled with a small sample, unless a test site is named: the check affects no other site.
 * @throws LocalGatewayError if it does not start.
 */
export async function startComposedSite(options: {
  /** Folders of releases in the place of those that are live, by unit. */
  overrides: Readonly<Record<string, string>>;
  live: Live;
  against: Against;
  /** Site that answers the calls; if missing, services are started. */
  services?: string | undefined;
}): Promise<ComposedSite> {
  const { overrides, live, against, services } = options;
  let made: string | null = null;
  const remove = (): void => {
    if (made !== null) rmSync(made, { recursive: true, force: true, maxRetries: 3 });
  };
  let kill: () => void = () => undefined;
  const finish = undoWhenInterrupted(() => {
    kill();
    remove();
  });
  try {
    const work = mkdtempSync(path.join(tmpdir(), 'chamba-verify-'));
    made = work;
    const sample = path.join(work, 'sample');
    mkdirSync(sample);
    const releasesDir = path.join(work, 'releases');
    for (const [name, own] of Object.entries(live.folders))
      cpSync(own, path.join(releasesDir, name, path.basename(own)), { recursive: true });
    const gateway = await startLocalGateway({
      services: 'embedded',
      overrides,
      dataDir: path.join(work, 'data'),
      ...('site' in against ? { site: against.site, tester: against.tester } : { releasesDir }),
      env: {
        ...(services === undefined
          ? { SAMPLE: writeSmallSample(sample) ? sample : 'none' }
          : { UPSTREAM_SITE: services }),
        SEARCH_READ_MODEL: 'off',
        RATE_LIMIT_SCALE: '0',
        // As on a public site: else robots of offers say the same whatever a release does.
        INDEX_OFFERS: 'true',
        // Faults are injected: the page after one must be rendered again at once.
        RENDER_PAUSE_MS: '0',
        // A machine that also runs a browser and the services renders more slowly than a site.
        RENDER_TIMEOUT_MS: '3000',
        LOG_LEVEL: 'error',
      },
    });
    ({ kill } = gateway);
    return {
      url: gateway.url,
      stop: async () => {
        await gateway.stop();
        finish();
        remove();
      },
    };
  } catch (error) {
    finish();
    remove();
    throw error;
  }
}
