-- What an unchecked seller has on sale and has sold stays within the limit together, and what is above it when a check ends
-- is off sale until the next (decision 0037).

-- From when on sales count: when the last check ended; null for whoever never had one.
alter table seller_identities add column unchecked_since timestamptz;
update seller_identities identity set unchecked_since = (
  select max(acted_at) from audit_entries
  where act = 'check_seller' and subject_kind = 'account' and subject_id = identity.seller_id
) where state <> 'checked';

alter table listings
  -- Off sale since then, whatever its seller set, until the seller's identity is checked.
  add column withheld_at timestamptz,
  -- The highest price it had, where that was changed: what was sold counts by it.
  add column price_highest_cents bigint;

-- Why nothing of a listing can be bought though its seller offers it; null where nothing stops it.
create or replace view known_listings as
select listing_id, token_id, seller_id, sale_type, state, price_per_credit_cents, minimum_fill, note_to_buyers, opened_at,
  expires_at, available_credits, batch_id, registry, serial_prefix, vintage_starts_on, vintage_ends_on, vintage, project_id,
  project_name, category, mechanism, country, project_registry,
  state = 'open' and available_credits > 0 and stopped_by is null as is_offered, promised_until,
  least(expires_at, promised_until, 'infinity') as sells_until,
  state = 'open' and available_credits > 0 and stopped_by is null
    and (expires_at is null or expires_at > now()) and (sale_type <> 'forward' or promised_until > now())
    and not exists (select from sales_stops where lifted_at is null) as is_sellable,
  stopped_by
from (
  select listing.id as listing_id, listing.token_id, listing.seller_id, listing.sale_type, listing.state,
    listing.price_per_credit_cents, listing.minimum_fill, listing.note_to_buyers, listing.opened_at, listing.expires_at,
    balance.amount as available_credits,
    batch.id as batch_id, batch.registry, batch.serial_prefix, batch.vintage_starts_on, batch.vintage_ends_on,
    extract(year from batch.vintage_starts_on)::int as vintage,
    batch.project_id, project.name as project_name, project.category, project.mechanism, project.country,
    project.registry as project_registry,
    case when listing.sale_type = 'forward' then (
      select max(due_on)::timestamp at time zone 'utc' from listing_milestones where listing_id = listing.id
    ) end as promised_until,
    case
      when project.approved_at is null then 'not_approved'
      when batch.is_contested then 'contested'
      when listing.sale_type <> 'forward' and not coalesce(
        (backing.state in ('records', 'attested') or backing.rest ->> 'state' in ('records', 'attested'))
          and (isempty(backing.gone) or not exists (
            select from credit_ranges range
            where range.account = 'credits/listed/' || listing.id::text and range.asset = listing.batch_id::text
              and int8range(range.first_serial, range.last_serial, '[]') && backing.gone
          )), false) then 'registry'
      when listing.withheld_at is not null then 'seller_unchecked'
    end as stopped_by
  from listings listing
  join batches batch on batch.id = listing.batch_id
  join projects project on project.id = batch.project_id
  join ledger_balances balance
    on balance.account = 'credits/listed/' || listing.id::text and balance.asset = listing.batch_id::text
  left join backings backing on backing.batch_id = batch.id
) listing;
