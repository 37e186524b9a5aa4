import { createSubmission } from '@chamba/kernel/forms';
import { createAction } from '@chamba/kernel/store';
import type { ContactData } from '../triples.ts';
import type { ContactValues } from './contact-values.ts';

/** Sending of the contact step. */
export const contact = createSubmission<{ data: ContactData; search: string }>('accountContact');

/** The form of the contact step was sent without scripts. */
export const contactPosted = createAction<{ values: ContactValues; search: string }>('accountContact/sent');
