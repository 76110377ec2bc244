-- Pictures and films of a team for its ads, and the creatives made with them. The bytes lie in the store of files under
-- the id of their row in `files`; what of them has no row is swept away.
create table ad_media (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  made_by uuid references users on delete set null,
  kind text not null,
  name text not null,
  alt_text text not null,
  type text not null,
  width integer not null,
  height integer not null,
  duration_ms integer,
  size integer not null,
  sha256 text not null,
  look text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  unique (team_id, sha256)
);
create index on ad_media (made_by);

-- Sent by a policy and waiting for something to be made of it (no ad_media_id), or a part of an ad medium.
create table files (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  made_by uuid references users on delete set null,
  ad_media_id uuid references ad_media on delete cascade,
  part text not null,
  name text not null,
  size integer not null,
  state text not null,
  sha256 text,
  created_at timestamptz not null,
  expires_at timestamptz,
  unique (ad_media_id, part)
);
create index on files (team_id);
create index on files (made_by);
create index on files (expires_at);

create table ad_creatives (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  made_by uuid references users on delete set null,
  name text not null,
  kind text not null,
  text text not null,
  content jsonb not null,
  variant_of uuid references ad_creatives on delete set null,
  version integer not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz
);
create index on ad_creatives (team_id, changed_at);
create index on ad_creatives (made_by);
create index on ad_creatives (variant_of);

-- What a version of a creative has become at X in an ad account; its media there, by ours.
create table creative_posts (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  creative_id uuid not null references ad_creatives on delete cascade,
  version integer not null,
  account_id text not null,
  tweet_id text not null,
  created_at timestamptz not null,
  unique (creative_id, version, account_id)
);
create index on creative_posts (team_id);
