import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { transferred } from '../../ledger/accounts.ts'
import { lockCents } from '../../ledger/balance-queries.ts'
import type { BankConfig } from '../../platform/config.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import type { Sender } from '../orders/index.ts'
import { findPaymentOf } from '../payments/index.ts'
import { lockQuote } from './lock-quote.ts'
import { tellBuyer } from './mail-quotes.ts'
import { dueMail } from './quote-mails.ts'
import { quotes } from './quotes.tables.ts'

const daysBefore = 3
const atOnceMax = 500

/** By the database's clock, and once each. */
const dueSoon = and(
  isNull(quotes.remindedAt),
  sql`${quotes.dueAt} between now() and now() + make_interval(days => ${daysBefore})`,
)
const overdue = and(isNull(quotes.dunnedAt), sql`${quotes.dueAt} < now()`)

const conditionOf = (isOverdue: boolean): SQL | undefined =>
  and(eq(quotes.state, 'accepted'), isOverdue ? overdue : dueSoon)

/** Whom to write to, the earliest due first. */
export const findUnreminded = async (db: Reader, isOverdue: boolean): Promise<string[]> => {
  const rows = await db
    .select({ orderId: quotes.orderId })
    .from(quotes)
    .where(conditionOf(isOverdue))
    .orderBy(asc(quotes.dueAt))
    .limit(atOnceMax)
  return rows.map(({ orderId }) => orderId)
}

/** Writes once about an invoice that is due soon, and once about one that was. What was paid meanwhile is only noted. */
export const remindPayer = async (
  tx: Tx,
  orderId: string,
  isOverdue: boolean,
  { sender, bank, now }: { sender: Sender; bank: BankConfig; now: Date },
): Promise<void> => {
  const found = await lockQuote(tx, orderId)
  if (!found) return
  const [taken] = await tx
    .update(quotes)
    .set(isOverdue ? { dunnedAt: now } : { remindedAt: now })
    .where(and(eq(quotes.orderId, orderId), conditionOf(isOverdue)))
    .returning({ orderId: quotes.orderId })
  const payment = await findPaymentOf(tx, orderId)
  if (!taken || !payment || found.order.status !== 'pending') return
  const hereMinor = await lockCents(tx, transferred(orderId), found.order.currency)
  const missingMinor = payment.amountCents - hereMinor
  const mail = dueMail({ ...found, missingMinor, isOverdue }, { ...sender, bank })
  const fact = isOverdue ? 'invoice-overdue' : 'invoice-due'
  await tellBuyer(tx, found, mail, { kind: 'orders', fact }, now)
}
