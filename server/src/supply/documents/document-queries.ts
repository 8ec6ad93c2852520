import { type ProjectDocument, type Proposal, ProposedBlock } from '@ledgerleaf/contract/documents'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import type { Store } from '../../platform/store/open-store.ts'
import type { FoundEvidence } from '../scores/index.ts'
import {
  documentEvidence,
  documentFiles,
  documentImages,
  documentPages,
  fileProposals,
  projectDocuments,
} from './documents.tables.ts'
import type { PageLayout } from './page-text.ts'

const counts = and(eq(projectDocuments.state, 'read'), isNull(projectDocuments.refusedReason))

/** What the documents of a project show, leaving out those an operator refused. */
export const findProjectEvidence = (db: Reader, projectId: string): Promise<FoundEvidence[]> =>
  db
    .select({
      topic: documentEvidence.topic,
      documentId: projectDocuments.id,
      documentName: projectDocuments.name,
      page: documentEvidence.page,
      quote: documentEvidence.quote,
      value: documentEvidence.value,
    })
    .from(documentEvidence)
    .innerJoin(projectDocuments, eq(projectDocuments.id, documentEvidence.documentId))
    .where(and(eq(projectDocuments.projectId, projectId), counts))
    .orderBy(
      asc(projectDocuments.uploadedAt),
      asc(projectDocuments.id),
      asc(documentEvidence.page),
      asc(documentEvidence.quote),
    )

/** Whether a verification statement was read of a project, given by its column in a statement of others. */
export const isVerified = (projectId: SQL): SQL => sql`exists (
  select from project_documents document join document_evidence evidence on evidence.document_id = document.id
  where document.project_id = ${projectId} and document.kind = 'verification' and document.state = 'read'
    and document.refused_reason is null and evidence.topic = 'verification_statement'
)`

export const findDocuments = async (db: Reader, projectId: string): Promise<ProjectDocument[]> => {
  const rows = await db
    .select({
      document: projectDocuments,
      findings: sql<number>`(select count(distinct topic) from document_evidence where document_id = ${projectDocuments.id})`,
      facts: sql<number>`(select count(*) from document_facts where document_id = ${projectDocuments.id})`,
    })
    .from(projectDocuments)
    .where(eq(projectDocuments.projectId, projectId))
    .orderBy(asc(projectDocuments.uploadedAt), asc(projectDocuments.id))
  return rows.map(({ document: { projectId: _, readAt: __, uploadedAt, ...document }, findings, facts }) => ({
    ...document,
    uploadedAt: uploadedAt.toISOString(),
    findings,
    facts,
  }))
}

/** What was read for the file and waits for the seller's word. */
export const findOpenProposals = async (db: Reader, projectId: string): Promise<Proposal[]> => {
  const rows = await db
    .select({
      id: fileProposals.id,
      field: fileProposals.field,
      value: fileProposals.value,
      documentId: projectDocuments.id,
      documentName: projectDocuments.name,
      page: fileProposals.page,
      quote: fileProposals.quote,
      block: fileProposals.block,
    })
    .from(fileProposals)
    .innerJoin(projectDocuments, eq(projectDocuments.id, fileProposals.documentId))
    .where(and(eq(projectDocuments.projectId, projectId), eq(fileProposals.state, 'open'), counts))
    .orderBy(
      asc(projectDocuments.uploadedAt),
      asc(fileProposals.page),
      asc(fileProposals.field),
      asc(fileProposals.value),
    )
  return rows.map(({ block, ...proposal }) => ({ ...proposal, block: block && ProposedBlock.parse(block) }))
}

export const findDocument = async (
  db: Reader,
  documentId: string,
): Promise<typeof projectDocuments.$inferSelect | null> => {
  if (!isId(documentId)) return null
  const [document] = await db.select().from(projectDocuments).where(eq(projectDocuments.id, documentId))
  return document ?? null
}

const isPage = (page: number) => Number.isInteger(page) && page >= 1 && page <= 100_000

type KeptPage = { text: string; layout: PageLayout | null }

export const findPage = async (db: Reader, documentId: string, page: number): Promise<KeptPage | null> => {
  if (!isPage(page)) return null
  const [row] = await db
    .select()
    .from(documentPages)
    .where(and(eq(documentPages.documentId, documentId), eq(documentPages.page, page)))
  if (!row) return null
  const { text, width, height, lines } = row
  const layout = width !== null && height !== null && lines !== null ? { width, height, lines } : null
  return { text, layout }
}

export const findPicture = async (db: Reader, documentId: string, page: number): Promise<Buffer | null> => {
  if (!isPage(page)) return null
  const [row] = await db
    .select({ png: documentImages.png })
    .from(documentImages)
    .where(and(eq(documentImages.documentId, documentId), eq(documentImages.page, page)))
  return row?.png ?? null
}

export const findDocumentBytes = async (
  { db, store }: { db: Reader; store: Store },
  documentId: string,
): Promise<Buffer | null> => {
  const [row] = await db
    .select({ bytes: documentFiles.bytes, object: documentFiles.object })
    .from(documentFiles)
    .where(eq(documentFiles.documentId, documentId))
  return row?.object ? store.read(row.object) : (row?.bytes ?? null)
}
