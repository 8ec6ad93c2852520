import type { RegistryRetirementState } from '@ledgerleaf/contract/registry-retirement'
import { bigint, date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** The task of retiring at the registry what was retired here, and what became of it. */
export const registryRetirements = pgTable('registry_retirements', {
  retirementId: uuid().primaryKey(),
  batchId: uuid().notNull(),
  registry: text().notNull(),
  quantity: bigint({ mode: 'number' }).notNull(),
  beneficiary: text().notNull(),
  onBehalfOf: text(),
  reason: text().notNull(),
  purpose: text().notNull(),
  pendingSince: instant().notNull(),
  state: text().$type<RegistryRetirementState>().notNull().default('pending'),
  assignedTo: uuid(),
  reference: text(),
  link: text(),
  retiredOn: date(),
  confirmedBy: text().$type<'operator' | 'file'>(),
  fileAsOf: date(),
  settledAt: instant(),
  failure: text(),
  covered: bigint({ mode: 'number' }).notNull().default(0),
  contradiction: text(),
  contradictedOn: date(),
  actId: uuid(),
  instructedAt: instant(),
  remindedOn: date(),
  saidReference: text(),
  saidLink: text(),
  saidRetiredOn: date(),
  saidAt: instant(),
})
