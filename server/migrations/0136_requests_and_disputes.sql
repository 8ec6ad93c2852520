-- A request may end because the buyer's bank took the money back meanwhile; it then says so.
alter table refund_requests drop constraint refund_requests_state_check;
alter table refund_requests add constraint refund_requests_state_check
  check (state in ('open', 'granted', 'declined', 'withdrawn', 'by_bank'));
alter table refund_requests drop constraint refund_requests_check1;
alter table refund_requests add constraint refund_requests_answered
  check ((state in ('declined', 'by_bank')) = (answer is not null));
-- When the buyer was written to about a lost dispute: once, also where the job is done twice.
alter table disputes add column told_at timestamptz;
update disputes set told_at = changed_at where taken_cents is not null;
-- Requests that stayed open although the whole order went back by a lost dispute.
update refund_requests request set state = 'by_bank', ended_at = now(),
  answer = 'Your bank has taken the money back, and the order was taken back with it.'
where request.state = 'open' and exists (select from orders where orders.id = request.order_id and orders.status = 'refunded')
  and exists (select from disputes where disputes.order_id = request.order_id and disputes.status = 'lost');
