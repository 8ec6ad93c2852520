-- Where the words stand on a page, so that a quote can be boxed; null for a page that was read before this was kept.
alter table document_pages
  add column width double precision,
  add column height double precision,
  add column lines jsonb;

-- Pages drawn once somebody looked at them.
create table document_images (
  document_id uuid not null references project_documents (id) on delete cascade,
  page integer not null,
  png bytea not null,
  primary key (document_id, page)
);
alter table document_images alter column png set storage external;
