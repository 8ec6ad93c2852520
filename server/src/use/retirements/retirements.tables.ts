import type { ShareKind } from '@ledgerleaf/contract/retirement-shares'
import type { RetirementReason } from '@ledgerleaf/contract/retirements'
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { batches } from '../../supply/projects/index.ts'

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes),
  fromDriver: (buffer) => new Uint8Array(buffer),
})

export const retirements = pgTable('retirements', {
  id: uuid().primaryKey(),
  /** Null for a guest until the order finds its owner. */
  buyerId: uuid(),
  /** Who of the organisation; null for guests and subscriptions, and where it was not recorded. */
  madeBy: uuid(),
  batchId: uuid()
    .notNull()
    .references(() => batches.id),
  quantity: bigint({ mode: 'number' }).notNull(),
  beneficiary: text().notNull(),
  onBehalfOf: text(),
  reason: text().$type<RetirementReason>().notNull(),
  purpose: text().notNull(),
  periodStartsOn: date(),
  periodEndsOn: date(),
  message: text(),
  retiredAt: instant().notNull(),
  score: integer(),
  salt: bytea(),
  orderId: uuid(),
  /** What was retired by itself, a line or a delivery; each once. */
  source: text().unique(),
  /** The act that retired several batches at once; null where it retired one. */
  togetherId: uuid(),
  /** When the money of the order it came with went back: then it counts for nobody. */
  repaidAt: instant(),
  /** Whose it is, as it was decided once; null until it can be. */
  isForOthers: boolean(),
  /** From before that was written down; the database gives it. */
  isOlder: boolean().notNull().default(false),
  /** Its place in the lists that say which credentials count; the database gives it. */
  statusPosition: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
})

/** Among whom one act was shared. */
export const retirementShares = pgTable(
  'retirement_shares',
  {
    sharedId: uuid().notNull(),
    position: integer().notNull(),
    organisationId: uuid().notNull(),
    kind: text().$type<ShareKind>().notNull(),
    name: text().notNull(),
    quantity: bigint({ mode: 'number' }).notNull(),
    /** Of one batch its retirement, of several the act over them. */
    certificateId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sharedId, table.position] })],
)
