-- A file of all that is held about a person, for that person.
create table takeouts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  state text not null check (state in ('waiting', 'ready', 'failed')),
  size bigint,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  removed_at timestamptz
);
create index on takeouts (user_id);
create index on takeouts (expires_at);

-- The file, in pieces: neither writing nor reading it takes more memory than one of them.
create table takeout_pieces (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  takeout_id uuid not null references takeouts on delete cascade,
  position int not null,
  content text not null,
  unique (takeout_id, position)
);
