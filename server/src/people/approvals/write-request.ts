import { writeMoney } from '@ledgerleaf/contract/currencies'
import type { RequestRow } from './approval-queries.ts'

/** What a request comes to, in words; empty where it says neither. */
export const sizeOf = ({ amountCents, tonnes }: Pick<RequestRow, 'amountCents' | 'tonnes'>): string => {
  if (amountCents !== null) return writeMoney(amountCents, 'usd')
  return tonnes === null ? '' : `${tonnes.toLocaleString('en-US')} t`
}

/** A request as a line of the trail names it. */
export const nameRequest = (request: Pick<RequestRow, 'title' | 'amountCents' | 'tonnes'>) => ({
  name: request.title,
  amount: sizeOf(request),
})
