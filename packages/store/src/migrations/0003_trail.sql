create table audit (
  id uuid primary key,
  happened_at timestamptz not null,
  actor text not null,
  user_id uuid,
  team_id uuid,
  action text not null,
  subject_id text,
  detail jsonb not null
);
create index on audit (team_id, happened_at);
create index on audit (user_id, happened_at);

create table idempotency_keys (
  owner text not null,
  key text not null,
  request_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (owner, key)
);

create table activity_entries (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  action_at timestamptz not null,
  action text not null,
  context jsonb not null,
  audience_creator_query_id text,
  classifier_id text,
  created_at timestamptz not null
);
create index on activity_entries (user_id, action_at);
