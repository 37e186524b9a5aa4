import type { SampleClock } from './model/clock.ts';
import type { Mailer } from './mail/index.ts';
import type { Store } from '@chamba/database';
import type { ServiceLogger } from './http/server.ts';

/** What the services of accounts work with. */
export type AccountContext = {
  store: Store;
  mail: Mailer;
  /** The calendar that offers are shown by. */
  clock: SampleClock;
  /** The present instant. */
  now: () => Date;
  /** Origin of the site without a slash at the end; links in mails start with it. */
  siteUrl: string;
  siteName: string;
  logger: ServiceLogger;
  /** Puts what a visitor searched for lately under the account that the visitor logged in to; never fails. */
  adoptSearches: (visitor: string, accountId: number) => void;
};
