import { createAction } from '@chamba/kernel/store';
import { createSubmission } from '../../forms/submission.ts';
import type { ContactData } from '../triples.ts';
import type { ContactValues } from './contact-values.ts';

/** Sending of the contact step. */
export const contact = createSubmission<{ data: ContactData; search: string }>('accountContact');

/** The form of the contact step was sent without scripts. */
export const contactPosted = createAction<{ values: ContactValues; search: string }>('accountContact/sent');
