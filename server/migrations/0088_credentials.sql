-- Certificates as verifiable credentials: the keys that ever signed one, and a place for each retirement in the lists
-- that say which of them count.
create table credential_keys (
  -- The key's own fingerprint (RFC 7638).
  thumbprint text primary key check (thumbprint ~ '^[A-Za-z0-9_-]{43}$'),
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]{43}$'),
  added_at timestamptz not null
);

alter table retirements add column status_position bigint generated always as identity (minvalue 0 start with 0);
create unique index retirements_status_position on retirements (status_position);
