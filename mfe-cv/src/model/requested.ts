import { createAction } from '@chamba/kernel/store';

/** Loads the candidate's data and a résumé; without an id the one they work with. What was open on the page closes. */
export const resumeRequested = createAction<{ resumeid?: string }>('resume/requested');
