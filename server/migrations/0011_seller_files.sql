-- The seller's five steps: who sells, the file of each project, its documents, what was read in them, and the scores.

create table seller_details (
  seller_id uuid primary key references users (id) on delete cascade,
  country text check (country ~ '^[A-Z]{2}$'),
  website text,
  description text,
  -- Sealed with a key derived from the secret of the installation; only the ending is kept readable.
  payout_sealed text,
  payout_ending text,
  updated_at timestamptz not null
);

create table project_files (
  project_id uuid primary key references projects (id),
  summary text,
  site_latitude double precision check (site_latitude between -90 and 90),
  site_longitude double precision check (site_longitude between -180 and 180),
  methodology_raw text,
  methodology_id text,
  crediting_starts_on date,
  crediting_ends_on date,
  durability_years integer check (durability_years > 0),
  additionality_statement text,
  legally_required boolean,
  labels jsonb not null default '[]',
  review_state text not null default 'draft'
    check (review_state in ('draft', 'submitted', 'approved', 'changes_asked', 'rejected')),
  review_reason text,
  submitted_at timestamptz,
  reviewed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index project_files_waiting on project_files (submitted_at) where review_state = 'submitted';

-- Serial blocks as the seller entered them; issued to the ledger when they are first listed.
create table serial_blocks (
  id uuid primary key,
  project_id uuid not null references projects (id),
  registry text not null,
  vintage_starts_on date not null,
  vintage_ends_on date not null,
  serial_prefix text not null,
  serial_start bigint not null check (serial_start > 0),
  serial_end bigint not null,
  batch_id uuid unique references batches (id),
  created_at timestamptz not null,
  constraint serial_blocks_vintage check (vintage_starts_on <= vintage_ends_on),
  constraint serial_blocks_serials check (serial_start <= serial_end),
  constraint serial_blocks_never_overlap exclude using gist (
    hashtextextended(registry || E'\n' || serial_prefix, 0) with =, int8range(serial_start, serial_end, '[]') with &&
  )
);
create index serial_blocks_project on serial_blocks (project_id);

create table project_documents (
  id uuid primary key,
  project_id uuid not null references projects (id),
  name text not null,
  kind text not null check (kind in ('design', 'validation', 'monitoring', 'verification', 'other')),
  format text not null,
  byte_count bigint not null,
  sha256 text not null,
  page_count integer,
  state text not null check (state in ('reading', 'read', 'unreadable')),
  problem text,
  -- An operator may refuse a document: then nothing in it counts.
  refused_reason text,
  uploaded_at timestamptz not null,
  read_at timestamptz,
  unique (project_id, sha256)
);

-- Apart from the document's row, so that lists never carry the bytes along.
create table document_files (
  document_id uuid primary key references project_documents (id) on delete cascade,
  bytes bytea not null
);

create table document_pages (
  document_id uuid not null references project_documents (id) on delete cascade,
  page integer not null check (page > 0),
  text text not null,
  primary key (document_id, page)
);

create table document_evidence (
  document_id uuid not null references project_documents (id) on delete cascade,
  topic text not null,
  page integer not null,
  quote text not null,
  value text,
  primary key (document_id, topic, page, quote)
);

create table file_proposals (
  id uuid primary key,
  document_id uuid not null references project_documents (id) on delete cascade,
  field text not null,
  value text not null,
  page integer not null,
  quote text not null,
  state text not null check (state in ('open', 'accepted', 'dismissed')),
  unique (document_id, field, value)
);

create table scores (
  -- The order they were written in; clocks of several machines may disagree about it.
  position bigint generated always as identity primary key,
  project_id uuid not null references projects (id),
  vintage integer not null,
  rule_set text not null,
  value integer check (value between 0 and 100),
  grade text check (grade in ('A', 'B', 'C', 'D', 'E')),
  confidence integer not null check (confidence between 0 and 100),
  card jsonb not null,
  scored_at timestamptz not null,
  constraint scores_rated check ((value is null) = (grade is null))
);
create index scores_current on scores (project_id, vintage desc, position desc);
create trigger scores_append_only before update or delete on scores
  for each row execute function ledger_refuse_change();
create trigger scores_no_truncate before truncate on scores
  for each statement execute function ledger_refuse_change();

-- Terms of a sale that not every listing has.
alter table listings
  add column minimum_fill bigint not null default 1 check (minimum_fill > 0),
  add column expires_at timestamptz;

-- A support message is answered, or not yet.
alter table support_messages add column answered_at timestamptz;
create index support_messages_waiting on support_messages (created_at) where answered_at is null;

create table support_replies (
  id uuid primary key,
  message_id uuid not null references support_messages (id),
  operator_id uuid not null,
  text text not null,
  sent_at timestamptz not null
);
create index support_replies_message on support_replies (message_id);

-- What operators did and why.
create table audit_entries (
  id uuid primary key,
  operator_id uuid not null,
  act text not null,
  subject_kind text not null check (subject_kind in ('project', 'document', 'support_message')),
  subject_id uuid not null,
  reason text not null,
  acted_at timestamptz not null
);
create index audit_entries_newest on audit_entries (acted_at desc, id desc);
create index audit_entries_subject on audit_entries (subject_kind, subject_id);
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function ledger_refuse_change();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function ledger_refuse_change();
