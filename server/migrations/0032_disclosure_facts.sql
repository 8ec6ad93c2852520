-- What a seller says in public of a project beyond what its score and its listing ask for.
alter table project_files
  add column started_on date,
  add column removal_percent integer check (removal_percent between 0 and 100),
  add column changes_statement text,
  add column accountability_statement text,
  add column calculation_statement text;
