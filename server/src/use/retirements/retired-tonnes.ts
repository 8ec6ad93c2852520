import { RetiredElsewhere } from '@ledgerleaf/contract/buyer-desk'
import { ClaimFacts } from '@ledgerleaf/contract/claims'
import { periodOfYear } from '@ledgerleaf/contract/reporting-year'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { holdings } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { allBatches, batchesOfProjects } from '../../supply/projects/index.ts'
import { registryRetirementOf } from '../registry-retirements/index.ts'
import { findOthers, isForOthersSql } from './for-others.ts'
import { retirementStanding } from './standing-columns.ts'

type Period = { periodStartsOn: string; periodEndsOn: string }

/** Tonnes of one project that were retired on one day for one period, and that count. */
const RetiredPart = z.object({
  tonnes: z.int(),
  isRemoval: z.boolean(),
  project: z.string(),
  registry: z.string(),
  /** Two letters; null where nobody has told. */
  country: z.nullable(z.string()),
  /** The registry's own day. */
  retiredOn: z.string(),
  periodStartsOn: z.string(),
  periodEndsOn: z.string(),
})
export type RetiredPart = z.infer<typeof RetiredPart>

const nothing: ClaimFacts = {
  retiredTonnes: 0,
  removedTonnes: 0,
  retirements: 0,
  pendingTonnes: 0,
  contradictedTonnes: 0,
  unbackedTonnes: 0,
  forOthersTonnes: 0,
  heldTonnes: 0,
  laterTonnes: 0,
}

const Parts = z.object({ parts: z.array(RetiredPart) })

/** Of whatever period: nobody took stock of emissions before, and no period may end later. */
const ever: Period = { periodStartsOn: '1900-01-01', periodEndsOn: '9999-12-31' }

/** The retirements of an organisation that lie within a period, each with how it stands. */
const retiredWithin = (
  personId: string,
  others: readonly string[],
  { periodStartsOn, periodEndsOn }: Period,
) => sql`
  select retirement.quantity, project.mechanism, project.name, project.country, batch.registry,
    (retirement.retired_at at time zone 'utc')::date as made_on,
    coalesce(retirement.period_starts_on, (retirement.retired_at at time zone 'utc')::date) as starts_on,
    coalesce(retirement.period_ends_on, (retirement.retired_at at time zone 'utc')::date) as ends_on,
    retirement.period_starts_on is null as names_none,
    ${registryRetirementOf(sql`retirement.id`)}->>'retiredOn' as registry_day,
    case when ${isForOthersSql(others)} then 'for others' else ${retirementStanding} end as standing
  from retirements retirement
  join ${batchesOfProjects} on batch.id = retirement.batch_id
  where retirement.buyer_id = ${personId}
    and coalesce(retirement.period_starts_on, (retirement.retired_at at time zone 'utc')::date) >= ${periodStartsOn}::date
    and coalesce(retirement.period_ends_on, (retirement.retired_at at time zone 'utc')::date) <= ${periodEndsOn}::date
  -- Kept apart, so that each standing is found once and not for each of the sums.
  offset 0`

const widest = (periods: readonly Period[]): Period => ({
  periodStartsOn: periods.map((one) => one.periodStartsOn).sort()[0] ?? ever.periodStartsOn,
  periodEndsOn:
    periods
      .map((one) => one.periodEndsOn)
      .sort()
      .at(-1) ?? ever.periodEndsOn,
})

/**
 * A retirement belongs to the reporting period it names, and without one to the day it was made: nobody can use the
 * same tonnes for two years. What counts is done at the registry, backed by its records, contradicted by nobody, and not
 * made on behalf of somebody else: two could speak of the same tonnes. Held credits of a vintage that ends after the period
 * are told apart here, for everybody who reckons what is left of a year (`isLaterVintage` is the same rule in the browser).
 *
 * Every period is answered from one walk over what was retired and what is held, in the order in which they are asked.
 */
