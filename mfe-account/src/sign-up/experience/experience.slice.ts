import { createSubmission } from '@chamba/kernel/forms';
import type { ExperienceData } from '../triples.ts';

/** What the experience step saves; null if there is no experience, or it is left for later. */
export type ExperiencePayload = {
  data: ExperienceData | null;
  search: string;
  /** The step is left for later. */
  later?: true;
};

/** Sending of the experience step. */
export const experience = createSubmission<ExperiencePayload>('accountExperience');
