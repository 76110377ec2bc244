-- The passkey that opened a session: it ends with it.
alter table sessions add column passkey_id uuid references passkeys on delete cascade;
create index on sessions (passkey_id);
