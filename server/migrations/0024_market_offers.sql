-- Price, vintage and kind of every offer beside its project: a search that asks two things of one offer answers from the
-- row of the project, and no longer from all listings, batches and balances.
alter table market_projects
  add column offer_cents bigint[] not null default '{}',
  add column offer_years int[] not null default '{}',
  add column offer_types text[] not null default '{}';

create or replace function market_refresh(changed uuid[]) returns void language plpgsql as $$
begin
  -- Two changes of one project wait for each other here, so that the later one counts what the earlier one left.
  perform from projects where id = any (changed) order by id for no key update;
  delete from market_projects gone where gone.project_id = any (changed) and not exists (
    select from batches batch
    join listings listing on listing.batch_id = batch.id and listing.state = 'open'
    join ledger_balances balance
      on balance.account = 'credits/listed/' || listing.id and balance.asset = batch.id::text and balance.amount > 0
    where batch.project_id = gone.project_id
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
    offer.offer_cents, offer.offer_years, offer.offer_types
  from projects project
  cross join lateral (
    select min(listing.price_per_credit_cents) as price_min_cents, max(listing.price_per_credit_cents) as price_max_cents,
      array_agg(distinct extract(year from batch.vintage_starts_on)::int) as vintages,
      max(extract(year from batch.vintage_starts_on)::int) as newest_vintage,
      array_agg(distinct listing.sale_type) as sale_types, max(listing.opened_at) as listed_at,
      array_agg(listing.price_per_credit_cents order by listing.id) as offer_cents,
      array_agg(extract(year from batch.vintage_starts_on)::int order by listing.id) as offer_years,
      array_agg(listing.sale_type order by listing.id) as offer_types
    from batches batch
    join listings listing on listing.batch_id = batch.id and listing.state = 'open'
    join ledger_balances balance
      on balance.account = 'credits/listed/' || listing.id and balance.asset = batch.id::text and balance.amount > 0
    where batch.project_id = project.id
  ) offer
  where project.id = any (changed) and offer.listed_at is not null
  on conflict (project_id) do update set
    name_key = excluded.name_key, category = excluded.category, mechanism = excluded.mechanism,
    registry = excluded.registry, country = excluded.country, price_min_cents = excluded.price_min_cents,
    price_max_cents = excluded.price_max_cents, vintages = excluded.vintages,
    newest_vintage = excluded.newest_vintage, sale_types = excluded.sale_types, listed_at = excluded.listed_at,
    words = excluded.words, offer_cents = excluded.offer_cents, offer_years = excluded.offer_years,
    offer_types = excluded.offer_types;
end $$;

select market_refresh(array(select project_id from market_projects));
