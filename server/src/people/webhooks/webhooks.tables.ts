import type { EventType } from '@ledgerleaf/contract/webhook-events'
import type { DeliveryState, OffReason } from '@ledgerleaf/contract/webhooks'
import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: uuid().primaryKey(),
  organisationId: uuid().notNull(),
  url: text().notNull(),
  description: text().notNull(),
  /** Null: all of them. */
  types: text().array().$type<EventType[]>(),
  addedAt: instant().notNull(),
  onSince: instant(),
  offBecause: text().$type<OffReason>(),
  secretSealed: text().notNull(),
  /** Signs too until then. */
  formerSecretSealed: text(),
  formerUntil: instant(),
  failuresInRow: integer().notNull().default(0),
  failingSince: instant(),
  restsUntil: instant(),
  lastDeliveredAt: instant(),
})

export const webhookEvents = pgTable('webhook_events', {
  id: uuid().primaryKey(),
  sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  organisationId: uuid().notNull(),
  type: text().$type<EventType>().notNull(),
  /** Of one object events are sent in the order in which they happened. */
  object: text().notNull(),
  /** The fact: whoever tells it again tells nothing new. */
  key: text().notNull(),
  /** As it is sent, byte for byte. */
  body: text().notNull(),
  madeAt: instant().notNull(),
})

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    endpointId: uuid().notNull(),
    eventId: uuid().notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    object: text().notNull(),
    state: text().$type<DeliveryState>().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    /** Somebody sends it just now, and has until then to say what came of it. */
    lease: uuid(),
    leasedUntil: instant(),
    endedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.endpointId, table.eventId] })],
)

export const webhookAttempts = pgTable('webhook_attempts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  endpointId: uuid().notNull(),
  eventId: uuid().notNull(),
  at: instant().notNull(),
  tookMs: integer().notNull(),
  status: integer(),
  failure: text(),
  answer: text().notNull(),
})
