import type { DueMilestone } from '@ledgerleaf/contract/forwards'
import type { Instruction } from '@ledgerleaf/contract/instructions'
import type { SellerListing } from '@ledgerleaf/contract/listings'
import type { PayoutBlock } from '@ledgerleaf/contract/payouts'
import type { ProjectSummary } from '@ledgerleaf/contract/project-files'
import type { SellerIdentity } from '@ledgerleaf/contract/seller-checks'
import type { TermsStanding } from '@ledgerleaf/contract/terms'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { findStanding } from '../../people/terms/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { findSellerListings } from '../../supply/listings/index.ts'
import { findIdentity } from '../../supply/seller-checks/index.ts'
import { findOwnInstructions } from '../../use/registry-retirements/index.ts'
import { findPromises } from '../forwards/index.ts'
import { findBalances, withOpened } from '../payouts/index.ts'
import { findSellerProjects } from '../seller-projects/index.ts'

/** What a review asked for, and a document that does not count as it is. */
const Asked = z.object({ projectId: z.string(), reason: z.nullable(z.string()) })
const BadDocument = z.object({
  projectId: z.string(),
  projectName: z.string(),
  name: z.string(),
  problem: z.string(),
})

/** Everything that may leave a seller something to do. */
export type DueFacts = {
  promises: readonly DueMilestone[]
  instructions: readonly Instruction[]
  projects: readonly ProjectSummary[]
  asked: ReadonlyMap<string, string>
  documents: readonly z.infer<typeof BadDocument>[]
  listings: readonly SellerListing[]
  identity: SellerIdentity
  standing: readonly TermsStanding[]
  payout: { blocked: PayoutBlock | null; hasAccount: boolean; balanceCents: number }
}

const findAsked = async (db: Reader, sellerId: string): Promise<Map<string, string>> => {
  const rows = await query(
    db,
    Asked,
    sql`select file.project_id as "projectId", file.review_reason as reason
      from projects project join project_files file on file.project_id = project.id
      where project.seller_id = ${sellerId} and file.review_state = 'changes_asked'`,
  )
  return new Map(rows.flatMap(({ projectId, reason }) => (reason ? [[projectId, reason] as const] : [])))
}

const findBadDocuments = (db: Reader, sellerId: string) =>
  query(
    db,
    BadDocument,
    sql`select project.id as "projectId", project.name as "projectName", document.name,
        coalesce('Refused: ' || document.refused_reason, 'It could not be read. ' || coalesce(document.problem, '')) as problem
      from projects project join project_documents document on document.project_id = project.id
        left join project_files file on file.project_id = project.id
      where project.seller_id = ${sellerId} and file.review_state is distinct from 'rejected'
        and (document.refused_reason is not null or document.state = 'unreadable')
      order by document.uploaded_at desc, document.id limit 100`,
  )

type Parts = { config: Pick<Config, 'payoutsBy' | 'registryRetirementDays'>; db: Reader; secret: string }

export const findDueFacts = async (
  { config, db, secret }: Parts,
  sellerId: string,
  now: Date,
): Promise<DueFacts> => {
  const [found] = (await findBalances(db, sellerId, now, config.payoutsBy)).map((row) =>
    withOpened(secret, row),
  )
  const when = { dueDays: config.registryRetirementDays, now }
  return {
    promises: await findPromises(db, sellerId),
    instructions: await findOwnInstructions(db, sellerId, when),
    projects: await findSellerProjects(db, sellerId),
    asked: await findAsked(db, sellerId),
    documents: await findBadDocuments(db, sellerId),
    listings: await findSellerListings(db, sellerId),
    identity: await findIdentity(db, sellerId),
    standing: await findStanding(db, sellerId),
    payout: {
      blocked: found?.blocked ?? null,
      hasAccount: found?.accountEnding != null,
      balanceCents: (found?.availableCents ?? 0) + (found?.pendingCents ?? 0) + (found?.escrowCents ?? 0),
    },
  }
}
