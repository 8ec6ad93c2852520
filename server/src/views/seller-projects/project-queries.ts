import {
  OwnListing,
  type ProjectDetail,
  type ProjectFile,
  type ProjectSummary,
  SerialBlock,
} from '@ledgerleaf/contract/project-files'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { availableCredits, listedPrefix } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'
import { matchBlocks, unmatched } from '../../supply/backing/index.ts'
import { findDocumentFacts, findDocuments } from '../../supply/documents/index.ts'
import { findPhotographs, findPublicPhotographs } from '../../supply/photographs/index.ts'
import {
  checklistOf,
  checklistPercent,
  findFactsOf,
  findProjectFacts,
  findSellerFacts,
  progressOf,
  projectFiles,
  stepsOf,
} from '../../supply/project-files/index.ts'
import { projects } from '../../supply/projects/index.ts'
import { findScoreSummaries } from '../market/index.ts'
import { findNewProposals, statedVintages } from './found-in-documents.ts'
import { type KnownProject, withTrade } from './trade-facts.ts'

const iso = (date: Date | string | null) => (date === null ? null : new Date(date).toISOString())

const Place = z.object({
  id: z.string(),
  country: z.nullable(z.string()),
  methodology: z.nullable(z.string()),
})
type Sight = Pick<ProjectSummary, 'country' | 'methodology' | 'photograph' | 'score'>

/** What a project is pictured by and graded, the same as buyers see it but for a score that is still a draft. */
const findSights = async (db: Reader, ids: readonly string[]): Promise<(id: string) => Sight> => {
  const rows = await query(
    db,
    Place,
    sql`select id, country, methodology from projects where id = any (${sql.param([...ids])}::uuid[])`,
  )
  const places = new Map(rows.map((row) => [row.id, row]))
  const scores = await findScoreSummaries(db, [...ids], 'draft')
  const photographs = await findPublicPhotographs(db, ids)
  return (id) => {
    const { country = null, methodology = null } = places.get(id) ?? {}
    return {
      country,
      methodology,
      photograph: photographs.get(id)?.[0] ?? null,
      score: scores.get(id) ?? null,
    }
  }
}

const summarise = (facts: KnownProject, sight: Sight): ProjectSummary => ({
  id: facts.id,
  name: facts.name,
  category: facts.category,
  hasFile: facts.hasFile,
  progress: progressOf(facts),
  checklistPercent: checklistPercent(checklistOf(facts)),
  steps: stepsOf(facts),
  review: facts.review,
  leftCredits: facts.leftCredits,
  leftForwardCredits: facts.leftForwardCredits,
  unlistedCredits: facts.unlistedCredits,
  soldCredits: facts.soldCredits,
  owedCredits: facts.promisedCredits,
  earnedCents: facts.earnedCents,
  ...sight,
})

const summariseAll = async (db: Reader, facts: readonly KnownProject[]): Promise<ProjectSummary[]> => {
  const sightOf = await findSights(
    db,
    facts.map(({ id }) => id),
  )
  return facts.map((one) => summarise(one, sightOf(one.id)))
}

export const findSellerProjects = async (db: Reader, sellerId: string): Promise<ProjectSummary[]> =>
  summariseAll(db, await withTrade(db, await findSellerFacts(db, sellerId)))

/** The same of any sellers' projects, for whoever reviews them. */
export const findReviewedProjects = async (db: Reader, ids: readonly string[]): Promise<ProjectSummary[]> =>
  summariseAll(db, await withTrade(db, await findFactsOf(db, ids)))

/** The share of the five steps done, for each project of the seller that has a file, by its name. */
export const findProgress = async (db: Reader, sellerId: string): Promise<Map<string, number>> =>
  new Map(
    (await withTrade(db, await findSellerFacts(db, sellerId))).flatMap((facts) => {
      const progress = progressOf(facts)
      return progress === null ? [] : [[facts.name, progress] as const]
    }),
  )

const BlockRow = z.extend(z.omit(SerialBlock, { backing: true }), {
  batchId: z.nullable(z.string()),
  registry: z.string(),
  space: z.string(),
  registryProjectId: z.nullable(z.string()),
})

/** Each block with what its registry's records say of it today. */
const withBacking = async (db: Reader, rows: readonly z.infer<typeof BlockRow>[]): Promise<SerialBlock[]> => {
  const matches = await matchBlocks(
    db,
    rows.map(({ id, batchId, serialStart: first, serialEnd: last, ...row }) => ({
      ...row,
      id: batchId ?? id,
      first,
      last,
    })),
  )
  return rows.map(({ batchId, registry, space: _, registryProjectId: __, ...block }) => {
    const {
      gone: ___,
      rest: ____,
      ...backing
    } = matches.get(batchId ?? block.id) ?? {
      ...unmatched(registry),
      gone: '',
      rest: null,
    }
    return { ...block, backing }
  })
}

