import type { Disclosure } from '@ledgerleaf/contract/disclosures'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { findProjectEvidence } from '../../supply/documents/index.ts'

type Quote = { topic: string; quote: string; documentName: string; page: number }

export type Issued = { startsOn: string; endsOn: string; issuedOn: string; quantity: number; retired: number }

/** What a disclosure is written from: the file, what was issued, and what the documents show. */
export type DisclosureData = {
  projectId: string
  projectName: string
  category: string | null
  mechanism: string | null
  registry: string | null
  registryProjectId: string | null
  methodology: string | null
  methodologyId: string | null
  country: string | null
  sellerId: string
  sellerName: string
  siteLatitude: number | null
  siteLongitude: number | null
  startedOn: string | null
  creditingStartsOn: string | null
  creditingEndsOn: string | null
  removalPercent: number | null
  durabilityYears: number | null
  legallyRequired: boolean | null
  changesStatement: string | null
  accountabilityStatement: string | null
  calculationStatement: string | null
  labels: { name: string; issuer: string }[]
  review: string | null
  issued: Issued[]
  documents: { id: string; name: string; kind: string; sha256: string }[]
  evidence: Quote[]
  listing: Disclosure['listing']
}

type Facts = Omit<DisclosureData, 'issued' | 'documents' | 'evidence' | 'listing'>

const findFacts = async (db: Reader, projectId: string): Promise<Facts | undefined> => {
  const { rows } = await db.execute<Facts>(sql`
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
    from projects project left join project_files file on file.project_id = project.id
      left join seller_profiles profile on profile.user_id = project.seller_id
    where project.id = ${projectId}`)
  return rows[0]
}

const findIssued = async (db: Reader, projectId: string): Promise<Issued[]> => {
  const { rows } = await db.execute<Issued>(sql`
    select batch.vintage_starts_on::text as "startsOn", batch.vintage_ends_on::text as "endsOn",
      to_char(min(batch.issued_at) at time zone 'utc', 'YYYY-MM-DD') as "issuedOn",
      sum(batch.quantity)::bigint as quantity,
      (select coalesce(sum(retirement.quantity), 0)::bigint from retirements retirement
         join batches own on own.id = retirement.batch_id
       where own.project_id = ${projectId} and own.vintage_starts_on = batch.vintage_starts_on
         and own.vintage_ends_on = batch.vintage_ends_on) as retired
    from batches batch where batch.project_id = ${projectId}
    group by batch.vintage_starts_on, batch.vintage_ends_on order by 1, 2`)
  return rows
}

const findDisclosedDocuments = async (db: Reader, projectId: string) => {
  const { rows } = await db.execute<DisclosureData['documents'][number]>(sql`
    select id, name, kind, sha256 from project_documents
    where project_id = ${projectId} and state = 'read' and refused_reason is null order by uploaded_at, id`)
  return rows
}

type Listing = NonNullable<Disclosure['listing']>

const findListing = async (db: Reader, projectId: string, id: string): Promise<Listing | undefined> => {
  const { rows } = await db.execute<Listing>(sql`
    select listing.token_id as "tokenId", batch.vintage_starts_on::text as "vintageStartsOn",
      batch.vintage_ends_on::text as "vintageEndsOn", listing.sale_type as "saleType", listing.state,
      listing.quantity, listing.price_per_credit_cents as "pricePerCreditCents",
      batch.serial_prefix || ' ' || batch.serial_start || ' to ' || batch.serial_end as serials
    from listings listing join batches batch on batch.id = listing.batch_id
    where listing.id = ${id} and batch.project_id = ${projectId}`)
  return rows[0]
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
