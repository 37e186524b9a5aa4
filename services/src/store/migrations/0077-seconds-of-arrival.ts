/**
 * When an offer came in is kept to the second, in seconds since 2020: whoever saves a search and gets an offer within the
 * same minute is to see it as new. Offers that are there are taken to have come in at the beginning of their minute.
 */
export const sql = `
update offer_ix set added = (added - 26297280) * 60;
`;
