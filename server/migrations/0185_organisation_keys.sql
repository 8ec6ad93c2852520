-- Keys by which programs act for an organisation. What opens is known to the program alone: here lies its hash.
create table organisation_keys (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  name text not null,
  mode text not null check (mode in ('live', 'test')),
  scopes text[] not null check (scopes <@ array['read', 'prepare', 'trade', 'retire', 'sell']),
  -- Up to what it buys and retires within the days of the limits without a person; null for whatever its member may.
  trade_cents bigint check (trade_cents >= 0),
  retire_tonnes bigint check (retire_tonnes >= 0),
  -- The member whose role it acts by: whoever made it, or gave it its present secret. No reference: a person who is erased
  -- leaves the number.
  answered_by uuid not null,
  secret_hash text not null unique,
  -- The last letters, by which people tell keys apart.
  secret_end text not null,
  former_hash text unique,
  former_until timestamptz,
  made_at timestamptz not null,
  rotated_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  last_used_from text,
  check ((former_hash is null) = (former_until is null))
);
create index organisation_keys_organisation on organisation_keys (organisation_id);

-- Which key did it, where it was one: what it did within the days counts against its own amount too.
alter table acts_alone add column key_id uuid;
alter table organisation_events add column key_id uuid;
alter table approval_requests add column key_id uuid;
alter table orders add column placed_by_key uuid;
