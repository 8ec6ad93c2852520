-- Credits of an order whose payment the bank disputes: they stay in the holding until that is decided.
create table credit_freezes (
  dispute_id text not null,
  batch_id uuid not null references batches (id),
  order_id uuid not null references orders (id),
  -- Null for a guest, until they claim the order.
  person_id uuid references users (id),
  since timestamptz not null,
  primary key (dispute_id, batch_id)
);
create index credit_freezes_of_person on credit_freezes (person_id, batch_id);
create index credit_freezes_of_order on credit_freezes (order_id);
