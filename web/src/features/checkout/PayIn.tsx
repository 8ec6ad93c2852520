import type { Basket } from '@ledgerleaf/contract/baskets'
import {
  type Currency,
  currencies,
  netIn,
  type RateSheet,
  writeExchange,
  writeMoney,
} from '@ledgerleaf/contract/currencies'
import { writeDay } from '@ledgerleaf/contract/days'
import { vatOf } from '@ledgerleaf/contract/vat'
import { CurrencySelect } from '../../nouns/rates/CurrencySelect.tsx'

type Props = {
  basket: Pick<Basket, 'priceCents' | 'lines'>
  vatBasisPoints: number
  currency: Currency
  sheet: RateSheet
  disabled: boolean
  onChange: (currency: Currency) => void
}

/** As the server works it out: price and VAT are rounded apart. */
const amountOf = ({ basket, vatBasisPoints, currency, sheet }: Props): number => {
  const netMinor = netIn({ totalCents: basket.priceCents, lines: basket.lines }, currency, sheet)
  return netMinor + vatOf(netMinor, vatBasisPoints)
}

/** What is priced in the currency it is paid in costs just that, and no rate is in it. */
const ownWords = ({ basket: { priceCents, lines }, currency }: Props): string => {
  const listed = lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const own = lines.filter((line) => line.currency === currency)
  if (listed !== priceCents || own.length === 0) return ''
  return own.length === lines.length
    ? ' Your sellers ask for exactly this, whatever the rate.'
    : ' What is priced in this currency costs exactly its price; the rate is for the rest.'
}

/** In which currency the order is paid: what it comes to, by whose rate and of which day. */
export const PayIn = (props: Props) => {
  const { currency, sheet, disabled, onChange } = props
  return (
    <div className="grid gap-2">
      <CurrencySelect
        label="Pay in"
        value={currency}
        disabled={disabled}
        onChange={(event) => onChange(currencies.find((one) => one === event.target.value) ?? 'usd')}
      />
      {currency !== 'usd' && (
        <p aria-live="polite" className="text-muted text-sm">
          You pay{' '}
          <strong className="whitespace-nowrap font-medium text-ink tabular-nums">
            {writeMoney(amountOf(props), currency)}
          </strong>
          : {writeExchange('usd', currency, sheet)}, {sheet.source}, {writeDay(sheet.day)}.{ownWords(props)}{' '}
          The rate stays with the order; what is returned goes back at the same one.
        </p>
      )}
    </div>
  )
}
