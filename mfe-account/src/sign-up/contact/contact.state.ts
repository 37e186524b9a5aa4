import { createSubmission } from '../../forms/submission.ts';
import type { ContactData } from '../triples.ts';

/** Sending of the contact step. */
export const contact = createSubmission<{ data: ContactData; search: string }>('accountContact');
