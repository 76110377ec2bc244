-- What is taken to an ad account. A list is a person's; one made of a team's audience is theirs while they are in the team.
create table native_packs (
  id uuid primary key,
  audience_id uuid not null references catalog_audiences on delete cascade,
  country text not null,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  error text check (error in ('no_audience', 'too_few', 'generation_failed')),
  size integer,
  size_of integer,
  targeting_package json,
  as_of timestamptz,
  made_at timestamptz,
  created_at timestamptz not null,
  unique (audience_id, country),
  check ((state = 'ready') = (targeting_package is not null)),
  check ((state = 'failed') = (error is not null))
);
create index on native_packs (country);
create index on native_packs (made_at);

create table targeting_lists (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  for_team_id uuid references teams on delete cascade,
  name text not null,
  made_of text not null check (made_of in ('package', 'insights', 'audience', 'native_pack', 'share')),
  -- Of the record that it was saved from.
  record_created_at timestamptz,
  insights_id uuid references targeting_insights on delete set null,
  native_pack_id uuid references native_packs on delete set null,
  audience_id text,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  error text check (error in ('no_audience', 'too_few', 'generation_failed')),
  size integer,
  size_of integer,
  as_of timestamptz,
  chosen jsonb not null,
  -- Of the version that it waits for.
  first_reason text not null,
  -- 0 while it waits for its first.
  version integer not null,
  autopilot_allowed_at timestamptz,
  autopilot_ad_account_id text,
  autopilot_line_item_id text,
  autopilot_due_at timestamptz,
  -- The epoch while it was never used: what is sorted by is never null.
  used_at timestamptz not null default 'epoch',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  check ((state = 'failed') = (error is not null)),
  check ((state = 'ready') = (version > 0)),
  check ((autopilot_allowed_at is null) = (autopilot_due_at is null)),
  check (autopilot_allowed_at is null or num_nonnulls(autopilot_ad_account_id, autopilot_line_item_id) = 2)
);
create index on targeting_lists (user_id, changed_at, id);
create index on targeting_lists (user_id, name, id);
create index on targeting_lists (user_id, created_at, id);
create index on targeting_lists (user_id, used_at, id);
create index on targeting_lists (for_team_id);
create index on targeting_lists (insights_id);
create index on targeting_lists (native_pack_id);
create index on targeting_lists (id) where state = 'waiting';
create index on targeting_lists (autopilot_due_at) where autopilot_due_at is not null;

-- What a list was, each time that it was saved. As it was written, letter by letter: json, not jsonb.
create table targeting_list_versions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  list_id uuid not null references targeting_lists on delete cascade,
  number integer not null,
  name text not null,
  targeting_package json not null,
  cause text not null check (cause in ('made', 'edited', 'restored', 'autopilot')),
  restored_number integer,
  reason text not null,
  changes jsonb not null,
  created_at timestamptz not null,
  unique (list_id, number)
);
create index on targeting_list_versions (user_id);

-- Whom a list is shared with until when; a link is for nobody by name.
create table targeting_list_shares (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  list_id uuid not null references targeting_lists on delete cascade,
  via text not null check (via in ('mail', 'account', 'link')),
  email text,
  scope text not null check (scope in ('look', 'use')),
  message text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  removed_at timestamptz,
  check ((via = 'link') = (email is null))
);
create index on targeting_list_shares (list_id);
create index on targeting_list_shares (lower(email));
create index on targeting_list_shares (user_id);

-- Each time that a list, or the package of an audience, was put into an ad account, and exactly what.
create table targeting_list_uses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  list_id uuid references targeting_lists on delete cascade,
  version integer,
  audience_id text,
  ad_account_id text not null,
  line_item_id text,
  by text not null check (by in ('extension', 'autopilot')),
  state text not null check (state in ('pending', 'applied', 'failed')),
  error text,
  left_out integer not null default 0,
  countries text[] not null,
  targeting_package json not null,
  used_at timestamptz not null,
  -- What was filled in by hand beside it is of no version.
  check (list_id is not null or version is null),
  check (by = 'autopilot' or state = 'applied'),
  check ((by = 'autopilot') = (line_item_id is not null))
);
create index on targeting_list_uses (user_id, id);
create index on targeting_list_uses (list_id, id);
