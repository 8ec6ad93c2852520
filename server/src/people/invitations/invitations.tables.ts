import type { MemberRole } from '@ledgerleaf/contract/member-roles'
import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

export const invitations = pgTable('invitations', {
  id: uuid().primaryKey(),
  organisationId: uuid().notNull(),
  email: text().notNull(),
  role: text().$type<MemberRole>().notNull(),
  endsOn: date({ mode: 'string' }),
  /** The link itself is known to its reader alone. */
  tokenHash: text().notNull(),
  invitedBy: uuid().notNull(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
  endedAt: instant(),
  ended: text().$type<'accepted' | 'declined' | 'withdrawn'>(),
})
