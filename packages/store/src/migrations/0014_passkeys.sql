-- Keys that a person's devices hold, each for one host; only the public half is here.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  host text not null,
  credential_id text not null unique,
  public_key text not null,
  transports text[] not null,
  counter bigint not null,
  created_at timestamptz not null,
  seen_at timestamptz,
  removed_at timestamptz
);
create index on passkeys (user_id);

-- Challenges that were answered: each is taken once. One that was not answered leaves no row.
create table passkey_uses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null
);
create index on passkey_uses (created_at);
create index on passkey_uses (user_id);

-- What a person signs in with: anything that is theirs, a passkey alone, or a code by mail and then a passkey.
alter table users add column way_in text not null default 'any'
  check (way_in in ('any', 'passkey', 'mail_and_passkey'));
