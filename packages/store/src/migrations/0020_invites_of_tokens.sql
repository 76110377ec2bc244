-- The token that an invite was sent with: while nobody has accepted it, it ends when that token is revoked.
alter table invites add column token_id uuid references tokens on delete set null;
create index on invites (token_id);
