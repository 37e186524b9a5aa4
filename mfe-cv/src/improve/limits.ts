/** Most characters of a description that are improved. */
export const ROLE_TEXT_LIMIT = 1_500;
