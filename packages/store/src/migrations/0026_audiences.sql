-- A saved search becomes an audience: a stored question of a person or of a team, with versions and a history of sizes.
alter table explore_searches rename to audiences;
alter table audiences
  alter column user_id drop not null,
  add team_id uuid references teams on delete cascade,
  add made_by uuid references users on delete set null,
  add categories text[] not null default '{}',
  add region text,
  add status text not null default 'active' check (status in ('active', 'paused', 'draft', 'halted')),
  add starts_at timestamptz,
  add ends_at timestamptz,
  add version integer not null default 1,
  add size integer not null default 0,
  add sized_at timestamptz,
  add check (num_nonnulls(team_id, user_id) = 1);
update audiences set made_by = user_id;
create index on audiences (team_id, changed_at);
create index on audiences (made_by);

-- What an audience was, each time that it was saved.
create table audience_versions (
  id uuid primary key,
  team_id uuid references teams on delete cascade,
  user_id uuid references users on delete cascade,
  audience_id uuid not null references audiences on delete cascade,
  number integer not null,
  name text not null,
  categories text[] not null,
  region text,
  body jsonb not null,
  days integer,
  reason text not null,
  made_by uuid references users on delete set null,
  created_at timestamptz not null,
  unique (audience_id, number),
  check (num_nonnulls(team_id, user_id) = 1)
);
create index on audience_versions (user_id);
create index on audience_versions (team_id);
create index on audience_versions (made_by);
insert into audience_versions (id, user_id, audience_id, number, name, categories, body, days, reason, made_by, created_at)
  select gen_random_uuid(), user_id, id, 1, name, '{}', body, days, '', user_id, changed_at from audiences;

-- How many people it was, and when that was counted.
create table audience_sizes (
  id uuid primary key,
  team_id uuid references teams on delete cascade,
  user_id uuid references users on delete cascade,
  audience_id uuid not null references audiences on delete cascade,
  version integer not null,
  size integer not null,
  counted_at timestamptz not null,
  check (num_nonnulls(team_id, user_id) = 1)
);
create index on audience_sizes (audience_id, counted_at);
create index on audience_sizes (user_id);
create index on audience_sizes (team_id);

-- Whom an audience is shared with: an address, what they may do with it, and until when. Its owner is the audience's.
create table audience_shares (
  id uuid primary key,
  team_id uuid references teams on delete cascade,
  user_id uuid references users on delete cascade,
  audience_id uuid not null references audiences on delete cascade,
  made_by uuid not null references users on delete cascade,
  email text not null,
  scope text not null check (scope in ('look', 'use')),
  message text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened integer not null default 0,
  opened_at timestamptz,
  removed_at timestamptz,
  check (num_nonnulls(team_id, user_id) = 1)
);
create index on audience_shares (audience_id);
create index on audience_shares (lower(email));
create index on audience_shares (made_by);
create index on audience_shares (team_id);
create index on audience_shares (user_id);

-- Audiences that the corpus itself offers, made by rule and counted anew by a job. They are nobody's.
create table catalog_audiences (
  id uuid primary key,
  key text not null unique,
  kind text not null check (kind in ('interest', 'community', 'profession', 'followers')),
  name text not null,
  name_ja text not null,
  categories text[] not null,
  region text,
  status text not null default 'active' check (status in ('active', 'paused', 'halted')),
  starts_at timestamptz,
  ends_at timestamptz,
  body jsonb not null,
  size integer not null,
  former_size integer,
  sized_at timestamptz not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
