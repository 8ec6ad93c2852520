import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import { expect } from 'vitest'
import { findBreaches } from '../ledger/invariants.ts'
import { orThrow } from '../platform/outcome.ts'
import { inTransaction } from '../platform/transaction.ts'
import { type LockedOrder, lockOrder } from '../trade/orders/lock-order.ts'
import { type NewOrder, placeOrder } from '../trade/orders/place-order.ts'
import { findOrderBreaches } from '../views/reconciliation/order-invariants.ts'
import { testDatabase } from './test-database.ts'
import { marketNow } from './test-market.ts'

/** A database with orders in it, by the verbs of the domain; closing it checks every promise about orders. */
export const testOrders = async () => {
  const { db, pool, drop } = await testDatabase()
  const amount = async (account: string): Promise<number> => {
    const { rows } = await pool.query<{ amount: number }>(
      'select coalesce(sum(amount), 0)::bigint as amount from ledger_balances where account = $1',
      [account],
    )
    return rows[0]?.amount ?? 0
  }
  const place = (listingId: string, quantity: number, input: Partial<NewOrder> = {}): Promise<LockedOrder> =>
    inTransaction(db, async (tx) => {
      const lines = [{ listingId, quantity: Credits.parse(quantity) }]
      const wanted = { buyerId: randomUUID(), lines, feeBasisPoints: 250, ...input }
      return orThrow(await placeOrder(tx, wanted, marketNow))
    })
  /** The order as it is now, locked for what is done with it. */
  const withOrder = <T>(
    orderId: string,
    work: (tx: Parameters<Parameters<typeof inTransaction>[1]>[0], order: LockedOrder) => Promise<T>,
  ): Promise<T> =>
    inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (!order) throw new Error(`no order ${orderId}`)
      return work(tx, order)
    })
  /** The names of the jobs that wait, in the order in which they were asked for. */
  const jobs = async (about: string): Promise<string[]> => {
    const { rows } = await pool.query<{ task: string }>(
      `select task.identifier as task from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id
        where job.payload::text like '%' || $1 || '%' order by job.id`,
      [about],
    )
    return rows.map(({ task }) => task)
  }
  const close = async () => {
    expect(await findBreaches(db)).toEqual([])
    expect(await findOrderBreaches(db)).toEqual([])
    await drop()
  }
  return { db, pool, amount, place, withOrder, jobs, close }
}
export type TestOrders = Awaited<ReturnType<typeof testOrders>>
