import type { ChainEntry } from '@ledgerleaf/contract/chain'
import type { BringBack, BringBackState, OwnWallets, Withdrawal } from '@ledgerleaf/contract/wallets'
import { Wallet, WalletStep, WithdrawnCredits } from '@ledgerleaf/contract/wallets'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { findCalls } from '../../chain/index.ts'
import type { Reader } from '../../platform/db.ts'
import { Instant, query } from '../../platform/query.ts'
import { batchesOfProjects } from '../../supply/projects/index.ts'
import { withdrawnOf } from './withdrawn-queries.ts'

const shownMax = 100

type Address = `0x${string}`
const Hex = z.custom<Address>()

const batchColumns = sql`batch.id as "batchId", project.id as "projectId", project.name as "projectName", batch.registry,
  batch.vintage_starts_on::text as "vintageStartsOn", batch.vintage_ends_on::text as "vintageEndsOn"`

const batchRow = z.omit(WithdrawnCredits, { quantity: true }).shape
const Row = {
  ...batchRow,
  id: z.string(),
  quantity: WithdrawnCredits.shape.quantity,
  address: Hex,
}
const WithdrawalRow = z.object({ ...Row, askedAt: Instant, leafIndex: z.nullable(z.int()) })
const AskedRow = z.object({ ...Row, at: Instant })
const DepositRow = z.object({
  ...Row,
  at: Instant,
  transaction: Hex,
  block: z.int(),
  isPosted: z.boolean(),
  isReversed: z.boolean(),
})

export type FindEntries = (indices: readonly number[]) => Promise<readonly ChainEntry[]>

const findWithdrawals = async (
  db: Reader,
  personId: string,
  findEntries: FindEntries,
): Promise<Withdrawal[]> => {
  const rows = await query(
    db,
    WithdrawalRow,
    sql`select ${batchColumns}, withdrawal.id, withdrawal.quantity, withdrawal.address, withdrawal.asked_at as "askedAt",
        (select leaf.leaf_index from ledger_entries entry join log_leaves leaf on leaf.entry_id = entry.id
         where entry.key = 'withdraw:' || withdrawal.id) as "leafIndex"
      from withdrawals withdrawal join ${batchesOfProjects} on batch.id = withdrawal.batch_id
      where withdrawal.person_id = ${personId}
      order by withdrawal.asked_at desc, withdrawal.id desc limit ${shownMax}`,
  )
  const entries = await findEntries(rows.flatMap(({ leafIndex }) => leafIndex ?? []))
  return rows.map(({ leafIndex, askedAt, ...row }) => {
    const entry = entries.find(({ index }) => index === leafIndex)
    return {
      ...row,
      askedAt: askedAt.toISOString(),
      state: entry?.state ?? 'waiting',
      transaction: entry?.transaction ?? null,
      block: entry?.block ?? null,
    }
  })
}

const selectAsked = (personId: string): SQL => sql`
  select ${batchColumns}, asked.id, asked.quantity, asked.address, asked.asked_at as at
  from bring_backs asked join ${batchesOfProjects} on batch.id = asked.batch_id
  where asked.person_id = ${personId} order by asked.asked_at desc, asked.id desc limit ${shownMax}`

/** What was posted to this person, and what one of their wallets brought back and is not posted yet. */
const selectDeposits = (personId: string): SQL => sql`
  select ${batchColumns}, deposit.contract || ':' || deposit.number as id, deposit.quantity, deposit.address, deposit.seen_at as at,
    deposit.transaction_hash as transaction, deposit.block, deposit.posted_at is not null as "isPosted",
    deposit.reversed_at is not null as "isReversed"
  from wallet_deposits deposit join ${batchesOfProjects} on batch.id = deposit.batch_id
  where deposit.person_id = ${personId}
    or (deposit.posted_at is null and deposit.address in (select address from wallets where person_id = ${personId}))
  order by deposit.seen_at desc, deposit.number desc limit ${shownMax}`

const stateOfCall = {
  waiting: 'signed',
  sent: 'sent',
  mined: 'mined',
  confirmed: 'mined',
  refused: 'refused',
} as const

const findBroughtBack = async (db: Reader, personId: string): Promise<BringBack[]> => {
  const asked = await query(db, AskedRow, selectAsked(personId))
  const deposits = await query(db, DepositRow, selectDeposits(personId))
  const calls = await findCalls(
    db,
    asked.map(({ id }) => `bring_back:${id}`),
  )
  const seen = new Set(deposits.map(({ transaction }) => transaction))
  const underWay = asked.flatMap(({ at, ...row }): BringBack[] => {
    const call = calls.find(({ about }) => about === `bring_back:${row.id}`)
    // Once the chain has told of it, that is what is shown.
    if (!call || (call.transaction && seen.has(call.transaction))) return []
    const { state, transaction, block, reason } = call
    return [{ ...row, at: at.toISOString(), state: stateOfCall[state], transaction, block, reason }]
  })
  const told = deposits.map(({ at, isPosted, isReversed, ...row }): BringBack => {
    const state: BringBackState = isReversed ? 'reversed' : isPosted ? 'back' : 'mined'
    return { ...row, at: at.toISOString(), state, reason: null }
  })
  return [...underWay, ...told].sort((a, b) => b.at.localeCompare(a.at))
}

const WalletRow = z.extend(Wallet, { provenAt: Instant })
const StepRow = z.extend(WalletStep, { at: Instant })

export const findWallets = async (
  db: Reader,
  personId: string,
  findEntries: FindEntries,
): Promise<Omit<OwnWallets, 'waiting' | 'cardWaitHours'>> => {
  const wallets = await query(
    db,
    WalletRow,
    sql`select id, address, proven_at as "provenAt" from wallets where person_id = ${personId} order by proven_at, id`,
  )
  const withdrawn = await query(
    db,
    WithdrawnCredits,
    sql`select ${batchColumns}, gone.quantity from ${withdrawnOf(sql`${personId}::uuid`)} gone
      join ${batchesOfProjects} on batch.id = gone.batch_id order by project.name, batch.vintage_starts_on, batch.id`,
  )
  const trail = await query(
    db,
    StepRow,
    sql`select id, address, what, at from wallet_trail where person_id = ${personId} order by at desc, id desc limit ${shownMax}`,
  )
  return {
    wallets: wallets.map(({ provenAt, ...wallet }) => ({ ...wallet, provenAt: provenAt.toISOString() })),
    withdrawn,
    withdrawals: await findWithdrawals(db, personId, findEntries),
    broughtBack: await findBroughtBack(db, personId),
    trail: trail.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
  }
}

const Known = z.omit(WithdrawnCredits, { quantity: true })

/** The batches a wallet may have tokens of: all that anybody ever withdrew, since tokens change hands. */
export const findTokenBatches = (db: Reader): Promise<z.infer<typeof Known>[]> =>
  query(
    db,
    Known,
    sql`select ${batchColumns} from ${batchesOfProjects} join ledger_balances gone
        on gone.account = 'credits/withdrawn' and gone.asset = batch.id::text and gone.amount > 0
      order by project.name, batch.vintage_starts_on, batch.id limit 500`,
  )
