import type { Currency } from '@ledgerleaf/contract/currencies'

export const currencyNames: Record<Currency, string> = {
  usd: 'US dollars',
  eur: 'Euros',
  gbp: 'Pounds sterling',
}
