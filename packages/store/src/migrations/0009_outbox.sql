-- What leaves the house: written with the change that wants it, carried out by a job. Payloads hold ids and plain
-- values, never a secret. Times of trying are by the database's clock, which all servers share.
create table outbox (
  id uuid primary key,
  seq bigint generated always as identity,
  team_id uuid references teams on delete cascade,
  user_id uuid references users on delete cascade,
  kind text not null,
  -- Entries of one subject go one after the other, in the order of `seq`.
  subject text not null,
  about text not null,
  payload jsonb not null,
  state text not null check (state in ('pending', 'sending', 'done', 'failed', 'stuck')),
  attempts int not null default 0,
  uncertain boolean not null default false,
  given_up boolean not null default false,
  error text,
  result jsonb,
  next_at timestamptz not null default now(),
  leased_until timestamptz,
  created_at timestamptz not null,
  tried_at timestamptz,
  ended_at timestamptz
);
create index on outbox (subject, seq) where state <> 'done';
create index on outbox (ended_at) where state in ('done', 'failed');

-- A list is here before X has made it.
alter table x_lists alter column uid drop not null;

-- Who renews a grant holds it for a while, instead of a lock.
alter table social_accounts add column renewing_until timestamptz;

-- One word for what can be brought back.
alter table invites rename column withdrawn_at to removed_at;

-- The history of a run outlives a source that was deleted for good.
alter table ingest_steps
  drop constraint ingest_steps_source_id_fkey,
  add constraint ingest_steps_source_id_fkey foreign key (source_id) references followed_sources on delete set null;
