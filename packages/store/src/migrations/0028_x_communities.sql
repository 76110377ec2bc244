-- X's own Communities that a team has looked up, as X told them the last time.
create table x_communities (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  uid text not null,
  name text not null,
  description text not null,
  member_count integer,
  join_policy text,
  founded_at timestamptz,
  read_at timestamptz not null,
  unique (team_id, uid)
);
