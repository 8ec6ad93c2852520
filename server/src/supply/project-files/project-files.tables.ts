import type { CreditsHeld } from '@ledgerleaf/contract/backing'
import type { Label, ReviewState } from '@ledgerleaf/contract/project-files'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** What a seller tells of a project beyond what every project has: its name, registry, country and the like. */
export const projectFiles = pgTable('project_files', {
  projectId: uuid().primaryKey(),
  summary: text(),
  siteLatitude: doublePrecision(),
  siteLongitude: doublePrecision(),
  methodologyRaw: text(),
  methodologyId: text(),
  creditingStartsOn: date(),
  creditingEndsOn: date(),
  durabilityYears: integer(),
  additionalityStatement: text(),
  legallyRequired: boolean(),
  creditsHeld: text().$type<CreditsHeld>(),
  startedOn: date(),
  removalPercent: integer(),
  changesStatement: text(),
  accountabilityStatement: text(),
  calculationStatement: text(),
  labels: jsonb().$type<Label[]>().notNull().default([]),
  reviewState: text().$type<ReviewState>().notNull().default('draft'),
  reviewReason: text(),
  /** Counts the changes made after an approval. */
  version: integer().notNull().default(1),
  /** The operator who looks at it. */
  reviewerId: uuid(),
  submittedAt: instant(),
  reviewedAt: instant(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
})

/** Serials as entered. Once credits of a block are listed it has a batch in the ledger and stays. */
export const serialBlocks = pgTable('serial_blocks', {
  id: uuid().primaryKey(),
  projectId: uuid().notNull(),
  registry: text().notNull(),
  vintageStartsOn: date().notNull(),
  vintageEndsOn: date().notNull(),
  serialPrefix: text().notNull(),
  serialSpace: text().notNull(),
  serialStart: bigint({ mode: 'number' }).notNull(),
  serialEnd: bigint({ mode: 'number' }).notNull(),
  batchId: uuid().unique(),
  isContested: boolean().notNull().default(false),
  /** Since when an operator has approved it; null while it waits. */
  approvedAt: instant(),
  createdAt: instant().notNull(),
})
