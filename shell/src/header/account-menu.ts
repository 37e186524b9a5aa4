/** Page with the same menu as the header's, for browsers without scripts. */
export const ACCOUNT_MENU = '/menu';
