-- What people change in an inventory, as a list that is only added to: a figure added, changed, moved, struck out or
-- confirmed, and each of these undone and redone. What was read stays as it was read.
alter table analysis_corrections rename to analysis_corrections_before;
alter table analysis_corrections_before rename constraint analysis_corrections_pkey to analysis_corrections_before_pkey;

create table analysis_corrections (
  id uuid primary key,
  analysis_id uuid not null references analyses (id) on delete cascade,
  version integer not null check (version > 0),
  kind text not null check (kind in ('add', 'change', 'strike', 'confirm', 'undo', 'redo')),
  figure text not null,
  of_id uuid references analysis_corrections (id) on delete cascade,
  before jsonb,
  after jsonb,
  given jsonb,
  evidence jsonb,
  reason text not null,
  remark text,
  made_by text not null check (made_by <> ''),
  made_at timestamptz not null,
  -- Two people at once get two numbers, and the second one is told of the first.
  unique (analysis_id, version),
  constraint analysis_corrections_of check ((of_id is not null) = (kind in ('undo', 'redo')))
);
create index analysis_corrections_of_change on analysis_corrections (of_id) where of_id is not null;

insert into analysis_corrections
  (id, analysis_id, version, kind, figure, before, after, given, reason, made_by, made_at)
select
  correction.id,
  correction.analysis_id,
  row_number() over (partition by correction.analysis_id order by correction.made_at, correction.id),
  case when finding.id is null then 'add' else 'change' end,
  case when finding.id is null then correction.id::text else correction.metric || '/' || correction.year end,
  case when finding.id is not null then jsonb_build_object(
    'metric', finding.metric, 'year', finding.year, 'value', finding.value, 'perimeter', finding.perimeter) end,
  jsonb_build_object(
    'metric', correction.metric, 'year', correction.year, 'value', correction.value, 'perimeter', finding.perimeter),
  jsonb_build_object(
    'value', correction.value::text,
    'unit', case when correction.metric = 'energy_total_mwh' then 'MWh' else 't' end,
    'conversion', ''),
  correction.reason,
  coalesce(users.email, 'visitor'),
  correction.made_at
from analysis_corrections_before correction
join analyses on analyses.id = correction.analysis_id
join reports on reports.id = analyses.report_id
left join users on users.id = reports.person_id
left join analysis_findings finding
  on finding.report_id = reports.id and finding.metric = correction.metric and finding.year = correction.year;

drop table analysis_corrections_before;

create function analysis_corrections_refuse_update() returns trigger language plpgsql as $$
begin
  raise exception 'the history of an inventory is only added to';
end
$$;
create trigger analysis_corrections_kept before update on analysis_corrections
  for each row execute function analysis_corrections_refuse_update();
