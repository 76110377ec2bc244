create table users (
  id uuid primary key,
  email text not null unique,
  first_name text not null default '',
  last_name text not null default '',
  language text check (language in ('en', 'ja')),
  created_at timestamptz not null
);

-- Roles are rows, never derived from an address.
create table user_groups (
  user_id uuid not null references users on delete cascade,
  name text not null,
  primary key (user_id, name)
);

create table teams (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  logo text,
  invoice_email text,
  country text,
  invoice_name text,
  created_at timestamptz not null
);

create table memberships (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  user_id uuid not null references users on delete cascade,
  level text not null check (level in ('admin', 'member')),
  joined_at timestamptz not null,
  removed_at timestamptz,
  unique (team_id, user_id)
);
create index on memberships (user_id);

create table invites (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  email text not null,
  message text not null,
  invited_by uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
create index on invites (team_id, email);

create table subscriptions (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  plan text not null,
  start timestamptz not null,
  active boolean not null
);
create index on subscriptions (team_id);
