import { type Currency, currencies } from '@ledgerleaf/contract/currencies'
import { useState } from 'react'
import { readDraft, writeDraft } from '../../ui/draft.ts'

const draft = 'pay-in'

const readCurrency = (): Currency => currencies.find((one) => one === readDraft(draft).currency) ?? 'usd'

/** The currency somebody chose to pay in: it outlives a reload, and a way by sign-in or sign-up. */
export const useCurrency = (): [Currency, (currency: Currency) => void] => {
  const [currency, setCurrency] = useState(readCurrency)
  return [
    currency,
    (chosen) => {
      writeDraft(draft, { currency: chosen })
      setCurrency(chosen)
    },
  ]
}
