import type { Currency } from '@ledgerleaf/contract/currencies'
import { Cents } from '@ledgerleaf/contract/units'
import { asc, eq, inArray } from 'drizzle-orm'
import { owedBack, payersFunds } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { oweBack } from './owe-back.ts'
import { moneyReturns } from './returns.tables.ts'

type ReturnRow = typeof moneyReturns.$inferSelect

/** What a bank says of a transfer back: booked, or come back and why. */
export type ToldReturn = {
  reference: string
  currency: Currency
  amountCents: number
  on: string
  returnReason: string | null
}
export type ReturnEnd =
  | { end: 'done'; returnId: string; row: ReturnRow }
  | { end: 'repeated' | 'amount'; returnId: string }
  | { end: 'unknown'; returnId: null }

const book = async (tx: Tx, row: ReturnRow, on: string, now: Date): Promise<void> => {
  await post(tx, {
    key: `send_back:${row.id}`,
    kind: 'send_back',
    now,
    postings: [
      { asset: row.currency, amount: Cents.parse(row.amountMinor), from: owedBack(row.id), to: payersFunds },
    ],
  })
  const changes = { state: 'confirmed' as const, settledAt: new Date(`${on}T00:00:00Z`) }
  Object.assign(row, changes)
  await tx.update(moneyReturns).set(changes).where(eq(moneyReturns.id, row.id))
}

/** It is owed again, by a row of its own, and somebody has to say where to: that account did not take it. */
const takeBack = async (tx: Tx, row: ReturnRow, told: ToldReturn, now: Date): Promise<void> => {
  const { id, orderId, lineId, refundId, currency, amountMinor, why, reason, payerId } = row
  const from = row.state === 'confirmed' ? payersFunds : owedBack(id)
  const returnReason = told.returnReason ?? ''
  const again = { orderId, lineId, refundId, currency, amountMinor, why, reason, from, payerId, returnReason }
  await oweBack(tx, { ...again, payee: null, payeeBefore: row.payee, followsId: id }, now)
  const changes = { state: 'returned' as const, settledAt: new Date(`${told.on}T00:00:00Z`), returnReason }
  Object.assign(row, changes)
  await tx.update(moneyReturns).set(changes).where(eq(moneyReturns.id, id))
}

const sent: ReadonlySet<string> = new Set(['sent', 'confirmed', 'returned'])

const judge = (row: ReturnRow | undefined, told: ToldReturn): ReturnEnd => {
  if (!row || !sent.has(row.state)) return { end: 'unknown', returnId: null }
  if (row.currency !== told.currency || row.amountMinor !== told.amountCents)
    return { end: 'amount', returnId: row.id }
  const isNews = told.returnReason === null ? row.state === 'sent' : row.state !== 'returned'
  return isNews ? { end: 'done', returnId: row.id, row } : { end: 'repeated', returnId: row.id }
}

/** Takes a bank's word for what was sent back, in its order. */
export const endReturns = async (tx: Tx, told: readonly ToldReturn[], now: Date): Promise<ReturnEnd[]> => {
  if (told.length === 0) return []
  const rows = await tx
    .select()
    .from(moneyReturns)
    .where(inArray(moneyReturns.reference, [...new Set(told.map(({ reference }) => reference))]))
    .orderBy(asc(moneyReturns.id))
    .for('update')
  const known = new Map(rows.map((row) => [row.reference, row]))
  const ends: ReturnEnd[] = []
  for (const one of told) {
    const row = known.get(one.reference)
    const end = judge(row, one)
    if (row && end.end === 'done')
      await (one.returnReason === null ? book(tx, row, one.on, now) : takeBack(tx, row, one, now))
    ends.push(end)
  }
  return ends
}
