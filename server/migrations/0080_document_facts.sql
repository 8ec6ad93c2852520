-- What a project's document states (S6): its registry and id, methodology, periods, vintages, serial ranges, who verified.
-- Each fact has one spelling, so that two documents can be held against each other, and the place it was read at.
create table document_facts (
  id uuid primary key,
  document_id uuid not null references project_documents (id) on delete cascade,
  kind text not null,
  value text not null,
  page integer not null,
  quote text not null,
  boxes jsonb not null,
  details jsonb,
  unique (document_id, kind, value)
);

-- A serial block is proposed as a whole, and entered by the same verb as one that is typed.
alter table file_proposals add column block jsonb;
