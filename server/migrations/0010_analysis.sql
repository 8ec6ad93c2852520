-- Reports as they were uploaded, and what was read in them. A report belongs to a person, or to a visitor known by the
-- hash of their cookie; it is read once, however often the same person sends the same file.

create table reports (
  id uuid primary key,
  person_id uuid references users (id) on delete cascade,
  visitor_hash text,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  extension text not null,
  bytes_count bigint not null check (bytes_count > 0),
  state text not null check (state in ('waiting', 'reading', 'completed', 'failed')),
  step text not null check (step in ('idle', 'parsing_started', 'document_analyzing', 'Ai_started', 'completed')),
  refusal_code text,
  refusal text,
  attempts integer not null default 0,
  stored_at timestamptz not null,
  completed_at timestamptz,
  reading jsonb,
  constraint reports_one_owner check ((person_id is null) <> (visitor_hash is null)),
  constraint reports_refused_or_not check ((state = 'failed') = (refusal is not null)),
  constraint reports_read_or_not check ((state = 'completed') = (reading is not null))
);
create unique index reports_of_person on reports (person_id, sha256) where person_id is not null;
create unique index reports_of_visitor on reports (visitor_hash, sha256) where visitor_hash is not null;
create index reports_of_guests_by_age on reports (stored_at) where person_id is null;

-- The document itself, in pieces, so that any process on this database can read it and deleting the row deletes it.
create table report_chunks (
  report_id uuid not null references reports (id) on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (report_id, position)
);
alter table report_chunks alter column bytes set storage external;

-- Its words, for the assistant and for showing a cell among its neighbours. A large sheet takes several rows.
create table report_pages (
  report_id uuid not null references reports (id) on delete cascade,
  position integer not null,
  page integer not null,
  sheet text,
  width double precision not null,
  height double precision not null,
  lines jsonb not null,
  words tsvector not null generated always as (jsonb_to_tsvector('english', lines, '["string"]')) stored,
  primary key (report_id, position)
);

-- Pages drawn once somebody looked at them.
create table report_images (
  report_id uuid not null references reports (id) on delete cascade,
  page integer not null,
  png bytea not null,
  primary key (report_id, page)
);
alter table report_images alter column png set storage external;

create table analysis_findings (
  id uuid primary key,
  report_id uuid not null references reports (id) on delete cascade,
  position integer not null,
  metric text not null,
  year integer not null,
  value double precision not null check (value >= 0),
  unit text not null check (unit in ('tCO2e', 'MWh')),
  raw_value text not null,
  raw_unit text not null,
  conversion text not null,
  confidence double precision not null check (confidence between 0 and 1),
  gas text not null check (gas in ('CO2e', 'CO2')),
  found_by text not null check (found_by in ('reading', 'model')),
  context jsonb not null,
  evidence jsonb not null,
  alternatives jsonb not null,
  unique (report_id, metric, year)
);

create table analysis_flags (
  id uuid primary key,
  report_id uuid not null references reports (id) on delete cascade,
  position integer not null,
  rule text not null,
  severity text not null check (severity in ('high', 'medium', 'low')),
  title text not null,
  found text not null,
  standards jsonb not null,
  todo text not null,
  evidence jsonb not null
);
create index analysis_flags_of_report on analysis_flags (report_id);

-- One upload. Several may point at one report.
create table analyses (
  id uuid primary key,
  report_id uuid not null references reports (id) on delete cascade,
  company_name text not null,
  file_name text not null,
  uploaded_at timestamptz not null
);
create index analyses_of_report on analyses (report_id);

-- What a person says a figure should be; what was read stays as it was read.
create table analysis_corrections (
  id uuid primary key,
  analysis_id uuid not null references analyses (id) on delete cascade,
  metric text not null,
  year integer not null,
  value double precision not null check (value >= 0),
  reason text not null check (reason <> ''),
  made_at timestamptz not null,
  unique (analysis_id, metric, year)
);
