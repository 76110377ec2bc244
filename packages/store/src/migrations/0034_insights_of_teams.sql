-- A package made of a team's audience stays with the team: who leaves it reads it no more.
alter table targeting_insights add column for_team_id uuid references teams on delete cascade;
update targeting_insights set for_team_id = audiences.team_id
  from audiences where audiences.id::text = targeting_insights.draft ->> 'audience_config_id';
create index on targeting_insights (for_team_id);
