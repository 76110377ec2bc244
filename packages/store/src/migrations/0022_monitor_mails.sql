-- Whether what changed in a week is mailed, and until when its person has looked at it. Who made a monitor before was told of no mails.
alter table monitors
  add column mails boolean not null default false,
  add column seen_at timestamptz;
alter table monitors alter column mails set default true;
