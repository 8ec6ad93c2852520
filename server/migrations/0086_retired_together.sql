-- Credits of several batches that one act retired have one certificate over all of them, beside the one of each.
alter table retirements add column together_id uuid;
create index retirements_together on retirements (together_id) where together_id is not null;

-- What an order brought was always retired in one act, at one instant.
with acts as (
  select order_id, retired_at, gen_random_uuid() as together_id
  from retirements
  where order_id is not null
  group by order_id, retired_at
  having count(*) > 1
)
update retirements retirement
set together_id = acts.together_id
from acts
where retirement.order_id = acts.order_id and retirement.retired_at = acts.retired_at;
