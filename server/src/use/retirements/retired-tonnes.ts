import { ClaimFacts } from '@ledgerleaf/contract/claims'
import { sql } from 'drizzle-orm'
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

const Row = z.extend(ClaimFacts, { parts: z.array(RetiredPart) })

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

/**
 * A retirement belongs to the reporting period it names, and without one to the day it was made: nobody can use the
 * same tonnes for two years. What counts is done at the registry, backed by its records, contradicted by nobody, and not
 * made on behalf of somebody else: two could speak of the same tonnes. Held credits of a vintage that ends after the period
 * are told apart here, for everybody who reckons what is left of a year (`isLaterVintage` is the same rule in the browser).
 */
export const findRetiredTonnes = async (
  db: Reader,
  personId: string,
  { periodStartsOn, periodEndsOn }: Period,
): Promise<{ facts: ClaimFacts; parts: RetiredPart[] }> => {
  const others = await findOthers(db, personId)
  const rows = await query(
    db,
    Row,
    sql`
    with held as (
      select balance.amount, batch.vintage_ends_on as ends_on
      from ledger_balances balance join ${allBatches} on batch.id = balance.asset::uuid
      where balance.account = ${holdings(personId)} and balance.amount > 0
    ), counted as (
      select retirement.quantity, project.mechanism, project.name, project.country, batch.registry,
        (retirement.retired_at at time zone 'utc')::date as made_on, period_starts_on, period_ends_on,
        ${registryRetirementOf(sql`retirement.id`)}->>'retiredOn' as registry_day,
        case when ${isForOthersSql(others)} then 'for others' else ${retirementStanding} end as standing
      from retirements retirement
      join ${batchesOfProjects} on batch.id = retirement.batch_id
      where retirement.buyer_id = ${personId}
        and coalesce(retirement.period_starts_on, (retirement.retired_at at time zone 'utc')::date) >= ${periodStartsOn}::date
        and coalesce(retirement.period_ends_on, (retirement.retired_at at time zone 'utc')::date) <= ${periodEndsOn}::date
    ), parts as (
      select sum(quantity)::bigint as tonnes, coalesce(mechanism = 'removal', false) as "isRemoval", name as project,
        registry, country, coalesce(registry_day::date, made_on) as "retiredOn",
        coalesce(period_starts_on, made_on) as "periodStartsOn", coalesce(period_ends_on, made_on) as "periodEndsOn"
      from counted where standing = 'counted' group by 2, 3, 4, 5, 6, 7, 8
    )
    select
      coalesce(sum(quantity) filter (where standing = 'counted'), 0)::bigint as "retiredTonnes",
      coalesce(sum(quantity) filter (where standing = 'counted' and mechanism = 'removal'), 0)::bigint as "removedTonnes",
      (count(*) filter (where standing = 'counted'))::int as retirements,
      coalesce(sum(quantity) filter (where standing = 'pending'), 0)::bigint as "pendingTonnes",
      coalesce(sum(quantity) filter (where standing in ('contradicted', 'failed')), 0)::bigint as "contradictedTonnes",
      coalesce(sum(quantity) filter (where standing = 'not_backed'), 0)::bigint as "unbackedTonnes",
      coalesce(sum(quantity) filter (where standing = 'for others'), 0)::bigint as "forOthersTonnes",
      (select coalesce(sum(amount), 0)::bigint from held) as "heldTonnes",
      (select coalesce(sum(amount) filter (where ends_on > ${periodEndsOn}::date), 0)::bigint from held) as "laterTonnes",
      (select coalesce(json_agg(parts), '[]'::json) from parts) as parts
    from counted`,
  )
  const { parts, ...facts } = rows[0] ?? { ...nothing, parts: [] }
  return { facts, parts }
}
