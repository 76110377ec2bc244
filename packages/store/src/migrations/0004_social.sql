-- When the person proved to read this mailbox; until then it is no way in.
alter table users add column email_verified_at timestamptz;
-- Browsers are remembered only after a mailed code was entered.
update users set email_verified_at = (select min(created_at) from devices where devices.user_id = users.id);

-- Grants are encrypted with a key derived from the installation's secret; a disconnected account has none.
create table social_accounts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  network text not null check (network in ('x', 'facebook', 'linkedin')),
  uid text not null,
  handle text,
  name text not null,
  login_grant text,
  ads_grant text,
  scopes text not null,
  connected_at timestamptz not null,
  revoked_at timestamptz,
  unique (user_id, network, uid)
);
-- One account of a network opens one person's account here.
create unique index on social_accounts (network, uid) where revoked_at is null;

-- What a disconnected account still had, until the network was told; then the row goes.
create table ended_grants (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  network text not null,
  sealed text not null,
  ended_at timestamptz not null
);

-- People who are away at a network. Only hashes of the state and of the browser's cookie are kept.
create table login_states (
  id uuid primary key,
  network text not null,
  protocol text not null check (protocol in ('oauth1', 'oauth2')),
  site text not null,
  -- Null: someone signs in. Otherwise the signed-in person who connects an account.
  user_id uuid references users on delete cascade,
  state_hash text not null unique,
  browser_hash text not null,
  sealed text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Someone new came back: kept, encrypted, until they have said who they are here.
  arrived text,
  finished_at timestamptz
);
create index on login_states (expires_at);

-- An ad account that its owner lets a member of a team use.
create table ad_grants (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  member_id uuid not null references memberships on delete cascade,
  social_account_id uuid not null references social_accounts on delete cascade,
  network text not null,
  account_id text not null,
  created_at timestamptz not null,
  unique (user_id, member_id, network, account_id)
);
create index on ad_grants (member_id);

create table follow_runs (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  social_account_id uuid not null references social_accounts on delete cascade,
  action text not null check (action in ('follow', 'unfollow')),
  state text not null check (state in ('preview', 'running', 'waiting', 'stopped', 'done', 'failed')),
  error text,
  not_found text[] not null,
  created_at timestamptz not null,
  started_at timestamptz,
  waits_until timestamptz,
  ended_at timestamptz
);
create index on follow_runs (user_id);

create table follow_items (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  run_id uuid not null references follow_runs on delete cascade,
  position int not null,
  uid text not null,
  handle text not null,
  name text not null,
  state text not null check (state in ('pending', 'done', 'failed')),
  error text,
  unique (run_id, position)
);

-- A copy of a person's lists at X, so that showing them asks X nothing.
create table x_lists (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  social_account_id uuid not null references social_accounts on delete cascade,
  uid text not null,
  name text not null,
  description text not null,
  private boolean not null,
  created_at timestamptz not null,
  synced_at timestamptz,
  unique (social_account_id, uid)
);
create index on x_lists (user_id);

create table x_list_members (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  list_id uuid not null references x_lists on delete cascade,
  uid text not null,
  handle text not null,
  name text not null,
  unique (list_id, uid)
);
