import { createSubmission } from '@chamba/kernel/forms';

/** Starting and ending the mails of one saved search by the link of a mail. */
export const searchConfirmation = createSubmission<{ token: string }>('accountSearchConfirmation');
export const searchCancellation = createSubmission<{ token: string }>('accountSearchCancellation');
