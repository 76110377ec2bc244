-- What it was done to by the name that it had then, and from where: the address as far as the installation writes it
-- down, and the kind of browser.
alter table audit add column subject text, add column address text, add column device text;

-- In whose log an act stands: of the team that it was done in, or of each team that its person was in at that time.
create table audit_teams (
  team_id uuid not null references teams on delete cascade,
  audit_id uuid not null references audit on delete cascade,
  primary key (team_id, audit_id)
);
create index on audit_teams (audit_id);
insert into audit_teams (team_id, audit_id)
select audit.team_id, audit.id from audit join teams on teams.id = audit.team_id
where audit.action not like 'outbox.%' and audit.action not in ('ingest.waits', 'ingest.queued');
