-- What X reported of campaigns: a row for each ad set and day, as the ad account counts days, and the same for each
-- segment of the people. Read anew, a row is replaced: X corrects what it reported.
create table campaign_days (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  campaign_id uuid not null references campaigns on delete cascade,
  ad_set_id uuid not null references ad_sets on delete cascade,
  day text not null,
  -- Which package ran on that day.
  version integer not null,
  segmentation text not null check (segmentation in ('all', 'age', 'gender', 'platform')),
  segment text not null,
  segment_name text not null,
  impressions bigint not null check (impressions >= 0),
  engagements bigint not null check (engagements >= 0),
  clicks bigint not null check (clicks >= 0),
  results bigint not null check (results >= 0),
  spend_micro bigint not null check (spend_micro >= 0),
  reported_at timestamptz not null,
  unique (ad_set_id, segmentation, segment, day),
  check ((segmentation = 'all') = (segment = ''))
);
create index on campaign_days (campaign_id, segmentation, day);
create index on campaign_days (team_id);

-- How far X's reports of a campaign have been read. `jobs` are those that X still prepares.
create table campaign_reports (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  campaign_id uuid not null unique references campaigns on delete cascade,
  read_at timestamptz,
  through text,
  segments_read_at timestamptz,
  -- People whom X estimated, and those whom it counted, for what is expected of later campaigns.
  people bigint,
  reach bigint,
  frequency double precision,
  jobs jsonb not null,
  -- When it was last looked at what to propose: looking every day would find something by chance.
  looked_at timestamptz,
  error text
);
create index on campaign_reports (team_id);

create table proposals (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  campaign_id uuid not null references campaigns on delete cascade,
  ad_set_id uuid not null references ad_sets on delete cascade,
  act text not null check (act in ('drop', 'widen')),
  certainty double precision not null check (certainty between 0 and 1),
  against_rest double precision,
  results bigint not null,
  spend_micro bigint not null,
  version integer not null,
  from_day text not null,
  through_day text not null,
  widens jsonb not null,
  state text not null check (state in ('open', 'accepted', 'declined', 'outdated')),
  created_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references users on delete set null,
  check ((state = 'open') = (answered_at is null))
);
create index on proposals (campaign_id, created_at, id);
create unique index on proposals (ad_set_id) where state = 'open';
create index on proposals (team_id);
create index on proposals (answered_by);

create table alerts (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  campaign_id uuid not null references campaigns on delete cascade,
  kind text not null check (kind in ('pace_slow', 'overspend', 'disapproved')),
  ad_id uuid references ads on delete cascade,
  spent_micro bigint,
  expected_micro bigint,
  raised_at timestamptz not null,
  ended_at timestamptz,
  check ((kind = 'disapproved') = (ad_id is not null))
);
create index on alerts (campaign_id, raised_at, id);
-- One of a kind at a time.
create unique index on alerts (campaign_id, kind, ad_id) nulls not distinct where ended_at is null;
create index on alerts (team_id);
create index on alerts (ad_id);

-- Who wants a mail when something is amiss with a campaign.
create table alert_readers (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  campaign_id uuid not null references campaigns on delete cascade,
  created_at timestamptz not null,
  unique (campaign_id, user_id)
);
create index on alert_readers (user_id);
