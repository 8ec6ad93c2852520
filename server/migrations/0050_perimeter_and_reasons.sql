-- What a figure is about (the whole company, or a part of it by name), and what spoke for this reading of it.
alter table analysis_findings
  add column perimeter text,
  add column reasons jsonb not null default '[]';

update analysis_findings set alternatives = (
  select coalesce(jsonb_agg('{"perimeter": null}'::jsonb || alternative), '[]')
  from jsonb_array_elements(alternatives) as alternative
);
