import type { MoneyOrder } from '@ledgerleaf/contract/money'
import { writeCount, writeDate } from '../../ui/format.ts'

/** How far the sellers' share has come. A share is not a payout: it waits first, and then for whoever sends it. */
export const tellShare = (
  { status, lines, payableFrom }: Pick<MoneyOrder, 'status' | 'lines' | 'payableFrom'>,
  now = Date.now(),
): string | null => {
  if (status === 'pending' || status === 'paid') return 'Not theirs before the order settles'
  if (payableFrom === null || status === 'refunded' || status === 'cancelled' || status === 'failed')
    return null
  const toDeliver = lines.reduce((sum, line) => sum + line.toDeliver, 0)
  const waits = toDeliver > 0 ? [`in escrow for ${writeCount(toDeliver, 'credit')} to deliver`] : []
  const isAllForward = lines.every(({ isForward }) => isForward)
  const rest = isAllForward
    ? []
    : [
        Date.parse(payableFrom) > now
          ? `pending, can be paid out from ${writeDate(payableFrom)}`
          : 'in their balances, or paid out',
      ]
  const said = [...rest, ...waits].join('; ')
  return said
    ? `${said.charAt(0).toUpperCase()}${said.slice(1)}`
    : 'Delivered: in their balances, or paid out'
}
