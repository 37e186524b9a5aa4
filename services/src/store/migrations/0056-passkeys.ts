/**
 * Passkeys of accounts, and the challenges that are to be signed by one. A challenge is stored as a digest, for one
 * session (registering, with its account) or one visitor (logging in, without).
 */
export const sql = `
create table passkey (
  id bigint generated always as identity primary key,
  account_id int not null references account (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  user_handle text not null,
  counter bigint not null,
  device text not null default '',
  created_at timestamptz not null,
  used_at timestamptz);

create index passkey_account on passkey (account_id);

create table passkey_challenge (
  challenge_hash text primary key,
  account_id int references account (id) on delete cascade,
  holder_hash text not null,
  user_handle text not null default '',
  expires_at timestamptz not null);

create index passkey_challenge_expiry on passkey_challenge (expires_at);
create index passkey_challenge_account on passkey_challenge (account_id);
`;
