/** Id of the toast by which the last removal is undone. */
export const UNDO_TOAST = 'resume-undo';
