import type { LineMatch, LineProposal, LineState } from '@ledgerleaf/contract/bank'
import { bigint, boolean, date, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** A file that the bank made about our account. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: uuid().primaryKey(),
    sha256: text().notNull(),
    /** Where in the file it stands: a bank may tell of each day in a statement of its own. */
    place: integer().notNull().default(0),
    name: text().notNull(),
    account: text().notNull(),
    currency: text().notNull(),
    openingCents: bigint({ mode: 'number' }).notNull(),
    closingCents: bigint({ mode: 'number' }).notNull(),
    lines: integer().notNull(),
    /** How many of them no earlier file had. */
    added: integer().notNull(),
    unbooked: integer().notNull(),
    importedBy: uuid().notNull(),
    importedAt: instant().notNull(),
    /** The day of its last balance. */
    closedOn: date().notNull(),
    /** Whether the make-believe bank wrote it. */
    isSandbox: boolean().notNull().default(false),
  },
  (table) => [unique().on(table.sha256, table.account, table.currency, table.place)],
)

/** A movement on our account, and what it stands for. */
export const bankLines = pgTable('bank_lines', {
  id: uuid().primaryKey(),
  statementId: uuid()
    .notNull()
    .references(() => bankStatements.id),
  key: text().notNull(),
  /** Null for lines of before there was one. */
  likeness: text(),
  bookedOn: date().notNull(),
  amountCents: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  isCredit: boolean().notNull(),
  endToEndId: text(),
  remittance: text().notNull(),
  counterparty: text(),
  counterpartyAccount: text(),
  counterpartyBic: text(),
  returnReason: text(),
  state: text().$type<LineState>().notNull(),
  matchKind: text().$type<LineMatch>(),
  matchId: uuid(),
  note: text(),
})

/** What one operator wants done with a large line, and what another said to it. */
export const lineProposals = pgTable('line_proposals', {
  id: uuid().primaryKey(),
  lineId: uuid()
    .notNull()
    .references(() => bankLines.id),
  act: text().$type<LineProposal['act']>().notNull(),
  invoice: text(),
  reason: text().notNull(),
  state: text().$type<'proposed' | 'done' | 'refused'>().notNull(),
  madeBy: uuid().notNull(),
  madeAt: instant().notNull(),
  decidedBy: uuid(),
  decidedAt: instant(),
})
