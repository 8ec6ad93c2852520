-- What a seller tells whoever buys, and on each order line as it was when it was bought.
alter table listings add column note_to_buyers text check (char_length(note_to_buyers) between 1 and 280);
alter table order_lines add column note_to_buyers text;

drop view sellable_listings;
drop view known_listings;
create view known_listings as
select *, least(expires_at, promised_until, 'infinity') as sells_until,
  is_offered and (expires_at is null or expires_at > now()) and (sale_type <> 'forward' or promised_until > now())
    and not exists (select from sales_stops where lifted_at is null) as is_sellable
from (
  select listing.id as listing_id, listing.token_id, listing.seller_id, listing.sale_type, listing.state,
    listing.price_per_credit_cents, listing.minimum_fill, listing.note_to_buyers, listing.opened_at, listing.expires_at,
    balance.amount as available_credits,
    batch.id as batch_id, batch.registry, batch.serial_prefix, batch.vintage_starts_on, batch.vintage_ends_on,
    extract(year from batch.vintage_starts_on)::int as vintage,
    batch.project_id, project.name as project_name, project.category, project.mechanism, project.country,
    project.registry as project_registry,
    listing.state = 'open' and balance.amount > 0 as is_offered,
    case when listing.sale_type = 'forward' then (
      select max(due_on)::timestamp at time zone 'utc' from listing_milestones where listing_id = listing.id
    ) end as promised_until
  from listings listing
  join batches batch on batch.id = listing.batch_id
  join projects project on project.id = batch.project_id
  join ledger_balances balance
    on balance.account = 'credits/listed/' || listing.id::text and balance.asset = listing.batch_id::text
) listing;

create view sellable_listings as select * from known_listings where is_sellable;
