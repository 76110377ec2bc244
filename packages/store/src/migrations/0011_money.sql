-- A read is booked at the most that it can bring before it is made, and set to what it did bring after. Who was killed
-- in between may have paid, so it stays booked. Reads with keys of the installation are the operator's money.
alter table read_costs add column by_installation boolean not null default true;
create index on read_costs (read_at) where by_installation;

-- Teams that the operator lets read with the installation's keys.
create table key_teams (
  team_id uuid primary key references teams on delete cascade,
  allowed_at timestamptz not null
);

-- What was shown and agreed to; null where nobody was asked and the caps alone hold.
alter table ingest_runs add column approved_cost bigint;
alter table ingest_runs drop constraint ingest_runs_state_check;
alter table ingest_runs add constraint ingest_runs_state_check
  check (state in ('estimate', 'running', 'waiting', 'stopped', 'at_limit', 'done', 'partly', 'failed'));

-- Pages as X gave them, on their way into the corpus: paid for, so never asked for again.
create table ingest_pages (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  run_id uuid not null references ingest_runs on delete cascade,
  kind text not null check (kind in ('profile', 'posts', 'followers', 'gone_posts', 'gone_accounts')),
  -- Whose followers these are.
  followers_of text,
  fetched_at timestamptz not null,
  page json not null,
  -- Ids that were asked for and that X does not show any more.
  gone text[] not null
);
create index on ingest_pages (run_id);
