-- Serials are compared by what their registry counts within (its space) and by their numbers, not by how somebody spelled
-- the prefix: "vcs-vcu-261-ver-rw-13-4127-" and "VCS VCU 261 VER RW 13 4127" are the same credits. From now on the program
-- writes the space with each block (contract/src/serial-grammar.ts); this brings what was entered before to the same form.
create function pg_temp.flat_serial(typed text) returns text language sql immutable as $$
  select trim(both '-' from regexp_replace(upper(normalize(typed, nfkc)), '[^A-Z0-9]+', '-', 'g'))
$$;
create function pg_temp.serial_space(registry text, typed text) returns text language sql immutable as $$
  select case
    when registry = 'Verra VCS' and flat ~ '^(\d{1,6}-)?(VCS-)?VCU-' then 'VCS'
    when registry = 'Gold Standard' and flat ~ '^GS1-\d+-[A-Z]{2}-GS\d+-\d+-\d{4}-\d+$'
      then 'GS1-' || substring(flat from '(\d+)$')::numeric
    when registry = 'American Carbon Registry' and flat ~ '^ACR-[A-Z]{2}-\d+-\d{4}-\d+$'
      then 'ACR-' || substring(flat from '(\d+)$')::numeric
    when registry = 'Climate Action Reserve' and flat ~ '^CAR-(1|ROC)-[A-Z]{2}-\d+-\d+-\d+-[A-Z]{2,3}-\d{4}-\d+$'
      then 'CAR-' || substring(flat from '(\d+)$')::numeric
    when registry = 'ART TREES' and flat ~ '^(ART|FCPF)-[A-Z]{2}-\d+-\d{4}-\d+$'
      then 'ART-' || substring(flat from '(\d+)$')::numeric
    when registry = 'Cercarbono' and flat ~ '^CDC-\d+(-[A-Z0-9]+){3,}$' then replace(flat, '-', '_')
    when registry = 'Isometric' and flat ~ '^ISS-[0-9A-Z]{16}$' then 'iss_' || substring(flat from 5)
    else flat
  end
  from (select pg_temp.flat_serial(typed) as flat) typed
$$;

alter table batches add column serial_space text, add column is_contested boolean not null default false;
alter table serial_blocks add column serial_space text, add column is_contested boolean not null default false;
update batches set serial_space = pg_temp.serial_space(registry, serial_prefix);
update serial_blocks set serial_space = pg_temp.serial_space(registry, serial_prefix);
alter table batches alter column serial_space set not null, drop constraint batches_serials_never_overlap;
alter table serial_blocks alter column serial_space set not null, drop constraint serial_blocks_never_overlap;

-- What was entered twice under two spellings cannot both be true. The later one is contested: it is not sold any more, and
-- an operator sees it. Nothing that was sold of it is touched.
update batches later set is_contested = true where exists (
  select from batches earlier
  where earlier.registry = later.registry and earlier.serial_space = later.serial_space
    and int8range(earlier.serial_start, earlier.serial_end, '[]') && int8range(later.serial_start, later.serial_end, '[]')
    and (earlier.issued_at, earlier.id) < (later.issued_at, later.id)
);
update serial_blocks later set is_contested = true where exists (
  select from serial_blocks earlier
  where earlier.registry = later.registry and earlier.serial_space = later.serial_space
    and int8range(earlier.serial_start, earlier.serial_end, '[]') && int8range(later.serial_start, later.serial_end, '[]')
    and (earlier.created_at, earlier.id) < (later.created_at, later.id)
);

-- By the hash of registry and space: as two texts the index reads ever more rows, and issuing slows with each batch.
alter table batches add constraint batches_serials_never_overlap exclude using gist (
  hashtextextended(registry || E'\n' || serial_space, 0) with =, int8range(serial_start, serial_end, '[]') with &&
) where (not is_contested);
alter table serial_blocks add constraint serial_blocks_never_overlap exclude using gist (
  hashtextextended(registry || E'\n' || serial_space, 0) with =, int8range(serial_start, serial_end, '[]') with &&
) where (not is_contested);

-- The number of a project in one spelling too: 1340 and VCS1340 are one project.
update projects set registry_project_id = written.id
from (
  select id as project_id, lead || substring(registry_project_id from '(\d+)$')::numeric as id
  from projects join (values ('Verra VCS', 'VCS'), ('Gold Standard', 'GS'), ('Cercarbono', 'CDC-')) leads (registry, lead)
    using (registry)
  where registry_project_id ~ ('^(' || replace(lead, '-', '') || '-?)?\d+$')
) written
where projects.id = written.project_id and projects.registry_project_id <> written.id and not exists (
  select from projects other where other.registry = projects.registry and other.registry_project_id = written.id
);

-- One project may be entered by two sellers: whose it is, an operator decides. A stranger must not keep its owner out.
alter table projects drop constraint projects_registry_registry_project_id_key,
  add constraint projects_registry_id_of_seller unique (registry, registry_project_id, seller_id);

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
    listing.state = 'open' and balance.amount > 0 and not batch.is_contested as is_offered,
    case when listing.sale_type = 'forward' then (
      select max(due_on)::timestamp at time zone 'utc' from listing_milestones where listing_id = listing.id
    ) end as promised_until
  from listings listing
  join batches batch on batch.id = listing.batch_id
  join projects project on project.id = batch.project_id
  join ledger_balances balance
    on balance.account = 'credits/listed/' || listing.id::text and balance.asset = listing.batch_id::text
) listing;

select market_refresh(array(select project_id from batches where is_contested));