const findBlocks = async (db: Reader, projectId: string, sellerId: string): Promise<SerialBlock[]> => {
  const rows = await query(
    db,
    BlockRow,
    sql`
    select block.id, block.vintage_starts_on::text as "vintageStartsOn", block.vintage_ends_on::text as "vintageEndsOn",
      extract(year from block.vintage_starts_on)::int as vintage, block.serial_prefix as "serialPrefix",
      block.serial_start as "serialStart", block.serial_end as "serialEnd",
      block.serial_end - block.serial_start + 1 as quantity, block.batch_id is not null as issued,
      coalesce(batch.is_promise, false) as promised, block.approved,
      block.batch_id as "batchId", block.registry, block.serial_space as space,
      (select registry_project_id from projects where id = ${projectId}) as "registryProjectId",
      case when block.batch_id is not null then coalesce(own.amount, 0) end as "availableCredits"
    from (
      select id, vintage_starts_on, vintage_ends_on, serial_prefix, serial_start, serial_end, batch_id,
        registry, serial_space, approved_at is not null as approved
      from serial_blocks where project_id = ${projectId}
      union all
      -- Issued without a block, as a listing by name alone or an older one is.
      select batch.id, batch.vintage_starts_on, batch.vintage_ends_on, batch.serial_prefix, batch.serial_start,
        batch.serial_end, batch.id, batch.registry, batch.serial_space, batch.registry <> 'Ledgerleaf'
      from batches batch left join serial_blocks entered on entered.batch_id = batch.id
      where batch.project_id = ${projectId} and entered.id is null and not batch.is_promise
    ) block
      left join ledger_balances own on own.account = ${availableCredits(sellerId)} and own.asset = block.batch_id::text
      left join batches batch on batch.id = block.batch_id
    order by block.vintage_starts_on, block.serial_prefix, block.serial_start`,
  )
  return withBacking(db, rows)
}

const ListingRow = z.extend(z.omit(OwnListing, { expiresAt: true }), { expiresAt: z.nullable(Instant) })

/** The listings of a project, whatever became of them. */
const findProjectListings = async (db: Reader, projectId: string): Promise<OwnListing[]> => {
  const rows = await query(
    db,
    ListingRow,
    sql`
    select listing.id, listing.token_id as "tokenId", extract(year from batch.vintage_starts_on)::int as vintage,
      listing.sale_type as "saleType", listing.quantity, coalesce(left_over.amount, 0) as "leftCredits",
      listing.price_per_credit_cents as "pricePerCreditCents", listing.currency, listing.price_minor as "priceMinor",
      known.rates_day::text as "ratesDay", listing.minimum_fill as "minimumFill",
      listing.note_to_buyers as "noteToBuyers", listing.expires_at as "expiresAt",
      case when listing.expires_at <= now() then 'expired' else listing.state end as state,
      case when listing.state in ('open', 'paused') and known.available_credits > 0 then known.stopped_by end as "stoppedBy"
    from batches batch join listings listing on listing.batch_id = batch.id
      left join known_listings known on known.listing_id = listing.id
      left join ledger_balances left_over on left_over.account = ${listedPrefix} || listing.id and left_over.asset = batch.id::text
    where batch.project_id = ${projectId}
    order by listing.opened_at desc, listing.id desc`,
  )
  return rows.map((row) => ({ ...row, expiresAt: iso(row.expiresAt) }))
}

const emptyFile = { labels: [], reviewReason: null, submittedAt: null } as const

const findFile = async (db: Reader, projectId: string) => {
  const [row] = await db
    .select({ project: projects, file: projectFiles })
    .from(projects)
    .leftJoin(projectFiles, eq(projectFiles.projectId, projects.id))
    .where(eq(projects.id, projectId))
  if (!row) return null
  const { project, file } = row
  const shown: ProjectFile = {
    summary: file?.summary ?? null,
    category: project.category,
    mechanism: project.mechanism,
    registry: project.registry,
    registryProjectId: project.registryProjectId,
    methodology: file?.methodologyRaw ?? project.methodology,
    methodologyId: file?.methodologyId ?? null,
    country: project.country,
    siteLatitude: file?.siteLatitude ?? null,
    siteLongitude: file?.siteLongitude ?? null,
    creditingStartsOn: file?.creditingStartsOn ?? null,
    creditingEndsOn: file?.creditingEndsOn ?? null,
    durabilityYears: file?.durabilityYears ?? null,
    additionalityStatement: file?.additionalityStatement ?? null,
    legallyRequired: file?.legallyRequired ?? null,
    creditsHeld: file?.creditsHeld ?? null,
    startedOn: file?.startedOn ?? null,
    removalPercent: file?.removalPercent ?? null,
    changesStatement: file?.changesStatement ?? null,
    accountabilityStatement: file?.accountabilityStatement ?? null,
    calculationStatement: file?.calculationStatement ?? null,
    labels: file?.labels ?? [...emptyFile.labels],
  }
  return {
    file: shown,
    isApproved: project.approvedAt !== null,
    reviewReason: file?.reviewReason ?? null,
    submittedAt: iso(file?.submittedAt ?? null),
  }
}

/** A project with all that belongs to it, for its seller and for whoever reviews it. */
export const findProjectDetail = async (db: Reader, projectId: string): Promise<ProjectDetail | null> => {
  const known = await findProjectFacts(db, projectId)
  const [facts] = await withTrade(db, known ? [known] : [])
  const kept = facts && (await findFile(db, projectId))
  if (!facts || !kept) return null
  const sightOf = await findSights(db, [projectId])
  const blocks = await findBlocks(db, projectId, facts.sellerId)
  return {
    ...summarise(facts, sightOf(projectId)),
    ...kept,
    checklist: checklistOf(facts),
    blocks,
    documents: await findDocuments(db, projectId),
    photographs: await findPhotographs(db, projectId),
    proposals: await findNewProposals(db, projectId, kept.file, blocks),
    statedVintages: statedVintages(await findDocumentFacts(db, projectId)),
    listings: await findProjectListings(db, projectId),
  }
}
