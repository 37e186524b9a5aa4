/**
 * Every time that a person allowed or declined an optional use of their data: all optional mails (`mails`) or one kind of
 * them. What holds now stands in `account.optout` and `mail_preference`; what was chosen before is never overwritten here.
 */
export const sql = `
create table consent_change (
  id bigint generated always as identity primary key,
  account_id int not null references account (id) on delete cascade,
  kind text not null,
  is_granted boolean not null,
  changed_at timestamptz not null);

create index consent_change_account on consent_change (account_id);

insert into consent_change (account_id, kind, is_granted, changed_at)
  select account_id, kind, is_wanted, changed_at from mail_preference order by changed_at;
`;
