import { createSubmission } from '../../forms/submission.ts';
import type { ExperienceData } from '../triples.ts';

/** Sending of the experience step; null says there is none, or that it is left for later. */
export const experience = createSubmission<{ data: ExperienceData | null; search: string }>(
  'accountExperience',
);
