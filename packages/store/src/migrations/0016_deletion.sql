-- Someone or a team that is being deleted: access has ended, the rows go some days later.
alter table users add column removed_at timestamptz;
alter table teams add column removed_at timestamptz;
create index on users (removed_at) where removed_at is not null;
create index on teams (removed_at) where removed_at is not null;

-- An invite of a team outlives whoever sent it.
alter table invites
  alter column invited_by drop not null,
  drop constraint invites_invited_by_fkey,
  add constraint invites_invited_by_fkey foreign key (invited_by) references users on delete set null;

-- What was read with keys of the installation is the operator's bill, whoever asked for it.
alter table read_costs
  alter column team_id drop not null,
  drop constraint read_costs_team_id_fkey,
  add constraint read_costs_team_id_fkey foreign key (team_id) references teams on delete set null;
