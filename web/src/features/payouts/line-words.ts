import type { OpenLine } from '@ledgerleaf/contract/bank'
import { currencies, writeMoney } from '@ledgerleaf/contract/currencies'
import { writeDate } from '../../ui/format.ts'

/** A bank may speak of any currency; those we have no sign for are named. */
export const writeBanked = (minor: number, code: string): string => {
  const currency = currencies.find((one) => one.toUpperCase() === code)
  return currency ? writeMoney(minor, currency) : `${(minor / 100).toFixed(2)} ${code}`
}

/** Which line it is, in one breath: €10.00 from Field and Fjord AS, booked on Nov 17, 2026. */
export const nameLine = ({
  isCredit,
  amountCents,
  currency,
  counterparty,
  bookedOn,
}: Pick<OpenLine, 'isCredit' | 'amountCents' | 'currency' | 'counterparty' | 'bookedOn'>): string => {
  const party = counterparty ? ` ${isCredit ? 'from' : 'to'} ${counterparty}` : ''
  return `${isCredit ? '' : '−'}${writeBanked(amountCents, currency)}${party}, booked on ${writeDate(bookedOn)}`
}
