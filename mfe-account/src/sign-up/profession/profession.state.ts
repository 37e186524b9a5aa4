import { createSubmission } from '../../forms/submission.ts';
import type { ProfessionData } from '../triples.ts';

/** Sending of the profession step. */
export const profession = createSubmission<{ data: ProfessionData; search: string }>('accountProfession');
