-- A saved audience is counted anew by rule; who set the rule is told when it moves.
alter table audiences
  add refresh text not null default 'never' check (refresh in ('never', 'daily', 'weekly')),
  add refresh_at timestamptz,
  add refreshed_by uuid references users on delete set null,
  add refresh_mails boolean not null default true,
  add refresh_seen_at timestamptz,
  add check ((refresh = 'never') = (refresh_at is null));
create index on audiences (refresh_at) where refresh_at is not null;
create index on audiences (refreshed_by);

-- Beside a size: who joined and who left since the count before, where that may be told.
alter table audience_sizes
  add compared text not null default 'none' check (compared in ('none', 'few', 'told')),
  add cause text not null default 'people' check (cause in ('people', 'version')),
  add joined integer,
  add "left" integer,
  add is_notable boolean not null default false,
  add check ((compared = 'told') = (joined is not null) and (joined is null) = ("left" is null));

-- Who was in an audience when it was counted last: ids in one compressed piece, of which nothing is read but by the
-- next count. Only of those with a rule.
create table audience_members (
  audience_id uuid primary key references audiences on delete cascade,
  team_id uuid references teams on delete cascade,
  user_id uuid references users on delete cascade,
  version integer not null,
  size integer not null,
  people bytea not null,
  counted_at timestamptz not null,
  check (num_nonnulls(team_id, user_id) = 1)
);
create index on audience_members (team_id);
create index on audience_members (user_id);
