-- Checkout: baskets, orders that are held while they are paid, payments, what the provider reported, and answers kept
-- so that a repeated call is answered and not done again.

-- A guest has no account: the credits wait in escrow for the address until an account proves it.
alter table orders alter column buyer_id drop not null;
alter table orders
  add column email text,
  add column basket_id text,
  add column basket_name text not null default 'Order',
  add column discount_cents bigint not null default 0 check (discount_cents >= 0),
  add column enterprise jsonb,
  -- Where the buyer's open screens are told: the room of a person or of a visitor.
  add column room text,
  -- A hold that lapsed may be taken again when the payment comes late: each is a round of its own.
  add column hold_round int not null default 1 check (hold_round > 0),
  add column held_until timestamptz,
  add column paid_at timestamptz,
  add column ended_at timestamptz,
  add column end_reason text check (end_reason in ('buyer', 'lapsed', 'declined', 'sold_out', 'operator')),
  add column claimed_at timestamptz;
update orders set held_until = placed_at, paid_at = settled_at;
alter table orders alter column held_until set not null;
create index orders_pending on orders (held_until) where status = 'pending';
create index orders_in_escrow on orders (email) where buyer_id is null;

-- What the buyer paid for the line: all lines together the order's total, each line at most its list value.
alter table order_lines add column paid_cents bigint;
update order_lines set paid_cents = total_cents;
alter table order_lines alter column paid_cents set not null;
alter table order_lines add constraint order_lines_paid check (paid_cents between 0 and total_cents);
-- Credits of a refunded line that had been retired: they stay retired, and somebody should look.
alter table order_lines add column kept_retired bigint not null default 0 check (kept_retired between 0 and quantity);

create table baskets (
  id uuid primary key,
  created_at timestamptz not null
);
create table basket_lines (
  basket_id uuid not null references baskets (id) on delete cascade,
  listing_id uuid not null references listings (id),
  quantity bigint not null check (quantity > 0),
  primary key (basket_id, listing_id)
);
create index baskets_created on baskets (created_at);

create table payments (
  order_id uuid primary key references orders (id),
  provider text not null check (provider in ('sandbox', 'stripe')),
  pay text not null check (pay in ('card_on_file', 'checkout_page')),
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  session_id text unique,
  -- One payment at the provider settles one order.
  intent_id text unique,
  url text,
  state text not null check (state in ('open', 'succeeded', 'failed', 'expired')),
  message text,
  created_at timestamptz not null,
  checked_at timestamptz
);
create index payments_open on payments (created_at) where state = 'open';

create table refunds (
  order_id uuid primary key references orders (id),
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  requested_at timestamptz not null,
  provider_id text unique,
  done_at timestamptz
);

create table payment_events (
  id text primary key,
  provider text not null,
  type text not null,
  body jsonb not null,
  received_at timestamptz not null,
  state text not null check (state in ('received', 'handled', 'ignored', 'quarantined')),
  reason text,
  handled_at timestamptz
);
create index payment_events_quarantined on payment_events (received_at) where state = 'quarantined';
create index payment_events_received on payment_events (received_at) where state = 'received';

create table payouts (
  reference text primary key,
  seller_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  paid_at timestamptz not null
);
create index payouts_seller on payouts (seller_id, paid_at desc);

create table idempotency_keys (
  holder text not null,
  key text not null,
  input_hash text not null,
  -- What the transaction decided, and once the rest is done the answer, byte for byte.
  decision jsonb not null,
  answer text,
  created_at timestamptz not null,
  primary key (holder, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- The sandbox is a payment provider of its own and shares no table with the market.
create table sandbox_sessions (
  id text primary key,
  status text not null check (status in ('open', 'complete', 'expired')),
  intent_id text,
  request jsonb not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create table sandbox_intents (
  id text primary key,
  status text not null check (status in ('requires_payment_method', 'requires_action', 'succeeded', 'canceled')),
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  metadata jsonb not null,
  error jsonb,
  created_at timestamptz not null
);
create table sandbox_refunds (
  id text primary key,
  intent_id text not null unique references sandbox_intents (id),
  amount_cents bigint not null,
  created_at timestamptz not null
);
create table sandbox_events (
  id text primary key,
  body text not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create table sandbox_answers (
  key text primary key,
  request_hash text not null,
  status int not null,
  body text not null,
  created_at timestamptz not null
);
