import { writeMoney } from '@ledgerleaf/contract/currencies'
import { isWelcomePlan, nameDiscount } from '@ledgerleaf/contract/discount-words'
import type { Order } from '@ledgerleaf/contract/orders'
import { writeVatLabel } from '@ledgerleaf/contract/vat'
import { writeCents } from '../../ui/format.ts'

export type OrderSum = { label: string; amount: string; isTotal?: true }

type Summed = Pick<
  Order,
  | 'status'
  | 'basketId'
  | 'listValueCents'
  | 'discountCents'
  | 'totalCents'
  | 'vatCents'
  | 'vat'
  | 'paid'
  | 'returnedCents'
  | 'returnedMinor'
>

const currencyNames = { usd: 'US dollars', eur: 'euros', gbp: 'pounds' } as const

const paidWords = (status: Order['status'], currency: keyof typeof currencyNames): string => {
  const isPaid = status === 'settled' || status === 'retired' || status === 'refunded' || status === 'paid'
  return `${isPaid ? 'Paid' : 'The same'} in ${currencyNames[currency]}`
}

/** From the lines to what was paid, and to what is left of it: each row follows from those above it. */
export const sumsOf = (order: Summed): OrderSum[] => {
  const { status, discountCents, totalCents, vatCents, vat, paid, returnedCents, returnedMinor } = order
  const isTaxed = vatCents > 0 && vat !== null
  const hasReturns = returnedCents > 0
  const isForeign = paid.currency !== 'usd'
  const inPaid = (minor: number) => (isForeign ? ` (${writeMoney(minor, paid.currency)})` : '')
  return [
    ...(discountCents > 0
      ? [
          { label: 'Value at list prices', amount: writeCents(order.listValueCents) },
          { label: nameDiscount(isWelcomePlan(order.basketId)), amount: `−${writeCents(discountCents)}` },
        ]
      : []),
    ...(isTaxed
      ? [
          { label: 'Net', amount: writeCents(totalCents) },
          { label: writeVatLabel(vat), amount: writeCents(vatCents) },
        ]
      : []),
    {
      label: isTaxed ? 'Total, VAT included' : 'Total',
      amount: writeCents(totalCents + vatCents),
      isTotal: true,
    },
    ...(isForeign
      ? [{ label: paidWords(status, paid.currency), amount: writeMoney(paid.minor, paid.currency) }]
      : []),
    ...(hasReturns
      ? [
          { label: `Returned to you${inPaid(returnedMinor)}`, amount: `−${writeCents(returnedCents)}` },
          {
            label: `Paid after returns${inPaid(paid.minor - returnedMinor)}`,
            amount: writeCents(totalCents + vatCents - returnedCents),
          },
        ]
      : []),
  ]
}
