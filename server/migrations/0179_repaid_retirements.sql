-- The money of the order these credits came with went back to whoever paid: they stay retired, and are no longer the
-- buyer's to speak of.
alter table retirements add column repaid_at timestamptz;

update retirements set repaid_at = orders.ended_at
  from orders where orders.id = retirements.order_id and orders.status = 'refunded';
