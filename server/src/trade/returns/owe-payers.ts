import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { type NewReturn, oweBack } from './owe-back.ts'
import { moneyReturns, payers } from './returns.tables.ts'

type Payer = Pick<typeof payers.$inferSelect, 'id' | 'payee' | 'amountMinor'>

/** Who paid an order, the last first, and how much of what came from each has not gone back or is not owed to them yet. */
const findPayers = async (tx: Tx, orderId: string): Promise<Payer[]> => {
  const given = await tx
    .select({
      payerId: moneyReturns.payerId,
      minor: sql<number>`sum(${moneyReturns.amountMinor})`.mapWith(Number),
    })
    .from(moneyReturns)
    // What a bank sent back is owed again by a row of its own.
    .where(and(eq(moneyReturns.orderId, orderId), ne(moneyReturns.state, 'returned')))
    .groupBy(moneyReturns.payerId)
  const found = await tx
    .select({ id: payers.id, payee: payers.payee, amountMinor: payers.amountMinor })
    .from(payers)
    .where(eq(payers.orderId, orderId))
    .orderBy(desc(payers.notedAt), desc(payers.id))
  return found.map((payer) => ({
    ...payer,
    amountMinor: payer.amountMinor - (given.find(({ payerId }) => payerId === payer.id)?.minor ?? 0),
  }))
}

export type OrderReturned = Omit<
  NewReturn,
  'payee' | 'payerId' | 'lineId' | 'returnReason' | 'payeeBefore'
> & {
  orderId: string
}

/**
 * Money of an order is its payers' again: to whoever paid last first, and to nobody more than came from them. So what is too
 * much goes to whoever sent too much. What is left over was told of by no line, and somebody has to say where it goes.
 */
export const owePayers = async (tx: Tx, owed: OrderReturned, now: Date): Promise<void> => {
  let left = owed.amountMinor
  for (const { id: payerId, payee, amountMinor: most } of await findPayers(tx, owed.orderId)) {
    const amountMinor = Math.min(left, most)
    if (amountMinor <= 0) continue
    await oweBack(tx, { ...owed, amountMinor, payee, payerId }, now)
    left -= amountMinor
  }
  if (left > 0) await oweBack(tx, { ...owed, amountMinor: left, payee: null }, now)
}
