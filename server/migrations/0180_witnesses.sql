-- Others who put their name to what our log signed. Which of them are asked is a setting of the servers; it is kept here so that every
-- page and every server names the same.
create table log_witnesses (
  -- As it is published: name, id and key.
  verifier_key text primary key,
  url text not null,
  -- Nobody asks it before: whoever asks takes a little time for it, and after a failure it is left alone for a while.
  next_at timestamptz not null default now(),
  failures integer not null default 0 check (failures >= 0),
  -- Why it did not sign, in words; null when it did.
  trouble text,
  -- It says that our log is not the one it saw: that does not pass by itself.
  refuses boolean not null default false
);

-- The newest states each of them signed. Every proof can lead to any state that is larger, so older ones are let go.
create table log_cosignatures (
  size bigint not null references log_checkpoints (size),
  witness text not null references log_witnesses (verifier_key) on delete cascade,
  line text not null check (line ~ '^— [^\n]+\n$'),
  signed_at timestamptz not null,
  primary key (witness, size)
);
create index log_cosignatures_size on log_cosignatures (size);
