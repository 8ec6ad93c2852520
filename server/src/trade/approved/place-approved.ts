import assert from 'node:assert/strict'
import type { PayBy } from '@ledgerleaf/contract/orders'
import type { RequestRow } from '../../people/approvals/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { roomOf } from '../../platform/outbox.ts'
import { orThrow } from '../../platform/outcome.ts'
import { findOrderRow, type OrderVat } from '../orders/index.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { startPurchase } from '../purchase/index.ts'
import { findBasket, linesOf } from './describe-act.ts'

type Parts = {
  provider: PaymentProvider
  feeBasisPoints: number
  vat: OrderVat
  buyerEmail: string
  placedBy: string
  pay: PayBy
  now: Date
}

/** Whether an order ended without anybody having paid for it: then what was approved may be ordered once more. */
export const hasEndedUnpaid = async (tx: Tx, orderId: string): Promise<boolean> =>
  ['cancelled', 'failed'].includes((await findOrderRow(tx, orderId))?.status ?? '')

/** Places the order that was approved, by the verb of the checkout: the same lines, for no more than was approved. */
export const placeApproved = async (
  tx: Tx,
  { act, organisationId, lines, amountCents }: RequestRow,
  { provider, feeBasisPoints, vat, buyerEmail, placedBy, pay, now }: Parts,
): Promise<string> => {
  assert(act.kind === 'purchase' && amountCents !== null)
  const { terms: _, expectedVatCents: __, payIn, ...order } = act.order
  const basket = await findBasket(tx, order.basketId, now)
  if (JSON.stringify(linesOf(basket, act.order)) !== JSON.stringify(lines))
    throw new DomainError('price_changed', {
      message: 'What the basket holds has changed. Please look again.',
    })
  const started = await startPurchase(
    tx,
    provider,
    {
      ...order,
      pay,
      vat,
      expectedTotalCents: basket.priceCents,
      expectedComposition: basket.composition,
      buyerId: organisationId,
      buyerEmail,
      placedBy,
      room: roomOf({ organisationId }),
      ...(payIn ? { payIn: { currency: payIn.currency, expectedMinor: null } } : {}),
      refuses: (placed) =>
        placed.amountCents > amountCents
          ? new DomainError('price_changed', { totalCents: placed.amountCents })
          : null,
    },
    feeBasisPoints,
    now,
  )
  if (started.kind === 'again') throw new Error('an order that was alone was not decided')
  return orThrow(started).id
}
