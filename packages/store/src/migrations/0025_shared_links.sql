-- Links by which a team shows an analysis to whoever has them, until their end. Of a token only the hash is kept.
create table shared_links (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  made_by uuid not null references users on delete cascade,
  token_hash text not null unique,
  question jsonb not null,
  sections integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened integer not null default 0,
  opened_at timestamptz,
  removed_at timestamptz
);
create index on shared_links (team_id);
create index on shared_links (made_by);

-- What was answered when it was shared, compressed; gone with the end of the link.
create table shared_answers (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  link_id uuid not null unique references shared_links on delete cascade,
  content bytea not null
);
