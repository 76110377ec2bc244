-- What a team advertises at X. `wanted` is where it is to come to; `state` is how far it has come. `x_seen` is what X had
-- when it was last asked: whatever is otherwise there than here is counted in `differences`, and nobody overwrites it.
create table campaigns (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  team_account_id uuid not null references team_accounts on delete cascade,
  name text not null,
  objective text not null,
  funding_instrument_id text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  daily_budget_micro bigint check (daily_budget_micro > 0),
  total_budget_micro bigint check (total_budget_micro > 0),
  -- The most that it can spend in all; 0 while that has no end.
  most_micro bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  state text not null
    check (state in ('draft', 'awaiting_approval', 'sending', 'paused', 'active', 'ended', 'failed')),
  wanted text not null check (wanted in ('draft', 'paused', 'active', 'ended')),
  error text,
  split text not null check (split in ('none', 'group', 'element')),
  -- More money or days than are held for one that runs: they wait beside its row, which goes to X, for a second person.
  asked jsonb,
  -- Of the catalog, or the team's own.
  audience_id text,
  targeting_list_id uuid,
  targeting_list_version integer,
  plan_id uuid references audience_plans on delete set null,
  created_by uuid references users on delete set null,
  x_id text,
  x_seen jsonb,
  x_checked_at timestamptz,
  differences integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  check ((state = 'failed') <= (error is not null)),
  check (x_id is null or x_seen is not null)
);
create index on campaigns (team_id, changed_at, id);
create index on campaigns (team_id, created_at, id);
create index on campaigns (team_id, name, id);
create index on campaigns (team_id, starts_at, id);
create index on campaigns (team_id, most_micro, id);
create unique index on campaigns (team_account_id, x_id);
create index on campaigns (plan_id);
create index on campaigns (created_by);
-- Those that X is asked about by itself, whoever was asked about longest ago first.
create index on campaigns (x_checked_at) where x_id is not null and state <> 'ended' and removed_at is null;

create table ad_sets (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  campaign_id uuid not null references campaigns on delete cascade,
  position integer not null,
  name text not null,
  -- Which part or entry of the package it stands for.
  part jsonb not null,
  audience_id text,
  -- As it was written, letter by letter: json, not jsonb.
  targeting_package json not null,
  version integer not null,
  budget_micro bigint check (budget_micro > 0),
  bid_micro bigint check (bid_micro > 0),
  starts_at timestamptz,
  ends_at timestamptz,
  is_on boolean not null,
  state text not null check (state in ('draft', 'sending', 'paused', 'active', 'ended', 'failed')),
  error text,
  left_out integer not null default 0,
  x_id text,
  x_seen jsonb,
  x_checked_at timestamptz,
  differences integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  check (x_id is null or x_seen is not null)
);
create index on ad_sets (campaign_id, position, id);
create index on ad_sets (team_id, position, id);

create table ads (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  campaign_id uuid not null references campaigns on delete cascade,
  ad_set_id uuid not null references ad_sets on delete cascade,
  creative_id uuid,
  is_on boolean not null,
  state text not null check (state in ('draft', 'sending', 'on', 'off', 'failed')),
  error text,
  x_post_id text,
  x_id text,
  approval text,
  differences integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  check (creative_id is not null or x_post_id is not null)
);
create index on ads (campaign_id, id);
create index on ads (ad_set_id, id);
create index on ads (team_id);
create index on ads (creative_id);
