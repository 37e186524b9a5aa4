/** The last mail to an address is asked for with every page of a candidate. */
export const sql = `
create index mail_recipient on mail (recipient, id desc);
`;
