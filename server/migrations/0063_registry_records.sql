-- What the registries themselves publish: projects, issuances, retirements and cancellations, as they stood in the last
-- file of each that an operator brought here. It is their word, kept beside what sellers say.
create table registry_files (
  id uuid primary key,
  registry text not null,
  kind text not null check (kind in ('projects', 'issuances', 'retirements', 'cancellations', 'units')),
  name text not null,
  sha256 text not null,
  bytes bigint not null check (bytes >= 0),
  -- The day the file is of.
  as_of date not null,
  -- Lines of the file, and of those how many could not be read.
  rows int not null,
  refused int not null,
  -- Records. A line of Verra's file that was retired is two: issued, and retired.
  added int not null,
  changed int not null,
  unchanged int not null,
  -- In the file before, and no longer in this one. They stay.
  gone int not null,
  imported_at timestamptz not null,
  -- Null where it was done on the command line.
  imported_by uuid,
  unique (registry, kind, sha256)
);
create index registry_files_newest on registry_files (registry, kind, imported_at desc);

create table registry_projects (
  registry text not null,
  project_id text not null,
  external_id text,
  name text not null,
  proponent text,
  country text check (country ~ '^[A-Z]{2}$'),
  country_text text,
  type text,
  methodology text,
  status text,
  crediting_starts_on date,
  crediting_ends_on date,
  annual_estimate bigint,
  url text,
  first_file_id uuid not null references registry_files,
  -- The last file that said so.
  file_id uuid not null references registry_files,
  primary key (registry, project_id)
);
create index registry_projects_external on registry_projects (registry, external_id) where external_id is not null;

-- Half of each page is left free: a new file says most rows again, and what is only said again moves within its page.
create table registry_units (
  id bigint generated always as identity primary key,
  registry text not null,
  project_id text not null,
  state text not null check (state in ('issued', 'retired', 'cancelled')),
  -- By what a row is known again in the next file.
  row_key text not null,
  space text,
  prefix text,
  first_serial bigint,
  last_serial bigint,
  -- Whole tonnes.
  quantity bigint not null check (quantity >= 0),
  kilograms bigint check (kilograms >= 0),
  vintage_starts_on date,
  vintage_ends_on date,
  happened_on date,
  beneficiary text,
  account_holder text,
  reason text,
  details text,
  external_id text,
  url text,
  -- Files are never deleted. A reference would be checked twice for each of a million rows.
  first_file_id uuid not null,
  last_file_id uuid not null,
  unique (registry, row_key),
  check ((space is null) = (prefix is null)),
  check ((first_serial is null) = (last_serial is null)),
  check (first_serial is null or (prefix is not null and first_serial >= 0 and quantity = last_serial - first_serial + 1))
) with (fillfactor = 50);
create index registry_units_project on registry_units (registry, project_id);
create index registry_units_serials on registry_units
  using gist (hashtextextended(registry || E'\n' || space, 0), int8range(first_serial, last_serial, '[]'))
  where first_serial is not null;

-- Which column of a registry's file says what, where nobody taught us its format: asked once, kept for the next file.
create table registry_mappings (
  registry text not null,
  kind text not null check (kind in ('projects', 'issuances', 'retirements', 'cancellations', 'units')),
  columns jsonb not null,
  saved_at timestamptz not null,
  primary key (registry, kind)
);

-- A file that was read and waits for a decision, whichever server took it in.
create table registry_uploads (
  id uuid primary key,
  registry text not null,
  kind text not null,
  name text not null,
  sha256 text not null,
  bytes bigint not null,
  as_of date not null,
  rows int not null,
  refused int not null,
  -- Records in the tables below. They do not survive a crash of the database: then the file is sent once more.
  records int not null,
  added int not null,
  changed int not null,
  unchanged int not null,
  gone int not null,
  -- Which columns say what, where the operator chose them.
  columns jsonb,
  uploaded_at timestamptz not null,
  uploaded_by uuid
);

create unlogged table registry_staged_units (
  upload_id uuid not null,
  line int not null,
  -- What is wrong with the line; all else is null then.
  refusal text,
  project_id text,
  state text,
  row_key text,
  space text,
  prefix text,
  first_serial bigint,
  last_serial bigint,
  quantity bigint,
  kilograms bigint,
  vintage_starts_on date,
  vintage_ends_on date,
  happened_on date,
  beneficiary text,
  account_holder text,
  reason text,
  details text,
  external_id text,
  url text
);
create index registry_staged_units_upload on registry_staged_units (upload_id, row_key);

create unlogged table registry_staged_projects (
  upload_id uuid not null,
  line int not null,
  refusal text,
  project_id text,
  external_id text,
  name text,
  proponent text,
  country text,
  country_text text,
  type text,
  methodology text,
  status text,
  crediting_starts_on date,
  crediting_ends_on date,
  annual_estimate bigint,
  url text
);
create index registry_staged_projects_upload on registry_staged_projects (upload_id, project_id);

-- Bringing a file here is an act of an operator too: its subject is the file.
alter table audit_entries drop constraint audit_entries_subject_kind_check;
alter table audit_entries add constraint audit_entries_subject_kind_check
  check (subject_kind in ('project', 'document', 'support_message', 'order', 'listing', 'account', 'sales_stop', 'silence',
    'registry_file'));
