-- Audiences, budget split and calendar of one campaign. What goes to each audience is read and written with its plan only.
create table audience_plans (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  made_by uuid references users on delete set null,
  name text not null,
  budget integer,
  starts_on text not null,
  ends_on text not null,
  parts jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz
);
create index on audience_plans (team_id, changed_at);
create index on audience_plans (made_by);
