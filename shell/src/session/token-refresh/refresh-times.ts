/** Figures of the refresh, in milliseconds. */

const MINUTE = 60_000;

/** From a log-in, or the last refresh, to the first refresh of a page. */
export const FIRST_WAIT_MS = 25 * MINUTE;

/** From one round to the next. */
export const NEXT_WAIT_MS = 25 * MINUTE;

/** Most that is added to each wait, so that many browsers do not come at once. */
export const JITTER_MS = 30_000;

/** Silence of the main tab after which another one takes its place. */
export const MAIN_TAB_OVERTIME_MS = 28 * MINUTE;

/** Age from which a refresh in progress counts as abandoned. */
export const REFRESH_OVERTIME_MS = 28 * MINUTE;

/** How long the flag of a finished refresh stays. */
export const DONE_SHOWN_MS = 5_000;
