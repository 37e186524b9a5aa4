import { createSubmission } from '@chamba/kernel/forms';
import type { EducationData } from '../triples.ts';

/** What the education step saves; a null part is left for later. */
export type EducationPayload = {
  studies: EducationData | null;
  /** Level of English, 1 to 4; null when not said. */
  english: string | null;
  search: string;
  /** The step is left for later. */
  later?: true;
};

/** Sending of the education step, the last one. */
export const education = createSubmission<EducationPayload>('accountEducation');
