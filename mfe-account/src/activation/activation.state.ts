import { createSubmission } from '../forms/submission.ts';

/** Activation by the link of the mail; the payload is the token of the address. */
export const activation = createSubmission<{ token: string }>('accountActivation');

/** Activation by the token or the code of `/cuenta/activar`. */
export const confirmation = createSubmission<{ token: string } | { code: string }>('accountConfirmation');
