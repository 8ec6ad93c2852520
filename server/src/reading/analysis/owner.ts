import { and, eq, type SQL } from 'drizzle-orm'
import type { Audience } from '../../platform/outbox.ts'
import type { ObjectOwner } from '../../platform/store/store-keys.ts'
import { analyses, reports } from './analysis.tables.ts'

/** Whose a report is: an organisation's, under the name its column still has, or a visitor's by the hash of their cookie. */
export type Owner = { personId: string } | { visitorHash: string }

export const ownedBy = (owner: Owner): SQL =>
  'personId' in owner ? eq(reports.personId, owner.personId) : eq(reports.visitorHash, owner.visitorHash)

/** The columns that say so. */
export const ownerColumns = (owner: Owner) => ({
  personId: 'personId' in owner ? owner.personId : null,
  visitorHash: 'visitorHash' in owner ? owner.visitorHash : null,
})

export const ownerOf = (report: { personId: string | null; visitorHash: string | null }): Owner => {
  if (report.personId !== null) return { personId: report.personId }
  if (report.visitorHash !== null) return { visitorHash: report.visitorHash }
  throw new Error('a report has an owner')
}

/** Whose screens are told of it: all members who act for the organisation. */
export const listenersOf = (owner: Owner): Audience =>
  'personId' in owner ? { organisationId: owner.personId } : owner

/** Whose key its document is sealed with. */
export const objectOwner = (owner: Owner): ObjectOwner => ({
  ownerId: 'personId' in owner ? owner.personId : owner.visitorHash,
  usedFor: 'reports',
})

/** One analysis, if it is this owner's. */
export const theirs = (owner: Owner, analysisId: string) =>
  and(eq(analyses.id, analysisId), eq(analyses.reportId, reports.id), ownedBy(owner))
