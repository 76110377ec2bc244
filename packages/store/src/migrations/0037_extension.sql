-- Ad accounts that a person works in with the extension, and what X said about them, with its time.
create table toolkit_ad_accounts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  account_id text not null,
  name text not null,
  for_audiences boolean not null,
  access text not null check (access in ('unknown', 'granted', 'refused')),
  checked_at timestamptz,
  -- The linked account that X opened it to.
  social_account_id uuid references social_accounts on delete set null,
  created_at timestamptz not null,
  removed_at timestamptz,
  unique (user_id, account_id),
  check ((access = 'unknown') = (checked_at is null))
);
create index on toolkit_ad_accounts (user_id, id);
create index on toolkit_ad_accounts (social_account_id);

-- A person let an extension in: within a minute, and once, it gets a token for a proof that only it knows.
create table extension_approvals (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_id uuid references tokens on delete cascade,
  session_id uuid references sessions on delete cascade,
  challenge text not null,
  device text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on extension_approvals (user_id);
create index on extension_approvals (token_id);
create index on extension_approvals (session_id);
create index on extension_approvals (expires_at);
