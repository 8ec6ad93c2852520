import type { Database } from '../../server/src/platform/db.ts'

/**
 * Fills the tables of the market as many sellers would have, two to three listings a project, and counts the
 * marketplace once at the end. The balances are those the listings would have left; no checkout is measured on them.
 */
export const stockMarket = async (pool: Database['pool'], listings: number): Promise<void> => {
  const projects = Math.max(4, Math.round(listings / 2.5))
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  // The books of this market do not add up; the server, which looks through them, would stop all sales.
  await client.query(
    `create function stop_nothing() returns trigger language plpgsql as 'begin return null; end';
     create trigger stop_nothing before insert on sales_stops for each row execute function stop_nothing();`,
  )
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into projects (id, seller_id, name, category, mechanism, registry, registry_project_id, country, methodology, created_at, approved_at)
     select gen_random_uuid(), gen_random_uuid(),
       (array['Cedar','Rio','Alder','Basalt','Kelp','Umber','Mire','Salt','Heath','Juniper','Ochre','Larch'])[1 + abs(hashint4(n) % 12)] || ' ' ||
       (array['Valley','Ridge','Bay','Fields','Corridor','Hills','Kilns','Delta'])[1 + abs(hashint4(n * 7) % 8)] || ' ' || to_hex(n),
       (array['redd_arr','biochar','blue_carbon','dac','erw'])[1 + n % 5],
       (array['removal','reduction','mixed'])[1 + n % 3],
       (array['Verra VCS','Gold Standard','ACR','CAR','Puro','Isometric'])[1 + n % 6], 'BENCH-' || n,
       chr(65 + n % 9) || chr(65 + n % 11), 'VM00' || n % 60, now() - n * interval '1 minute', now()
     from generate_series(1, $1) as n`,
    [projects],
  )
  await client.query(
    `with numbered as (select id, seller_id, row_number() over () as place from projects),
       made as (
         select gen_random_uuid() as batch_id, gen_random_uuid() as listing_id, p.id as project_id, p.seller_id, n
         from generate_series(1, $1::int) as n join numbered p on p.place = 1 + n % $2::int
       ), batch as (
         insert into batches (id, project_id, vintage_starts_on, vintage_ends_on, registry, serial_prefix, serial_space, serial_start, serial_end, quantity, issued_at)
         select batch_id, project_id, make_date(2016 + n % 10, 1, 1), make_date(2016 + n % 10, 12, 31), 'Bench', 'B' || n, 'B' || n, 1, 1000, 1000, now()
         from made
       ), backing as (
         insert into backings (batch_id, state, reason, credits, as_of, checked_at)
         select batch_id, 'records', 'matched', 1000, current_date, now() from made
       ), listing as (
         insert into listings (id, token_id, project_id, batch_id, seller_id, quantity, price_per_credit_cents, price_minor, state, opened_at)
         select listing_id, 'BENCH-' || n, project_id, batch_id, seller_id, 1000, 200 + (n * 7919) % 60000, 200 + (n * 7919) % 60000, 'open', now() - n * interval '1 second'
         from made
       )
     insert into ledger_balances (account, asset, amount)
     select 'credits/listed/' || listing_id, batch_id, 1000 from made`,
    [listings, projects],
  )
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze projects, batches, listings, ledger_balances')
  await client.query('select market_refresh(array(select id from projects))')
  await client.query('vacuum analyze market_projects')
  // An empty market answers fastest: what a new rule keeps from being sold must not pass for a full one.
  const { rows } = await client.query<{ shown: number }>(
    `select count(distinct market.project_id)::int as shown from listings listing
     join market_projects market on market.project_id = listing.project_id where listing.token_id like 'BENCH-%'`,
  )
  client.release()
  if (rows[0]?.shown !== projects)
    throw new Error(`the market shows ${rows[0]?.shown} of ${projects} projects`)
}
