import { type Currency, currencies } from '@ledgerleaf/contract/currencies'
import { useKept } from './use-kept.ts'

/** The currency somebody chose to pay in: it outlives a reload, and a way by sign-in or sign-up. */
export const useCurrency = (): [Currency, (currency: Currency) => void] => {
  const [kept, keep] = useKept('pay-in', 'usd')
  return [currencies.find((one) => one === kept) ?? 'usd', keep]
}
