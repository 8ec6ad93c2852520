-- The last backup that was made and read back, for each folder: an empty folder is not told from a disk that is not
-- mounted by looking at it.
create table backups_made (
  folder text primary key,
  made_at timestamptz not null,
  bytes bigint not null
);
