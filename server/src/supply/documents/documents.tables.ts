import type { DocumentKind, PageBox } from '@ledgerleaf/contract/documents'
import {
  bigint,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import type { Topic } from '../scores/index.ts'
import type { FactDetails, FactKind } from './facts.ts'
import type { DocumentLine } from './page-text.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const projectDocuments = pgTable(
  'project_documents',
  {
    id: uuid().primaryKey(),
    projectId: uuid().notNull(),
    name: text().notNull(),
    kind: text().$type<DocumentKind>().notNull(),
    format: text().notNull(),
    byteCount: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    pageCount: integer(),
    state: text().$type<'reading' | 'read' | 'unreadable'>().notNull(),
    problem: text(),
    refusedReason: text(),
    uploadedAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [unique().on(table.projectId, table.sha256)],
)

const documentId = () =>
  uuid()
    .notNull()
    .references(() => projectDocuments.id, { onDelete: 'cascade' })

/** The document as it came: in the store under a name, or here until it is moved there. */
export const documentFiles = pgTable('document_files', {
  documentId: documentId().primaryKey(),
  bytes: bytea(),
  object: text(),
})

export const documentPages = pgTable(
  'document_pages',
  {
    documentId: documentId(),
    page: integer().notNull(),
    text: text().notNull(),
    /** In points; null with the lines for what has no pages to draw, or was read before they were kept. */
    width: doublePrecision(),
    height: doublePrecision(),
    lines: jsonb().$type<DocumentLine[]>(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.page] })],
)

/** Pages drawn once somebody looked at them. */
export const documentImages = pgTable(
  'document_images',
  { documentId: documentId(), page: integer().notNull(), png: bytea().notNull() },
  (table) => [primaryKey({ columns: [table.documentId, table.page] })],
)

export const documentEvidence = pgTable(
  'document_evidence',
  {
    documentId: documentId(),
    topic: text().$type<Topic>().notNull(),
    page: integer().notNull(),
    quote: text().notNull(),
    value: text(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.topic, table.page, table.quote] })],
)

/** What a document states, each with its page, the words around it and where they stand. */
export const documentFacts = pgTable(
  'document_facts',
  {
    id: uuid().primaryKey(),
    documentId: documentId(),
    kind: text().$type<FactKind>().notNull(),
    value: text().notNull(),
    page: integer().notNull(),
    quote: text().notNull(),
    boxes: jsonb().$type<PageBox[]>().notNull(),
    details: jsonb().$type<FactDetails>(),
  },
  (table) => [unique().on(table.documentId, table.kind, table.value)],
)

export const fileProposals = pgTable(
  'file_proposals',
  {
    id: uuid().primaryKey(),
    documentId: documentId(),
    field: text().notNull(),
    value: text().notNull(),
    page: integer().notNull(),
    quote: text().notNull(),
    /** The serials and their vintage, where a block is proposed and no value of a field. */
    block: jsonb().$type<FactDetails>(),
    state: text().$type<'open' | 'accepted' | 'dismissed'>().notNull(),
  },
  (table) => [unique().on(table.documentId, table.field, table.value)],
)
