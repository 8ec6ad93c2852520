import { Holding, type OwnRetirement, Retirement } from '@ledgerleaf/contract/retirements'
import type { SerialSpan } from '@ledgerleaf/contract/serials'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { holdings } from '../../ledger/accounts.ts'
import { findPersonNames } from '../../people/identity/index.ts'
import type { Reader } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'
import { backingOf } from '../../supply/backing/index.ts'
import { batchColumns, batchesOfProjects } from '../../supply/projects/index.ts'
import { registryRetirementOf } from '../registry-retirements/index.ts'
import { retirementShares, retirements } from './retirements.tables.ts'
import { retirementBacking } from './standing-columns.ts'

const prefixed = {
  serialPrefix: z.string(),
  sellerId: z.string(),
  spans: z.array(z.tuple([z.number(), z.number()])),
}
const HoldingRow = z.extend(z.omit(Holding, { serials: true }), prefixed)
const RetirementRow = z.extend(z.omit(Retirement, { serials: true }), { ...prefixed, retiredAt: Instant })

type WithPrefix<T> = T & { serialPrefix: string; sellerId: string; spans: [number, number][] }

const spell = <T>({ serialPrefix, sellerId: _, spans, ...row }: WithPrefix<T>) => ({
  ...row,
  serials: spans.map(([first, last]): SerialSpan => ({ prefix: serialPrefix, first, last })),
})

const heldOf = (account: string): SQL => sql`(
  select range_agg(int8range(first_serial, last_serial, '[]')) from credit_ranges
  where account = ${account} and asset = balance.asset)`

export const findHoldings = async (db: Reader, personId: string): Promise<Holding[]> => {
  const account = holdings(personId)
  const rows = await query(
    db,
    HoldingRow,
    sql`
    select ${batchColumns}, ${backingOf(sql`batch.id`, sql`batch.registry`, heldOf(account))} as backing, balance.amount as quantity, (
      select coalesce(json_agg(json_build_array(first_serial, last_serial) order by first_serial), '[]')
      from credit_ranges where account = ${account} and asset = balance.asset
    ) as spans
    from ledger_balances balance
    join ${batchesOfProjects} on batch.id = balance.asset::uuid
    where balance.account = ${account} and balance.amount > 0
    order by project.name, batch.vintage_starts_on, batch.id`,
  )
  return rows.map(spell)
}

/** With the serials as the ledger's posting recorded them. */
const selectRetirements = (where: SQL): SQL => sql`
  select ${batchColumns}, ${retirementBacking} as backing, retirement.id, retirement.quantity, retirement.beneficiary,
    retirement.on_behalf_of as "onBehalfOf", retirement.reason, retirement.purpose,
    retirement.period_starts_on::text as "periodStartsOn", retirement.period_ends_on::text as "periodEndsOn",
    retirement.message, retirement.retired_at as "retiredAt", retirement.score,
    retirement.together_id as "togetherId", retirement.repaid_at is not null as "isRepaid", share.shared_id as "sharedId",
    share.shared_id is not null as "isShare",
    (
      select coalesce(json_agg(json_build_array(lower(run), upper(run) - 1) order by lower(run)), '[]')
      from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id,
        unnest(posting.serials) run
      where entry.key = 'retire:' || retirement.id
    ) as spans,
    ${registryRetirementOf(sql`retirement.id`)} as "atRegistry"
  from retirements retirement
  join ${batchesOfProjects} on batch.id = retirement.batch_id
  left join retirement_shares share on share.certificate_id = coalesce(retirement.together_id, retirement.id)
  where ${where}
  order by retirement.retired_at desc, retirement.id desc`

const readRetirements = async (db: Reader, where: SQL): Promise<Retirement[]> => {
  const rows = await query(db, RetirementRow, selectRetirements(where))
  return rows.map((row) => ({ ...spell(row), retiredAt: row.retiredAt.toISOString() }))
}

/** What was retired for an organisation, and who of it did: also that it came with an order, or that nobody wrote it down then. */
export const findRetirements = async (db: Reader, buyerId: string): Promise<OwnRetirement[]> => {
  const retired = await readRetirements(db, sql`retirement.buyer_id = ${buyerId}`)
  const { id, madeBy, orderId } = retirements
  const made = await db
    .select({ id, madeBy, orderId })
    .from(retirements)
    .where(eq(retirements.buyerId, buyerId))
  const names = await findPersonNames(
    db,
    made.flatMap((one) => one.madeBy ?? []),
  )
  const byId = new Map(
    made.map((one) => [
      one.id,
      names.get(one.madeBy ?? '') ?? (one.orderId === null ? 'Not recorded' : 'By itself, with its order'),
    ]),
  )
  return retired.map((one) => ({ ...one, madeBy: byId.get(one.id) ?? 'Not recorded' }))
}

/** As anyone may read it: the certificate over all shares names customers of whoever retired, and is theirs to hand on. */
const readPublic = async (db: Reader, where: SQL): Promise<Retirement[]> =>
  (await readRetirements(db, where)).map(({ sharedId: _, ...retirement }) => retirement)

export const findRetirement = async (db: Reader, id: string): Promise<Retirement | undefined> =>
  (await readPublic(db, sql`retirement.id = ${id}`))[0]

/** What one act retired, of several batches. */
export const findRetiredTogether = (db: Reader, togetherId: string): Promise<Retirement[]> =>
  readPublic(db, sql`retirement.together_id = ${togetherId}`)

/** Among whom one act was shared, in the order in which they were named. */
export const findShares = (db: Reader, sharedId: string) =>
  db
    .select()
    .from(retirementShares)
    .where(eq(retirementShares.sharedId, sharedId))
    .orderBy(asc(retirementShares.position))

/** Whose retirement it is: a person's, or that of a guest's order. */
export const findRetirementOwner = async (
  db: Reader,
  id: string,
): Promise<{ buyerId: string | null; orderId: string | null } | undefined> => {
  const { buyerId, orderId } = retirements
  const [owner] = await db.select({ buyerId, orderId }).from(retirements).where(eq(retirements.id, id))
  return owner
}

/** What of an order was retired by itself: its lines and deliveries, each by the name it goes by. */
export const findRetiredSources = async (db: Reader, orderId: string): Promise<Set<string | null>> => {
  const rows = await db
    .select({ source: retirements.source })
    .from(retirements)
    .where(eq(retirements.orderId, orderId))
  return new Set(rows.map(({ source }) => source))
}
