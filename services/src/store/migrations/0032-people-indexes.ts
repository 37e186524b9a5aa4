/** Requests about a person, and the nightly deletion of accounts, find their rows without reading whole tables. */
export const sql = `
create index mail_recipient_lower on mail (lower(recipient));
create index mail_unowned on mail (id) where account_id is null;
create index complaint_reporter on complaint (reporter);
create index complaint_email on complaint (lower(email));
`;
