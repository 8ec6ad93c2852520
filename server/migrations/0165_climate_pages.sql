-- What an organisation shows of its retirements to everybody, once it has switched the page on.
create table climate_pages (
  organisation_id uuid primary key references organisations (id) on delete cascade,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60),
  is_public boolean not null default false,
  changed_at timestamptz not null
);

-- The words it wants to say there, as they were checked. Whether they stand on the page is asked anew each time it is read.
create table climate_claims (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  draft jsonb not null,
  added_by uuid not null,
  added_at timestamptz not null
);
create index climate_claims_organisation on climate_claims (organisation_id, added_at);
