import type { NamedFootprint } from '@ledgerleaf/contract/named-footprint'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { holdings } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { findRetirements } from '../../use/retirements/index.ts'

const Company = z.object({ id: z.string(), name: z.string() })
const Year = z.object({ year: z.number(), tonnes: z.number() })
const Held = z.object({ held: z.number() })

export type Period = { from: string; to: string }

/** What a report is written from: the retirements of the period and of the one before, and what is still held. */
export type ReportData = {
  company: string
  period: Period
  retirements: readonly (Retirement & { sellerName: string })[]
  before: readonly Retirement[]
  /** They name a reporting period that reaches beyond this one, so they count in neither it nor here. */
  across: readonly Retirement[]
  heldTonnes: number
  /** Bought forward and still to be delivered, by the year of the date. */
  forward: readonly { year: number; tonnes: number }[]
  footprint: NamedFootprint | null
  verification: string | null
  publicUrl: string
  now: Date
}

/** A retirement belongs to the reporting period it names, and without one to the day it was made. */
export const isWithin = (retirement: Retirement, { from, to }: Period): boolean => {
  const day = retirement.retiredAt.slice(0, 10)
  return (retirement.periodStartsOn ?? day) >= from && (retirement.periodEndsOn ?? day) <= to
}

/** The reporting period it names shares days with this one and reaches beyond it. */
export const isAcross = (retirement: Retirement, period: Period): boolean => {
  const { periodStartsOn, periodEndsOn } = retirement
  if (periodStartsOn === null || periodEndsOn === null || isWithin(retirement, period)) return false
  return periodStartsOn <= period.to && periodEndsOn >= period.from
}

const shift = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

const lastOfFebruary = (year: number): string => new Date(Date.UTC(year, 2, 0)).toISOString().slice(0, 10)

/** The comparative period: the same days a year earlier. What ends with February ends with February then too. */
export const yearBefore = ({ from, to }: Period): Period => {
  const [firstYear, lastYear] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return {
    from: from.endsWith('-02-29') ? lastOfFebruary(firstYear - 1) : shift(from, -1),
    to: to === lastOfFebruary(lastYear) ? lastOfFebruary(lastYear - 1) : shift(to, -1),
  }
}

const findSellerNames = async (db: Reader, projectIds: readonly string[]): Promise<Map<string, string>> => {
  if (projectIds.length === 0) return new Map()
  const rows = await query(
    db,
    Company,
    sql`
    select project.id, coalesce(seller.company_name, person.name) as name
    from projects project
    join users person on person.id = project.seller_id
    left join seller_profiles seller on seller.user_id = project.seller_id
    where project.id = any(${sql.param(projectIds)}::uuid[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const findForward = async (db: Reader, personId: string): Promise<ReportData['forward']> => {
  const rows = await query(
    db,
    Year,
    sql`
    select extract(year from milestone.due_on)::int as year, sum(milestone.quantity - milestone.delivered)::bigint as tonnes
    from order_milestones milestone
    join order_lines line on line.id = milestone.line_id
    join orders on orders.id = line.order_id
    where orders.buyer_id = ${personId} and orders.status = 'settled' and milestone.state = 'open'
    group by 1 order by 1`,
  )
  return rows
}

type Wanted = Omit<ReportData, 'retirements' | 'before' | 'across' | 'heldTonnes' | 'forward'>

export const readReportData = async (db: Reader, personId: string, wanted: Wanted): Promise<ReportData> => {
  const all = await findRetirements(db, personId)
  const within = all.filter((retirement) => isWithin(retirement, wanted.period))
  const sellers = await findSellerNames(db, [...new Set(within.map(({ projectId }) => projectId))])
  const rows = await query(
    db,
    Held,
    sql`
    select coalesce(sum(amount), 0)::bigint as held from ledger_balances where account = ${holdings(personId)}`,
  )
  return {
    ...wanted,
    retirements: within.map((one) => ({
      ...one,
      sellerName: sellers.get(one.projectId) ?? 'Unknown seller',
    })),
    before: all.filter((retirement) => isWithin(retirement, yearBefore(wanted.period))),
    across: all.filter((retirement) => isAcross(retirement, wanted.period)),
    heldTonnes: rows[0]?.held ?? 0,
    forward: await findForward(db, personId),
  }
}
