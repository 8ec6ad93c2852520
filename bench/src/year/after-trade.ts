import type pg from 'pg'
import type { YearSize } from './year-size.ts'

/** Balances are what the postings behind a position add up to, on top of what was there. */
export const addBalances = async (client: pg.ClientBase, behind: number): Promise<void> => {
  await client.query(
    `insert into ledger_balances as kept (account, asset, amount)
     select account, asset, sum(amount) from (
       select to_account as account, asset, amount from ledger_postings where position > $1
       union all
       select from_account, asset, -amount from ledger_postings where position > $1
     ) moved group by account, asset
     on conflict (account, asset) do update set amount = kept.amount + excluded.amount`,
    [behind],
  )
}

/** Each settled order has its invoice, under numbers of a series of their own; what it says is said by one of the demo's. */
export const addInvoices = async (client: pg.ClientBase): Promise<void> => {
  await client.query(
    `insert into invoices (id, key, kind, number, series, year, place, order_id, issued_at, net_cents, vat_cents, content, buyer)
     select gen_random_uuid(), 'year:' || orders.id, 'invoice', 'YEAR-' || row_number() over (order by settled_at), 'YEAR', 2026,
       row_number() over (order by settled_at), orders.id, settled_at, total_cents, 0, sample.content, sample.buyer
     from orders cross join (select content, buyer from invoices where kind = 'invoice' limit 1) sample
     where settled_at is not null and not exists (select from invoices where invoices.order_id = orders.id)`,
  )
}

/** Analyses as reading the demo's report left one, each with its findings and its first pages. */
export const addAnalyses = async (client: pg.ClientBase, { analyses }: YearSize): Promise<void> => {
  await client.query(
    `create temp table made as
     select n, gen_random_uuid() as report_id, gen_random_uuid() as analysis_id, users.id as person_id
     from generate_series(1, $1::int) as n
     join (select id, row_number() over (order by id) as place, count(*) over () as people from users where email like 'year-buyer-%') users
       on users.place = 1 + n % users.people`,
    [analyses],
  )
  await client.query(
    `insert into reports (id, person_id, sha256, extension, bytes_count, state, step, stored_at, completed_at, reading)
     select made.report_id, made.person_id, encode(sha256(made.report_id::text::bytea), 'hex'), sample.extension, sample.bytes_count, sample.state,
       sample.step, now() - n * interval '5 minutes', now() - n * interval '5 minutes', sample.reading
     from made cross join (select reports.* from reports join analyses on analyses.report_id = reports.id where reports.state = 'completed' limit 1) sample`,
  )
  await client.query(
    `insert into analyses (id, report_id, company_name, file_name, uploaded_at)
     select analysis_id, report_id, 'Year company ' || n, 'report-' || n || '.pdf', now() - n * interval '5 minutes' from made`,
  )
  await client.query(
    `insert into analysis_findings (id, report_id, position, metric, year, value, unit, raw_value, raw_unit, conversion, confidence, gas, found_by,
       perimeter, reasons, context, evidence, alternatives)
     select gen_random_uuid(), made.report_id, sample.position, sample.metric, sample.year, sample.value, sample.unit, sample.raw_value,
       sample.raw_unit, sample.conversion, sample.confidence, sample.gas, sample.found_by, sample.perimeter, sample.reasons, sample.context,
       sample.evidence, sample.alternatives
     from made cross join (
       select * from analysis_findings where report_id = (select analyses.report_id from analyses join reports on reports.id = analyses.report_id
         where reports.state = 'completed' and analyses.company_name not like 'Year company %' limit 1)
     ) sample`,
  )
  await client.query('drop table made')
}

const projectsAtOnce = 2_000

/** The market counts what is on sale, as its triggers would have. */
export const countMarket = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ id: string }>(
    `select id from projects where registry_project_id like 'YEAR%' order by id`,
  )
  for (let at = 0; at < rows.length; at += projectsAtOnce)
    await client.query('select market_refresh($1::uuid[])', [
      rows.slice(at, at + projectsAtOnce).map(({ id }) => id),
    ])
}
