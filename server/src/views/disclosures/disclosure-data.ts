import { DisclosedListing } from '@ledgerleaf/contract/disclosures'
import { SerialSpan, writeSerials } from '@ledgerleaf/contract/serials'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { findProjectEvidence } from '../../supply/documents/index.ts'
import { findApprovedDocuments } from '../../supply/project-files/index.ts'

type Quote = { topic: string; quote: string; documentName: string; page: number }

const text = z.nullable(z.string())
const number = z.nullable(z.number())

const Issued = z.object({
  startsOn: z.string(),
  endsOn: z.string(),
  issuedOn: z.string(),
  quantity: z.number(),
  retired: z.number(),
  /** Of these, what the registry itself shows as retired. */
  retiredThere: z.number(),
})
export type Issued = z.infer<typeof Issued>

const Facts = z.object({
  projectId: z.string(),
  projectName: z.string(),
  category: text,
  mechanism: text,
  registry: text,
  registryProjectId: text,
  methodology: text,
  methodologyId: text,
  country: text,
  sellerId: z.string(),
  sellerName: z.string(),
  siteLatitude: number,
  siteLongitude: number,
  startedOn: text,
  creditingStartsOn: text,
  creditingEndsOn: text,
  removalPercent: number,
  durabilityYears: number,
  legallyRequired: z.nullable(z.boolean()),
  changesStatement: text,
  accountabilityStatement: text,
  calculationStatement: text,
  labels: z.array(z.object({ name: z.string(), issuer: z.string() })),
  review: text,
})
type Facts = z.infer<typeof Facts>

const DisclosedDocument = z.object({ id: z.string(), name: z.string(), kind: z.string(), sha256: z.string() })

/** What a disclosure is written from: the file, what was issued, and what the documents show. */
export type DisclosureData = Facts & {
  issued: Issued[]
  documents: z.infer<typeof DisclosedDocument>[]
  evidence: Quote[]
  listing: DisclosedListing | null
}

const findFacts = async (db: Reader, projectId: string): Promise<Facts | undefined> => {
  const rows = await query(
    db,
    Facts,
    sql`
    select project.id as "projectId", project.name as "projectName", project.category, project.mechanism,
      project.registry, project.registry_project_id as "registryProjectId", project.methodology,
      file.methodology_id as "methodologyId", project.country, project.seller_id as "sellerId",
      coalesce(profile.company_name, 'Private seller') as "sellerName",
      file.site_latitude as "siteLatitude", file.site_longitude as "siteLongitude",
      file.started_on::text as "startedOn", file.crediting_starts_on::text as "creditingStartsOn",
      file.crediting_ends_on::text as "creditingEndsOn", file.removal_percent as "removalPercent",
      file.durability_years as "durabilityYears", file.legally_required as "legallyRequired",
      file.changes_statement as "changesStatement", file.accountability_statement as "accountabilityStatement",
      file.calculation_statement as "calculationStatement", coalesce(file.labels, '[]') as labels,
      file.review_state as review
    from projects project left join approved_project_files file on file.project_id = project.id
      left join seller_profiles profile on profile.seller_id = project.seller_id
    where project.id = ${projectId}`,
  )
  return rows[0]
}

const findIssued = async (db: Reader, projectId: string): Promise<Issued[]> => {
  const rows = await query(
    db,
    Issued,
    sql`
    select batch.vintage_starts_on::text as "startsOn", batch.vintage_ends_on::text as "endsOn",
      to_char(min(batch.issued_at) at time zone 'utc', 'YYYY-MM-DD') as "issuedOn",
      sum(batch.quantity)::bigint as quantity,
      (select coalesce(sum(retirement.quantity), 0)::bigint from retirements retirement
         join batches own on own.id = retirement.batch_id
       where own.project_id = ${projectId} and own.vintage_starts_on = batch.vintage_starts_on
         and own.vintage_ends_on = batch.vintage_ends_on) as retired,
      (select coalesce(sum(task.quantity), 0)::bigint from registry_retirements task
         join batches own on own.id = task.batch_id
       where task.state = 'done' and own.project_id = ${projectId} and own.vintage_starts_on = batch.vintage_starts_on
         and own.vintage_ends_on = batch.vintage_ends_on) as "retiredThere"
    from batches batch where batch.project_id = ${projectId} and not batch.is_promise
    group by batch.vintage_starts_on, batch.vintage_ends_on order by 1, 2`,
  )
  return rows
}

const findDisclosedDocuments = async (db: Reader, projectId: string) => {
  const approved = await findApprovedDocuments(db, projectId)
  const rows = await query(
    db,
    DisclosedDocument,
    sql`
    select id, name, kind, sha256 from project_documents
    where project_id = ${projectId} and state = 'read' and refused_reason is null
      and (${approved === null} or id = any (${sql.param(approved ?? [])}::uuid[])) order by uploaded_at, id`,
  )
  return rows
}

const ListingRow = z.extend(z.omit(DisclosedListing, { serials: true }), { span: z.nullable(SerialSpan) })

const findListing = async (
  db: Reader,
  projectId: string,
  id: string,
): Promise<DisclosedListing | undefined> => {
  const rows = await query(
    db,
    ListingRow,
    sql`
    select listing.token_id as "tokenId", batch.vintage_starts_on::text as "vintageStartsOn",
      batch.vintage_ends_on::text as "vintageEndsOn", listing.sale_type as "saleType", listing.state,
      listing.quantity, listing.price_per_credit_cents as "pricePerCreditCents", listing.currency,
      listing.price_minor as "priceMinor", (select day::text from rate_sheets where id = listing.rate_sheet_id) as "ratesDay",
      case when not batch.is_promise then json_build_object('prefix', batch.serial_prefix, 'first', batch.serial_start,
        'last', batch.serial_end) end as span
    from listings listing join batches batch on batch.id = listing.batch_id
    where listing.id = ${id} and batch.project_id = ${projectId}`,
  )
  const [row] = rows
  if (!row) return undefined
  const { span, ...listing } = row
  return {
    ...listing,
    serials: span ? writeSerials(span) : 'None yet: promised, and issued when they are delivered',
  }
}

/** Null where there is no such project, or no such listing of it. */
export const readDisclosureData = async (
  db: Reader,
  projectId: string,
  listingId: string | undefined,
): Promise<DisclosureData | null> => {
  const facts = await findFacts(db, projectId)
  const listing = listingId === undefined ? null : await findListing(db, projectId, listingId)
  if (!facts || listing === undefined) return null
  const [issued, documents, evidence] = await Promise.all([
    findIssued(db, projectId),
    findDisclosedDocuments(db, projectId),
    findProjectEvidence(db, projectId),
  ])
  return { ...facts, issued, documents, evidence, listing }
}
