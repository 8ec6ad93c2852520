import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import { expect } from 'vitest'
import { findBreaches } from '../ledger/invariants.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { DomainError } from '../platform/domain-error.ts'
import { inTransaction } from '../platform/transaction.ts'
import { applyShortfall } from '../trade/forwards/apply-shortfall.ts'
import { deliverCredits } from '../trade/forwards/deliver-credits.ts'
import { findForwards } from '../views/forwards/forward-queries.ts'
import { findForwardBreaches } from '../views/reconciliation/forward-invariants.ts'
import { findOrderBreaches } from '../views/reconciliation/order-invariants.ts'
import { issueKnown } from './registry-says.ts'
import { testDatabase } from './test-database.ts'
import { buyCredits, promiseCredits } from './test-market.ts'

const sender = { publicUrl: 'https://example.org' }
/** Far ahead: what is promised must be for sale by the clock of the database, too. */
export const bought = new Date('2126-03-02T09:00:00Z')
/** The promised vintage is over, and no date is missed yet. */
export const ripe = new Date('2126-08-01T09:00:00Z')
/** The first date has passed. */
export const late = new Date('2126-10-01T00:00:00Z')
export const feeBasisPoints = 250

export const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
  )

/** A database with people who buy, deliver and miss dates, by the verbs of the domain. */
export const testForwards = async () => {
  const { db, pool, drop } = await testDatabase()
  const amount = async (account: string) =>
    (
      await pool.query<{ amount: number }>(
        'select coalesce(sum(amount), 0)::bigint as amount from ledger_balances where account = $1',
        [account],
      )
    ).rows[0]?.amount
  /** A buyer with a forward purchase, and its dates in order. */
  const buyForward = async (
    options: Parameters<typeof promiseCredits>[1] = {},
    quantity = 10,
    buyerId: string = randomUUID(),
  ) => {
    const promised = await promiseCredits(db, options)
    const order = await buyCredits(db, buyerId, promised.listing.id, quantity, { at: bought })
    const [forward] = await findForwards(db, buyerId)
    if (!forward) throw new Error('nothing was bought forward')
    return { ...promised, buyerId, order, forward, milestones: forward.milestones }
  }
  /** Another buyer of a listing that is there, and its dates in order. */
  const buyAgain = async (listingId: string, quantity: number) => {
    const buyerId = randomUUID()
    await buyCredits(db, buyerId, listingId, quantity, { at: bought })
    const [forward] = await findForwards(db, buyerId)
    if (!forward) throw new Error('nothing was bought forward')
    return { buyerId, forward, milestones: forward.milestones }
  }
  const issue = (
    sellerId: string,
    projectId: string,
    credits: number,
    [startsOn, endsOn]: readonly [string, string] = ['2126-01-01', '2126-06-30'],
  ) =>
    inTransaction(db, (tx) => {
      const serials = { registry: 'Test Registry', prefix: randomUUID(), first: 1, last: credits }
      return issueKnown(tx, sellerId, { projectId, vintage: { startsOn, endsOn }, serials }, ripe)
    })
  const deliver = (sellerId: string, milestoneId: string, blockId: string, quantity: number, at = ripe) =>
    inTransaction(db, (tx) =>
      deliverCredits(tx, sellerId, milestoneId, { blockId, quantity: Credits.parse(quantity) }, at),
    )
  const miss = (milestoneId: string, at = late) =>
    inTransaction(db, (tx) => applyShortfall(tx, milestoneId, feeBasisPoints, sender, at))
  const close = async () => {
    expect(await findBreaches(db)).toEqual([])
    expect(await findOrderBreaches(db)).toEqual([])
    expect(await findForwardBreaches(db)).toEqual([])
    // The public log tells the whole story of it: every entry replays.
    expect((await verifyLedger(db)).findings).toEqual([])
    await drop()
  }
  return { db, pool, amount, buyForward, buyAgain, issue, deliver, miss, close }
}
export type TestForwards = Awaited<ReturnType<typeof testForwards>>
