-- The marketplace: one row for each project one can buy from now, kept in the transaction that changes it, so that a
-- search reads one small table however many listings there are.

-- Both trusted since PostgreSQL 13: the owner of a database may create them.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

alter table listings add column sale_type text not null default 'spot'
  check (sale_type in ('spot', 'forward', 'subscription'));

create table market_projects (
  project_id uuid primary key references projects (id),
  name_key text not null,
  category text,
  mechanism text,
  registry text,
  country text,
  price_min_cents bigint not null,
  price_max_cents bigint not null,
  vintages int[] not null,
  newest_vintage int not null,
  sale_types text[] not null,
  listed_at timestamptz not null,
  -- What a search looks through: words in small letters, without accents, each after one space.
  words text not null
);
create index market_projects_newest on market_projects (listed_at desc, project_id desc);
create index market_projects_cheapest on market_projects (price_min_cents, project_id);
create index market_projects_dearest on market_projects (price_max_cents desc, project_id desc);
create index market_projects_vintage on market_projects (newest_vintage desc, project_id desc);
create index market_projects_name on market_projects (name_key, project_id);
create index market_projects_country on market_projects (country, listed_at desc, project_id desc);
create index market_projects_registry on market_projects (registry, listed_at desc, project_id desc);
create index market_projects_category on market_projects (category, listed_at desc, project_id desc);
create index market_projects_vintages on market_projects using gin (vintages);
create index market_projects_words on market_projects using gin (words gin_trgm_ops);

-- Where the credits of one batch are, without looking through everyone's. Only new accounts pay for it.
create index ledger_balances_batch on ledger_balances (asset) where asset <> 'usd';

-- @NOTE keep in step with wordsOf in server/src/domains/market/search-words.ts
create function market_words(texts text[]) returns text language sql stable as $$
  select ' ' || regexp_replace(unaccent(lower(array_to_string(texts, ' '))), E'[\\s!-/:-@\\[-`{-~]+', ' ', 'g')
$$;

create function market_refresh(changed uuid[]) returns void language plpgsql as $$
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
    ])
  from projects project
  cross join lateral (
    select min(listing.price_per_credit_cents) as price_min_cents, max(listing.price_per_credit_cents) as price_max_cents,
      array_agg(distinct extract(year from batch.vintage_starts_on)::int) as vintages,
      max(extract(year from batch.vintage_starts_on)::int) as newest_vintage,
      array_agg(distinct listing.sale_type) as sale_types, max(listing.opened_at) as listed_at
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
    words = excluded.words;
end $$;

create function market_listings_changed() returns trigger language plpgsql as $$
begin
  perform market_refresh(array(
    select distinct batch.project_id from changed join batches batch on batch.id = changed.batch_id
  ));
  return null;
end $$;
create trigger listings_market after update on listings
  referencing new table as changed for each statement execute function market_listings_changed();

create function market_projects_changed() returns trigger language plpgsql as $$
begin
  perform market_refresh(array(select id from changed));
  return null;
end $$;
create trigger projects_market after update on projects
  referencing new table as changed for each statement execute function market_projects_changed();

create function market_batches_changed() returns trigger language plpgsql as $$
begin
  perform market_refresh(array(select distinct project_id from changed));
  return null;
end $$;
create trigger batches_market after update on batches
  referencing new table as changed for each statement execute function market_batches_changed();

-- A sale touches the marketplace only when it takes the last credit of a listing, a release only when it brings back the
-- first: how many there are in between is read from the balance itself.
create function market_balance_changed() returns trigger language plpgsql as $$
begin
  perform market_refresh(array(
    select batch.project_id from batches batch where batch.id = new.asset::uuid
  ));
  return null;
end $$;
create trigger ledger_balances_market_first after insert on ledger_balances
  for each row when (starts_with(new.account, 'credits/listed/') and new.amount > 0)
  execute function market_balance_changed();
create trigger ledger_balances_market after update on ledger_balances
  for each row when (starts_with(new.account, 'credits/listed/') and (old.amount > 0) <> (new.amount > 0))
  execute function market_balance_changed();

select market_refresh(array(select id from projects));
