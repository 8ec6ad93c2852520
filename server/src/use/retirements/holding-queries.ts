import { Holding, type HoldingPage, HoldingsWhole } from '@ledgerleaf/contract/retirements'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { holdings } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { query } from '../../platform/query.ts'
import { backingOf } from '../../supply/backing/index.ts'
import { batchColumns, batchesOfProjects } from '../../supply/projects/index.ts'
import { asKept, spellSerials } from './spell-serials.ts'

const Row = z.extend(z.omit(Holding, { serials: true }), asKept)

const heldOf = (account: string): SQL => sql`(
  select range_agg(int8range(first_serial, last_serial, '[]')) from credit_ranges
  where account = ${account} and asset = balance.asset)`

const heldBatches = (account: string): SQL => sql`
  ledger_balances balance join ${batchesOfProjects} on batch.id = balance.asset::uuid
  where balance.account = ${account} and balance.amount > 0`

type Wish = { where: SQL; order: SQL; limit: number | null }

const readHoldings = async (
  db: Reader,
  account: string,
  { where, order, limit }: Wish,
): Promise<Holding[]> => {
  const rows = await query(
    db,
    Row,
    sql`
    select ${batchColumns}, ${backingOf(sql`batch.id`, sql`batch.registry`, heldOf(account))} as backing, balance.amount as quantity, (
      select coalesce(json_agg(json_build_array(first_serial, last_serial) order by first_serial), '[]')
      from credit_ranges where account = ${account} and asset = balance.asset
    ) as spans
    from ${heldBatches(account)} and ${where}
    order by ${order} limit ${limit}`,
  )
  return rows.map(spellSerials)
}

const orders = {
  project: sql`project.name, batch.vintage_starts_on, batch.id`,
  oldest: sql`batch.vintage_ends_on, batch.id`,
}

/** All that an organisation holds: for papers and acts, which leave nothing out. */
export const findHoldings = (db: Reader, organisationId: string): Promise<Holding[]> =>
  readHoldings(db, holdings(organisationId), { where: sql`true`, order: orders.project, limit: null })

const findWhole = async (db: Reader, account: string): Promise<HoldingsWhole> => {
  const [row] = await query(
    db,
    HoldingsWhole,
    sql`
    select coalesce(sum(balance.amount), 0)::bigint as credits, count(*)::int as batches,
      count(distinct batch.project_id)::int as projects
    from ${heldBatches(account)}`,
  )
  return row ?? { credits: 0, batches: 0, projects: 0 }
}

type PageWish = {
  /** This batch alone. */
  batch?: string | null
  /** What comes after this batch. */
  after?: string | null
  order?: keyof typeof orders
  limit: number
}

/** A page of what an organisation holds, and how much all of it is. */
export const findHoldingPage = async (
  db: Reader,
  organisationId: string,
  { batch = null, after = null, order: name = 'project', limit }: PageWish,
): Promise<HoldingPage> => {
  const account = holdings(organisationId)
  const order = orders[name]
  const isLater = after
    ? sql`(${order}) > (select ${order} from ${batchesOfProjects} where batch.id = ${after})`
    : sql`true`
  const where = batch === null ? isLater : isId(batch) ? sql`batch.id = ${batch}` : sql`false`
  const found = await readHoldings(db, account, { where, order, limit: limit + 1 })
  return {
    holdings: found.slice(0, limit),
    more: found.length > limit,
    whole: await findWhole(db, account),
  }
}
