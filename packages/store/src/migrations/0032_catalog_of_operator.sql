-- What an operator put into the catalog, and names that they gave: the job that makes it anew leaves both alone.
alter table catalog_audiences
  drop constraint catalog_audiences_kind_check,
  add constraint catalog_audiences_kind_check
    check (kind in ('interest', 'community', 'profession', 'followers', 'added')),
  add is_renamed boolean not null default false;
