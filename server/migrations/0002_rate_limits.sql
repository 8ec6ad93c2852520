-- One row per limit and holder, shared by every process on this database.
create table rate_limits (
  key text primary key,
  uses integer not null,
  resets_at timestamptz not null
);
create index rate_limits_by_reset on rate_limits (resets_at);
