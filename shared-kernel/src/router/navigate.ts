import { createAction } from '@reduxjs/toolkit';

/**
 * Asks the shell's router to go to a same-origin path; for sagas. `replace` leaves no history entry.
 * @example yield put(navigate({ to: buildOfferUrl(job), replace: true }));
 */
export const navigate = createAction<{ to: string; replace?: boolean }>('kernel/navigate');
