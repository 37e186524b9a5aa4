import { createSubmission } from '@chamba/kernel/forms';
import { createAction } from '@chamba/kernel/store';
import type { ProfessionData } from '../triples.ts';
import type { ProfessionValues } from './profession-values.ts';

/** Sending of the profession step. */
export const profession = createSubmission<{ data: ProfessionData; search: string }>('accountProfession');

/** The form of the profession step was sent without scripts, by its own button or by one that asks for the page again. */
export const professionPosted = createAction<{
  values: ProfessionValues;
  isDraft: boolean;
  search: string;
}>('accountProfession/sent');
