import { DAY_MS, HOUR_MS } from '../model/clock.ts';

/** Searches that one person keeps at most (`MYS-25`). */
export const MOST_SEARCHES = 10;

/** Time in ms in which a deleted search can be had back. */
export const UNDO_MS = HOUR_MS;

/** Time in ms that the row of a deleted search stays: mails that ask for an address to be confirmed are counted by it. */
export const KEPT_DELETED_MS = DAY_MS;

/** Mails within that time that ask somebody with an unconfirmed address whether news may be sent there. */
export const MOST_CONFIRMATIONS = 3;
