import { createSubmission } from '@chamba/kernel/forms';

/** Asking for a mail to set a new password. */
export const passwordRequest = createSubmission<{ email: string }>('accountPasswordRequest');

/** Setting a new password with the token of that mail. */
export const passwordReset = createSubmission<{ token: string; password: string }>('accountPasswordReset');
