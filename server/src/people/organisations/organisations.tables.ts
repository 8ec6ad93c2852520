import type { MemberRole } from '@ledgerleaf/contract/member-roles'
import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

export const organisations = pgTable('organisations', {
  id: uuid().primaryKey(),
  name: text().notNull().default(''),
  legalName: text().notNull().default(''),
  registerNumber: text().notNull().default(''),
  taxNumber: text().notNull().default(''),
  street: text().notNull().default(''),
  postalCode: text().notNull().default(''),
  city: text().notNull().default(''),
  country: text().notNull().default(''),
  /** Whom mails about what it owns go to. */
  contactId: uuid().notNull(),
  createdAt: instant().notNull().defaultNow(),
  /** From when on its members need a second factor. */
  secondFactorFrom: instant(),
  closedAt: instant(),
  /** Moves on when whoever was shown a link of it must not use that any more. */
  linkNo: integer().notNull().default(0),
  /** Members with an address of these domains act for it only through its own provider. */
  providerOnly: text().array().notNull().default([]),
})

/** What an organisation was called before. */
export const organisationFormerNames = pgTable(
  'organisation_former_names',
  { organisationId: uuid().notNull(), name: text().notNull(), leftAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.organisationId, table.name] })],
)

export const memberships = pgTable(
  'memberships',
  {
    organisationId: uuid().notNull(),
    personId: uuid().notNull(),
    role: text().$type<MemberRole>().notNull(),
    /** The last day, by UTC. */
    endsOn: date({ mode: 'string' }),
    joinedAt: instant().notNull().defaultNow(),
    /** When this person last chose to act for it. */
    chosenAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.personId] })],
)

export const subsidiaries = pgTable('subsidiaries', {
  id: uuid().primaryKey(),
  organisationId: uuid().notNull(),
  name: text().notNull(),
  registerNumber: text().notNull().default(''),
  country: text().notNull().default(''),
  createdAt: instant().notNull().defaultNow(),
})

/** What an organisation does here. Being an operator is a person's. */
export const organisationSides = pgTable(
  'organisation_sides',
  {
    organisationId: uuid().notNull(),
    side: text().$type<'buyer' | 'seller'>().notNull(),
    grantedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.side] })],
)

/** What happened in an organisation, for its members to read. */
export const organisationEvents = pgTable('organisation_events', {
  id: uuid().primaryKey(),
  organisationId: uuid().notNull(),
  /** Null for what a subscription did by itself. */
  personId: uuid(),
  /** The key it was done by, where a program did it. */
  keyId: uuid(),
  kind: text().$type<OrganisationEventKind>().notNull(),
  aboutId: uuid(),
  aboutEmail: text(),
  details: jsonb()
    .$type<{ role?: MemberRole; startsOn?: string; endsOn?: string | null; name?: string; amount?: string }>()
    .notNull()
    .default({}),
  at: instant().notNull(),
})

export type OrganisationEventKind =
  | 'founded'
  | 'details_changed'
  | 'subsidiary_added'
  | 'subsidiary_removed'
  | 'invited'
  | 'invitation_withdrawn'
  | 'invitation_declined'
  | 'joined'
  | 'role_changed'
  | 'contact_changed'
  | 'handed_over'
  | 'removed'
  | 'left'
  | 'climate_page_opened'
  | 'climate_page_closed'
  | 'climate_claim_added'
  | 'climate_claim_removed'
  | 'limits_set'
  | 'limits_removed'
  | 'factor_required'
  | 'factor_not_required'
  | 'domain_proven'
  | 'domain_lapsed'
  | 'domain_removed'
  | 'provider_saved'
  | 'provider_removed'
  | 'provider_on'
  | 'provider_off'
  | 'provider_required'
  | 'provider_not_required'
  | 'webhook_added'
  | 'webhook_changed'
  | 'webhook_on'
  | 'webhook_off'
  | 'webhook_secret'
  | 'webhook_removed'
  | 'key_made'
  | 'key_rotated'
  | 'key_revoked'
  | 'key_acted'
  | 'delegated'
  | 'delegation_ended'
  | 'approval_asked'
  | 'approval_given'
  | 'approval_given_for'
  | 'approval_repriced'
  | 'approval_refused'
  | 'approval_withdrawn'
  | 'approval_lapsed'
  | 'approval_done'
  | 'order_taken_over'
  | 'bought'
  | 'retired'
  | 'retirement_scheduled'
  | 'retirement_moved'
  | 'retirement_unscheduled'
  | 'credits_withdrawn'
  | 'credits_brought_back'
