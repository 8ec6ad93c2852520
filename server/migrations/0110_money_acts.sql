-- What operators do about the money of an order: at once, or above an amount proposed by one and confirmed by another.
create table money_acts (
  id uuid primary key,
  order_id uuid not null references orders (id),
  request_id uuid,
  kind text not null
    check (kind in ('refund', 'cancel_order', 'accept_dispute', 'answer_dispute', 'settle_dispute')),
  -- The act as it was asked for.
  act jsonb not null,
  amount_cents bigint not null check (amount_cents >= 0),
  reason text not null,
  needs_second boolean not null,
  -- What the order stood at: whatever has changed since refuses a proposal.
  basis text not null,
  state text not null check (state in ('proposed', 'done', 'refused')),
  made_by uuid not null,
  made_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  decision_reason text,
  check ((state = 'proposed') = (decided_at is null)),
  check (state = 'done' or needs_second),
  -- Four eyes: nobody confirms what they proposed themselves.
  check (not needs_second or state <> 'done' or coalesce(decided_by <> made_by, false))
);
create index money_acts_order on money_acts (order_id, made_at);
-- One at a time waits: the next is thought of once it is decided.
create unique index money_acts_waiting on money_acts (order_id) where state = 'proposed';

-- What buyers ask to have back.
create table refund_requests (
  id uuid primary key,
  order_id uuid not null references orders (id),
  -- Null for the whole order.
  parts jsonb,
  amount_cents bigint not null check (amount_cents > 0),
  words text not null,
  state text not null check (state in ('open', 'granted', 'declined', 'withdrawn')),
  asked_at timestamptz not null,
  ended_at timestamptz,
  decided_by uuid,
  answer text,
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'declined') = (answer is not null))
);
create unique index refund_requests_open on refund_requests (order_id) where state = 'open';
create index refund_requests_order on refund_requests (order_id, asked_at);
alter table money_acts add foreign key (request_id) references refund_requests (id);

-- The desk's lists go by time.
create index orders_placed on orders (placed_at desc, id desc);
