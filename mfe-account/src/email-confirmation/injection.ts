import { emailCorrectionSaga } from './correction.saga.ts';
import { emailCorrection } from './correction.slice.ts';
import { emailConfirmationSaga } from './email-confirmation.saga.ts';
import { emailConfirmationSlice } from './email-confirmation.slice.ts';

/** State that everything needs which asks to confirm the e-mail. */
export const emailConfirmationSlices = [emailConfirmationSlice, emailCorrection.slice];

/** Sagas of the same. */
export const emailConfirmationSagas = [emailConfirmationSaga, emailCorrectionSaga];
