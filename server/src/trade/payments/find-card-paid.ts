import { and, eq, ne } from 'drizzle-orm'
import { escrow, holdings, ownedPrefix } from '../../ledger/accounts.ts'
import { findBrought, findSerials } from '../../ledger/range-queries.ts'
import type { Serials } from '../../ledger/serials.ts'
import type { Reader } from '../../platform/db.ts'
import { findSettledSince } from '../orders/index.ts'
import { payments } from './payments.tables.ts'

const isByCard = async (db: Reader, orderId: string): Promise<boolean> => {
  const [paid] = await db
    .select({ pay: payments.pay })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), ne(payments.pay, 'transfer')))
    .limit(1)
  return paid !== undefined
}

/**
 * The serials that orders brought which this person paid by card after a moment, each with when it was paid. What was paid by
 * bank transfer is not among them: nobody calls that back.
 */
export const findCardPaid = async (
  db: Reader,
  personId: string,
  since: Date,
): Promise<{ batchId: string; serials: Serials; paidAt: Date }[]> => {
  const found = []
  for (const { id, settledAt: paidAt } of await findSettledSince(db, personId, since)) {
    if (!(await isByCard(db, id))) continue
    const settled = await findSerials(db, [`settle:${id}`])
    // What was bought forward comes later, and by as many entries as it takes.
    const brought = await findBrought(db, id, [escrow(id), holdings(personId)])
    const owned = settled.filter(({ to }) => to.startsWith(ownedPrefix))
    for (const { batchId, serials } of [...owned, ...brought]) found.push({ batchId, serials, paidAt })
  }
  return found
}
