import { climateRetirementsMax, PublishedRetirement } from '@ledgerleaf/contract/climate-pages'
import type { CertificateFile } from '@ledgerleaf/provenance/certificate'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'
import { batchesOfProjects } from '../../supply/projects/index.ts'
import { findCertificate } from './certificate-queries.ts'
import { findOthers, isForOthersSql } from './for-others.ts'
import { markSandbox } from './mark-sandbox.ts'
import { retirementStanding } from './standing-columns.ts'

/** What was retired on behalf of somebody else is theirs to speak of. */
const ownOf = (organisationId: string, others: readonly string[]): SQL =>
  sql`retirement.buyer_id = ${organisationId} and not ${isForOthersSql(others)}`

const Row = z.extend(PublishedRetirement, { retiredAt: Instant })

/** What an organisation may show of its retirements, the newest first, and how many there are. */
export const findPublishedRetirements = async (
  db: Reader,
  organisationId: string,
  limit: number,
): Promise<{ retirements: PublishedRetirement[]; count: number }> => {
  const own = ownOf(organisationId, await findOthers(db, organisationId))
  const rows = await query(
    db,
    Row,
    sql`
    select retirement.id::text, project.id::text as "projectId", project.name as "projectName", batch.registry, project.country,
      project.mechanism, retirement.quantity, retirement.beneficiary,
      retirement.on_behalf_of as "onBehalfOf", retirement.retired_at as "retiredAt",
      retirement.period_starts_on::text as "periodStartsOn", retirement.period_ends_on::text as "periodEndsOn",
      ${retirementStanding} as standing
    from retirements retirement join ${batchesOfProjects} on batch.id = retirement.batch_id
    where ${own}
    order by retirement.retired_at desc, retirement.id desc limit ${limit}`,
  )
  const [{ count } = { count: 0 }] = await query(
    db,
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from retirements retirement where ${own}`,
  )
  return { retirements: rows.map((row) => ({ ...row, retiredAt: row.retiredAt.toISOString() })), count }
}

/** The proofs of those that count, as files anybody can check. */
export const findCountedFiles = async (
  db: Reader,
  organisationId: string,
  isSandbox: boolean,
): Promise<CertificateFile[]> => {
  const { retirements } = await findPublishedRetirements(db, organisationId, climateRetirementsMax)
  const files: CertificateFile[] = []
  for (const { id, standing } of retirements) {
    const certificate = standing === 'counted' ? await findCertificate(db, id) : null
    const file = certificate && markSandbox(certificate, isSandbox).file
    if (file) files.push(file as CertificateFile)
  }
  return files
}
