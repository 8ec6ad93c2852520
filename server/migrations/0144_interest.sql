-- How often people looked at a project and put a listing into their basket, day by day. Numbers alone: whose looks they were
-- is nowhere.
create table project_views (
  project_id uuid not null references projects (id),
  day date not null,
  views integer not null check (views > 0),
  primary key (project_id, day)
);

create table basket_additions (
  listing_id uuid not null references listings (id),
  day date not null,
  additions integer not null check (additions > 0),
  primary key (listing_id, day)
);

-- What was counted today, so that it counts once: a keyed hash that says nothing without the key, dropped with its day.
create table interest_marks (
  mark bytea primary key,
  day date not null
);
create index interest_marks_day on interest_marks (day);
