import type { Currency } from '@ledgerleaf/contract/currencies'
import type { Tonnes, V1Money } from '@ledgerleaf/contract/v1/shapes'

/** An amount in hundredths, with what it is in. */
export const money = (amount: number, currency: Currency): V1Money => ({ amount, currency, unit: 'cent' })

export const dollars = (cents: number): V1Money => money(cents, 'usd')

export const tonnes = (amount: number): Tonnes => ({ amount, unit: 'tCO2e' })
