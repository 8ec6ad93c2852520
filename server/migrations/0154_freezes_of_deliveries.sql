-- What forward purchases brought is frozen by a dispute as well, also by those that are open now.
insert into credit_freezes (dispute_id, batch_id, order_id, person_id, since)
  select distinct frozen.dispute_id, delivery.batch_id, frozen.order_id, frozen.person_id, frozen.since
  from credit_freezes frozen
  join order_lines line on line.order_id = frozen.order_id
  join order_milestones milestone on milestone.line_id = line.id
  join forward_deliveries delivery on delivery.milestone_id = milestone.id
on conflict do nothing;
