-- What was made in a session that a passkey opened: it ends when that passkey is removed.
alter table tokens add column passkey_id uuid references passkeys on delete set null;
alter table passkeys add column passkey_id uuid references passkeys on delete set null;
alter table social_accounts add column passkey_id uuid references passkeys on delete set null;
alter table invites add column passkey_id uuid references passkeys on delete set null;
create index on invites (passkey_id);
create index on tokens (passkey_id);
create index on passkeys (passkey_id);
create index on social_accounts (passkey_id);
-- A session on a second site goes back to the passkey that opened the first.
with recursive opened as (
  select id, passkey_id from sessions where passkey_id is not null
  union
  select sessions.id, opened.passkey_id from sessions join opened on sessions.session_id = opened.id
)
update sessions set passkey_id = opened.passkey_id
from opened where opened.id = sessions.id and sessions.passkey_id is null;
