/** Certification of a résumé that holds the score of the test of English. */
export const CERTIFICATION = '5';
