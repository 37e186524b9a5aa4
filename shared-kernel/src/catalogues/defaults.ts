/** Id of Ciudad de México, the place assumed where none is known. */
export const DEFAULT_LOCATION_ID = '21957';

/** Kind of résumé that needs no title, as a résumé, an address or a cookie names it (1 §5). */
export const UNTITLED_RESUME = 't1-b';

/** Company id of an offer without one. */
export const DEFAULT_COMPANY_ID = '0000';

/** Board that accounts are created on, unless the operator names another. */
export const DEFAULT_BOARD_ID = 'OCCM';

/** Most characters of a skill that an offer names. */
export const SKILL_LIMIT = 200;

/** Results on a page. */
export const PAGE_SIZE = 20;

/** Under this many applications an offer is tagged as one to be first at. */
export const FIRST_APPLICANTS_LIMIT = 20;

/** Tag of such an offer. */
export const FIRST_APPLICANTS_TAG = 'Sé de los primeros en postularte';

/** Colour of the match score. */
export const SCORE_COLOUR = '#055030';

/** Size of the score's icon in CSS pixels. */
export const SCORE_SIZE = { desktop: 24, mobile: 18 } as const;

/** Numbers the specification lists without a use; kept for the record. */
export const UNUSED_NUMBERS: readonly number[] = [246, 13, 188, 64, 51, 62];
