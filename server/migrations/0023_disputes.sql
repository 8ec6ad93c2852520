-- A buyer's bank takes a payment into question. One that is lost ends the order like a refund does.
create table disputes (
  id text primary key,
  order_id uuid not null references orders (id),
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  reason text not null,
  status text not null,
  opened_at timestamptz not null,
  changed_at timestamptz not null
);
create index disputes_order on disputes (order_id);
