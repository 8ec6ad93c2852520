import type { NamedFootprint } from '@ledgerleaf/contract/named-footprint'
import type { ReportMade } from '@ledgerleaf/contract/report-made'
import type { Holding, Retirement } from '@ledgerleaf/contract/retirements'
import { cleanLine } from '@ledgerleaf/contract/text'
import { toHex } from '@ledgerleaf/provenance/hex'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { findCheckpoint } from '../../log/checkpoint-queries.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { findForOthers, findHoldings, findRetirements } from '../../use/retirements/index.ts'
import { findWithdrawnBatches, type WithdrawnBatch } from '../../use/wallets/index.ts'
import type { Period } from './choose-retirements.ts'
import { type BoughtBatch, findPromised, findPurchases, type Promised } from './purchase-queries.ts'

const ReportedProject = z.object({
  id: z.string(),
  sellerName: z.string(),
  siteLatitude: z.nullable(z.number()),
  siteLongitude: z.nullable(z.number()),
  durabilityYears: z.nullable(z.number()),
})
export type ReportedProject = z.infer<typeof ReportedProject>

/** All of one person's, whatever the period: each report chooses by its own rule, and can say what it left out. */
export type ReportData = {
  company: string
  period: Period
  /** For the company itself. */
  retirements: readonly Retirement[]
  /** On behalf of third parties: their offset, and in no figure of this company. */
  forOthers: readonly Retirement[]
  purchases: readonly BoughtBatch[]
  holdings: readonly Holding[]
  /** Taken to wallets as tokens, and brought back by nobody. */
  withdrawn: readonly WithdrawnBatch[]
  promised: readonly Promised[]
  projects: ReadonlyMap<string, ReportedProject>
  checkpoint: ReportMade['checkpoint']
  footprint: NamedFootprint | null
  verification: string | null
  publicUrl: string
  /** Bought with no real money. */
  isSandbox: boolean
  now: Date
}

const findProjects = async (db: Reader, ids: readonly string[]): Promise<ReportData['projects']> => {
  const rows = await query(
    db,
    ReportedProject,
    sql`
    select project.id, coalesce(seller.company_name, person.name, 'Private seller') as "sellerName",
      file.site_latitude as "siteLatitude", file.site_longitude as "siteLongitude",
      file.durability_years as "durabilityYears"
    from projects project
    left join parties person on person.id = project.seller_id
    left join seller_profiles seller on seller.seller_id = project.seller_id
    left join project_files file on file.project_id = project.id
    where project.id = any(${sql.param([...ids])}::uuid[])`,
  )
  return new Map(rows.map((facts) => [facts.id, facts]))
}

const Company = z.object({ name: z.nullable(z.string()) })

/** The company a person last bought for. A name is never made up from an address. */
export const findCompany = async (db: Reader, personId: string): Promise<string | null> => {
  const [last] = await query(
    db,
    Company,
    sql`
    select enterprise ->> 'companyName' as name from orders
    where buyer_id = ${personId} and enterprise is not null order by placed_at desc, id desc limit 1`,
  )
  return cleanLine(last?.name ?? '') || null
}

const readCheckpoint = async (db: Reader): Promise<ReportMade['checkpoint']> => {
  const signed = await findCheckpoint(db)
  if (!signed) return null
  const origin = signed.note.slice(0, signed.note.indexOf('\n'))
  return { origin, size: signed.size, root: toHex(signed.root) }
}

type Given = Pick<
  ReportData,
  'company' | 'period' | 'footprint' | 'verification' | 'publicUrl' | 'isSandbox' | 'now'
>

export const readReportData = async (db: Reader, personId: string, given: Given): Promise<ReportData> => {
  const retirements = await findRetirements(db, personId)
  const forOthers = await findForOthers(db, personId)
  const purchases = await findPurchases(db, personId)
  const holdings = await findHoldings(db, personId)
  const withdrawn = await findWithdrawnBatches(db, personId)
  const promised = await findPromised(db, personId)
  const named = [...retirements, ...purchases, ...holdings, ...withdrawn, ...promised].map(
    ({ projectId }) => projectId,
  )
  return {
    ...given,
    // In the order in which they happened, as whoever compares them with a journal reads.
    retirements: retirements.filter(({ id }) => !forOthers.has(id)).toReversed(),
    forOthers: retirements.filter(({ id }) => forOthers.has(id)).toReversed(),
    purchases,
    holdings,
    withdrawn,
    promised,
    projects: await findProjects(db, [...new Set(named)]),
    checkpoint: await readCheckpoint(db),
  }
}
