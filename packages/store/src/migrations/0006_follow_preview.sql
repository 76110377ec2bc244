-- What the preview of a run found, and what looking it up has cost in millionths of a dollar.
alter table follow_runs
  add column already text[] not null default '{}',
  add column cost int not null default 0;

-- Lists are read at X when their person asks: it costs.
alter table social_accounts
  add column lists_asked_at timestamptz,
  add column lists_read_at timestamptz,
  add column lists_error text;
