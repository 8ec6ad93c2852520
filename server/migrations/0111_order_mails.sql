-- Which mails were written about an order, to whom of the two sides and when; what they said besides the subject is kept nowhere.
create table order_mails (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  audience text not null check (audience in ('buyer', 'seller')),
  subject text not null,
  written_at timestamptz not null default now()
);
create index order_mails_order on order_mails (order_id);