const findRetiredFacts = async (
  db: Reader,
  personId: string,
  periods: readonly Period[],
): Promise<ClaimFacts[]> => {
  if (periods.length === 0) return []
  const others = await findOthers(db, personId)
  const days = (of: keyof Period) => sql`${sql.param(periods.map((one) => one[of]))}::date[]`
  const sum = (condition: SQL) => sql`coalesce(sum(quantity) filter (where ${condition}), 0)::bigint`
  return query(
    db,
    ClaimFacts,
    sql`
    with held as materialized (
      select batch.vintage_ends_on as ends_on, sum(balance.amount) as amount
      from ledger_balances balance join ${allBatches} on batch.id = balance.asset::uuid
      where balance.account = ${holdings(personId)} and balance.amount > 0 group by 1
    ), retired as materialized (
      select starts_on, ends_on, standing, mechanism = 'removal' as is_removal, sum(quantity) as quantity, count(*) as retirements
      from (${retiredWithin(personId, others, widest(periods))}) told group by 1, 2, 3, 4
    )
    select told.*, (select coalesce(sum(amount), 0)::bigint from held) as "heldTonnes",
      (select coalesce(sum(amount) filter (where ends_on > wanted.ends_on), 0)::bigint from held) as "laterTonnes"
    from unnest(${days('periodStartsOn')}, ${days('periodEndsOn')}) with ordinality as wanted (starts_on, ends_on, place)
    cross join lateral (
      select ${sum(sql`standing = 'counted'`)} as "retiredTonnes",
        ${sum(sql`standing = 'counted' and is_removal`)} as "removedTonnes",
        coalesce(sum(retirements) filter (where standing = 'counted'), 0)::int as retirements,
        ${sum(sql`standing = 'pending'`)} as "pendingTonnes",
        ${sum(sql`standing in ('contradicted', 'failed')`)} as "contradictedTonnes",
        ${sum(sql`standing = 'not_backed'`)} as "unbackedTonnes",
        ${sum(sql`standing = 'for others'`)} as "forOthersTonnes"
      from retired where retired.starts_on >= wanted.starts_on and retired.ends_on <= wanted.ends_on
    ) told
    order by wanted.place`,
  )
}

/** Of whatever period, and of each of these years. */
export const findRetiredOfYears = async (
  db: Reader,
  personId: string,
  years: readonly number[],
): Promise<{ ever: ClaimFacts; of: (year: number) => ClaimFacts }> => {
  const asked = [...new Set(years)]
  const [all = nothing, ...each] = await findRetiredFacts(db, personId, [ever, ...asked.map(periodOfYear)])
  const of = (year: number): ClaimFacts => {
    const facts = each[asked.indexOf(year)]
    // A year that nobody asked for is not one without retirements.
    if (!facts) throw new Error(`what was retired for ${year} was not asked for`)
    return facts
  }
  return { ever: all, of }
}

/** What was retired for which time, as far as it counts or waits for its registry. */
export const findRetiredTimes = async (db: Reader, personId: string): Promise<RetiredElsewhere[]> =>
  query(
    db,
    RetiredElsewhere,
    sql`
    select sum(quantity)::bigint as tonnes, standing = 'pending' as "isPending", starts_on::text as "startsOn",
      ends_on::text as "endsOn", names_none as "namesNone"
    from (${retiredWithin(personId, await findOthers(db, personId), ever)}) told
    where standing in ('counted', 'pending') group by 2, 3, 4, 5 order by 3, 4, 5, 2`,
  )

/** What was retired within a period, and of which projects, day by day. */
export const findRetiredTonnes = async (
  db: Reader,
  personId: string,
  period: Period,
): Promise<{ facts: ClaimFacts; parts: RetiredPart[] }> => {
  const [facts = nothing] = await findRetiredFacts(db, personId, [period])
  const others = await findOthers(db, personId)
  const [row] = await query(
    db,
    Parts,
    sql`
    select coalesce(json_agg(part), '[]'::json) as parts from (
      select sum(quantity)::bigint as tonnes, coalesce(mechanism = 'removal', false) as "isRemoval", name as project,
        registry, country, coalesce(registry_day::date, made_on) as "retiredOn", starts_on as "periodStartsOn",
        ends_on as "periodEndsOn"
      from (${retiredWithin(personId, others, period)}) told where standing = 'counted' group by 2, 3, 4, 5, 6, 7, 8
    ) part`,
  )
  return { facts, parts: row?.parts ?? [] }
}
