/** Where an application stands on a page, what changes that, and what follows: data that the page reads and tests enumerate. */
import type { EventPayloads } from '@chamba/kernel/events';

/**
 * `ready`: not asked for. `asking`: the candidate answers what has to be asked first. `sending`: in the outbox, first attempt. `onItsWay`: in the outbox, tried again later.
 * `applied`: the service has it. `waiting`: the service keeps it until the account is ready. `external`: the company's site
 * was opened. `undelivered`: its recipient did not take it. `withdrawn`: taken back after the employer had it. `refused`: it was refused for a reason that the button does not show itself. `expired`: the offer is over.
 */
export const PAGE_STATES = [
  'ready',
  'asking',
  'sending',
  'onItsWay',
  'applied',
  'waiting',
  'external',
  'undelivered',
  'withdrawn',
  'refused',
  'expired',
] as const;
export type PageState = (typeof PAGE_STATES)[number];

/**
 * `asked`: something has to be asked first. `tapped`: the candidate asks. `opened`: the company's site was opened. `delayed`: no answer yet. `accepted`, `waits`,
 * `failed`, `declined`, `over`: the service's answers. `withdrawn`: the candidate cancelled it or took it back; `closed`: after
 * the employer had it. `released`: there is nothing to show.
 */
export const CAUSES = [
  'asked',
  'tapped',
  'opened',
  'delayed',
  'accepted',
  'waits',
  'failed',
  'declined',
  'over',
  'withdrawn',
  'closed',
  'released',
] as const;
export type Cause = (typeof CAUSES)[number];

const ANSWERS = {
  accepted: 'applied',
  waits: 'waiting',
  failed: 'undelivered',
  closed: 'withdrawn',
  declined: 'refused',
  over: 'expired',
} as const satisfies Partial<Record<Cause, PageState>>;

/** States that follow; what is not named changes nothing. */
export const TRANSITIONS: Readonly<Record<PageState, Partial<Record<Cause, PageState>>>> = {
  ready: { asked: 'asking', tapped: 'sending', opened: 'external', delayed: 'onItsWay', ...ANSWERS },
  asking: { tapped: 'sending', delayed: 'onItsWay', ...ANSWERS, released: 'ready' },
  sending: { delayed: 'onItsWay', opened: 'external', ...ANSWERS, released: 'ready', withdrawn: 'ready' },
  onItsWay: { opened: 'external', ...ANSWERS, released: 'ready', withdrawn: 'ready' },
  applied: { failed: 'undelivered', withdrawn: 'ready', closed: 'withdrawn' },
  waiting: {
    asked: 'asking',
    tapped: 'sending',
    accepted: 'applied',
    waits: 'waiting',
    failed: 'undelivered',
    over: 'expired',
    withdrawn: 'ready',
    closed: 'withdrawn',
  },
  // The operator may send it again.
  undelivered: { accepted: 'applied', withdrawn: 'ready', closed: 'withdrawn' },
  // Until it is undone.
  withdrawn: { accepted: 'applied', failed: 'undelivered' },
  // A record of the visit that is still on its way changes nothing of what the page shows.
  external: { opened: 'external', accepted: 'applied' },
  refused: { asked: 'asking', tapped: 'sending', delayed: 'onItsWay', ...ANSWERS, released: 'ready' },
  expired: { accepted: 'applied' },
};

/** Codes by which the session of a call is refused: the application is not. */
const SESSION_CODES: ReadonlySet<string> = new Set(['MYS-2', 'MYS-3', 'MYS-64', 'AAIS-2']);

/** What the end of an application's way means for the page. */
export function toCause({ outcome, state, final, code }: EventPayloads['application/settled']): Cause {
  if (outcome === 'applied') return 'accepted';
  if (state === 'undelivered') return 'failed';
  if (state === 'waiting') return 'waits';
  if (state === 'external') return 'opened';
  if (state === 'withdrawn') return final ? 'closed' : 'withdrawn';
  if (state === 'expired' || code === 'MYS-4') return 'over';
  return code === undefined || SESSION_CODES.has(code) ? 'released' : 'declined';
}
