-- Who a team is at the biller. Nothing of a card is here, nor comes here.
create table billing_customers (
  id uuid primary key,
  team_id uuid not null unique references teams on delete cascade,
  -- Null until the biller has answered.
  customer text unique,
  read_at timestamptz,
  created_at timestamptz not null
);

-- A page of the biller on which a plan can be paid.
create table billing_checkouts (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  plan text not null,
  price text not null,
  state text not null check (state in ('pending', 'open', 'paid', 'over', 'failed')),
  session text unique,
  url text,
  error text,
  made_by uuid references users on delete set null,
  created_at timestamptz not null
);
create index on billing_checkouts (team_id, created_at);
create index on billing_checkouts (made_by);

-- Events of the biller, each once. What they say is not believed but asked for: they may come twice, late and in any order.
create table billing_events (
  id uuid primary key,
  event_id text not null unique,
  team_id uuid references teams on delete cascade,
  type text not null,
  happened_at timestamptz not null,
  received_at timestamptz not null
);
create index on billing_events (team_id);
create index on billing_events (received_at);

-- One without `billing_id` was given by the operator.
alter table subscriptions
  add column billing_id text unique,
  add column plan_id text,
  add column status text not null default 'active',
  add column currency text,
  add column amount_micro bigint,
  add column interval text,
  add column interval_count integer,
  add column period_ends_at timestamptz,
  add column ends_at timestamptz,
  add column is_cancelled boolean not null default false;

-- An audience of ours as a custom audience at X.
create table uploaded_audiences (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  team_account_id uuid not null references team_accounts on delete cascade,
  audience_id uuid references audiences on delete set null,
  name text not null,
  state text not null check (state in ('sending', 'processing', 'ready', 'too_small', 'failed')),
  error text,
  -- Whoever uploaded it said that they may.
  consent_version integer not null,
  consented_at timestamptz not null,
  uploaded_by uuid references users on delete set null,
  refresh text not null check (refresh in ('never', 'daily', 'weekly')),
  refresh_at timestamptz,
  refreshed_at timestamptz,
  people integer not null,
  to_send integer not null,
  sent integer not null,
  -- At X, as it was when last looked at.
  x_id text,
  x_size integer,
  checked_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz
);
create index on uploaded_audiences (team_id, created_at);
create index on uploaded_audiences (team_account_id);
create index on uploaded_audiences (audience_id);
create index on uploaded_audiences (uploaded_by);
create index on uploaded_audiences (refresh_at) where refresh_at is not null and removed_at is null;

-- Who X was told of, and who is to be: account ids, packed. Apart from their audience, as they are large.
create table uploaded_people (
  id uuid primary key references uploaded_audiences on delete cascade,
  team_id uuid not null references teams on delete cascade,
  told bytea,
  wanted bytea
);
create index on uploaded_people (team_id);
