-- A listing may be priced in euros or pounds (decision 0048). Its price in dollars is worked out by a sheet of rates, which it
-- names, and follows the next one.
alter table listings
  add column currency text not null default 'usd' check (currency in ('usd', 'eur', 'gbp')),
  -- Per credit, in hundredths of its currency.
  add column price_minor bigint,
  add column rate_sheet_id uuid references rate_sheets (id);
update listings set price_minor = price_per_credit_cents;
alter table listings
  alter column price_minor set not null,
  add constraint listings_rates check ((currency = 'usd') = (rate_sheet_id is null)),
  add constraint listings_dollars check (currency <> 'usd' or price_minor = price_per_credit_cents);
create index listings_by_rates on listings (id) where currency <> 'usd' and state <> 'withdrawn';

-- What the seller asked for when it was bought, and by which rates that came to the dollars of the line.
alter table order_lines
  add column currency text not null default 'usd' check (currency in ('usd', 'eur', 'gbp')),
  add column price_minor bigint,
  add column rate_sheet_id uuid references rate_sheets (id);
update order_lines set price_minor = price_per_credit_cents;
alter table order_lines
  alter column price_minor set not null,
  add constraint order_lines_rates check ((currency = 'usd') = (rate_sheet_id is null)),
  add constraint order_lines_dollars check (currency <> 'usd' or price_minor = price_per_credit_cents);

-- A price by rates ends with them: seven days after the day of its sheet, until the next one comes. That is an end by the
-- clock, so the marketplace keeps it as `sells_until`, and `is_offered` stays what somebody changed.
create or replace view known_listings as
select listing_id, token_id, seller_id, sale_type, state, price_per_credit_cents, minimum_fill, note_to_buyers, opened_at,
  expires_at, available_credits, batch_id, registry, serial_prefix, vintage_starts_on, vintage_ends_on, vintage, project_id,
  project_name, category, mechanism, country, project_registry,
  state = 'open' and available_credits > 0 and held_by is null as is_offered, promised_until,
  least(expires_at, promised_until, rates_until, 'infinity') as sells_until,
  state = 'open' and available_credits > 0 and held_by is null
    and (expires_at is null or expires_at > now()) and (sale_type <> 'forward' or promised_until > now())
    and (rates_until is null or rates_until > now())
    and not exists (select from sales_stops where lifted_at is null) as is_sellable,
  coalesce(held_by, case when rates_until <= now() then 'rates' end) as stopped_by,
  currency, price_minor, rate_sheet_id, rates_day
from (
  select listing.id as listing_id, listing.token_id, listing.seller_id, listing.sale_type, listing.state,
    listing.price_per_credit_cents, listing.minimum_fill, listing.note_to_buyers, listing.opened_at, listing.expires_at,
    listing.currency, listing.price_minor, listing.rate_sheet_id, sheet.day as rates_day,
    (sheet.day + 8)::timestamp at time zone 'utc' as rates_until,
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
    end as held_by
  from listings listing
  join batches batch on batch.id = listing.batch_id
  join projects project on project.id = batch.project_id
  join ledger_balances balance
    on balance.account = 'credits/listed/' || listing.id::text and balance.asset = listing.batch_id::text
  left join backings backing on backing.batch_id = batch.id
  left join rate_sheets sheet on sheet.id = listing.rate_sheet_id
) listing;

create or replace view sellable_listings as select * from known_listings where is_sellable;
