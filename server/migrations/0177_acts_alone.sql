-- Within how many days what somebody does alone is added up and held to their limit; 0 where each act counts by itself, as
-- it did for all limits until now.
alter table approval_rules
  add column within_days integer not null default 0 check (within_days in (0, 1, 7, 30));

-- What a member did for the organisation without being approved by a colleague: what it costs, and what it retires.
create table acts_alone (
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  person_id uuid not null references users (id),
  -- The order, retirement, withdrawal or subscription; each counts once.
  act_id uuid not null unique,
  bought_cents bigint not null check (bought_cents >= 0),
  retired_tonnes bigint not null check (retired_tonnes >= 0),
  -- By the database's clock, as the days are.
  at timestamptz not null default now(),
  -- It came to nothing, or its money went back; an order that is paid late counts again.
  undone_at timestamptz
);
create index acts_alone_person on acts_alone (organisation_id, person_id, at) where undone_at is null;

-- Who bought and who retired, for the members of the organisation. Null for guests, for subscriptions, and for what was
-- done before this was written down.
alter table orders add column placed_by uuid references users (id);
alter table retirements add column made_by uuid references users (id);

-- What a subscription bought or retired was done by nobody.
alter table organisation_events alter column person_id drop not null;
