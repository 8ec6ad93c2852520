-- The database was loaded from a backup. Until an operator has seen what is missing, the log is not signed.
create table log_restores (
  id uuid primary key,
  -- When the backup was made: what happened between then and the restore is not here.
  made_at timestamptz not null,
  restored_at timestamptz not null,
  -- Entries of the newest checkpoint in the backup.
  signed_size bigint not null check (signed_size >= 0),
  seen_at timestamptz check (seen_at >= restored_at)
);

-- A log that lost signed entries goes on under a new name: under the old one it would contradict what it signed.
create table log_former_names (
  id uuid primary key,
  origin text not null unique,
  left_at timestamptz not null
);
create trigger log_former_names_append_only before update or delete on log_former_names
  for each row execute function ledger_refuse_change();

-- The checkpoint leaves by mail once a day, whichever server sends it.
create table log_checkpoint_mails (sent_on date primary key);
