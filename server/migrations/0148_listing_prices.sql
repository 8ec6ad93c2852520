-- What a listing asked for, and from when on: a price that was changed would otherwise be forgotten.
create table listing_prices (
  listing_id uuid not null references listings (id) on delete cascade,
  asked_at timestamptz not null,
  price_cents bigint not null check (price_cents > 0),
  primary key (listing_id, asked_at)
);

-- Of a listing whose price was changed before today nobody knows when: its line begins now.
insert into listing_prices (listing_id, asked_at, price_cents)
select listing.id,
  case when listing.price_highest_cents is null and not exists (
    select from order_lines line
    where line.listing_id = listing.id and line.price_per_credit_cents <> listing.price_per_credit_cents
  ) then listing.opened_at else now() end,
  listing.price_per_credit_cents
from listings listing where listing.batch_id is not null;
