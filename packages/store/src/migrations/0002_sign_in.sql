create table tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('personal', 'extension')),
  name text not null,
  secret_hash text not null unique,
  created_at timestamptz not null,
  seen_at timestamptz,
  expires_at timestamptz
);
create index on tokens (user_id);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- A session made from a personal token ends with it.
  token_id uuid references tokens on delete cascade,
  secret_hash text not null unique,
  device text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index on sessions (user_id);

-- Browsers a person has signed in from before: strangers' guesses cannot lock these out.
create table devices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  secret_hash text not null,
  created_at timestamptz not null,
  unique (secret_hash, user_id)
);
create index on devices (user_id);

-- No code is kept: both codes of a link are computed from its id with the installation's secret.
create table magic_links (
  id uuid primary key,
  email text not null,
  site text not null,
  language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on magic_links (email);

-- One-use ways in: from another of the three sites, or the first admin's printed link.
create table passes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Spent budgets, counted over a sliding window.
create table spendings (
  key text not null,
  spent_at timestamptz not null
);
create index on spendings (key, spent_at);
