import { createSubmission } from '@chamba/kernel/forms';

/** Correction of an address that is not confirmed yet. */
export const emailCorrection = createSubmission<{ email: string }>('accountEmailCorrection', 'session');
