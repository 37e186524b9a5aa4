/** Path of the page that applies to an offer without scripts. */
export const plainApplyPath = (jobid: string): string => `/postularme/${jobid}`;
