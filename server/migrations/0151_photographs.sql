-- Photographs of a project by its seller. What came is not kept: only what was drawn anew from it, which says nothing of the
-- place, the device or the hour it was taken with.
create table project_photographs (
  id uuid primary key,
  project_id uuid not null references projects (id),
  caption text not null,
  taken_by text not null,
  state text not null check (state in ('waiting', 'accepted', 'refused')),
  refused_reason text,
  -- Of the larger picture: the same photograph twice is one.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  added_at timestamptz not null,
  unique (project_id, sha256),
  check ((state = 'refused') = (refused_reason is not null))
);

create table photograph_images (
  photograph_id uuid not null references project_photographs (id) on delete cascade,
  size text not null check (size in ('small', 'large')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  webp bytea not null,
  primary key (photograph_id, size)
);
alter table photograph_images alter column webp set storage external;
create index photograph_images_sha256 on photograph_images (sha256);

-- Operators accept and refuse photographs, and the trail says so.
do $$
declare known text;
begin
  select pg_get_constraintdef(oid) into strict known from pg_constraint
    where conrelid = 'audit_entries'::regclass and conname = 'audit_entries_subject_kind_check';
  execute 'alter table audit_entries drop constraint audit_entries_subject_kind_check,
    add constraint audit_entries_subject_kind_check ' || replace(known, 'ARRAY[', 'ARRAY[''photograph''::text, ');
end $$;
