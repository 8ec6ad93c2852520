-- Paid too late, and the credits cost more by then than was agreed: the money goes back.
alter table orders drop constraint orders_end_reason_check;
alter table orders add constraint orders_end_reason_check
  check (end_reason in ('buyer', 'lapsed', 'declined', 'sold_out', 'operator', 'plan_taken', 'repriced'));
