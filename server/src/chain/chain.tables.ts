import {
  bigint,
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../platform/columns.ts'
import type { Hex } from './hex.ts'

const whole = () => bigint({ mode: 'number' })
/** More than a number holds exactly. */
const wei = () => numeric({ mode: 'bigint' })

/** How far the ledger is repeated on a contract. */
export const chainMirrors = pgTable(
  'chain_mirrors',
  {
    chainId: whole().notNull(),
    contract: text().$type<Hex>().notNull(),
    signer: text().$type<Hex>().notNull(),
    begunAt: instant().notNull(),
    begunBlock: whole(),
    deploymentGas: whole(),
    deploymentGasPriceWei: wei(),
    deployedAt: instant(),
    nextIndex: whole(),
    nextPart: integer().notNull().default(0),
    clearTo: whole().notNull().default(0),
    seenAt: instant(),
    block: whole(),
    balanceWei: wei(),
    trouble: text(),
    troubleSince: instant(),
    failures: integer().notNull().default(0),
    nextTryAt: instant(),
    halted: boolean().notNull().default(false),
    anchoredSize: whole(),
    anchoredRoot: text().$type<Hex>(),
    anchoredAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.contract] })],
)

/** What was signed for the contract; a block has it, or will, or another took its number. */
export const chainTransactions = pgTable('chain_transactions', {
  id: uuid().primaryKey(),
  chainId: whole().notNull(),
  contract: text().$type<Hex>().notNull(),
  kind: text().$type<'record' | 'anchor' | 'allow' | 'call'>().notNull(),
  nonce: whole().notNull(),
  data: text().$type<Hex>().notNull(),
  gas: whole().notNull(),
  firstIndex: whole(),
  lastIndex: whole(),
  endsOpen: boolean().notNull().default(false),
  moves: integer().notNull().default(0),
  anchoredSize: whole(),
  state: text().$type<'signed' | 'sent' | 'mined' | 'confirmed' | 'refused' | 'dropped'>().notNull(),
  hash: text().$type<Hex>().notNull(),
  signedAt: instant().notNull(),
  sentAt: instant(),
  reorganised: integer().notNull().default(0),
  block: whole(),
  blockHash: text().$type<Hex>(),
  minedAt: instant(),
  gasUsed: whole(),
  gasPriceWei: wei(),
  reason: text(),
})

/** Each version of a transaction, the same number with another fee. */
export const chainAttempts = pgTable('chain_attempts', {
  hash: text().$type<Hex>().primaryKey(),
  transactionId: uuid()
    .notNull()
    .references(() => chainTransactions.id),
  raw: text().$type<Hex>(),
  feeWei: wei().notNull(),
  tipWei: wei(),
  signedAt: instant().notNull(),
})

/** What rooms above have sent to the contract, between entries. */
export const chainCalls = pgTable('chain_calls', {
  about: text().primaryKey(),
  data: text().$type<Hex>().notNull(),
  askedAt: instant().notNull(),
  transactionId: uuid().references(() => chainTransactions.id),
  refused: text(),
})

/** Every comparison of the chain with the ledger. */
export const chainVerifications = pgTable('chain_verifications', {
  id: uuid().primaryKey(),
  chainId: whole().notNull(),
  contract: text().$type<Hex>().notNull(),
  ranAt: instant().notNull(),
  block: whole().notNull(),
  blockHash: text().$type<Hex>().notNull(),
  nextIndex: whole().notNull(),
  tokens: integer().notNull(),
  balances: integer().notNull(),
  retirements: integer().notNull(),
  entries: integer().notNull(),
  differences: jsonb().$type<string[]>().notNull(),
  tookMs: integer().notNull(),
})
