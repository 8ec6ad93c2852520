-- What may be bought now, said once. Every listing with what a buyer asks about it:
--   is_offered   lasts until somebody changes it: the seller offers it, and credits of it are left. What else must be true
--                of the credits themselves (that a registry's record backs them, say) is one more condition here.
--   sells_until  the instant it ends by itself: its own end, or the last day a forward listing promises
--   is_sellable  offered and not ended at this moment, by the clock of the database, while sales are not stopped
-- No grouping, and each condition by the column it is about: a statement that reads it is planned as if it had named the
-- tables itself, and the planner knows how many rows to expect.
create view known_listings as
select *, least(expires_at, promised_until, 'infinity') as sells_until,
  is_offered and (expires_at is null or expires_at > now()) and (sale_type <> 'forward' or promised_until > now())
    and not exists (select from sales_stops where lifted_at is null) as is_sellable
from (
  select listing.id as listing_id, listing.token_id, listing.seller_id, listing.sale_type, listing.state,
    listing.price_per_credit_cents, listing.minimum_fill, listing.opened_at, listing.expires_at,
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

-- What the owners of scores and of project files show to whoever sells: the score that counts, and how a project stands.
create view current_scores as
select distinct on (project_id, vintage) project_id, vintage, value from scores order by project_id, vintage, position desc;

create view project_qualities as
select project_id, review_state = 'approved' as is_approved, durability_years from project_files;

-- The marketplace keeps what lasts, and until when: a project whose offers have all ended is not found any more, however
-- late they are withdrawn.
alter table market_projects add column sells_until timestamptz not null default 'infinity';

create or replace function market_refresh(changed uuid[]) returns void language plpgsql as $$
begin
  -- Two changes of one project wait for each other here, so that the later one counts what the earlier one left.
  perform from projects where id = any (changed) order by id for no key update;
  delete from market_projects gone where gone.project_id = any (changed) and not exists (
    select from known_listings listing where listing.project_id = gone.project_id and listing.is_offered
  );
  insert into market_projects
  select project.id, lower(project.name), project.category, project.mechanism, project.registry, project.country,
    offer.price_min_cents, offer.price_max_cents, offer.vintages, offer.newest_vintage, offer.sale_types, offer.listed_at,
    market_words(array[
      project.name, project.registry, project.registry_project_id, project.methodology, project.mechanism,
      case project.category
        when 'redd_arr' then 'redd arr forest reforestation' when 'biochar' then 'biochar'
        when 'blue_carbon' then 'blue carbon mangrove seagrass' when 'dac' then 'dac direct air capture'
        when 'erw' then 'erw enhanced rock weathering' end
    ]),
    offer.offer_cents, offer.offer_years, offer.offer_types, offer.sells_until
  from projects project
  cross join lateral (
    select min(listing.price_per_credit_cents) as price_min_cents, max(listing.price_per_credit_cents) as price_max_cents,
      array_agg(distinct listing.vintage) as vintages, max(listing.vintage) as newest_vintage,
      array_agg(distinct listing.sale_type) as sale_types, max(listing.opened_at) as listed_at,
      array_agg(listing.price_per_credit_cents order by listing.listing_id) as offer_cents,
      array_agg(listing.vintage order by listing.listing_id) as offer_years,
      array_agg(listing.sale_type order by listing.listing_id) as offer_types,
      max(listing.sells_until) as sells_until
    from known_listings listing
    where listing.project_id = project.id and listing.is_offered
  ) offer
  where project.id = any (changed) and offer.listed_at is not null
  on conflict (project_id) do update set
    name_key = excluded.name_key, category = excluded.category, mechanism = excluded.mechanism,
    registry = excluded.registry, country = excluded.country, price_min_cents = excluded.price_min_cents,
    price_max_cents = excluded.price_max_cents, vintages = excluded.vintages,
    newest_vintage = excluded.newest_vintage, sale_types = excluded.sale_types, listed_at = excluded.listed_at,
    words = excluded.words, offer_cents = excluded.offer_cents, offer_years = excluded.offer_years,
    offer_types = excluded.offer_types, sells_until = excluded.sells_until;
end $$;

select market_refresh(array(select project_id from market_projects));
