-- What a team reads X with. An app's token is encrypted with a key derived from the installation's secret.
create table connections (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  kind text not null check (kind in ('account', 'app', 'installation')),
  name text not null,
  social_account_id uuid references social_accounts on delete cascade,
  bearer text,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index on connections (team_id);

-- Handles and keywords, and how far each has been read. A pass that was cut short goes on at its cursor.
create table followed_sources (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  connection_id uuid not null references connections on delete cascade,
  kind text not null check (kind in ('handle', 'keyword')),
  value text not null,
  days int not null,
  post_limit int not null,
  follower_limit int not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  error text,
  -- Of the profile.
  uid text,
  name text,
  followers_count bigint,
  post_count bigint,
  profile_read_at timestamptz,
  -- Of posts: the newest of the last whole pass, and where a pass is now.
  posts bigint not null default 0,
  posts_read_at timestamptz,
  newest_id text,
  pass_newest_id text,
  pass_start_at timestamptz,
  pass_cursor text,
  pass_read int not null default 0,
  -- Of followers.
  followers bigint not null default 0,
  followers_read_at timestamptz,
  followers_cursor text,
  followers_pass_read int not null default 0
);
create unique index on followed_sources (team_id, kind, lower(value)) where removed_at is null;

create table ingest_runs (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  kind text not null check (kind in ('read', 'check')),
  state text not null check (state in ('estimate', 'running', 'waiting', 'stopped', 'done', 'failed')),
  estimated_cost bigint not null,
  at_most boolean not null,
  deleted int not null default 0,
  -- Waits in a row without a page in between.
  waits int not null default 0,
  error text,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  started_at timestamptz,
  waits_until timestamptz,
  ended_at timestamptz
);
create index on ingest_runs (team_id);
-- One at a time: two would each spend what is left under the cap.
create unique index on ingest_runs (team_id) where state in ('running', 'waiting');

create table ingest_steps (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  run_id uuid not null references ingest_runs on delete cascade,
  source_id uuid references followed_sources on delete cascade,
  position int not null,
  kind text not null check (kind in ('profile', 'posts', 'followers', 'gone_posts', 'gone_accounts')),
  state text not null check (state in ('pending', 'done', 'fresh', 'failed')),
  estimate int not null,
  read int not null default 0,
  -- The last id that was checked.
  cursor text,
  error text,
  unique (run_id, position)
);

-- Every read that X counts, noted when it was made, whatever becomes of the run.
create table read_costs (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  run_id uuid references ingest_runs on delete set null,
  resource text not null,
  count int not null,
  cost bigint not null,
  read_at timestamptz not null
);
create index on read_costs (team_id, read_at);
create index on read_costs (run_id);

create table reading_rules (
  team_id uuid primary key references teams on delete cascade,
  cap bigint,
  daily boolean not null
);
