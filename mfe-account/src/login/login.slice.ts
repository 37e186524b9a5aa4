import { createSubmission } from '@chamba/kernel/forms';
import { createAction } from '@chamba/kernel/store';

export type LoginRequest = {
  /** E-mail address, or user name where several accounts share one address. */
  user: string;
  password: string;
  /** Path to go to afterwards; null stays on the page, as in the header's dialog. */
  to: string | null;
};

/** Sending of the login form; the page's and the dialog's are one. */
export const login = createSubmission<LoginRequest>('accountLogin');

/** Logging in with a passkey; `to` as of the form. */
export const passkeyLogin = createSubmission<Pick<LoginRequest, 'to'>>('accountPasskeyLogin');

/** The log-in form is there: browsers may offer passkeys where they fill it in. Null when it is gone. */
export const passkeyOffered = createAction<Pick<LoginRequest, 'to'> | null>('accountLogin/passkeyOffered');
