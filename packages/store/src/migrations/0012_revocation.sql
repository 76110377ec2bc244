-- An invite of before its person was removed lets nobody in again.
update invites set removed_at = memberships.removed_at
from memberships join users on users.id = memberships.user_id
where memberships.team_id = invites.team_id and users.email = invites.email
  and memberships.removed_at >= invites.created_at
  and invites.accepted_at is null and invites.removed_at is null;

-- One open invite for an address: of several the newest counts.
update invites set removed_at = now()
where accepted_at is null and removed_at is null and exists (
  select from invites as newer
  where newer.team_id = invites.team_id and newer.email = invites.email
    and newer.accepted_at is null and newer.removed_at is null and newer.id > invites.id
);
create unique index invites_open on invites (team_id, email) where accepted_at is null and removed_at is null;

-- What a credential goes back to: it ends with that, and never later.
alter table tokens add column token_id uuid references tokens on delete cascade;
alter table passes
  add column token_id uuid references tokens on delete cascade,
  add column session_id uuid references sessions on delete cascade;
alter table sessions add column session_id uuid references sessions on delete cascade;
create index on tokens (token_id);
create index on sessions (token_id);
create index on sessions (session_id);
create index on passes (token_id);
create index on passes (session_id);
create index on passes (user_id);
update sessions set expires_at = tokens.expires_at
from tokens where tokens.id = sessions.token_id and tokens.expires_at < sessions.expires_at;

-- What a token may be used for. Those of before keep all that they could do.
alter table tokens add column scopes text[] not null default '{read,write,spend,manage}'
  check (cardinality(scopes) > 0 and scopes <@ '{read,write,spend,manage}');
alter table tokens alter column scopes drop default;
