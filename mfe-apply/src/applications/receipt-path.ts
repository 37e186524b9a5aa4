/** Path of the receipt of an application. */
export const receiptPath = (jobid: string): string => `/postulaciones/${jobid}`;
