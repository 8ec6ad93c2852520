import {
  type Currency,
  convertDown,
  ownPriceCentsMin,
  ownPriceTooLow,
  type RateSheet,
  writeExchange,
  writeMoney,
} from '@ledgerleaf/contract/currencies'
import { writeDay } from '@ledgerleaf/contract/days'
import { afterFee, writeFee } from '@ledgerleaf/contract/fees'
import { listingValueCentsMax } from '@ledgerleaf/contract/listings'
import { writeCents } from '../../ui/format.ts'

type Props = {
  /** What is typed, in hundredths of the currency. */
  priceMinor: number | undefined
  quantity: number
  currency: Exclude<Currency, 'usd'>
  sheet: RateSheet
  feeBasisPoints: number | undefined
}

/** What a price in another currency comes to by today's rate, for whoever sets it: dollars are what a seller receives. */
export const InDollars = ({ priceMinor, quantity, currency, sheet, feeBasisPoints }: Props) => {
  if (!priceMinor || !quantity || !(priceMinor * quantity <= listingValueCentsMax)) return null
  const eachCents = convertDown(priceMinor, currency, 'usd', sheet)
  if (eachCents < ownPriceCentsMin) return <p className="max-w-prose text-muted text-sm">{ownPriceTooLow}</p>
  const cents = eachCents * quantity
  return (
    <p className="max-w-prose text-muted text-sm">
      {writeMoney(priceMinor, currency)} comes to {writeCents(eachCents)} a credit (rounded down) at the rate
      of {writeDay(sheet.day)}: {writeExchange(currency, 'usd', sheet)}, {sheet.source}.
      {quantity > 1 && ` All ${quantity.toLocaleString('en-US')} come to ${writeCents(cents)}.`}
      {feeBasisPoints !== undefined &&
        ` You receive ${writeCents(afterFee(cents, feeBasisPoints))} when ${quantity === 1 ? 'one is' : 'all of it is'} sold, after a fee of ${writeFee(feeBasisPoints)}.`}{' '}
      The price in dollars follows each new rate. Proceeds and payouts are in US dollars, fixed for each order
      when it is placed.
    </p>
  )
}
