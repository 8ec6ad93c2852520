-- What a person is called and for which company they buy is theirs to say. A name that was only the beginning of the
-- address was guessed by us, and once stood on a certificate for ever.
alter table users add column company text check (length(company) between 1 and 120);

update users set name = '' where name = split_part(email, '@', 1)
  and exists (select from accounts where accounts.user_id = users.id and accounts.provider_id = 'credential');

-- The welcome plan is once for a company: what a company is known by, as fingerprints, and the order that had it.
create table welcome_claims (
  mark text primary key check (mark ~ '^[0-9a-f]{64}$'),
  order_id uuid not null references orders (id),
  claimed_at timestamptz not null
);
create index welcome_claims_order on welcome_claims (order_id);

insert into welcome_claims (mark, order_id, claimed_at)
select distinct on (1) encode(sha256(convert_to(known.mark, 'UTF8')), 'hex'), orders.id, orders.settled_at
from orders cross join lateral (values ('account:' || buyer_id::text), ('email:' || lower(email))) known (mark)
where orders.basket_id in ('basketId1', 'basketId2', 'basketId3') and orders.status in ('settled', 'retired')
  and orders.settled_at is not null and known.mark is not null
order by 1, orders.settled_at;

alter table orders drop constraint orders_end_reason_check;
alter table orders add constraint orders_end_reason_check
  check (end_reason in ('buyer', 'lapsed', 'declined', 'sold_out', 'operator', 'plan_taken'));
