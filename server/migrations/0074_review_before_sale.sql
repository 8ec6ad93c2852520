-- Nothing is sold before an operator has approved its project, nor while the project was changed since (S3, S4). The gate
-- stands with the project, so that what shows or sells listings asks one place.
alter table projects add column approved_at timestamptz;
update projects set approved_at = coalesce(file.reviewed_at, file.updated_at)
from project_files file where file.project_id = projects.id and file.review_state = 'approved';

-- A block entered after the approval waits for the next one; what was issued of it before today stays as it is.
alter table serial_blocks add column approved_at timestamptz;
update serial_blocks block set approved_at = project.approved_at
from projects project
where project.id = block.project_id and (block.created_at <= project.approved_at or block.batch_id is not null);

-- There are no credits of a seller's own making any more: a token without a registry's serials is a listing in review, for
-- ever if need be, and has no batch. Those that were issued go back to review; what was sold of them stays sold.
alter table listings alter column batch_id drop not null, add column project_id uuid references projects (id);
update listings set project_id = batch.project_id from batches batch where batch.id = listings.batch_id;
alter table listings alter column project_id set not null, drop constraint listings_state_check,
  add constraint listings_state_check check (state in ('review', 'open', 'paused', 'withdrawn')),
  add constraint listings_offers_a_batch check (batch_id is not null or state in ('review', 'withdrawn'));
update listings set state = 'review' from batches batch
where batch.id = listings.batch_id and batch.registry = 'Ledgerleaf' and listings.state in ('open', 'paused');
create index listings_project on listings (project_id);

-- Which version of itself a file is: each change after an approval makes the next.
alter table project_files add column version integer not null default 1;

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
    listing.state = 'open' and balance.amount > 0 and not batch.is_contested and project.approved_at is not null as is_offered,
    case when listing.sale_type = 'forward' then (
      select max(due_on)::timestamp at time zone 'utc' from listing_milestones where listing_id = listing.id
    ) end as promised_until
  from listings listing
  join batches batch on batch.id = listing.batch_id
  join projects project on project.id = batch.project_id
  join ledger_balances balance
    on balance.account = 'credits/listed/' || listing.id::text and balance.asset = listing.batch_id::text
) listing;

select market_refresh(array(select id from projects where approved_at is null));
