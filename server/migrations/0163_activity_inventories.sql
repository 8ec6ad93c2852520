-- A footprint without a report: lines of activity data as they are typed, complete or not. Once finished it has an analysis like
-- any other, and goes with it.
create table activity_inventories (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  company_name text not null check (length(company_name) between 1 and 200),
  year integer not null check (year between 1990 and 2100),
  lines jsonb not null,
  -- Goes up with every save: nobody overwrites what they have not seen.
  revision integer not null,
  saved_at timestamptz not null,
  analysis_id uuid unique references analyses (id) on delete cascade
);
create index activity_inventories_organisation on activity_inventories (organisation_id, saved_at desc);

-- Figures that were computed stand beside those that were read.
alter table analysis_findings drop constraint analysis_findings_found_by_check,
  add constraint analysis_findings_found_by_check check (found_by in ('reading', 'model', 'activity'));
