-- What a person asked and wants to find again. A deleted one can be brought back until it is tidied away.
create table explore_searches (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  query_type text not null
    check (query_type in ('handle_analysis', 'audience_analysis', 'conversation_analysis', 'post_analysis', 'audience_builder')),
  name text not null,
  body jsonb not null,
  audience_creator_query_id text not null,
  ad_account_id text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz
);
create index on explore_searches (user_id, changed_at);

-- Ad accounts by which a person groups searches; a label, no right to the account.
create table email_ad_accounts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  ad_account_id text not null,
  name text not null,
  created_at timestamptz not null,
  unique (user_id, ad_account_id)
);

create table recent_searches (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  audience_creator_query_id text not null,
  query_type text not null,
  body jsonb not null,
  searched_at timestamptz not null,
  unique (user_id, audience_creator_query_id)
);

-- A saved search that is looked at every week. `next_at` is when the next week is over.
create table monitors (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  search_id uuid not null references explore_searches on delete cascade,
  paused boolean not null default false,
  next_at timestamptz not null,
  error text,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index on monitors (user_id);
create index on monitors (next_at) where removed_at is null and not paused;
create unique index on monitors (search_id) where removed_at is null;

create table monitor_results (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  monitor_id uuid not null references monitors on delete cascade,
  until timestamptz not null,
  result jsonb not null,
  computed_at timestamptz not null,
  unique (monitor_id, until)
);
