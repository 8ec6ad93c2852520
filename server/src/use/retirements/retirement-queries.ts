import { type OwnRetirement, Retirement } from '@ledgerleaf/contract/retirements'
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { findPersonNames } from '../../people/identity/index.ts'
import type { Reader } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'
import { batchColumns, batchesOfProjects } from '../../supply/projects/index.ts'
import { registryRetirementOf } from '../registry-retirements/index.ts'
import { retirementShares, retirements } from './retirements.tables.ts'
import { asKept, spellSerials } from './spell-serials.ts'
import { retirementBacking } from './standing-columns.ts'

const RetirementRow = z.extend(z.omit(Retirement, { serials: true }), { ...asKept, retiredAt: Instant })

/** With the serials as the ledger's posting recorded them. */
const selectRetirements = (where: SQL, limit: number | null): SQL => sql`
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
  order by retirement.retired_at desc, retirement.id desc limit ${limit}`

const readRetirements = async (
  db: Reader,
  where: SQL,
  limit: number | null = null,
): Promise<Retirement[]> => {
  const rows = await query(db, RetirementRow, selectRetirements(where, limit))
  return rows.map((row) => ({ ...spellSerials(row), retiredAt: row.retiredAt.toISOString() }))
}

/** Who of the organisation retired: also that it came with an order, or that nobody wrote it down then. */
const tellMakers = async (db: Reader, retired: readonly Retirement[]): Promise<OwnRetirement[]> => {
  const { id, madeBy, orderId } = retirements
  const made = await db
    .select({ id, madeBy, orderId })
    .from(retirements)
    .where(
      inArray(
        id,
        retired.map((one) => one.id),
      ),
    )
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

/** All that was retired for an organisation: for papers, which leave nothing out. */
export const findRetirements = (db: Reader, buyerId: string): Promise<Retirement[]> =>
  readRetirements(db, sql`retirement.buyer_id = ${buyerId}`)

type RetirementPage = { retirements: OwnRetirement[]; more: boolean }

/** What was retired for an organisation, newest first, before one of them where that is named. */
export const findRetirementPage = async (
  db: Reader,
  buyerId: string,
  { before = null, limit }: { before?: string | null; limit: number },
): Promise<RetirementPage> => {
  const mine = sql`retirement.buyer_id = ${buyerId}`
  const found = await readRetirements(
    db,
    before === null
      ? mine
      : sql`${mine} and (retirement.retired_at, retirement.id) < (
          select last.retired_at, last.id from retirements last where last.id = ${before} and last.buyer_id = ${buyerId})`,
    limit + 1,
  )
  return { retirements: await tellMakers(db, found.slice(0, limit)), more: found.length > limit }
}

/** What one act of an organisation retired: by the name of the act, of what was shared in it, or of its one certificate. */
export const findRetiredIn = (db: Reader, buyerId: string, actId: string): Promise<Retirement[]> =>
  readRetirements(
    db,
    sql`retirement.buyer_id = ${buyerId} and retirement.id in (
      select id from retirements where id = ${actId}
      union all select id from retirements where together_id = ${actId}
      union all select one.id from retirement_shares part
        join retirements one on part.certificate_id in (one.id, one.together_id) where part.shared_id = ${actId})`,
  )

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
