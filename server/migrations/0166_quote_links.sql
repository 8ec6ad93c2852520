-- The address of a quote decides for a company. When somebody who was shown it no longer belongs to the company, or may no
-- longer buy, the addresses of its open quotes end: the number is part of what they are made from.
alter table organisations add column link_no integer not null default 0;
-- Of a quote that is no longer open: the number its address was made with when it was accepted. Invoices keep their addresses.
alter table quotes add column link_no integer;
update quotes set link_no = 0 where state <> 'open';
-- Who asked for it: each of a company may hold so many credits by quotes.
alter table quotes add column asked_by uuid references users (id);
update quotes set asked_by = organisations.contact_id
from orders join organisations on organisations.id = orders.buyer_id
where orders.id = quotes.order_id and quotes.state = 'open';
