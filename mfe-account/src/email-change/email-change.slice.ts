import { createSubmission } from '@chamba/kernel/forms';

/** Asking for another address. */
export const emailChange = createSubmission<{ currentpassword: string; emailaddress: string }>(
  'accountEmailChange',
);
