-- What someone of a team says a post's mood is, beside what was judged: one of a team for each post.
create table mood_corrections (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  post_id text not null,
  judged text check (judged in ('negative', 'neutral', 'positive')),
  mood text not null check (mood in ('negative', 'neutral', 'positive')),
  corrected_by uuid references users on delete set null,
  corrected_at timestamptz not null,
  removed_at timestamptz,
  unique (team_id, post_id)
);
