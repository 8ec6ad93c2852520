-- Credits of a settled order that go back one line at a time: what went back, and the money that goes with it.
alter table order_lines
  add column returned bigint not null default 0,
  add constraint order_lines_returned check (returned between 0 and quantity);

create table part_refunds (
  id uuid primary key,
  order_id uuid not null references orders (id),
  -- The operator's own name for it, which makes it happen once.
  reference text not null,
  reason text not null,
  amount_cents bigint not null check (amount_cents > 0),
  requested_at timestamptz not null,
  provider_id text unique,
  done_at timestamptz,
  unique (order_id, reference)
);

create table part_refund_lines (
  refund_id uuid not null references part_refunds (id),
  line_id uuid not null references order_lines (id),
  quantity bigint not null check (quantity > 0),
  seller_cents bigint not null check (seller_cents >= 0),
  fee_cents bigint not null check (fee_cents >= 0),
  paid_cents bigint not null check (paid_cents >= 0),
  primary key (refund_id, line_id)
);
create index part_refund_lines_line on part_refund_lines (line_id);
