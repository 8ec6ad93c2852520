-- What an operator approved is what strangers read, until a newer version is approved; and every version that anything
-- was sold under stays to be read (ruling 5).
create table file_versions (
  project_id uuid not null references projects (id),
  version integer not null,
  approved_at timestamptz not null,
  -- What it said, entry by entry, under the names people read; null where it was approved before that was noted.
  said jsonb,
  -- The entries themselves; null where they were changed before versions were kept.
  file jsonb,
  documents uuid[] not null default '{}',
  primary key (project_id, version)
);
insert into file_versions (project_id, version, approved_at, said, file, documents)
select file.project_id, case when review_state = 'approved' then version else greatest(version - 1, 1) end,
  coalesce(reviewed_at, updated_at), approved_file,
  case when review_state = 'approved' then to_jsonb(file) - '{approved_file,review_state,review_reason,reviewer_id,submitted_at,reviewed_at,version,created_at,updated_at}'::text[] end,
  array(select id from project_documents document where document.project_id = file.project_id order by id)
from project_files file where review_state = 'approved' or approved_file is not null;
alter table project_files drop column approved_file;

create view approved_project_files as
select approved.* from project_files file
  left join lateral (
    select kept.file as entries from file_versions kept
    where kept.project_id = file.project_id and kept.file is not null order by kept.version desc limit 1
  ) version on true
  cross join lateral jsonb_populate_record(null::project_files, to_jsonb(file) || coalesce(version.entries, '{}')) approved;
