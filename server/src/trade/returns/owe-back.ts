import type { Currency } from '@ledgerleaf/contract/currencies'
import type { OwedBack } from '@ledgerleaf/contract/payouts'
import { Cents } from '@ledgerleaf/contract/units'
import { type MoneyAccount, owedBack } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import type { ReturnPayee } from './payee.ts'
import { moneyReturns } from './returns.tables.ts'

const referenceOf = (id: string): string => `LLB-${id.slice(-12).toUpperCase()}`

export type NewReturn = {
  /** What came: it goes back in its own currency. */
  currency: Currency
  amountMinor: number
  why: OwedBack['why']
  reason: string
  /** Where the money lies. */
  from: MoneyAccount
  orderId: string | null
  lineId?: string | null
  /** Whom it goes to, or null where nobody knows. */
  payee: ReturnPayee | null
  /** The refund it is for. */
  refundId?: string | null
  /** Which of those who paid the order that is. */
  payerId?: string | null
  /** Why the bank did not take it to them before, and which account that was. */
  returnReason?: string
  payeeBefore?: ReturnPayee | null
  /** The transfer that came back. */
  followsId?: string
}

/** Money of a payer is theirs again. It stays in an account of its own until the bank has booked it out. */
export const oweBack = async (tx: Tx, { from, ...owed }: NewReturn, now: Date): Promise<{ id: string }> => {
  const id = newId(now.getTime())
  await post(tx, {
    key: `owe:${id}`,
    kind: 'owe',
    now,
    postings: [{ asset: owed.currency, amount: Cents.parse(owed.amountMinor), from, to: owedBack(id) }],
  })
  await tx
    .insert(moneyReturns)
    .values({ id, reference: referenceOf(id), ...owed, state: 'owed', owedAt: now })
  await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
  return { id }
}
