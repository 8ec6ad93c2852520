-- Who a seller is, as told and as checked by an operator, and the lists their names are held against (decision 0031).
create table seller_identities (
  seller_id uuid primary key,
  legal_name text,
  register text,
  register_number text,
  country text check (country ~ '^[A-Z]{2}$'),
  address text,
  responsible_name text,
  responsible_role text,
  owner_name text,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'checked', 'asked', 'refused')),
  reason text,
  submitted_at timestamptz,
  checked_at timestamptz,
  -- What the list said when it was decided, kept with the decision.
  decided_on jsonb,
  -- What the screening service said; all null where none was asked.
  service_state text check (service_state in ('waiting', 'answered', 'failed')),
  service_hits jsonb,
  service_problem text,
  service_at timestamptz,
  check ((state = 'checked') = (checked_at is not null))
);

create table seller_identity_documents (
  seller_id uuid primary key references seller_identities (seller_id) on delete cascade,
  name text not null,
  format text not null,
  bytes bytea not null,
  uploaded_at timestamptz not null
);

-- Every list that was imported, with its file and its entries; the one that was brought last is the one names are held against.
create table screening_lists (
  id uuid primary key,
  name text not null,
  sha256 text not null unique,
  bytes bytea not null,
  entries integer not null,
  imported_by uuid,
  imported_at timestamptz not null
);

create table screening_entries (
  list_id uuid not null references screening_lists (id),
  position integer not null,
  -- The name and its aliases, the name first.
  names text[] not null,
  country text,
  source_id text,
  primary key (list_id, position)
);

-- Its subject may be a list of names, besides whatever it could be before.
do $$
declare
  known text := pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'audit_entries'::regclass and conname = 'audit_entries_subject_kind_check';
begin
  execute 'alter table audit_entries drop constraint audit_entries_subject_kind_check,
    add constraint audit_entries_subject_kind_check ' || replace(known, 'ARRAY[', 'ARRAY[''screening_list''::text, ');
end
$$;
