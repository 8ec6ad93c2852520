-- Where an organisation's own programs are told what happens to it.
create table webhook_endpoints (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  url text not null,
  description text not null,
  -- Null: all of them.
  types text[],
  added_at timestamptz not null,
  on_since timestamptz,
  off_because text check (off_because in ('switched_off', 'gone', 'failing')),
  secret_sealed text not null,
  -- Signs too until then.
  former_secret_sealed text,
  former_until timestamptz,
  -- Attempts that failed since the last that did not; it rests between them once there are many.
  failures_in_row integer not null default 0,
  failing_since timestamptz,
  rests_until timestamptz,
  last_delivered_at timestamptz,
  check ((on_since is null) = (off_because is not null)),
  check ((former_secret_sealed is null) = (former_until is null))
);
create index webhook_endpoints_organisation on webhook_endpoints (organisation_id);

-- What happened, once for each fact, as it is sent. No keys to organisations and endpoints here and below: a sale must not
-- wait for whoever changes one of them, and a sweep takes away what is nobody's.
create table webhook_events (
  id uuid primary key,
  sequence bigint not null generated always as identity,
  organisation_id uuid not null,
  type text not null,
  -- Of one object events are sent in the order in which they happened.
  object text not null,
  -- The fact. Whoever tells it again tells nothing new.
  key text not null,
  body text not null,
  made_at timestamptz not null,
  unique (organisation_id, key)
);
create index webhook_events_organisation on webhook_events (organisation_id, made_at);
create index webhook_events_made on webhook_events (made_at);

create table webhook_deliveries (
  endpoint_id uuid not null,
  event_id uuid not null,
  sequence bigint not null,
  object text not null,
  state text not null check (state in ('waiting', 'delivered', 'given_up')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- Somebody sends it just now, and has until then to say what came of it.
  lease uuid,
  leased_until timestamptz,
  ended_at timestamptz,
  primary key (endpoint_id, event_id)
);
create index webhook_deliveries_newest on webhook_deliveries (endpoint_id, sequence desc);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_attempt_at, sequence) where state = 'waiting';
create index webhook_deliveries_in_order on webhook_deliveries (endpoint_id, object, sequence) where state = 'waiting';
create index webhook_deliveries_leased on webhook_deliveries (endpoint_id) where state = 'waiting' and lease is not null;
create index webhook_deliveries_event on webhook_deliveries (event_id);

create table webhook_attempts (
  id bigint primary key generated always as identity,
  endpoint_id uuid not null,
  event_id uuid not null,
  at timestamptz not null,
  took_ms integer not null,
  status integer,
  failure text,
  answer text not null
);
create index webhook_attempts_delivery on webhook_attempts (endpoint_id, event_id, id);
create index webhook_attempts_at on webhook_attempts (at);
