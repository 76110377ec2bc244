-- Ad accounts that a team works in, with the keys of a linked account. One that was linked again is the same row: its
-- caps, its roles and what is held in it stay with it.
create table team_accounts (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  account_id text not null,
  network text not null check (network in ('x', 'facebook', 'linkedin')),
  name text not null,
  -- Null until X has named what pays for it.
  currency text check (currency ~ '^[A-Z]{3}$'),
  timezone text not null,
  -- Whose keys open it. Null once that link was ended: nobody's, until somebody links it again.
  social_account_id uuid references social_accounts on delete set null,
  linked_by uuid references users on delete set null,
  -- Linked by someone whom its owner let use it: it ends with the grant.
  by_grant boolean not null default false,
  ad_grant_id uuid references ad_grants on delete set null,
  access text not null check (access in ('unknown', 'granted', 'refused')),
  checked_at timestamptz,
  -- As the installation is configured.
  agency boolean not null default false,
  treatment text check (treatment in ('look', 'approval')),
  created_at timestamptz not null,
  removed_at timestamptz,
  removed_by uuid references users on delete set null,
  unique (team_id, network, account_id),
  check ((access = 'unknown') = (checked_at is null))
);
create index on team_accounts (team_id, name, id);
create index on team_accounts (social_account_id);
create index on team_accounts (ad_grant_id);
create index on team_accounts (linked_by);
create index on team_accounts (removed_by);

-- Where a member may do more, or less, than usual.
create table account_roles (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  team_account_id uuid not null references team_accounts on delete cascade,
  member_id uuid not null references memberships on delete cascade,
  role text not null check (role in ('look', 'draft', 'spend')),
  changed_at timestamptz not null,
  unique (team_account_id, member_id)
);
create index on account_roles (team_id);
create index on account_roles (member_id);

-- The most that may be held in a calendar month without a second person: in one ad account, or in all of a currency.
create table spending_caps (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  team_account_id uuid references team_accounts on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_micro bigint not null check (amount_micro between 0 and 1000000000000000),
  -- More than that, or none at all, waits for a second admin.
  asks text check (asks in ('more', 'none')),
  asked_micro bigint check (asked_micro between 0 and 1000000000000000),
  asked_by uuid references users on delete set null,
  asked_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  unique nulls not distinct (team_id, team_account_id, currency),
  check ((asks is null) = (asked_at is null)),
  check ((asks is not distinct from 'more') = (asked_micro is not null))
);
create index on spending_caps (team_account_id);
create index on spending_caps (asked_by);

-- What a campaign may spend, from its first hold until it is released. Its terms do not change: other terms are another row.
create table spending_holds (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  team_account_id uuid not null references team_accounts on delete cascade,
  campaign_id uuid not null,
  -- The first hold of the same run of the campaign.
  run_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- In all, and in a day; at least one of them is a limit.
  amount_micro bigint check (amount_micro between 0 and 1000000000000000),
  daily_micro bigint check (daily_micro between 0 and 1000000000000000),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  -- Of the ad account when it was asked for: whose days and months these are.
  timezone text not null,
  state text not null check (state in ('waiting', 'held', 'replaced', 'released', 'refused')),
  asked_by uuid references users on delete set null,
  asked_at timestamptz not null,
  approved_by uuid references users on delete set null,
  -- It was above a cap when it came to be held, and a second person agreed.
  approved boolean not null default false,
  -- Since when, and until when, the campaign may spend by these terms.
  held_at timestamptz,
  ended_at timestamptz,
  refused_by uuid references users on delete set null,
  -- Of the whole run, when it was released.
  spent_micro bigint not null default 0 check (spent_micro >= 0),
  check (num_nonnulls(amount_micro, daily_micro) > 0),
  check ((state in ('waiting', 'held')) = (ended_at is null)),
  check (state <> 'held' or held_at is not null)
);
-- Whatever the code does: a campaign spends by one hold, and waits with one.
create unique index on spending_holds (campaign_id) where state = 'held';
create unique index on spending_holds (campaign_id) where state = 'waiting';
create index on spending_holds (team_id, currency) where held_at is not null;
create index on spending_holds (campaign_id);
create index on spending_holds (run_id);
create index on spending_holds (team_account_id);
create index on spending_holds (asked_by);
create index on spending_holds (approved_by);
create index on spending_holds (refused_by);
