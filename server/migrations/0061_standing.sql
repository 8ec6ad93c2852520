-- A change that each server makes every few seconds, to know that the database takes changes.
create table standing_beats (
  server text primary key,
  beat_at timestamptz not null
);

-- What was told about each check, so that of several servers one tells it.
create table standing_alerts (
  -- The check, and the server where each has its own.
  subject text primary key,
  state text not null check (state in ('good', 'late', 'stopping')),
  -- Since when it is like this.
  since timestamptz not null,
  -- When a server last saw it bad: it is good again when none does.
  seen_bad_at timestamptz not null,
  -- When it was taken up to be told, and when it had been told.
  claimed_at timestamptz not null,
  told_at timestamptz,
  attempts integer not null default 1
);

-- Checks about which no alerts are sent for a while. Who said so is in the trail.
create table standing_silences (
  id uuid primary key,
  check_name text not null,
  reason text not null,
  begun_at timestamptz not null,
  silent_until timestamptz not null check (silent_until > begun_at)
);
create index standing_silences_until on standing_silences (silent_until);
