-- The audience that a person is building: one by themselves, and one for each team of theirs. It is theirs alone.
create table builder_drafts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  for_team_id uuid references teams on delete cascade,
  draft jsonb not null,
  kept_at timestamptz not null,
  unique nulls not distinct (user_id, for_team_id)
);
create index on builder_drafts (for_team_id);
