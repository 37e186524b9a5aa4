/**
 * Who may publish what, what was published, and which composition each channel points at. Releases, compositions and
 * the history of channels are only ever added to; a channel is a pointer that moves.
 */
export const sql = `
create table team (
  name text primary key,
  created_at timestamptz not null default now()
);

create table team_unit (
  unit text primary key,
  team text not null references team (name)
);

create table team_key (
  id text primary key,
  team text not null references team (name),
  public_key text not null,
  added_at timestamptz not null default now(),
  revoked_at timestamptz
);

create table used_nonce (
  key text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (key, nonce)
);

create index used_nonce_expiry on used_nonce (expires_at);

create table published_release (
  unit text not null,
  version text not null,
  digest text not null,
  manifest text not null,
  team text references team (name),
  key text references team_key (id),
  published_at timestamptz not null default now(),
  findings jsonb not null default '[]',
  primary key (unit, version)
);

create table composition (
  id text primary key,
  document jsonb not null,
  made_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  withdrawn_by text,
  withdrawn_why text
);

create index composition_withdrawn on composition (id) where withdrawn_at is not null;

create table channel (
  name text primary key,
  composition text references composition (id),
  share real,
  moved_at timestamptz not null default now()
);

create table channel_move (
  id bigint generated always as identity primary key,
  channel text not null references channel (name),
  at timestamptz not null default now(),
  who text not null,
  key text,
  kind text not null check (kind in ('promote', 'rollback', 'whole-channel', 'follow')),
  unit text,
  from_composition text references composition (id),
  to_composition text not null references composition (id),
  share real,
  why text not null
);

create index channel_move_history on channel_move (channel, id);
`;
