-- Campaigns as they might be. What goes to each audience is read and written with its scenario only.
create table campaign_scenarios (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  made_by uuid references users on delete set null,
  name text not null,
  objective text not null,
  currency text not null,
  given text not null,
  budget_micro bigint,
  price_micro bigint,
  frequency_cap double precision,
  starts_on text not null,
  ends_on text not null,
  parts jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz
);
create index on campaign_scenarios (team_id, changed_at);
create index on campaign_scenarios (made_by);
