-- A promise is another good than a credit that is there. A project is sorted and shown by the price of what can be bought at
-- once; where there is none, of what is sold by subscription; and only where there is nothing else, of what is promised.
-- @NOTE keep in step with leadPrice in contract/src/lead-price.ts
create function lead_sale_type(types text[]) returns text language sql immutable as $$
  select case when 'spot' = any (types) then 'spot' when 'subscription' = any (types) then 'subscription'
    when 'forward' = any (types) then 'forward' end
$$;

-- Both ends of the range, by place: the lowest first. It names no function of ours, so that a dump can be loaded in any order.
create function lead_range(cents bigint[], types text[]) returns bigint[] language sql immutable as $$
  select array[min(cent), max(cent)] from unnest(cents, types) as offer (cent, type)
  where type = case when 'spot' = any (types) then 'spot' when 'subscription' = any (types) then 'subscription' else 'forward' end
$$;

alter table market_projects
  add column lead_type text generated always as (lead_sale_type(offer_types)) stored,
  add column lead_min_cents bigint generated always as ((lead_range(offer_cents, offer_types))[1]) stored,
  add column lead_max_cents bigint generated always as ((lead_range(offer_cents, offer_types))[2]) stored;

create index market_projects_lead_cheapest on market_projects (lead_min_cents, project_id);
create index market_projects_lead_dearest on market_projects (lead_max_cents desc, project_id desc);
