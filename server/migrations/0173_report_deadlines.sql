-- Days by which an organisation has to report something, as it wrote them down itself: no law is told here.
create table report_deadlines (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  name text not null check (name <> ''),
  due_on date not null,
  is_yearly boolean not null,
  remind_days integer not null check (remind_days between 1 and 90),
  made_at timestamptz not null
);
create index report_deadlines_organisation on report_deadlines (organisation_id, due_on);
