import type { WalletTurn } from '@ledgerleaf/contract/wallets'
import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

const whole = () => bigint({ mode: 'number' })
/** In lower case, as it is compared. */
const address = () => text().$type<`0x${string}`>().notNull()

export const wallets = pgTable('wallets', {
  id: uuid().primaryKey(),
  personId: uuid().notNull(),
  address: address().unique(),
  provenAt: instant().notNull(),
})

export const walletChallenges = pgTable('wallet_challenges', {
  id: uuid().primaryKey(),
  personId: uuid().notNull(),
  address: address(),
  nonce: text().notNull(),
  chainId: whole().notNull(),
  contract: address(),
  expiresAt: instant().notNull(),
})

/** What happened to the link between an account and a wallet. */
export const walletTrail = pgTable('wallet_trail', {
  id: uuid().primaryKey(),
  personId: uuid().notNull(),
  address: address(),
  what: text().$type<WalletTurn>().notNull(),
  at: instant().notNull(),
})

export const withdrawals = pgTable('withdrawals', {
  id: uuid().primaryKey(),
  personId: uuid(),
  batchId: uuid().notNull(),
  quantity: whole().notNull(),
  address: address(),
  askedAt: instant().notNull(),
})

export const bringBacks = pgTable('bring_backs', {
  id: uuid().primaryKey(),
  personId: uuid().notNull(),
  batchId: uuid().notNull(),
  quantity: whole().notNull(),
  address: address(),
  askedAt: instant().notNull(),
})

export const walletDeposits = pgTable(
  'wallet_deposits',
  {
    chainId: whole().notNull(),
    contract: address(),
    number: whole().notNull(),
    batchId: uuid().notNull(),
    quantity: whole().notNull(),
    address: address(),
    transactionHash: text().$type<`0x${string}`>().notNull(),
    block: whole().notNull(),
    blockHash: text().$type<`0x${string}`>().notNull(),
    seenAt: instant().notNull(),
    personId: uuid(),
    postedAt: instant(),
    trouble: text(),
    reversedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.contract, table.number] })],
)

export const depositCursors = pgTable(
  'deposit_cursors',
  { chainId: whole().notNull(), contract: address(), nextBlock: whole().notNull() },
  (table) => [primaryKey({ columns: [table.chainId, table.contract] })],
)
