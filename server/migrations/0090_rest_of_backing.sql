-- Of a batch of which the registry retired some serials, what stands behind the others: they are somebody's, and a
-- certificate over them is not the worse for it.
alter table backings add column rest jsonb check (rest is null or not isempty(gone));
update backings set rest = jsonb_build_object('state', 'records', 'reason', 'matched', 'asOf', as_of::text, 'url', url,
  'credits', (select batch.quantity - sum(upper(piece) - lower(piece)) from batches batch, unnest(gone) piece
    where batch.id = batch_id group by batch.quantity))
where not isempty(gone) and reason in ('retired', 'cancelled');

create or replace view known_listings as
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
    listing.state = 'open' and balance.amount > 0 and not batch.is_contested and project.approved_at is not null
      and (listing.sale_type = 'forward' or coalesce(
        (backing.state in ('records', 'attested') or backing.rest ->> 'state' in ('records', 'attested'))
          and (isempty(backing.gone) or not exists (
            select from credit_ranges range
            where range.account = 'credits/listed/' || listing.id::text and range.asset = listing.batch_id::text
              and int8range(range.first_serial, range.last_serial, '[]') && backing.gone
          )), false)) as is_offered,
    case when listing.sale_type = 'forward' then (
      select max(due_on)::timestamp at time zone 'utc' from listing_milestones where listing_id = listing.id
    ) end as promised_until
  from listings listing
  join batches batch on batch.id = listing.batch_id
  join projects project on project.id = batch.project_id
  join ledger_balances balance
    on balance.account = 'credits/listed/' || listing.id::text and balance.asset = listing.batch_id::text
  left join backings backing on backing.batch_id = batch.id
) listing;
