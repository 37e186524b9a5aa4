import { createSubmission } from '@chamba/kernel/forms';
import type { ExperienceData } from '../triples.ts';

/** Submits the experience step; null if there is no experience, or it is left for later. */
export const experience = createSubmission<{ data: ExperienceData | null; search: string }>(
  'accountExperience',
);
