-- Nothing is sold that does not stand in a registry (ruling 5, S1). For each batch: what the registry's own published
-- records say of its serials, or which operators checked them where no record does. A batch without a row is not backed.
create table backings (
  batch_id uuid primary key references batches (id),
  state text not null check (state in ('records', 'attested', 'missing', 'contradicted')),
  -- Why, in a word that screens and mails put into sentences.
  reason text not null,
  -- How many credits the reason is about.
  credits bigint not null check (credits >= 0),
  -- Serials that the registry has retired or cancelled while they were not retired here.
  gone int8multirange not null default '{}',
  -- The day of the registry's file.
  as_of date,
  url text,
  checked_at timestamptz not null,
  check ((state in ('records', 'contradicted')) <= (as_of is not null))
);

-- What no record backs: one operator says where it was seen, and another agrees.
create table attestations (
  id uuid primary key,
  registry text not null,
  serial_space text not null,
  serial_prefix text not null,
  serial_start bigint not null,
  serial_end bigint not null,
  source text not null check (source in ('registry_page', 'document', 'letter')),
  -- Which page, document or letter, in the operator's words.
  said text not null,
  url text,
  stated_by uuid not null,
  stated_at timestamptz not null,
  agreed_by uuid,
  agreed_at timestamptz,
  withdrawn_by uuid,
  withdrawn_at timestamptz,
  check (serial_start <= serial_end),
  check ((agreed_by is null) = (agreed_at is null)),
  check ((withdrawn_by is null) = (withdrawn_at is null)),
  constraint attestations_by_two check (agreed_by <> stated_by)
);
create index attestations_serials on attestations
  using gist (hashtextextended(registry || E'\n' || serial_space, 0), int8range(serial_start, serial_end, '[]'));

create function market_backings_changed() returns trigger language plpgsql as $$
begin
  perform market_refresh(array(
    select distinct batch.project_id from changed join batches batch on batch.id = changed.batch_id
  ));
  return null;
end $$;
create trigger backings_market_first after insert on backings
  referencing new table as changed for each statement execute function market_backings_changed();
create trigger backings_market after update on backings
  referencing new table as changed for each statement execute function market_backings_changed();

-- Of a batch whose registry retired some serials, the listings that hold none of them go on.
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
        (backing.state in ('records', 'attested') or backing.reason in ('retired', 'cancelled'))
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

select market_refresh(array(select id from projects));

-- Checking serials is an act of an operator too.
alter table audit_entries drop constraint audit_entries_subject_kind_check;
alter table audit_entries add constraint audit_entries_subject_kind_check
  check (subject_kind in ('project', 'document', 'support_message', 'order', 'listing', 'account', 'sales_stop', 'silence',
    'registry_file', 'attestation'));

-- Sellers whose tokens had no registry behind them are told why they are not on sale any more (0074 put them into review).
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  perform graphile_worker.add_job('send-mail', payload := json_build_object(
    'to', seller.email,
    'subject', 'Your tokens are in review',
    'text', 'Every credit sold on Ledgerleaf now stands for a tonne in a registry. These tokens name no registry, so they are '
      || 'no longer on sale: ' || seller.tokens || '. What was bought of them stays with its buyers and is marked as not '
      || 'backed. To sell again, enter the project with its registry and serial numbers and hand the file to review.'
  ))
  from (
    select person.email, string_agg(listing.token_id, ', ' order by listing.token_id) as tokens
    from listings listing join batches batch on batch.id = listing.batch_id join users person on person.id = listing.seller_id
    where batch.registry = 'Ledgerleaf' and listing.state = 'review'
    group by person.email
  ) seller;
end $$;
