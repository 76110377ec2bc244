-- Targeting packages that a person asked for, each made once of an audience as it was then.
create table targeting_insights (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  state text not null check (state in ('waiting', 'ready', 'failed', 'cancelled')),
  done int not null,
  total int not null,
  error text check (error in ('no_audience', 'too_few', 'generation_failed')),
  draft jsonb not null,
  size int,
  size_of int,
  targeting_package jsonb,
  as_of timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'ready') = (targeting_package is not null)),
  check ((state = 'failed') = (error is not null)),
  check ((state = 'waiting') = (ended_at is null))
);
create index on targeting_insights (user_id, id);
create index on targeting_insights (created_at);
create index on targeting_insights (id) where state = 'waiting';
