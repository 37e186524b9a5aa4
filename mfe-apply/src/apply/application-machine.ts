/** Where an application stands on a page, what changes that, and what follows: data that the page reads and tests enumerate. */

/**
 * `ready`: not asked for. `asking`: the candidate answers what has to be asked first. `sending`: in the outbox, first attempt. `onItsWay`: in the outbox, tried again later.
 * `applied`: the service has it. `refused`: it was refused for a reason that the button does not show itself.
 * `expired`: the offer is over.
 */
export const PAGE_STATES = [
  'ready',
  'asking',
  'sending',
  'onItsWay',
  'applied',
  'refused',
  'expired',
] as const;
export type PageState = (typeof PAGE_STATES)[number];

/**
 * `asked`: something has to be asked before it goes out. `tapped`: the candidate asks for it. `delayed`: no answer yet. `accepted`, `declined`, `over`: the service's answers.
 * `released`: nothing is left to show, e.g. the reason was read.
 */
export const CAUSES = ['asked', 'tapped', 'delayed', 'accepted', 'declined', 'over', 'released'] as const;
export type Cause = (typeof CAUSES)[number];

/** States that follow; what is not named changes nothing. */
export const TRANSITIONS: Readonly<Record<PageState, Partial<Record<Cause, PageState>>>> = {
  ready: {
    asked: 'asking',
    tapped: 'sending',
    delayed: 'onItsWay',
    accepted: 'applied',
    declined: 'refused',
    over: 'expired',
  },
  asking: {
    tapped: 'sending',
    delayed: 'onItsWay',
    accepted: 'applied',
    declined: 'refused',
    over: 'expired',
    released: 'ready',
  },
  sending: {
    delayed: 'onItsWay',
    accepted: 'applied',
    declined: 'refused',
    over: 'expired',
    released: 'ready',
  },
  onItsWay: { accepted: 'applied', declined: 'refused', over: 'expired', released: 'ready' },
  applied: {},
  refused: {
    asked: 'asking',
    tapped: 'sending',
    delayed: 'onItsWay',
    accepted: 'applied',
    over: 'expired',
    released: 'ready',
  },
  expired: { accepted: 'applied' },
};
