/**
 * One person, one name: a name that was corrected in the contact data reached neither header nor mails before. What the
 * person wrote last, the contact data, stands.
 */
export const sql = `
update account set name = candidate.candidatename from candidate
 where candidate.account_id = account.id and candidate.candidatename <> '' and candidate.candidatename <> account.name;
`;
