-- A transfer of ours that the bank returned is owed again by a row of its own; which one it goes on from was not kept.
alter table money_returns add column follows_id uuid references money_returns (id);
update money_returns again set follows_id = (
  select before.id from money_returns before
  where before.state = 'returned' and before.id <> again.id and before.owed_at < again.owed_at
    and before.order_id is not distinct from again.order_id and before.line_id is not distinct from again.line_id
    and before.refund_id is not distinct from again.refund_id and before.payer_id is not distinct from again.payer_id
    and before.currency = again.currency and before.amount_minor = again.amount_minor and before.payee = again.payee_before
  order by before.owed_at desc, before.id desc limit 1)
where again.payee_before is not null;
