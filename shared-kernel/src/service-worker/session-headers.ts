/** Response header of a page: a mark of the account it was made for, `VISITOR_MARK` without a session. */
export const SESSION_HEADER = 'x-session';

/** Response header of a candidate's page: whole seconds that the session still lasts. */
export const SESSION_SECONDS_HEADER = 'x-session-seconds';

/** Mark of pages that were made without a session. */
export const VISITOR_MARK = 'visitor';
